import { type DocumentLine, type LeftPart, lineOf, type ReadLines } from './line.ts';
import { type Mark, markIn } from './marks.ts';
import { type Element, elementOf, elementsOf, valueOf, type WordParts } from './word.ts';
import { type InList, listIn, WordLists } from './wordLists.ts';
import { languageMarked } from './wordLanguage.ts';
import { listOf, textIn, wordsOf } from './wordTexts.ts';
import { type Style, stylesIn, usual } from './wordStyles.ts';

/** Returns the lines of a Word document: its paragraphs, with what Word writes before those of lists. */
export function wordLines({ document, styles, numbering, ...others }: WordParts): ReadLines {
  const read = new WordReader(stylesIn(styles), new WordLists(numbering)).read(document, others);
  return { ...read, language: languageMarked(document, styles) };
}

class WordReader {
  readonly lines: DocumentLine[] = [];
  readonly left: LeftPart[] = [];
  readonly styles: ReadonlyMap<string, Style>;
  readonly lists: WordLists;
  count = 0;
  group = 0;
  last = '';
  isApart = true;
  title: string | null = null;
  bookmarks = new Map<string, number>();

  constructor(styles: ReadonlyMap<string, Style>, lists: WordLists) {
    this.styles = styles;
    this.lists = lists;
  }

  read(
    document: Element,
    { notes, aroundPages, hasMacros }: Pick<WordParts, 'notes' | 'aroundPages' | 'hasMacros'>,
  ): ReadLines {
    const body = elementOf(document, 'body');
    if (body !== undefined) for (const one of elementsOf(body)) this.addBlock(one, null);
    for (const list of notes)
      for (const note of elementsOf(list)) {
        const kind = note.attributes.get('type') ?? '';
        const all = textIn(note);
        if (kind !== 'separator' && kind !== 'continuationSeparator' && all !== '')
          this.left.push({ place: note.name, text: all, code: 'annotated' });
      }
    const texts = aroundPages.map((one) => ({
      place: one.name === 'hdr' ? 'header' : 'footer',
      text: textIn(one),
    }));
    for (const { place, text } of texts.filter(
      (one, at) => /[\p{L}\p{N}]/u.test(one.text) && texts.findIndex((other) => other.text === one.text) === at,
    ))
      this.left.push({ place, text, code: 'annotated' });
    if (hasMacros) this.left.push({ place: 'macros', text: 'vbaProject.bin', code: 'annotated' });
    return { lines: this.lines, left: this.left, title: null, language: null };
  }

  /** Adds a paragraph, a table, or what is in something around them. `cell`: where the texts of a cell go. */
  addBlock(element: Element, cell: string[] | null): void {
    if (element.name === 'p') this.addParagraph(element, cell);
    else if (element.name === 'tbl') this.addTable(element, cell);
    else if (element.name === 'sdt' && listOf(element) !== '') this.addChoices(listOf(element), cell);
    else if (['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo'].includes(element.name))
      for (const one of elementsOf(element)) this.addBlock(one, cell);
    else if (element.name === 'AlternateContent')
      for (const one of elementsOf(elementOf(element, 'Choice') ?? elementOf(element, 'Fallback') ?? element))
        this.addBlock(one, cell);
  }

  /** Adds the choices of a list that opens between paragraphs. */
  addChoices(list: string, cell: string[] | null): void {
    const choices = list.trim().split('\n');
    if (cell !== null) cell.push(...choices);
    else
      this.addLines(choices.join('\n'), {
        place: `paragraph ${this.count + 1}`,
        label: null,
        level: 0,
        style: usual,
        list: null,
        to: null,
        isBold: false,
        properties: undefined,
      });
  }

  addTable(table: Element, cell: string[] | null): void {
    const place = `paragraph ${this.count + 1}`;
    const rows: string[][] = [];
    for (const row of inside(table, 'tr')) {
      const cells: string[] = [];
      for (const one of inside(row, 'tc')) {
        const texts: string[] = [];
        for (const block of elementsOf(one)) this.addBlock(block, texts);
        cells.push(texts.join('\n'));
      }
      rows.push(cells);
    }
    if (cell !== null) cell.push(...rows.map((row) => row.join(' ')));
    else if (rows.some((row) => row.some((text) => text.trim() !== ''))) {
      this.group += 1;
      this.lines.push(lineOf({ place, kind: 'table', text: '', isApart: true, group: this.group, cells: rows }));
    }
    this.isApart = true;
  }

