import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
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
import type { Pack, PackAnswer, PackBlock, PackConcept, PackItem } from '../pack/pack.ts';
import { type PackWords, packWords } from '../words/words.ts';

const quiet = '4A5568';
const line = { style: BorderStyle.SINGLE, size: 4, color: '16202E' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** The pack as a Word document with real headings, lists and a linked table of contents. Resolves to its bytes. */
export async function docxOf(pack: Pack): Promise<Uint8Array> {
  const words = packWords[pack.language === 'de' ? 'de' : 'en'];
  const document = new Document({
    title: pack.title,
    description: pack.subtitle,
    creator: '',
    styles: {
      default: {
        document: { run: { font: 'Noto Sans', size: 21, language: { value: pack.guideLanguage } } },
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
        children: [...front(pack, words), ...body(pack, words), ...end(pack, words)],
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

function front(pack: Pack, words: PackWords): (Paragraph | Table)[] {
  return [
    text(pack.title, { heading: HeadingLevel.HEADING_1 }),
    text(pack.subtitle, {}, { color: quiet }),
    heading(words.aboutStudy),
    facts(pack),
    ...told(words.goal, pack.goal),
    ...told(words.background, pack.background),
    ...(pack.changes ? [heading(words.changesSince(pack.changes.since)), ...changes(pack.changes.groups, words)] : []),
    heading(words.contents),
    ...pack.blocks.map(
      ({ number, title }) =>
        new Paragraph({
          bidirectional: isRightToLeft(title),
          children: [
            new InternalHyperlink({
              anchor: `block-${number}`,
              children: [new TextRun({ text: `${number}. ${clean(title)}`, style: 'Hyperlink' })],
            }),
          ],
        }),
    ),
    ...(pack.welcome
      ? [heading(words.welcome), ...told(null, pack.welcome.title), ...told(null, pack.welcome.message)]
      : []),
  ];
}

function facts(pack: Pack): Table {
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
        new TableRow({ children: [cell(text(fact.label, {}, { color: quiet }), 30), cell(text(fact.text), 70)] }),
    ),
  });
}

function changes(groups: NonNullable<Pack['changes']>['groups'], words: PackWords): Paragraph[] {
  if (groups.length === 0) return [text(words.noChanges)];
  return groups.flatMap((group) => [
    text(group.title, { heading: HeadingLevel.HEADING_3 }),
    ...group.changes.map((change) => text(change, { bullet: { level: 0 } })),
  ]);
}

function body(pack: Pack, words: PackWords): Paragraph[] {
  return [
    ...pack.blocks.flatMap((block) => blockParts(block, words)),
    ...(pack.closing === '' ? [] : [heading(words.closing), text(pack.closing)]),
  ];
}

function blockParts(block: PackBlock, words: PackWords): Paragraph[] {
  const title = new Bookmark({
    id: `block-${block.number}`,
    children: [new TextRun(`${block.number}. ${clean(block.title)}`)],
  });
  const kind = new TextRun({ text: `  ${block.kind}`, bold: false, color: quiet, size: 19 });
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      bidirectional: isRightToLeft(block.title),
      children: [title, kind],
    }),
    ...block.notes.map(detail),
    ...block.concepts.flatMap((concept) => conceptParts(concept, words)),
    ...block.items.flatMap((item) => itemParts(item, words)),
  ];
}

function conceptParts(concept: PackConcept, words: PackWords): Paragraph[] {
  return [
    text(`${words.concept}: ${concept.name}`, { heading: HeadingLevel.HEADING_3 }),
    ...(concept.shown === '' ? [] : [text(concept.shown, {}, { italics: true })]),
    ...told(null, concept.title),
    ...told(null, concept.description),
    ...concept.details.map(detail),
  ];
}

function itemParts(item: PackItem, words: PackWords): Paragraph[] {
  const number = item.number === null ? '' : `${item.number}. `;
  const rows = item.rows.map((row): PackAnswer => ({ text: row, marks: [] }));
  return [
    text(number + item.text, { heading: HeadingLevel.HEADING_3 }),
    text(`${item.type} · ${item.askedOf}`, { keepNext: item.answers.length > 0 }, { color: quiet, size: 19 }),
    ...(rows.length === 0
      ? []
      : [detail(`${words.answers.rows}:`), ...rows.map(answer), detail(`${item.answersTitle}:`)]),
    ...item.answers.map(answer),
    ...item.details.map(detail),
    ...(item.instructions === '' ? [] : told(words.instructions, item.instructions)),
  ];
}

function answer({ text: words, marks }: PackAnswer): Paragraph {
  const mark = marks.length === 0 ? [] : [new TextRun({ text: `  — ${marks.join(', ')}`, color: quiet, size: 19 })];
  return new Paragraph({
    numbering: { reference: 'answers', level: 0 },
    bidirectional: isRightToLeft(words),
    children: [...runs(words), ...mark],
  });
}

function end(pack: Pack, words: PackWords): (Paragraph | Table)[] {
  const field = (label: string) =>
    new TableCell({
      children: [text(label, {}, { color: quiet, size: 19 })],
      borders: { top: line, bottom: none, left: none, right: none },
      margins: { top: 60, right: 200 },
    });
  return [
    // The line to sign on never stands alone on a page.
    heading(words.signature),
    text(words.signatureNote, { keepNext: true }),
    text(`${words.fingerprint}: ${pack.fingerprint}`, { spacing: { before: 160 }, keepNext: true }, { size: 19 }),
    text(words.fingerprintNote, { keepNext: true }, { color: quiet, size: 19 }),
    ...(pack.approvals.length === 0
      ? []
      : [
          text(words.approvals, { heading: HeadingLevel.HEADING_3, keepNext: true }),
          ...pack.approvals.map((each) => text(each.text, { bullet: { level: 0 }, keepNext: true })),
        ]),
    new Paragraph({ spacing: { before: 1000 }, keepNext: true }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [new TableRow({ children: [field(words.name), field(words.date), field(words.sign)] })],
    }),
  ];
}

function heading(title: string): Paragraph {
  return text(title, { heading: HeadingLevel.HEADING_2, keepNext: true });
}

function detail(words: string): Paragraph {
  return text(words, {}, { color: quiet, size: 19 });
}

function told(label: string | null, words: string): Paragraph[] {
  if (words === '') return [];
  return [...(label === null ? [] : [text(label, { spacing: { before: 160 } }, { bold: true })]), text(words)];
}

/** A text of the guide or of the pack in its own direction, with its line breaks. */
function text(
  words: string,
  paragraph: Omit<IParagraphOptions, 'children' | 'text'> = {},
  run: Omit<IRunOptions, 'text' | 'children'> = {},
): Paragraph {
  return new Paragraph({ ...paragraph, bidirectional: isRightToLeft(words), children: runs(words, run) });
}

function runs(words: string, run: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun[] {
  const rightToLeft = isRightToLeft(words);
  return clean(words)
    .split('\n')
    .map((text, at) => new TextRun({ ...run, text, rightToLeft, ...(at === 0 ? {} : { break: 1 }) }));
}

/** What XML cannot hold is shown as what it is: control characters and halves of characters. */
function clean(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/gu, '\n')
      .replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '\u{fffd}')
  );
}

/** By the first letter that has a direction, as the Unicode algorithm decides for a paragraph. */
function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter);
}
