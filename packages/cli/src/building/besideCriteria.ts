import type { CodePlace } from './codePlace.ts';
import { type Beside, besideCall, besideName, type CodeTexts, plainLine } from './codeText.ts';

/** A criterion as the code writes it. */
export interface WrittenCriterion {
  readonly words: string;
  readonly method: string;
  readonly names: readonly string[];
}

/** A mistake at a line of the code. */
interface Misuse {
  readonly sentence: string;
  readonly place: CodePlace;
}

/**
 * Returns what is wrong with a criterion that the code uses as a yes or no, itself or by the name of its constant: a
 * criterion is an object, so it is always true, and `&&`, `||`, `?` and `!` decide nothing. `isLost`: it is in no guide.
 */
export function misusesOf(
  criterion: WrittenCriterion,
  place: CodePlace | null,
  isLost: boolean,
  texts: CodeTexts,
): readonly Misuse[] {
  if (place === null) return [];
  const code = texts(place.path);
  const beside = besideCall(code, place.line, criterion);
  if (beside === null) {
    const mayBe = isLost && plainLine(code, place.line).includes('&&');
    return mayBe ? [{ sentence: lostBesideAnd(criterion.words, ''), place }] : [];
  }
  const { words } = criterion;
  const own = misuse(beside, words);
  // With && before it, or lost for another reason, the code chooses between two conditions.
  const isOwn = own !== null && (isLost || /^(?:\|\||\?\?)/u.test(beside.rest)) && !beside.before.endsWith('&&');
  const name = nameOf(beside);
  const isWhole = /^(?:$|[;,]|(?:const|let|var|export|import|function|return)\b)/u.test(beside.rest);
  const byName = name === null || !isWhole ? [] : besideName(code, name);
  return [
    ...(isOwn ? [{ sentence: own, place }] : []),
    ...byName.flatMap((one) => {
      const sentence = one.before.endsWith('&&') ? null : misuse(one, `“${name ?? ''}”`);
      return sentence === null ? [] : [{ sentence, place: { path: place.path, line: one.line() } }];
    }),
  ];
}

/**
 * Returns true if a criterion that is in no guide may be one for others: the code exports it, has it in a table by a
 * name, or in a constant that it uses elsewhere.
 */
export function isForOthers(criterion: WrittenCriterion, place: CodePlace | null, texts: CodeTexts): boolean {
  const code = place && texts(place.path);
  const beside = code && besideCall(code, place.line, criterion);
  if (beside === null) return false;
  const name = nameOf(beside);
  if (name !== null)
    return (code?.words().get(name) ?? []).length > 1 || /\bexport\s+\w+\s+[^;]*$/u.test(beside.before);
  const [, key = 'when'] = /([\p{ID_Continue}$]+|['"\]])\s*:$/u.exec(beside.before) ?? [];
  return key !== 'when';
}

/** Returns the name of the constant that an expression is the value of; null if it is not. */
const nameOf = ({ before }: Beside): string | null =>
  /([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?::[^=,;]*)?=$/u.exec(before)?.[1] ?? null;

const part = /^&&\s*(?:open|choice|ranking|matrix|maxDiff|statement|block|concepts|screening)\s*\(/u;

/** Returns what is wrong with a criterion in its place; null if nothing is. `words` are what it is called. */
function misuse({ before, rest, within }: Beside, words: string): string | null {
  const isAsked = before.endsWith('!') || /\bif\s*\($/u.test(before) || /^\?(?![.?:])/u.test(rest) || part.test(rest);
  if (isAsked) return `${words} is no yes or no in code: answers come later. Write it into the “when” of a question.`;
  if (rest.startsWith('&&')) return lostBesideAnd(words, within);
  const [or] = /^(?:\|\||\?\?)(?!=)/u.exec(rest) ?? [];
  if (or === undefined || /^..\s*(?:undefined|null|false)\b/u.test(rest)) return null;
  return `${or} keeps only its first criterion, ${words}. ${joined(within, 'any', or)}`;
}

const lostBesideAnd = (words: string, within: string): string =>
  `&& keeps only the last of these criteria, so ${words} is lost. ${joined(within, 'all', '&&')}`;

/** Says how to join criteria, which are in the brackets of a function. */
function joined(within: string, called: 'all' | 'any', operator: string): string {
  if (within === called) return `Write a comma in place of ${operator}.`;
  if (within !== 'all' && within !== 'any') return `Write ${called}(…, …).`;
  return `${within}(…) cannot contain ${called}(…): write one question for each case, with a condition of its own.`;
}
