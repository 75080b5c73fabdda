import type { GuideTest, TestAnswer, TestedQuestion } from './guideTests.ts';

/** What the names in a guide test become. */
export interface NameMap {
  concept(name: string): string;
  /** Returns what the name of a question becomes, and what the names of its parts become. */
  question(name: string): QuestionMap;
}

interface QuestionMap {
  readonly name: string;
  /** `isAnswer`: it is in an answer. For an open question, this is no name but the text of the answer. */
  option(name: string, isAnswer: boolean): string;
  row(name: string): string;
}

/** Returns a guide test with what its names become. */
export function mapNames(test: GuideTest, map: NameMap): GuideTest {
  const asked = (one: TestedQuestion): TestedQuestion =>
    typeof one === 'string'
      ? map.question(one).name
      : { question: map.question(one.question).name, concept: map.concept(one.concept) };
  const each = <T, U>(record: Readonly<Record<string, T>>, change: (name: string, value: T) => readonly [string, U]) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => change(name, value)));
  const perConcept = <T extends TestAnswer | readonly string[]>(value: T | ByConcept<T>, change: (one: T) => T) =>
    isByConcept(value)
      ? { byConcept: each<T, T>(value.byConcept, (name, one) => [map.concept(name), change(one)]) }
      : change(value);

  const { answers, expect, firstConcepts } = test;
  const { shown, notShown, inOrder, exactly, options, concepts } = expect;
  return {
    ...test,
    ...(firstConcepts && { firstConcepts: firstConcepts.map(map.concept) }),
    ...(answers && {
      answers: each(answers, (name, value) => {
        const question = map.question(name);
        return [question.name, perConcept<TestAnswer>(value, (one) => mapAnswer(one, question))];
      }),
    }),
    expect: {
      ...expect,
      ...(shown && { shown: shown.map(asked) }),
      ...(notShown && { notShown: notShown.map(asked) }),
      ...(inOrder && { inOrder: inOrder.map(asked) }),
      ...(exactly && { exactly: exactly.map(asked) }),
      ...(options && {
        options: each(options, (givenName, value) => {
          const { name, option } = map.question(givenName);
          return [name, perConcept<string[]>(value, (list) => list.map((one) => option(one, false)))];
        }),
      }),
      ...(concepts && { concepts: concepts.map(map.concept) }),
    },
  };
}

interface ByConcept<T> {
  readonly byConcept: Readonly<Record<string, T>>;
}

function isByConcept<T>(value: T | ByConcept<T>): value is ByConcept<T> {
  return typeof value === 'object' && value !== null && 'byConcept' in value;
}

function mapAnswer(answer: TestAnswer, { option: mapOption, row }: QuestionMap): TestAnswer {
  const option = (name: string): string => mapOption(name, true);
  if (typeof answer === 'string') return option(answer);
  if (Array.isArray(answer)) return answer.map(option);
  if ('selected' in answer) return { ...answer, selected: answer.selected.map(option) };
  if ('rows' in answer) {
    return {
      rows: Object.fromEntries(Object.entries(answer.rows).map(([name, column]) => [row(name), option(column)])),
    };
  }
  return { choices: answer.choices.map(({ best, worst }) => ({ best: option(best), worst: option(worst) })) };
}
