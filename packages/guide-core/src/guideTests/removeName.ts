import type { GuideTest, TestAnswer, TestedQuestion } from './guideTests.ts';
import type { LostName } from './placing.ts';
import { withName } from './replaceName.ts';

/** Returns a test without an unresolved name and its expectations. */
export function removeName(test: GuideTest, lost: LostName): GuideTest {
  const marked = withName(test, lost, gone);
  const { shown, notShown, inOrder, exactly, options, concepts } = marked.expect;
  return defined({
    ...marked,
    firstConcepts: listLeft(marked.firstConcepts, isLeft),
    answers: recordLeft(marked.answers, (one) => perConceptLeft<TestAnswer>(one, answerLeft)),
    expect: defined({
      ...marked.expect,
      shown: listLeft(shown, isAskedLeft),
      notShown: listLeft(notShown, isAskedLeft),
      inOrder: listLeft(inOrder, isAskedLeft),
      exactly: listLeft(exactly, isAskedLeft),
      options: recordLeft(options, (one) => perConceptLeft<string[]>(one, (list) => listLeft(list, isLeft))),
      concepts: listLeft(concepts, isLeft),
    }),
  });
}

/** The name to be removed. No name in a test is like this. */
const gone = '\u0000';
const isLeft = (name: string): boolean => name !== gone;
const isAskedLeft = (one: TestedQuestion): boolean =>
  typeof one === 'string' ? isLeft(one) : isLeft(one.question) && isLeft(one.concept);

/** Returns undefined for a list of which nothing is left. A list that is empty anyway stays. */
function listLeft<T>(list: readonly T[] | undefined, isKept: (one: T) => boolean): T[] | undefined {
  const left = list?.filter(isKept);
  return left?.length === 0 && list?.length !== 0 ? undefined : left;
}

function recordLeft<T>(
  record: Readonly<Record<string, T>> | undefined,
  valueLeft: (value: T) => T | undefined,
): Record<string, T> | undefined {
  if (record === undefined) return undefined;
  const entries = Object.entries(record);
  const left = entries.flatMap(([name, value]): readonly [string, T][] => {
    const now = isLeft(name) ? valueLeft(value) : undefined;
    return now === undefined ? [] : [[name, now]];
  });
  return left.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(left);
}

type PerConcept<T> = T | { byConcept: Record<string, T> };

function perConceptLeft<T extends TestAnswer | string[]>(
  value: PerConcept<T>,
  valueLeft: (one: T) => T | undefined,
): PerConcept<T> | undefined {
  if (typeof value !== 'object' || !('byConcept' in value)) return valueLeft(value);
  const byConcept = recordLeft(value.byConcept, valueLeft);
  return byConcept && { byConcept };
}

function answerLeft(answer: TestAnswer): TestAnswer | undefined {
  if (typeof answer === 'string') return isLeft(answer) ? answer : undefined;
  if (Array.isArray(answer)) return listLeft(answer, isLeft);
  if ('selected' in answer) return { ...answer, selected: answer.selected.filter(isLeft) };
  if ('rows' in answer) {
    const rows = recordLeft(answer.rows, (column) => (isLeft(column) ? column : undefined));
    return rows && { rows };
  }
  const choices = listLeft(answer.choices, ({ best, worst }) => isLeft(best) && isLeft(worst));
  return choices && { choices };
}

/** Returns an object without properties that are undefined. */
function defined<T extends object>(of: { readonly [Name in keyof T]: T[Name] | undefined }): T {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as T;
}
