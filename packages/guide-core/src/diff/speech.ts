import type { Change, ChangeCode, Impact, ToldCondition } from './change.ts';

/** How quoted words are set apart: in “quotes”, or *emphasised* in Markdown. */
export type Mark = (words: string) => string;

/** Everything that is said about changes in one language. */
export interface ChangeWords {
  readonly sentences: Readonly<Record<ChangeCode, (change: Change, mark: Mark) => string>>;
  /** What a property is called at the beginning of a sentence; undefined: it has no words of its own. */
  readonly property: (name: string) => string | undefined;
  /** What a property says. */
  readonly value: (value: unknown, mark: Mark) => string;
  /** Whom a condition lets through. */
  readonly those: (condition: ToldCondition, mark: Mark) => string;
  /** What an answer of a screener decides; undefined for what is no status. */
  readonly status: (value: unknown) => string | undefined;
  /** Sets words apart in plain text. */
  readonly quote: Mark;
  readonly impacts: Readonly<Record<Impact, string>>;
  readonly study: string;
  readonly blockTitle: (title: string) => string;
  readonly removedBlock: (title: string) => string;
  readonly summary: (changes: number) => string;
  readonly same: string;
}

/** A text on one line, cut at a length that still fits into a sentence. */
export function brief(text: unknown, length = 120): string {
  const line = oneLine(typeof text === 'string' ? text : JSON.stringify(text ?? null));
  if (line.length <= length) return line;
  const characters = Array.from(line);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}

/** A text without line breaks and without more than one space in a row. */
export function oneLine(text: string): string {
  // Looking for what is to be replaced costs far less than replacing every space by a space.
  return (/[^\S ]| {2}/u.test(text) ? text.replaceAll(/\s+/gu, ' ') : text).trim();
}

/** `a`, `a or b`, `a, b or c`. */
export function listed(words: readonly string[], joiner: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1) ?? ''}`;
}

/** At most ten texts, each marked; the others are counted. */
export function named(texts: readonly string[], mark: Mark, more: (count: number) => string): string {
  const shown = texts.slice(0, texts.length > 10 ? 9 : 10).map((text) => mark(brief(text, 90)));
  const rest = texts.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} ${more(rest)}` : shown.join(', ');
}

/** True when a condition is there but could not be read. */
export function isUnreadable(value: unknown, told: ToldCondition | null | undefined): boolean {
  return value !== undefined && (told ?? null) === null;
}
