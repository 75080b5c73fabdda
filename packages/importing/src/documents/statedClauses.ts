import type { Clause } from '@guide-studio/guide-core/internal';
import type { SourceItem, SourceOption } from '../source/study.ts';
import type { StatedCondition } from './routing.ts';

/** Returns a condition about the answers to a question; null if it names none of its options. */
export function clauseOf(
  { by, values, whole }: StatedCondition,
  { field, type, options = [] }: Pick<SourceItem, 'field' | 'type' | 'options'>,
): Clause | null {
  if (type !== 'multiple_choice' || values.length === 0) return null;
  if (by !== '=' && by !== '<>') {
    const value = Number(values[0]);
    return Number.isFinite(value) ? { kind: 'compared', field, by, value } : null;
  }
  const clauses: Clause[] = [];
  for (const value of codesOf(whole, options).length > 0 ? [whole] : values) {
    const codes = codesOf(value, options);
    if (codes.length === 0) return null;
    clauses.push(...codes.map((code): Clause => ({ kind: 'selected', field, code })));
  }
  const [only] = clauses;
  const clause: Clause = clauses.length === 1 && only !== undefined ? only : { kind: 'or', of: clauses };
  return by === '=' ? clause : { kind: 'not', of: clause };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Returns the codes of the options that a word means: its code, its text, or all that begin with yes or no. */
function codesOf(value: string, options: readonly SourceOption[]): readonly string[] {
  const code = options.filter((one) => one.code.toLowerCase() === value.toLowerCase());
  if (code.length > 0) return code.map((one) => one.code);
  const text = options.filter((one) => plain(one.text) === plain(value));
  if (text.length > 0) return text.map((one) => one.code);
  if (!/^(?:yes|no|ja|nein)$/iu.test(value)) return [];
  return options
    .filter((one) =>
      (/^(?:yes|ja)$/iu.test(value) ? /^(?:yes|ja)(?!\p{L})/iu : /^(?:no|nein)(?!\p{L})/iu).test(one.text.trim()),
    )
    .map((one) => one.code);
}
