import type { CodePlace } from './codePlace.ts';
import { besideCall, type CodeTexts, plainLine } from './codeText.ts';

/** A criterion as the code writes it. */
export interface WrittenCriterion {
  readonly words: string;
  readonly method: string;
  readonly names: readonly string[];
}

/** Says of a criterion that is in no guide why it is not: `&&` drops all but the last. Null if it is not so. */
export function lostBesideAnd(criterion: WrittenCriterion, place: CodePlace | null, texts: CodeTexts): string | null {
  if (place === null) return null;
  const code = texts(place.path);
  const beside = besideCall(code, place.line, criterion);
  if (beside === null ? !plainLine(code, place.line).includes('&&') : !/^\)*\s*&&/u.test(beside.rest)) return null;
  return `&& keeps only the last of these criteria, so ${criterion.words} is lost. Write all(…, …).`;
}

/** Says of a criterion that what comes after it is never looked at: a criterion is an object, so it is always true. */
export function firstBesideOr(criterion: WrittenCriterion, place: CodePlace | null, texts: CodeTexts): string | null {
  const beside = place && besideCall(texts(place.path), place.line, criterion);
  if (beside === null) return null;
  const { before, after, rest } = beside;
  // With && before it, the code chooses between two conditions.
  if ((after !== '||' && after !== '??') || before === '&&') return null;
  if (/^..\s*(?:undefined|null|false)\b/u.test(rest)) return null;
  return `${after} keeps only its first criterion. Write any(…, …).`;
}
