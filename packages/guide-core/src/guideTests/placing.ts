import { type GuideDocument, type GuideNode, type Key, textField } from '../doc/node.ts';
import { locate } from '../doc/locate.ts';
import type { GuideTest, TestAnswer, TestedQuestion } from './guideTests.ts';
import { type NamedKind, nameForTests, partNamed, type TestReference } from './names.ts';

/**
 * A guide test with the parts of the open guide that its names mean. While the guide is edited, the test keeps to the
 * parts: {@link renamed} gives it their names of now, so a part that is renamed, deleted or restored breaks nothing.
 */
export interface PlacedTest {
  readonly test: GuideTest;
  /** The part of each name, by {@link placeOf}. A name that means nothing is absent. */
  readonly places: ReadonlyMap<string, Key>;
}

/** A name in a test that means nothing in the guide. */
export interface LostName {
  readonly kind: NamedKind;
  readonly name: string;
  /** The name of its question, for an option or row. */
  readonly question: string | null;
}

/** Returns a text that is the same for the same name in a test. `question`: that of an option or row. */
export function placeOf(kind: NamedKind, name: string, question: string | null): string {
  return JSON.stringify([kind, name, question]);
}

/** Finds the parts that a test names. */
export function placeTest(doc: GuideDocument, test: GuideTest): PlacedTest {
  return renamed(doc, { test, places: new Map() });
}

/**
 * Returns a test with names that mean its parts in the guide now. A name that still means its part stays as it was
 * written. If the part is gone, the name means what it says, if anything.
 */
export function renamed(doc: GuideDocument, { test, places }: PlacedTest): PlacedTest {
  const now = new Map<string, Key>();
  const next = eachName(doc, test, (reference, question, questionNow) => {
    const { kind, name, of } = reference;
    const named = partNamed(doc, reference);
    const before = places.get(placeOf(kind, name, question));
    const nameNow = before === undefined || before === named?.key ? null : nameForTests(doc, kind, before, of);
    if (nameNow === null || before === undefined) {
      if (named !== null) now.set(placeOf(kind, name, questionNow), named.key);
      return { name, part: named };
    }
    now.set(placeOf(kind, nameNow, questionNow), before);
    return { name: nameNow, part: nodeAt(doc, before) };
  });
  return { test: next, places: now };
}

/** Returns the names in a test that mean nothing in the guide. */
export function lostNames(doc: GuideDocument, placed: PlacedTest): readonly (LostName & TestReference)[] {
  const { test, places } = renamed(doc, placed);
  const lost = new Map<string, LostName & TestReference>();
  eachName(doc, test, (reference, question) => {
    const { kind, name, of } = reference;
    const place = placeOf(kind, name, question);
    const key = places.get(place);
    // What an unknown question has is unknown, too.
    const isOfLost = (kind === 'option' || kind === 'row') && of === null;
    const isOwn = kind === 'option' && ownOption.test(name);
    if (key === undefined && !isOfLost && !isOwn) lost.set(place, { ...reference, question });
    return { name, part: key === undefined ? null : nodeAt(doc, key) };
  });
  return [...lost.values()];
}

/** The name of an option that the participant added to the question from which it is carried. */
const ownOption = /^own[1-9]\d*(?:-c[1-9]\d*)?$/u;

function nodeAt(doc: GuideDocument, key: Key): GuideNode | null {
  return locate(doc, key)?.node ?? null;
}

/** What a name becomes, and the part that it means. */
interface Named {
  readonly name: string;
  readonly part: GuideNode | null;
}

/** Visits a name. `question` is the name of the question of an option or row, `questionNow` what that became. */
type Visit = (reference: TestReference, question: string | null, questionNow: string | null) => Named;

/** Visits every name in a test, and returns the test with what the names become. */
function eachName(doc: GuideDocument, test: GuideTest, visit: Visit): GuideTest {
  const question = (name: string): Named => visit({ kind: 'question', name, of: null }, null, null);
  const concept = (name: string): string => visit({ kind: 'concept', name, of: null }, null, null).name;
  const asked = (one: TestedQuestion): TestedQuestion =>
    typeof one === 'string'
      ? question(one).name
      : { question: question(one.question).name, concept: concept(one.concept) };
  const inQuestion = (said: string) => {
    const { name, part } = question(said);
    const of = (kind: 'option' | 'row') => (each: string) => visit({ kind, name: each, of: part }, said, name).name;
    return { name, part, option: of('option'), row: of('row') };
  };
  const each = <T, U>(record: Readonly<Record<string, T>>, change: (name: string, value: T) => readonly [string, U]) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => change(name, value)));
  const perConcept = <T extends TestAnswer | readonly string[]>(value: T | ByConcept<T>, change: (one: T) => T) =>
    isByConcept(value)
      ? { byConcept: each<T, T>(value.byConcept, (name, one) => [concept(name), change(one)]) }
      : change(value);

  const { answers, expect, firstConcepts } = test;
  const { shown, notShown, inOrder, exactly, options, concepts } = expect;
  return {
    ...test,
    ...(firstConcepts && { firstConcepts: firstConcepts.map(concept) }),
    ...(answers && {
      answers: each(answers, (said, value) => {
        const { name, part, option, row } = inQuestion(said);
        const isOpen = part !== null && textField(part, 'type') === 'open_ended';
        return [name, perConcept<TestAnswer>(value, (one) => (isOpen ? one : answerWith(one, option, row)))];
      }),
    }),
    expect: {
      ...expect,
      ...(shown && { shown: shown.map(asked) }),
      ...(notShown && { notShown: notShown.map(asked) }),
      ...(inOrder && { inOrder: inOrder.map(asked) }),
      ...(exactly && { exactly: exactly.map(asked) }),
      ...(options && {
        options: each(options, (said, value) => {
          const { name, option } = inQuestion(said);
          return [name, perConcept<string[]>(value, (one) => one.map(option))];
        }),
      }),
      ...(concepts && { concepts: concepts.map(concept) }),
    },
  };
}

interface ByConcept<T> {
  readonly byConcept: Readonly<Record<string, T>>;
}

function isByConcept<T>(value: T | ByConcept<T>): value is ByConcept<T> {
  return typeof value === 'object' && value !== null && 'byConcept' in value;
}

type Rename = (name: string) => string;

function answerWith(answer: TestAnswer, option: Rename, row: Rename): TestAnswer {
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
