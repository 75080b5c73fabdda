import type { SourceCondition, Unreadable } from '../source/study.ts';
import type { Clause, Comparison } from '@guide-studio/guide-core/internal';

/** A part of a condition in the language of a tool. */
export type Token =
  /** A field, with an option or a row of it. */
  | { readonly kind: 'field'; readonly field: string; readonly part: string | null; readonly at: number }
  /** Values: one, or a list of them. `isNumber`: it is written as a number, in tools where that makes a difference. */
  | { readonly kind: 'value'; readonly values: readonly string[]; readonly isNumber?: boolean; readonly at: number }
  /** A word or a sign, in small letters; `and`, `or` and `not` are the same in all languages. */
  | { readonly kind: 'word'; readonly word: string; readonly at: number };

/** A condition that cannot be read. */
export class UnreadCondition extends Error {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(why.code);
    this.why = why;
  }
}

/** Goes through the tokens of a condition. */
export class Cursor {
  readonly #tokens: readonly Token[];
  readonly #code: string;
  #next = 0;

  constructor(tokens: readonly Token[], code: string) {
    this.#tokens = tokens;
    this.#code = code;
  }

  /** Returns the next token, without taking it. */
  get peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  take(): Token | undefined {
    const token = this.peek;
    this.#next += 1;
    return token;
  }

  /** Takes a word if it is next. */
  takes(word: string): boolean {
    const token = this.peek;
    if (token?.kind !== 'word' || token.word !== word) return false;
    this.#next += 1;
    return true;
  }

  /** Throws for what cannot be read: the last token that was taken. */
  refuse(): never {
    const last = this.#tokens[Math.max(0, Math.min(this.#next, this.#tokens.length) - 1)];
    throw new UnreadCondition({
      code: 'syntax',
      at: this.#code
        .slice(last?.at ?? 0)
        .slice(0, 30)
        .trim(),
    });
  }
}

/** Nobody writes longer conditions, in characters. */
const longest = 100_000;

/**
 * Returns what a condition means. `tokensOf` takes it apart, and `readOne` reads what is between `and`, `or`, `not` and
 * brackets; both may throw an {@link UnreadCondition}.
 */
export function readClause(
  code: string,
  tokensOf: (code: string) => readonly Token[],
  readOne: (cursor: Cursor) => Clause,
): SourceCondition['meaning'] {
  if (code.length > longest) return { ok: false, why: { code: 'unsupported', what: `${code.slice(0, 30)}…` } };
  try {
    const cursor = new Cursor(tokensOf(code), code);
    const clause = either(cursor, readOne);
    if (cursor.peek !== undefined) {
      cursor.take();
      cursor.refuse();
    }
    return { ok: true, clause };
  } catch (error) {
    if (error instanceof UnreadCondition) return { ok: false, why: error.why };
    throw error;
  }
}

/** Nobody writes deeper brackets. */
const deepest = 100;

function either(cursor: Cursor, readOne: (cursor: Cursor) => Clause, depth = 0): Clause {
  const one = (level: number): Clause => {
    if (level > deepest) return cursor.refuse();
    if (cursor.takes('not')) return { kind: 'not', of: one(level + 1) };
    if (!cursor.takes('(')) return readOne(cursor);
    const clause = either(cursor, readOne, level + 1);
    return cursor.takes(')') ? clause : cursor.refuse();
  };
  return joined(cursor, 'or', () => joined(cursor, 'and', () => one(depth)));
}

function joined(cursor: Cursor, kind: 'and' | 'or', read: () => Clause): Clause {
  const first = read();
  const of = [first];
  while (cursor.takes(kind)) of.push(read());
  return of.length === 1 ? first : { kind, of };
}

const opposites: Readonly<Record<string, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Returns a sign with its sides exchanged. */
export const exchanged = (sign: string): string => opposites[sign] ?? sign;

/** Returns a comparison of the code of a field with a number. */
export function compared(field: string, by: string, value: string, cursor: Cursor): Clause {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!(by in opposites) || Number.isNaN(number)) return cursor.refuse();
  return { kind: 'compared', field, by: by as Comparison, value: number };
}
