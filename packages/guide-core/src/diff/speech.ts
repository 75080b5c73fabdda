import { brief } from '../doc/brief.ts';
import type { NamedCondition } from './change.ts';

/** Returns quoted words with marks of some kind, such as “quotes”, or *emphasis* in Markdown. */
export type Mark = (words: string) => string;

/** `a`, `a or b`, `a, b or c`. */
export function listed(words: readonly string[], joiner: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1) ?? ''}`;
}

/** Lists at most ten texts, each marked, and counts the others. */
export function named(texts: readonly string[], mark: Mark, more: (count: number) => string): string {
  const shown = texts.slice(0, texts.length > 10 ? 9 : 10).map((text) => mark(brief(text, 90)));
  const rest = texts.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} ${more(rest)}` : shown.join(', ');
}

/** Returns true if there is a condition that could not be read. */
export function isUnreadable(value: unknown, condition: NamedCondition | null | undefined): boolean {
  return value !== undefined && (condition ?? null) === null;
}
