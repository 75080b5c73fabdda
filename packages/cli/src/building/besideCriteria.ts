import type { CodePlace } from './codePlace.ts';
import { besideCall, plainLine } from './codeText.ts';

/** A criterion as the code writes it. */
export interface WrittenCriterion {
  readonly words: string;
  readonly method: string;
  readonly names: readonly string[];
}

/** Says of a criterion that is in no guide why it is not: `&&` drops all but the last. Null if it is not so. */
export function lostBesideAnd({ words, method, names }: WrittenCriterion, place: CodePlace | null): string | null {
  if (place === null) return null;
  const beside = besideCall(place, method, names);
  if (beside === null ? !plainLine(place).includes('&&') : !/^\)*\s*&&/u.test(beside.rest)) return null;
  return `&& keeps only the last of these criteria, so ${words} is lost. Write all(…, …).`;
}

/** Says of a criterion that what comes after it is never looked at: a criterion is an object, so it is always true. */
export function firstBesideOr({ method, names }: WrittenCriterion, place: CodePlace | null): string | null {
  const beside = place && besideCall(place, method, names);
  if (beside === null) return null;
  const { before, after, rest } = beside;
  // With && before it, the code chooses between two conditions.
  if ((after !== '||' && after !== '??') || before === '&&') return null;
  if (/^..\s*(?:undefined|null|false)\b/u.test(rest)) return null;
  return `${after} keeps only its first criterion. Write any(…, …).`;
}
