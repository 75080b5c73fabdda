import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Expectation, type ExpectedItem, type Lines, textsOf } from './expectation.ts';
import { type DocumentLines, linesOf, normal, normalProbe } from './linesOf.ts';

type Item = CreateStudyRequest['studyGuide'][number]['items'][number];

const kinds = ['title', 'blocks', 'texts', 'questions', 'order', 'types', 'options', 'rows', 'probes'] as const;

/** What is compared: each has its own recall and precision. */
export type Kind = (typeof kinds)[number];

/** What a guide has of a kind of what is expected. What is missed and what is extra is in words, for people. */
export interface Tally {
  readonly found: number;
  readonly missed: readonly string[];
  readonly extra: readonly string[];
}

/** An item of a guide, and what is expected of it. */
export interface Match {
  readonly expected: ExpectedItem;
  readonly item: Item;
}

export interface Compared {
  readonly tallies: Readonly<Record<Kind, Tally>>;
  readonly matches: readonly Match[];
}

/** Compares a guide with what is expected of a document. */
export function compareDocument(guide: CreateStudyRequest, expectation: Expectation, source: string): Compared {
  const lines = linesOf(source);
  const tallies = Object.fromEntries(
    kinds.map((kind) => [kind, { found: 0, missed: [] as string[], extra: [] as string[] }]),
  ) as Record<Kind, { found: number; missed: string[]; extra: string[] }>;
  const count = (kind: Kind, { found, missed, extra }: Tally): void => {
    tallies[kind].found += found;
    tallies[kind].missed.push(...missed);
    tallies[kind].extra.push(...extra);
  };
  const textsIn = (given: Lines | undefined): readonly string[] => textsOf(given).map(lines.textOf);
  const blocks = expectation.blocks;
  const texts = [expectation, ...blocks].flatMap((one) => textsIn(one.texts));
  const may = [expectation, ...blocks].flatMap((one) => textsIn(one.may));

  const title = expectation.title === undefined ? null : lines.textOf([expectation.title]);
  const titles = guide.studyGuide.map((block) => normal(block.title ?? ''));
  // A text has no marks for its title: there it may be that of a block.
  if (title !== null)
    count('title', listed([title], [normal(guide.title), ...titles].includes(title) ? [title] : [], ''));
  count('blocks', comparedBlocks(titles, expectation, lines, [...may, ...(title === null ? [] : [title])]));

  const items = guide.studyGuide.flatMap((block) => block.items);
  const matches = matched(
    items,
    blocks.flatMap((block) => block.items),
    textsIn,
  );
  const taken = new Set(matches.map(({ item }) => item));
  const optional = [...texts, ...may];
  count('questions', {
    found: matches.length,
    missed: blocks
      .flatMap((block) => block.items)
      .filter((expected) => matches.every((match) => match.expected !== expected))
      .map((expected) => `line ${expected.line}: ${textsIn(expected.line).join(' / ')}`),
    extra: items
      .filter((item) => !taken.has(item))
      .filter(({ type, text }) => !isMadeOf(normal(text), type === 'statement' ? optional : may))
      .map(({ type, text }) => `${type}: ${text}`),
  });
  const places = matches.map(({ item }) => items.indexOf(item));
  const inOrder = longestRise(places);
  count('order', {
    found: inOrder,
    missed: Array.from({ length: places.length - inOrder }, () => 'a question is at another place'),
    extra: [],
  });

  const { welcomeMessage, closingMessage } = guide;
  const welcome =
    welcomeMessage === undefined ? [] : Object.values(welcomeMessage).map((value) => JSON.stringify(value));
  const shown = [...welcome, closingMessage ?? '', ...items.map(({ text }) => text)].map((text) =>
    normal(text.replaceAll(/\\n/gu, ' ').replaceAll('\\"', '"')),
  );
  const lost = texts.filter((text) => !shown.some((one) => one.includes(text)));
  count('texts', { found: texts.length - lost.length, missed: lost, extra: [] });

  const quotes = lines.quotes.map((line) => lines.textOf([line]));
  for (const match of matches) {
    count('types', comparedType(match));
    count('options', comparedOptions(match, lines, textsIn));
    if (match.item.type === 'matrix')
      count(
        'rows',
        listed(
          textsIn(match.expected.rows),
          match.item.rows.map(({ text }) => normal(text)),
          at(match),
        ),
      );
    count('probes', comparedProbes(match, textsIn, [...may, ...texts, ...quotes]));
  }
  return { tallies, matches };
}

