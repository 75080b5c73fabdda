import { AuthorError } from './authorError.ts';

/** Returns what a value is in words, for code that ran without having been compiled: `a list`, `undefined`. */
export function kindOf(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  if ('then' in value) return 'a promise';
  if ('self' in value && 'write' in value) return `the question “${textOf(value.self)}”`;
  if ('items' in value && 'title' in value) return `the block “${textOf(value, 'title')}”`;
  if ('kind' in value) return 'a condition';
  if ('text' in value) return `the option “${textOf(value)}”`;
  return 'an object';
}

const textOf = (value: unknown, name = 'text'): string =>
  typeof value === 'object' && value !== null ? String((value as Readonly<Record<string, unknown>>)[name]) : '';

/** Returns what to do about a value that something else should be; `otherwise` where its kind does not say. */
export function helpWith(value: unknown, otherwise: string): string {
  if (value === undefined || value === null) return 'Check where it comes from: a table, for example, may not have it.';
  if (typeof value === 'function') return 'Call it: add () after its name.';
  return kindOf(value) === 'a promise' ? 'Write “await” before it.' : otherwise;
}

/** Throws an {@link AuthorError} for a text that is none. `what` is what the function calls it. */
export function expectText(called: string, text: unknown, what = 'text'): asserts text is string {
  if (typeof text === 'string') return;
  const kind = typeof text === 'object' && text !== null && 'text' in text ? 'an object' : kindOf(text);
  const sentence = `${called}(…) takes a ${what} first, not ${kind}.`;
  throw new AuthorError([], [`${sentence} ${helpWith(text, `Write ${called}('…', …).`)}`]);
}

/** Throws an {@link AuthorError} for a list that is none. `subject` is the list in words, `example` one in code. */
export function expectList(subject: string, list: unknown, example: string): asserts list is readonly unknown[] {
  if (Array.isArray(list)) return;
  throw new AuthorError([], [`${subject} must be a list, not ${kindOf(list)}. ${helpWith(list, `Write ${example}.`)}`]);
}

/** Throws an {@link AuthorError} for an entry of a list that is not what it should be, with its number. */
export function expectEntries<T>(
  subject: string,
  list: readonly unknown[],
  isRight: (entry: unknown) => entry is T,
  help: string,
): asserts list is readonly T[] {
  const at = list.findIndex((entry) => !isRight(entry));
  if (at < 0) return;
  const entry = list[at];
  throw new AuthorError([], [`${subject}, but entry ${at + 1} is ${kindOf(entry)}. ${helpWithEntry(entry, help)}`]);
}

function helpWithEntry(entry: unknown, otherwise: string): string {
  if (Array.isArray(entry)) return 'Put its entries into the list: write ... before it.';
  if (entry === false) {
    const why = 'JavaScript leaves false where && leaves something out';
    return `${why}. Write ...(isGerman ? ['Pasta'] : []) for an option that only some markets have.`;
  }
  return kindOf(entry) === 'a promise'
    ? 'Write “await” before it, or await Promise.all(…) around a list.'
    : helpWith(entry, otherwise);
}
