import type { TestPlace } from '@guide-studio/guide-core/internal';
import type { GuideTest } from '@guide-studio/guide-core/tests';

type Answers = NonNullable<GuideTest['answers']>;
export type AnswerInTest = Answers[string];
type Expectations = GuideTest['expect'];
export type OptionsInTest = NonNullable<Expectations['options']>[string];

/** Returns the test with a property in the place of another value; without it if the value is undefined. */
function withPart<Of extends object, Part extends keyof Of>(of: Of, part: Part, value: Of[Part] | undefined): Of {
  if (value !== undefined) return { ...of, [part]: value };
  const { [part]: _, ...others } = of;
  return others as Of;
}

/** Returns a record with an entry; without it if the value is undefined, and undefined if nothing is left. */
function withEntry<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
  value: T | undefined,
): Record<string, T> | undefined {
  const changed = withPart<Readonly<Record<string, T>>, string>(record ?? {}, name, value);
  return Object.keys(changed).length === 0 ? undefined : changed;
}

export function withNote(test: GuideTest, note: string): GuideTest {
  return withPart(test, 'note', note.trim() === '' ? undefined : note);
}

export function withFirstConcepts(test: GuideTest, names: readonly string[]): GuideTest {
  return withPart(test, 'firstConcepts', names.length === 0 ? undefined : [...names]);
}

/** `question`: its name in the test. */
export function withAnswer(test: GuideTest, question: string, answer: AnswerInTest | undefined): GuideTest {
  return withPart(test, 'answers', withEntry(test.answers, question, answer));
}

/** Gives a parameter of the link its values, at its place among the others; without values it is removed. */
export function withParameter(test: GuideTest, name: string, values: readonly string[]): GuideTest {
  const [first] = values;
  const value = first === undefined ? undefined : values.length === 1 ? first : [...values];
  return withPart(test, 'urlParams', withEntry(test.urlParams, name, value));
}

/** Gives a parameter of the link another name, unless another has it. */
export function withParameterName(test: GuideTest, name: string, now: string): GuideTest {
  const { urlParams = {} } = test;
  if (now === '' || now === '__proto__' || Object.hasOwn(urlParams, now)) return test;
  const renamed = Object.entries(urlParams).map(([one, value]) => [one === name ? now : one, value] as const);
  return { ...test, urlParams: Object.fromEntries(renamed) };
}

export function withExpected<Part extends keyof Expectations>(
  test: GuideTest,
  part: Part,
  value: Expectations[Part] | undefined,
): GuideTest {
  return { ...test, expect: withPart(test.expect, part, value) };
}

/** `question`: its name in the test. */
export function withOptions(test: GuideTest, question: string, value: OptionsInTest | undefined): GuideTest {
  return withExpected(test, 'options', withEntry(test.expect.options, question, value));
}

/** Removes what a line is about. */
export function without(test: GuideTest, place: TestPlace): GuideTest {
  switch (place.part) {
    case 'urlParams':
      return withParameter(test, place.name, []);
    case 'answers':
      return withAnswer(test, place.name, undefined);
    case 'options':
      return withOptions(test, place.name, undefined);
    case 'firstConcepts':
      return withFirstConcepts(test, []);
    default:
      return withExpected(test, place.part, undefined);
  }
}