/** Returns the share of what is expected that the guide has. */
export const recallOf = ({ found, missed }: Tally): number => shareOf(found, missed.length);

/** Returns the share of what the guide has that is expected. */
export const precisionOf = ({ found, extra }: Tally): number => shareOf(found, extra.length);

const shareOf = (found: number, others: number): number => (found + others === 0 ? 1 : found / (found + others));

/** Returns one tally of several. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    found: tallies.reduce((sum, { found }) => sum + found, 0),
    missed: tallies.flatMap(({ missed }) => missed),
    extra: tallies.flatMap(({ extra }) => extra),
  };
}

type TextsIn = (lines: Lines | undefined) => readonly string[];

const at = ({ expected }: Match): string => `line ${expected.line}`;

/** Returns each item that is expected with the first one of the guide that has its text and is not another one. */
function matched(items: readonly Item[], expected: readonly ExpectedItem[], textsIn: TextsIn): readonly Match[] {
  const left = [...items];
  return expected.flatMap((one) => {
    const place = left.findIndex(({ text }) => isMadeOf(normal(text), textsIn(one.also), textsIn(one.line)));
    if (place < 0) return [];
    return left.splice(place, 1).map((item): Match => ({ expected: one, item }));
  });
}

/** Returns true for a text that is made of all required parts, and of others only if they are allowed. */
function isMadeOf(text: string, allowed: readonly string[], required: readonly string[] = []): boolean {
  let left = text;
  for (const part of required) {
    if (!left.includes(part)) return false;
    left = left.replace(part, ' ');
  }
  if (required.length === 1 && text === required[0]) return true;
  for (const part of allowed.toSorted((a, b) => b.length - a.length)) if (part !== '') left = left.replace(part, ' ');
  return left !== text && !/[\p{L}\p{N}]/u.test(left);
}

/** Compares texts in order: those that are in another order are missed and extra. */
function listed(expected: readonly string[], actual: readonly string[], where: string): Tally {
  const common = longestCommon(expected, actual);
  const rest = (texts: readonly string[], kept: readonly string[]): readonly string[] => {
    let next = 0;
    return texts.filter((text) => {
      const isKept = next < kept.length && kept[next] === text;
      if (isKept) next += 1;
      return !isKept;
    });
  };
  return {
    found: common.length,
    missed: rest(expected, common).map((text) => `${where}: ${text}`),
    extra: rest(actual, common).map((text) => `${where}: ${text}`),
  };
}

function longestCommon(one: readonly string[], other: readonly string[]): readonly string[] {
  let before: (readonly string[])[] = [[], ...other.map(() => [])];
  for (const text of one) {
    const row: (readonly string[])[] = [[]];
    for (const [place, own] of other.entries()) {
      const [diagonal = [], above = [], left = []] = [before[place], before[place + 1], row[place]];
      row.push(text === own ? [...diagonal, text] : above.length >= left.length ? above : left);
    }
    before = row;
  }
  return before.at(-1) ?? [];
}

function longestRise(places: readonly number[]): number {
  const lengths: number[] = [];
  for (const [end, place] of places.entries())
    lengths.push(1 + Math.max(0, ...lengths.filter((_, start) => start < end && (places[start] ?? 0) < place)));
  return Math.max(0, ...lengths);
}

const withoutNumber = (title: string): string => title.replace(/^\d{1,2}[.)]\s+/u, '');