  addParagraph(paragraph: Element, cell: string[] | null): void {
    this.count += 1;
    const place = `paragraph ${this.count}`;
    const properties = elementOf(paragraph, 'pPr');
    const style = this.styles.get(valueOf(properties, 'pStyle') ?? '') ?? usual;
    const list = listIn(properties) ?? style.list;
    const words = wordsOf(paragraph, null, style.isBold);
    const { text, to, isBold, boxes } = words;
    if (words.hasPicture) this.left.push({ place, text: '', code: 'picture' });
    if (text.trim() === '') {
      if (cell === null) this.isApart = true;
    } else {
      const label = list === null ? null : this.lists.next(list.id, list.level);
      if (cell === null)
        this.addLines(text, { place, label, level: list?.level ?? 0, style, list, to, isBold, properties });
      else cell.push(...text.split('\n').map((line, at) => (at === 0 && label !== null ? `${label} ${line}` : line)));
    }
    for (const box of boxes) for (const one of elementsOf(box)) this.addBlock(one, cell);
  }

  addLines(
    text: string,
    own: {
      readonly place: string;
      readonly label: string | null;
      readonly level: number;
      readonly style: Style;
      readonly list: InList | null;
      readonly to: string | null;
      readonly isBold: boolean;
      readonly properties: Element | undefined;
    },
  ): void {
    const { place, label, level, style, list, to, isBold } = own;
    const outline = Number(valueOf(own.properties, 'outlineLvl') ?? Number.NaN);
    const heading = style.isTitle
      ? 1
      : style.heading > 0
        ? style.heading
        : outline >= 0 && outline < 6
          ? outline + 1
          : 0;
    const kind = heading > 0 ? 'heading' : style.isQuote ? 'quote' : 'text';
    const key = `${kind} ${list?.id ?? ''}`;
    if (key !== this.last || (kind === 'text' && label === null)) this.group += 1;
    this.last = key;
    const outer: Mark | null =
      label === null ? null : (markIn(`${label} x`).mark ?? { kind: 'bullet', label: '', number: null });
    const indent = label === null ? indentOf(own.properties) : level;
    for (const [at, line] of (kind === 'heading' ? [text.replaceAll('\n', ' ')] : text.split('\n')).entries()) {
      if (line.trim() === '') {
        this.isApart = true;
        continue;
      }
      const written = markIn(line);
      const mine = at === 0 ? outer : null;
      const isOwn =
        written.mark !== null &&
        (mine === null || written.mark.kind !== 'bullet') &&
        !(kind === 'heading' && written.mark.kind === 'bullet');
      const mark = isOwn ? written.mark : mine;
      this.lines.push(
        lineOf({
          place,
          kind,
          level: heading,
          depth: kind === 'text' ? indent + (at > 0 && label !== null ? 1 : 0) : 0,
          mark: kind === 'heading' && mark?.kind === 'bullet' ? null : mark,
          text: isOwn ? written.text : line.trim(),
          isBold: isBold && kind === 'text',
          isApart: this.isApart && at === 0,
          group: this.group,
          to,
        }),
      );
      this.isApart = false;
    }
  }
}

/** Returns the elements with a name in one, also in controls around them. */
function inside(parent: Element, name: string): readonly Element[] {
  return elementsOf(parent).flatMap((one) =>
    one.name === name ? [one] : ['sdt', 'sdtContent', 'customXml', 'ins'].includes(one.name) ? inside(one, name) : [],
  );
}

/** Returns how far a paragraph is indented, in steps of about a centimetre. */
function indentOf(properties: Element | undefined): number {
  const indent = elementOf(properties, 'ind');
  const left = Number(indent?.attributes.get('left') ?? indent?.attributes.get('start') ?? 0);
  return Number.isFinite(left) && left > 0 ? Math.min(Math.floor(left / 500), 9) : 0;
}
