import { itemIndex, orderOf } from '../doc/itemIndex.ts';
import { locate } from '../doc/locate.ts';
import { type GuideDocument, type GuideNode, textField } from '../doc/node.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { oneLine } from '../doc/oneLine.ts';
import { questionLabel } from '../telling/questionLabel.ts';
import type { TestAnswer, TestedQuestion } from './guideTests.ts';
import { germanLines } from './lineWords.de.ts';
import { englishLines } from './lineWords.en.ts';
import type { NamedKind } from './names.ts';
import { keyOfName, type PlacedTest, renamed } from './placing.ts';

const languages = { en: englishLines, de: germanLines } as const;

/** What a test says, in words, a line each. */
export interface TestLines {
  readonly participant: readonly string[];
  readonly expected: readonly string[];
}

/** Returns what a test says. Parts have the names that they have in the guide; what is gone, that of the test. */
export function testLines(doc: GuideDocument, placed: PlacedTest, language: MessageLanguage = 'en'): TestLines {
  const words = languages[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const listText = (texts: readonly string[]): string => list.format(texts);
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
        [value].flat().map((one) => words.link(parameter, one)),
      ),
      ...(firstConcepts === undefined ? [] : [words.concepts(listText(firstConcepts.map(concept)))]),
      ...Object.entries(answers).flatMap(([of, answer]) =>
        byConcept<TestAnswer>(answer).map(([only, one]) =>
          words.answers(only === null ? question(of) : `${question(of)} (${concept(only)})`, answerText(of, one)),
        ),
      ),
      words.usualAnswers,
    ],
    expected: [
      ...(outcome === undefined ? [] : [words.outcome[outcome]]),
      ...(shown === undefined ? [] : [words.shown(askedAll(shown))]),
      ...(notShown === undefined ? [] : [words.notShown(askedAll(notShown))]),
      ...(inOrder === undefined ? [] : [words.inOrder(askedAll(inOrder))]),
      ...(exactly === undefined ? [] : [`${words.exactly(exactly.length)}: ${askedAll(exactly)}`]),
      ...Object.entries(options).flatMap(([of, list]) =>
        byConcept<readonly string[]>(list).map(([only, one]) =>
          words.options(
            only === null ? question(of) : `${question(of)} (${concept(only)})`,
            listText(one.map((said) => name('option', said, of))),
          ),
        ),
      ),
      ...(concepts === undefined ? [] : [words.conceptsShown(listText(concepts.map(concept)))]),
      ...(closing === undefined ? [] : [words.closing(closing)]),
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
