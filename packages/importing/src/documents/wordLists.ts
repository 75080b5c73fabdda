import { type Element, elementOf, elementsOf, valueOf } from './word.ts';

/** How the paragraphs of a level of a list are marked. */
interface Level {
  readonly format: string;
  /** As `%1.` or `Q%1:`. */
  readonly text: string;
  readonly start: number;
}

/** The lists of a document, which count their paragraphs. */
export class WordLists {
  readonly levels = new Map<string, ReadonlyMap<number, Level>>();
  readonly abstractOf = new Map<string, string>();
  readonly starts = new Map<string, ReadonlyMap<number, number>>();
  readonly counts = new Map<string, number[]>();
  readonly begun = new Set<string>();

  constructor(numbering: Element | null) {
    if (numbering === null) return;
    for (const one of elementsOf(numbering)) {
      if (one.name === 'abstractNum') this.levels.set(one.attributes.get('abstractNumId') ?? '', levelsIn(one));
      if (one.name !== 'num') continue;
      const id = one.attributes.get('numId') ?? '';
      this.abstractOf.set(id, valueOf(one, 'abstractNumId') ?? '');
      const starts = elementsOf(one).flatMap((each) => {
        const start = each.name === 'lvlOverride' ? valueOf(each, 'startOverride') : undefined;
        return start === undefined ? [] : [[Number(each.attributes.get('ilvl') ?? 0), Number(start)] as const];
      });
      this.starts.set(id, new Map(starts));
    }
  }

  /** Returns what is before the next paragraph of a list, such as `3.` or `•`; null if nothing is. */
  next(id: string, level: number): string | null {
    const abstract = this.abstractOf.get(id);
    if (abstract === undefined || id === '0') return null;
    const levels = this.levels.get(abstract);
    const own = levels?.get(level);
    if (levels === undefined || own === undefined || own.format === 'none') return null;
    const counts = this.counts.get(abstract) ?? [];
    this.counts.set(abstract, counts);
    const override = this.starts.get(id)?.get(level);
    const key = `${id}.${level}`;
    if (override !== undefined && !this.begun.has(key)) counts[level] = override;
    else counts[level] = (counts[level] ?? own.start - 1) + 1;
    this.begun.add(key);
    counts.length = level + 1;
    if (own.format === 'bullet') return bulletOf(own.text);
    return own.text.replaceAll(/%(\d)/gu, (_, digit: string) => {
      const at = Number(digit) - 1;
      return inFormat(counts[at] ?? levels.get(at)?.start ?? 1, levels.get(at)?.format ?? 'decimal');
    });
  }
}

const levelsIn = (abstract: Element): ReadonlyMap<number, Level> =>
  new Map(
    elementsOf(abstract).flatMap((one) =>
      one.name === 'lvl'
        ? [
            [
              Number(one.attributes.get('ilvl') ?? 0),
              {
                format: valueOf(one, 'numFmt') ?? 'decimal',
                text: valueOf(one, 'lvlText') ?? '',
                start: Number(valueOf(one, 'start') ?? 1),
              },
            ] as const,
          ]
        : [],
    ),
  );

/** Bullets of symbol fonts are signs without a meaning; boxes stay what they are. */
const bulletOf = (text: string): string => (/^[□☐☑❑❒○◯⬜\uF0A8\uF06F\uF071]/u.test(text) ? text : '•');

/** Returns a number as it is written in a list. */
function inFormat(number: number, format: string): string {
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(97 + ((number - 1) % 26));
    return format === 'lowerLetter' ? letter : letter.toUpperCase();
  }
  if (format === 'lowerRoman') return roman(number);
  return format === 'upperRoman' ? roman(number).toUpperCase() : String(number);
}

function roman(number: number): string {
  let left = Math.min(Math.max(number, 1), 3999);
  let text = '';
  for (const [value, sign] of [
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const)
    for (; left >= value; left -= value) text += sign;
  return text;
}

/** The list that a paragraph is in, and the level in it. */
export interface InList {
  readonly id: string;
  readonly level: number;
}

/** Returns the list that the properties of a paragraph or a style name. */
export function listIn(properties: Element | undefined | null): InList | null {
  const own = elementOf(properties, 'numPr');
  const id = valueOf(own, 'numId');
  const level = Number(valueOf(own, 'ilvl') ?? 0);
  return id === undefined ? null : { id, level: Number.isInteger(level) && level >= 0 && level < 10 ? level : 0 };
}
