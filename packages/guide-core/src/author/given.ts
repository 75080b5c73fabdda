import { AuthorError } from './authorError.ts';

/** Returns what a value is in words, for code that ran without having been compiled: `a list`, `undefined`. */
export function kindOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `the number ${value}` : String(value);
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  if (value instanceof Set) return 'a Set';
  if (value instanceof Map) return 'a Map';
  if (Symbol.iterator in value) return 'an iterator';
  if ('then' in value) return 'a promise';
  if ('self' in value && 'write' in value) return `the question “${textOf(value.self)}”`;
  if ('items' in value && 'title' in value) return `the block “${textOf(value, 'title')}”`;
  if ('kind' in value) return 'a condition';
  if ('text' in value) return `the option “${textOf(value)}”`;
  return 'an object';
}

const textOf = (value: unknown, name = 'text'): string =>
  typeof value === 'object' && value !== null ? String((value as Readonly<Record<string, unknown>>)[name]) : '';

/** How to call each function that makes a part. */
const calls: Readonly<Record<string, string>> = {
  block: "block('A', [ … ])",
  choice: "choice('What?', { options: ['A', 'B'] })",
  concepts: "concepts('A', { concepts: [ … ] }, [ … ])",
  guide: "guide('…', {}, [ … ])",
  matrix: "matrix('…', { rows: ['A', 'B'], columns: ['C', 'D'] })",
  maxDiff: "maxDiff('…', { options: ['A', 'B'] })",
  none: "none('Nothing')",
  open: "open('Why?')",
  option: "option('Soup')",
  ranking: "ranking('…', { options: ['A', 'B'] })",
  screening: "screening('A', [ … ])",
  statement: "statement('Hello')",
};

const comesFrom = 'where it comes from: a table, for example, may not have it.';

/** Returns what to do about a value that something else should be; `otherwise` where its kind does not say. */
export function helpWith(value: unknown, otherwise: string): string {
  if (value === undefined || value === null) return `Check ${comesFrom}`;
  if (typeof value === 'function') {
    const own = calls[value.name];
    return own === undefined ? 'Call it: add () after its name.' : `Call it: ${own}.`;
  }
  return kindOf(value) === 'a promise' ? 'Write “await” before it.' : otherwise;
}

/** Returns what to do about a number in place of what comes after a text; `otherwise` for something else. */
export function helpWithSecond(called: string, value: unknown, otherwise: string): string {
  if (typeof value !== 'number') return helpWith(value, otherwise);
  const call = (calls[called] ?? `${called}('')`).replace(/'[^']*'/u, 'text');
  return `In a map, write .map((text) => ${call}): map passes the number of each entry, too.`;
}

/** Returns what to do about something in place of a list. */
export function helpWithList(value: unknown, otherwise: string): string {
  switch (kindOf(value)) {
    case 'undefined':
      return `${otherwise} If the list comes from forEach, write map. If it comes from a table, check that the table has it.`;
    case 'a Set':
      return 'Write [...set].';
    case 'a Map':
      return 'Write [...map.values()].';
    case 'an iterator':
      return 'Write [...it].';
    default:
      return helpWith(value, otherwise);
  }
}

/** Throws an {@link AuthorError} for a text that is none. `what` is what the function calls it. */
export function expectText(called: string, text: unknown, what = 'text'): asserts text is string {
  if (typeof text === 'string') return;
  const kind = typeof text === 'object' && text !== null && 'text' in text ? 'an object' : kindOf(text);
  const sentence = `${called}(…) takes a ${what} first, not ${kind}.`;
  const help =
    text === undefined
      ? `Write ${calls[called] ?? `${called}('…', …)`}, or check ${comesFrom}`
      : helpWith(text, `Write ${called}('…', …).`);
  throw new AuthorError([], [`${sentence} ${help}`]);
}

/** Throws an {@link AuthorError} for a list that is none. `subject` is the list in words, `example` one in code. */
export function expectList(subject: string, list: unknown, example: string): asserts list is readonly unknown[] {
  if (Array.isArray(list)) return;
  throw new AuthorError(
    [],
    [`${subject} must be a list, not ${kindOf(list)}. ${helpWithList(list, `Write ${example}.`)}`],
  );
}

/**
 * Throws an {@link AuthorError} for an entry of a list that is not what it should be, with its number. `help` says what
 * to do about one of no known kind. `part` is what a list may leave out, in code; none if it may leave out nothing.
 */
export function expectEntries<T>(
  subject: string,
  list: readonly unknown[],
  isRight: (entry: unknown) => entry is T,
  help: string | ((entry: unknown) => string),
  part?: string,
): asserts list is readonly T[] {
  const at = list.findIndex((entry) => !isRight(entry));
  if (at < 0) return;
  const entry = list[at];
  const otherwise = typeof help === 'string' ? help : help(entry);
  const areNumbers = list.every((one) => typeof one === 'number');
  const after = areNumbers ? null : helpAfterOperator(entry, part);
  throw new AuthorError(
    [],
    [`${subject}, but entry ${at + 1} is ${kindOf(entry)}. ${after ?? helpWithEntry(entry, otherwise)}`],
  );
}

/** Says what to write where && or || leaves a value that is no part; null for another value. */
function helpAfterOperator(entry: unknown, part: string | undefined): string | null {
  const optional = (condition: string) =>
    part === undefined ? `...(${condition} ? ['Pasta'] : [])` : `${condition} && ${part}`;
  if (entry === true) return `JavaScript leaves true where the left side of || is true. Write ${optional('isGerman')}.`;
  if (entry === '' && part !== undefined)
    return `JavaScript leaves '' where a text before && is empty. Write ${optional("name !== ''")}.`;
  if (entry === 0) return `JavaScript leaves 0 where a number before && is 0. Write ${optional('list.length > 0')}.`;
  if (entry !== false) return null;
  const why = 'JavaScript leaves false where && leaves something out';
  return `${why}. Write ${optional('isGerman')} for an option that only some markets have.`;
}

function helpWithEntry(entry: unknown, otherwise: string): string {
  if (Array.isArray(entry)) return 'Put its entries into the list: write ... before it.';
  return kindOf(entry) === 'a promise'
    ? 'Write “await” before it, or await Promise.all(…) around a list.'
    : helpWith(entry, otherwise);
}