/** Compares the titles of blocks. What comes before the first heading, and what has none, is in a block of any title. */
function comparedBlocks(
  titles: readonly string[],
  { blocks, texts, may }: Expectation,
  lines: DocumentLines,
  allowed: readonly string[],
): Tally {
  const titled = (isOptional: boolean): readonly string[] =>
    blocks.flatMap((block) =>
      (block.isOptional === true) === isOptional && block.line !== null
        ? [withoutNumber(lines.textOf([block.line]))]
        : [],
    );
  const optional = [...titled(true), ...allowed];
  const actual = [...new Set(titles.map(withoutNumber))].filter((title) => !optional.includes(title));
  const { found, missed, extra } = listed(titled(false), actual, 'block');
  const untitled = blocks.filter(({ line }) => line === null).length + ((texts ?? may) === undefined ? 0 : 1);
  return { found, missed, extra: extra.slice(untitled) };
}

function comparedType(match: Match): Tally {
  const { expected, item } = match;
  const allowed = typeof expected.type === 'string' ? [expected.type] : expected.type;
  const isType = allowed.some((type) => type === item.type);
  const isSeveral = item.type === 'multiple_choice' && item.multiSelect === true;
  if (isType && (expected.several === undefined || expected.several === isSeveral))
    return { found: 1, missed: [], extra: [] };
  const name = (type: string, several?: boolean): string => `${type}${several === true ? ' of several' : ''}`;
  return {
    found: 0,
    missed: [`${at(match)}: ${allowed.map((type) => name(type, expected.several)).join(' or ')}`],
    extra: [`${at(match)}: ${name(item.type, isSeveral)}`],
  };
}

const none: Tally = { found: 0, missed: [], extra: [] };

function comparedOptions(match: Match, lines: DocumentLines, textsIn: TextsIn): Tally {
  const { expected, item } = match;
  const given = item.type === 'open_ended' || item.type === 'statement' ? [] : (item.options ?? []);
  const has = given.map(({ text }) => normal(text));
  const isOneOfTypes = typeof expected.type !== 'string' && expected.type.some((type) => type === item.type);
  const { columns } = expected;
  const wanted =
    isOneOfTypes && given.length === 0
      ? []
      : columns === undefined
        ? textsIn(expected.options)
        : lines.cellsOf(columns).filter((cell) => cell !== '');
  const ownLine = expected.other ?? expected.maybeOther;
  const own = ownLine === undefined ? null : lines.textOf([ownLine]);
  const isOwn = (text: string): boolean =>
    own !== null && (text === own || (text !== '' && (own.startsWith(text) || (text.startsWith(own) && own !== ''))));
  const others = has.filter((text) => isOwn(text) && !wanted.includes(text));
  const tally = listed(
    wanted,
    has.filter((text) => !others.includes(text)),
    at(match),
  );
  const addsOwn = item.type === 'multiple_choice' && item.allowCustomOption === true;
  if (own === null) {
    const isExtra = addsOwn && !has.some((text) => text.startsWith('other'));
    return isExtra ? { ...tally, extra: [...tally.extra, `${at(match)}: an option of their own`] } : tally;
  }
  if (isOneOfTypes && given.length === 0) return none;
  const hasOther = addsOwn || (expected.other === undefined && (others.length > 0 || own === ''));
  return hasOther
    ? { ...tally, found: tally.found + 1 }
    : { ...tally, missed: [...tally.missed, `${at(match)}: ${own} (their own option)`] };
}

function comparedProbes(match: Match, textsIn: TextsIn, allowed: readonly string[]): Tally {
  const { expected, item } = match;
  const isOpen = item.type === 'open_ended';
  const instructions = isOpen ? (item.addInstructions ?? '') : '';
  const isOneOfTypes = typeof expected.type !== 'string' && expected.type.some((type) => type === item.type);
  const wanted = isOneOfTypes && !isOpen ? [] : textsIn(expected.probes).map(normalProbe);
  const all = normal(instructions);
  const found = wanted.filter((probe) => all.includes(probe));
  const known = [...wanted, ...[...allowed, ...textsIn(expected.also)].map(normalProbe)].filter((one) => one !== '');
  const extra = instructions
    .split('\n')
    .map((line) => normalProbe(line.replace(/^\s*[-*•]\s+/u, '')))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .filter((line) => !known.some((one) => one.includes(line)) && !isMadeOf(line, known));
  return {
    found: found.length,
    missed: wanted.filter((probe) => !found.includes(probe)).map((probe) => `${at(match)}: ${probe}`),
    extra: extra.map((line) => `${at(match)}: ${line}`),
  };
}
