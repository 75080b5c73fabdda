import {
  type GuideDocument,
  type GuideNode,
  itemIndex,
  keyOfName,
  locate,
  type NamedKind,
  oneLine,
  orderOf,
  type PlacedTest,
  questionLabel,
  renamed,
  type TestAnswer,
  type TestedQuestion,
  textField,
} from '@guide-studio/guide-core';
import { listText, words } from '../words/index.ts';
import '../words/later.ts';

/** What a test says, in words, a line each. */
export interface TestLines {
  readonly participant: readonly string[];
  readonly expected: readonly string[];
}

/** Returns what a test says. Parts have the names that they have in the guide; what is gone, that of the test. */
export function testLines(doc: GuideDocument, placed: PlacedTest): TestLines {
  const { test, parts } = renamed(doc, placed);
  const name = (kind: NamedKind, said: string, question: string | null): string => {
    const key = keyOfName(parts, kind, said, question);
    const node = key === undefined ? undefined : locate(doc, key)?.node;
    return node === undefined ? oneLine(said) : nameOf(doc, node);
  };
  const question = (said: string): string => name('question', said, null);
  const concept = (said: string): string => name('concept', said, null);
  const asked = (one: TestedQuestion): string =>
    typeof one === 'string' ? question(one) : `${question(one.question)} (${concept(one.concept)})`;
  const askedAll = (list: readonly TestedQuestion[]): string => listText(list.map(asked));

  function answerText(of: string, answer: TestAnswer): string {
    const option = (said: string): string => name('option', said, of);
    if (typeof answer === 'string') return option(answer);
    if (Array.isArray(answer)) return listText(answer.map(option));
    if ('selected' in answer) return listText([...answer.selected.map(option), answer.custom]);
    if ('rows' in answer) {
      return listText(Object.entries(answer.rows).map(([row, column]) => `${name('row', row, of)}: ${option(column)}`));
    }
    return listText(answer.choices.map(({ best, worst }) => `+ ${option(best)} − ${option(worst)}`));
  }

  const { urlParams = {}, firstConcepts, answers = {}, expect } = test;
  const { outcome, shown, notShown, inOrder, exactly, options = {}, concepts, closing } = expect;
  return {
    participant: [
      ...Object.entries(urlParams).flatMap(([parameter, value]) =>
        [value].flat().map((one) => words.tests.link(parameter, one)),
      ),
      ...(firstConcepts === undefined ? [] : [words.tests.concepts(listText(firstConcepts.map(concept)))]),
      ...Object.entries(answers).flatMap(([of, answer]) =>
        byConcept<TestAnswer>(answer).map(([only, one]) =>
          words.tests.answers(only === null ? question(of) : `${question(of)} (${concept(only)})`, answerText(of, one)),
        ),
      ),
      words.tests.usualAnswers,
    ],
    expected: [
      ...(outcome === undefined ? [] : [words.tests.outcome[outcome]]),
      ...(shown === undefined ? [] : [words.tests.shown(askedAll(shown))]),
      ...(notShown === undefined ? [] : [words.tests.notShown(askedAll(notShown))]),
      ...(inOrder === undefined ? [] : [words.tests.inOrder(askedAll(inOrder))]),
      ...(exactly === undefined ? [] : [`${words.tests.exactly(exactly.length)}: ${askedAll(exactly)}`]),
      ...Object.entries(options).flatMap(([of, list]) =>
        byConcept<readonly string[]>(list).map(([only, one]) =>
          words.tests.options(
            only === null ? question(of) : `${question(of)} (${concept(only)})`,
            listText(one.map((said) => name('option', said, of))),
          ),
        ),
      ),
      ...(concepts === undefined ? [] : [words.tests.conceptsShown(listText(concepts.map(concept)))]),
      ...(closing === undefined ? [] : [words.tests.closing(closing)]),
    ],
  };
}

function byConcept<T extends TestAnswer | readonly string[]>(
  value: T | { readonly byConcept: Readonly<Record<string, T>> },
): readonly (readonly [string | null, T])[] {
  return typeof value === 'object' && 'byConcept' in value ? Object.entries(value.byConcept) : [[null, value]];
}

/** The number of characters by which a reader recognizes a text. */
const enough = 70;

function nameOf(doc: GuideDocument, node: GuideNode): string {
  const order = node.kind === 'item' ? orderOf(doc, node.key) : null;
  const entry = order === null ? undefined : itemIndex(doc).items[order];
  const text =
    entry === undefined ? textField(node, node.kind === 'concept' ? 'nickname' : 'text') : questionLabel(doc, entry);
  const line = oneLine(text);
  return line.length <= enough ? line : `${line.slice(0, enough).trimEnd()}…`;
}
