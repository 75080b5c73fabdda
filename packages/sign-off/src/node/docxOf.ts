import { type Direction, isRightToLeft } from '@guide-studio/guide-core/plurals';
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { htmlOf } from '../html/htmlOf.ts';
import type { Pack, PackAnswer, PackBlock, PackConcept, PackFinding, PackItem, PackTest } from '../pack/pack.ts';
import { packWords } from '../words/messages.ts';
import type { PackWords } from '../words/messages.types.ts';
import { noPictures, type PicturesRead } from './pictures.ts';
import { usualFont, type WordFonts, wordFonts } from './wordFonts.ts';

const quiet = '4A5568';
const line = { style: BorderStyle.SINGLE, size: 4, color: '16202E' };
/** In the points of the page. */
const mostPictureSide = 400;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Returns the pack as the bytes of a Word document with real headings, lists and a linked table of contents. */
export async function docxOf(pack: Pack, pictures: PicturesRead = noPictures): Promise<Uint8Array> {
  const words = packWords[pack.language === 'de' ? 'de' : 'en'];
  // The HTML page contains every text of the document except the word before page numbers.
  const fonts = await wordFonts(htmlOf(pack) + words.page, pack.guideLanguage);
  const writer = new Writer(fonts, pack.direction, pictures);
  const document = new Document({
    title: pack.title,
    description: pack.subtitle,
    creator: '',
    fonts: fonts.files,
    styles: {
      default: {
        document: { run: { font: usualFont, size: 21, language: { value: pack.guideLanguage } } },
        heading1: { run: { size: 38, bold: true }, paragraph: { spacing: { after: 60 } } },
        heading2: {
          run: { size: 27, bold: true },
          paragraph: { spacing: { before: 420, after: 120 }, keepNext: true },
        },
        heading3: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 240, after: 40 }, keepNext: true } },
      },
    },
    numbering: {
      config: [
        {
          reference: 'answers',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '○',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 720, hanging: 320 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        footers: { default: footer(words) },
        children: writer.whole(pack, words),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function footer(words: PackWords): Footer {
  const number = new TextRun({
    children: [`${words.page} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: 18,
    color: quiet,
  });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.END, children: [number] })] });
}

/** The parts of the document, each text in the fonts it needs. */
class Writer {
  readonly #fonts: WordFonts;
  /** That of the guide's language; null if the guide names none. */
  readonly #direction: Direction | null;

  readonly #pictures: PicturesRead;

  constructor(fonts: WordFonts, direction: Direction | null, pictures: PicturesRead) {
    this.#pictures = pictures;
    this.#fonts = fonts;
    this.#direction = direction;
  }

  whole(pack: Pack, words: PackWords): (Paragraph | Table)[] {
    return [...this.#front(pack, words), ...this.#body(pack, words), ...this.#end(pack, words)];
  }

  #front(pack: Pack, words: PackWords): (Paragraph | Table)[] {
    return [
      this.#own(pack.title, { heading: HeadingLevel.HEADING_1 }),
      this.#text(pack.subtitle, {}, { color: quiet }),
      this.#heading(words.aboutStudy),
      this.#facts(pack),
      ...this.#labelled(words.goal, pack.goal),
      ...this.#labelled(words.background, pack.background),
      ...(pack.changes
        ? [
            this.#heading(words.changesSince(pack.changes.since)),
            this.#text(pack.changes.summary),
            ...this.#changes(pack.changes.groups),
          ]
        : []),
      ...this.#findings(pack.findings, words),
      this.#heading(words.contents),
      ...pack.blocks.map(
        ({ number, title }) =>
          new Paragraph({
            bidirectional: this.#isOwnRightToLeft(title),
            children: [
              new InternalHyperlink({
                anchor: `block-${number}`,
                children: this.#runs(`${number}. ${title}`, { style: 'Hyperlink' }),
              }),
            ],
          }),
      ),
      ...(pack.welcome
        ? [
            this.#heading(words.welcome),
            ...this.#labelled(null, pack.welcome.title),
            ...this.#labelled(null, pack.welcome.message),
          ]
        : []),
    ];
  }

  #facts(pack: Pack): Table {
    const cell = (content: Paragraph, percent: number) =>
      new TableCell({
        children: [content],
        width: { size: percent, type: WidthType.PERCENTAGE },
        borders: { top: none, bottom: none, left: none, right: none },
      });
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: pack.facts.map(
        (fact) =>
          new TableRow({
            children: [cell(this.#text(fact.label, {}, { color: quiet }), 30), cell(this.#text(fact.text), 70)],
          }),
      ),
    });
  }

  #findings(findings: readonly PackFinding[], words: PackWords): Paragraph[] {
    if (findings.length === 0) return [];
    const { title, about, severities } = words.findings;
    const lines = findings.map(({ severity, code, message }) => `${severities[severity]}: ${message} (${code})`);
    return [
      this.#heading(title),
      this.#text(about),
      ...lines.map((line) => this.#text(line, { bullet: { level: 0 } })),
    ];
  }

  #changes(groups: NonNullable<Pack['changes']>['groups']): Paragraph[] {
    return groups.flatMap((group) => [
      this.#text(group.title, { heading: HeadingLevel.HEADING_3 }),
      ...group.changes.map((change) => this.#text(change, { bullet: { level: 0 } })),
    ]);
  }

  #body(pack: Pack, words: PackWords): Paragraph[] {
    return [
      ...pack.blocks.flatMap((block) => this.#blockParts(block, words)),
      ...(pack.closing === '' ? [] : [this.#heading(words.closing), this.#own(pack.closing)]),
      ...(pack.readings === null
        ? []
        : [
            this.#heading(pack.readings.title),
            ...pack.readings.sentences.map((sentence) => this.#text(sentence, { bullet: { level: 0 } })),
          ]),
      ...(pack.tests.length === 0 ? [] : this.#testParts(pack.tests, words)),
    ];
  }

  #testParts(tests: readonly PackTest[], words: PackWords): Paragraph[] {
    const points = (texts: readonly string[]) => texts.map((text) => this.#text(text, { bullet: { level: 0 } }));
    return [
      this.#heading(words.tests.title),
      this.#text(words.tests.about),
      ...tests.flatMap(({ name, note, result, differences, participant, expected }) => [
        this.#text(name, { heading: HeadingLevel.HEADING_3 }),
        ...(result === '' ? [] : [this.#detail(result)]),
        ...points(differences),
        ...(note === '' ? [] : [this.#text(note)]),
        this.#text(words.tests.participant, { keepNext: true }, { bold: true }),
        ...points(participant),
        this.#text(words.tests.expected, { keepNext: true }, { bold: true }),
        ...points(expected),
      ]),
    ];
  }

  #blockParts(block: PackBlock, words: PackWords): Paragraph[] {
    const title = new Bookmark({
      id: `block-${block.number}`,
      children: this.#runs(`${block.number}. ${block.title}`),
    });
    const kind = this.#runs(`  ${block.kind}`, { bold: false, color: quiet, size: 19 });
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        bidirectional: this.#isOwnRightToLeft(block.title),
        children: [title, ...kind],
      }),
      ...block.notes.map((note) => this.#detail(note)),
      ...block.concepts.flatMap((concept) => this.#conceptParts(concept, words)),
      ...block.items.flatMap((item) => this.#itemParts(item, words)),
    ];
  }

  #conceptParts(concept: PackConcept, words: PackWords): Paragraph[] {
    return [
      this.#own(`${words.concept}: ${concept.name}`, { heading: HeadingLevel.HEADING_3 }),
      ...(concept.shown === '' ? [] : [this.#text(concept.shown, {}, { italics: true })]),
      ...this.#labelled(null, concept.title),
      ...this.#labelled(null, concept.description),
      ...this.#pictureParts(concept.pictures),
      ...concept.details.map((each) => this.#detail(each)),
    ];
  }

  /** Word shows PNG, JPEG and GIF; others are named only. */
  #pictureParts(pictures: PackItem['pictures']): Paragraph[] {
    return pictures.flatMap(({ address, name }) => {
      const picture = this.#pictures.get(address);
      if (picture === undefined) return [];
      const { ending, width, height } = picture.looked;
      if (width === null || height === null) return [];
      if (ending !== 'png' && ending !== 'jpg' && ending !== 'gif') return [];
      const scale = Math.min(1, mostPictureSide / width, mostPictureSide / height);
      const transformation = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
      const altText = { name: clean(name), description: clean(name), title: '' };
      return [
        new Paragraph({ children: [new ImageRun({ type: ending, data: picture.bytes, transformation, altText })] }),
      ];
    });
  }

  #itemParts(item: PackItem, words: PackWords): Paragraph[] {
    const { direction } = item;
    const rows = item.rows.map((row): PackAnswer => ({ text: row, marks: [] }));
    const answered = (each: PackAnswer) => this.#answer(each, direction);
    const detailLine = (text: string, keepNext = false) =>
      this.#detail(text, { keepNext, ...besides(text, direction) });
    return [
      this.#text(`${item.number}. ${item.text}`, {
        bidirectional: item.direction === 'rtl',
        heading: HeadingLevel.HEADING_3,
      }),
      detailLine(`${item.type} · ${item.askedOf}`, item.answers.length > 0),
      ...(rows.length === 0
        ? []
        : [
            detailLine(`${words.answers.rows}:`, true),
            ...rows.map(answered),
            detailLine(`${item.answersTitle}:`, true),
          ]),
      ...item.answers.map(answered),
      ...this.#pictureParts(item.pictures),
      ...item.details.map((detail) => detailLine(detail)),
      ...(item.instructions === '' ? [] : this.#labelled(words.instructions, item.instructions)),
    ];
  }

  #answer({ text: words, marks }: PackAnswer, direction: Direction): Paragraph {
    const mark = marks.length === 0 ? [] : this.#runs(`  — ${marks.join(', ')}`, { color: quiet, size: 19 });
    return new Paragraph({
      numbering: { reference: 'answers', level: 0 },
      bidirectional: direction === 'rtl',
      children: [...this.#runs(words), ...mark],
    });
  }

  #end(pack: Pack, words: PackWords): (Paragraph | Table)[] {
    const field = (label: string) =>
      new TableCell({
        children: [this.#text(label, {}, { color: quiet, size: 19 })],
        borders: { top: line, bottom: none, left: none, right: none },
        margins: { top: 60, right: 200 },
      });
    return [
      // Keeps the signature line from being alone on a page.
      this.#heading(words.signature),
      this.#text(words.signatureNote, { keepNext: true }),
      this.#text(
        `${words.fingerprint}: ${pack.fingerprint}`,
        { spacing: { before: 160 }, keepNext: true },
        { size: 19 },
      ),
      this.#text(words.fingerprintNote, { keepNext: true }, { color: quiet, size: 19 }),
      ...(pack.approvals.length === 0
        ? []
        : [
            this.#text(words.approvals, { heading: HeadingLevel.HEADING_3, keepNext: true }),
            ...pack.approvals.map((each) => this.#text(each.text, { bullet: { level: 0 }, keepNext: true })),
          ]),
      new Paragraph({ spacing: { before: 1000 }, keepNext: true }),
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [new TableRow({ children: [field(words.name), field(words.date), field(words.sign)] })],
      }),
    ];
  }

  #heading(title: string): Paragraph {
    return this.#text(title, { heading: HeadingLevel.HEADING_2, keepNext: true });
  }

  #detail(words: string, paragraph: Omit<IParagraphOptions, 'children' | 'text'> = {}): Paragraph {
    return this.#text(words, paragraph, { color: quiet, size: 19 });
  }

  #labelled(label: string | null, words: string): Paragraph[] {
    if (words === '') return [];
    return [
      ...(label === null ? [] : [this.#text(label, { spacing: { before: 160 } }, { bold: true })]),
      this.#own(words),
    ];
  }

  /** Returns a text of the guide, which begins where the guide's language does. */
  #own(words: string, paragraph: Omit<IParagraphOptions, 'children' | 'text'> = {}): Paragraph {
    return this.#text(words, { bidirectional: this.#isOwnRightToLeft(words), ...paragraph });
  }

  #isOwnRightToLeft(words: string): boolean {
    return this.#direction === null ? isRightToLeft(words) : this.#direction === 'rtl';
  }

  /** Returns a text of the guide or the pack in its own direction, with its line breaks. */
  #text(
    words: string,
    paragraph: Omit<IParagraphOptions, 'children' | 'text'> = {},
    run: Omit<IRunOptions, 'text' | 'children'> = {},
  ): Paragraph {
    return new Paragraph({ bidirectional: isRightToLeft(words), ...paragraph, children: this.#runs(words, run) });
  }

  #runs(words: string, run: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun[] {
    const rightToLeft = isRightToLeft(words);
    return clean(words)
      .split('\n')
      .flatMap((line, at) => {
        const stretches = line === '' ? [{ text: '', font: undefined }] : this.#fonts.stretches(line);
        return stretches.map(({ text, font }, place) => {
          const broken = at > 0 && place === 0 ? { break: 1 } : {};
          return new TextRun({ ...run, text, rightToLeft, ...(font === undefined ? {} : { font }), ...broken });
        });
      });
  }
}

/** Aligns a text of the other direction to the side where its question begins. */
function besides(words: string, direction: Direction): Omit<IParagraphOptions, 'children' | 'text'> {
  return isRightToLeft(words) === (direction === 'rtl') ? {} : { alignment: AlignmentType.END };
}

/** Replaces what XML cannot contain: control characters and unpaired surrogates. Line breaks of Word are line breaks. */
function clean(text: string): string {
  return (
    text
      .replaceAll(/\r\n?|[\v\f]/gu, '\n')
      .replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/gu, '\u{fffd}')
  );
}
