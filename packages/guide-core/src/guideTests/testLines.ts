import { itemIndex, orderOf } from '../doc/itemIndex.ts';
import { locate } from '../doc/locate.ts';
import { type GuideDocument, type GuideNode, textField } from '../doc/node.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { oneLine } from '../doc/oneLine.ts';
import { questionLabel } from '../conditionText/questionLabel.ts';
import type { TestAnswer, TestedQuestion, TestExpectations } from './guideTests.ts';
import { germanLines } from './lineWords.de.ts';
import { englishLines } from './lineWords.en.ts';
import { type NamedKind, placeNamed } from './names.ts';
import { ownOptionNamed } from './ownOption.ts';
import { keyOfName, type PlacedTest, renamed } from './placing.ts';

const languages = { en: englishLines, de: germanLines } as const;

/** The property of a test that a line is about; of a record, the entry with this name. */
export type TestPlace =
  | { readonly part: 'urlParams' | 'answers' | 'options'; readonly name: string }
  | { readonly part: 'firstConcepts' | Exclude<keyof TestExpectations, 'options'> };

/** A line of what a test says. */
export interface TestLine {
  readonly place: TestPlace;
  readonly text: string;
}

/** What a test says, in words. An entry with several concepts has a line for each. */
export interface TestLines {
  readonly participant: readonly TestLine[];
  readonly expected: readonly TestLine[];
  /** How questions are answered that the test does not answer. */
  readonly otherAnswers: string;
}

/**
 * Returns what a test says. Parts have the names that they have in the guide; what is gone, that of the test. `texts`: those
 * of questions that earlier versions had, by their names in tests.
 */
export function testLines(
  doc: GuideDocument,
  placed: PlacedTest,
  language: MessageLanguage = 'en',
  texts: ReadonlyMap<string, string> = new Map(),
): TestLines {
  const words = languages[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const listText = (texts: readonly string[]): string => (texts.length === 0 ? '–' : list.format(texts));
  const { test, parts } = renamed(doc, placed);
  const name = (kind: NamedKind, givenName: string, question: string | null): string => {
    const key = keyOfName(parts, kind, givenName, question);
    const node = key === undefined ? undefined : locate(doc, key)?.node;
    if (node !== undefined) return nameOf(doc, node);
    return cut((kind === 'question' && texts.get(givenName)) || givenName);
  };
  const optionName = (givenName: string, of: string): string => {
    const item = locate(doc, keyOfName(parts, 'question', of, null) ?? '')?.node;
    const isListed = keyOfName(parts, 'option', givenName, of) !== undefined;
    const own = isListed || item === undefined ? null : ownOptionNamed(doc, givenName, item);
    if (own === null) return name('option', givenName, of);
    const added = nameOf(doc, own.question);
    return words.ownOptionOf(own.concept === null ? added : `${added} (${nameOf(doc, own.concept)})`);
  };
  const question = (givenName: string): string => name('question', givenName, null);
  const concept = (givenName: string): string => name('concept', givenName, null);
  const asked = (one: TestedQuestion): string =>
    typeof one === 'string' ? question(one) : `${question(one.question)} (${concept(one.concept)})`;
  const askedAll = (list: readonly TestedQuestion[]): string => listText(list.map(asked));
  /** With numbers and semicolons: a text may end with a question mark, or have commas. */
  const numbered = (all: readonly TestedQuestion[]): string =>
    all.length === 0
      ? listText([])
      : all
          .map((one) => {
            const place = placeNamed(doc, 'question', typeof one === 'string' ? one : one.question, null);
            return place === null ? asked(one) : words.numbered(place + 1, asked(one));
          })
          .join('; ');

  function answerText(of: string, answer: TestAnswer): string {
    const option = (givenName: string): string => optionName(givenName, of);
    if (typeof answer === 'string') return option(answer);
    if (Array.isArray(answer)) return listText(answer.map(option));
    if ('selected' in answer)
      return listText([...answer.selected.map(option), words.ownOption(oneLine(answer.custom))]);
    if ('rows' in answer) {
      return listText(Object.entries(answer.rows).map(([row, column]) => `${name('row', row, of)}: ${option(column)}`));
    }
    return listText(answer.choices.map(({ best, worst }) => `+ ${option(best)} − ${option(worst)}`));
  }

  const { urlParams = {}, firstConcepts, answers = {}, expect } = test;
  const { outcome, shown, notShown, inOrder, exactly, options = {}, concepts, closing } = expect;
  const line = (part: Exclude<TestPlace, { name: string }>['part'], text: string | undefined): readonly TestLine[] =>
    text === undefined ? [] : [{ place: { part }, text }];
  const linesOf = <T extends TestAnswer | readonly string[]>(
    part: 'answers' | 'options',
    of: string,
    value: PerConcept<T>,
    textOf: (question: string, one: T) => string,
  ): readonly TestLine[] =>
    byConcept<T>(value).map(([only, one]) => ({
      place: { part, name: of },
      text: textOf(only === null ? question(of) : `${question(of)} (${concept(only)})`, one),
    }));
  return {
    participant: [
      ...Object.entries(urlParams).flatMap(([parameter, value]) =>
        [value]
          .flat()
          .map(
            (one): TestLine => ({ place: { part: 'urlParams', name: parameter }, text: words.link(parameter, one) }),
          ),
      ),
      ...line('firstConcepts', firstConcepts && words.concepts(listText(firstConcepts.map(concept)))),
      ...Object.entries(answers).flatMap(([of, answer]) =>
        linesOf<TestAnswer>('answers', of, answer, (givenName, one) => words.answers(givenName, answerText(of, one))),
      ),
    ],
    expected: [
      ...line('outcome', outcome && words.outcome[outcome]),
      ...line('shown', shown && words.shown(askedAll(shown))),
      ...line('notShown', notShown && words.notShown(askedAll(notShown))),
      ...line('inOrder', inOrder && words.inOrder(numbered(inOrder))),
      ...line('exactly', exactly && `${words.exactly(exactly.length)}: ${numbered(exactly)}`),
      ...Object.entries(options).flatMap(([of, list]) =>
        linesOf<readonly string[]>('options', of, list, (givenName, one) =>
          words.options(givenName, listText(one.map((each) => optionName(each, of)))),
        ),
      ),
      ...line('concepts', concepts && words.conceptsShown(listText(concepts.map(concept)))),
      ...line('closing', closing === undefined ? undefined : words.closing(closing)),
    ],
    otherAnswers: words.usualAnswers,
  };
}

type PerConcept<T> = T | { readonly byConcept: Readonly<Record<string, T>> };

function byConcept<T extends TestAnswer | readonly string[]>(
  value: PerConcept<T>,
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
  return cut(text);
}

function cut(text: string): string {
  const line = oneLine(text);
  return line.length <= enough ? line : `${line.slice(0, enough).trimEnd()}…`;
}
