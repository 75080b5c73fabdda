import type { MessageLanguage } from '@guide-studio/guide-core';
import { childrenOf, type GuideDocument, itemIndex, textField } from '@guide-studio/guide-core/edit';
import { namedOptions, nameForTests, oneLine, placeNamed } from '@guide-studio/guide-core/internal';
import type { At, Difference } from './difference.ts';
import type { Outdated, TestResult } from './runGuideTest.ts';
import { differenceDescriber } from './differenceDescriber.ts';
import { type TestPartNames, testPartNames } from './testPartNames.ts';

type ForNobody = Extract<Difference, { code: 'questionMissing' | 'conceptMissing' }>;

/**
 * Returns what came of a test, a sentence per difference or lost name; none if it passed.
 *
 * @param doc The guide it ran on, as a document.
 * @param options `language`: default English. `texts`: those of questions that earlier versions had, by their names in
 *   tests; none by default. `canBeSeen`: whether any participant is shown a question; then the answers of the test are
 *   the reason why it is missing. Default: any is.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { placeTest } from '@guide-studio/guide-core/tests';
 * import { describeTest, runGuideTest } from '@guide-studio/interview-engine/tests';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const doc = fromWire(cooking);
 *
 * const test = placeTest(doc, { name: 'Old', answers: { 'How ofen do you cook?': 'Never' }, expect: {} });
 * console.log(describeTest(doc, runGuideTest(cooking, doc, test))[0]); // The guide has no question “How ofen do you cook?”. The nearest name is “how-often-do-you-cook”.
 * ```
 */
export function describeTest(
  doc: GuideDocument,
  result: TestResult,
  {
    language = 'en',
    texts = new Map(),
    canBeSeen = () => true,
  }: {
    readonly language?: MessageLanguage;
    readonly texts?: ReadonlyMap<string, string>;
    readonly canBeSeen?: (at: At) => boolean;
  } = {},
): readonly string[] {
  const names = testPartNames(doc, language);
  if (result.state === 'outdated') return result.lost.map((one) => lostWords(doc, names, one, texts));
  const difference = differenceDescriber(doc, language, names);
  return result.differences.map((one) => (isForNobody(doc, one, canBeSeen) ? forNobody(names, one) : difference(one)));
}

/** Returns whether a question or a concept is missing that no participant is shown. */
export function isForNobody(doc: GuideDocument, one: Difference, canBeSeen: (at: At) => boolean): one is ForNobody {
  if (one.code === 'questionMissing') return !canBeSeen(one);
  if (one.code !== 'conceptMissing') return false;
  const { block, concept } = one;
  const items = itemIndex(doc).items.flatMap((entry, item) => (entry.block === block ? [item] : []));
  return items.every((item) => !canBeSeen({ item, concept }));
}

/** Returns which answers of a test are never used, a sentence for each. `doc`: the guide it ran on. */
export function describeUnused(
  doc: GuideDocument,
  { unused = [] }: TestResult,
  language: MessageLanguage = 'en',
): readonly string[] {
  const { words, question } = testPartNames(doc, language);
  return unused.map((item) => words.unusedAnswer(question(item)));
}

/** Returns that no participant can see what is missing. */
function forNobody({ words, asked, conceptName }: TestPartNames, one: ForNobody): string {
  return one.code === 'questionMissing'
    ? words.questionForNobody(asked(one))
    : words.conceptForNobody(conceptName(one.block, one.concept));
}

/** The number of options or rows that are named. */
const mostParts = 4;

/** Returns which name means nothing, and what to do. */
function lostWords(
  doc: GuideDocument,
  { words, question, itemNode }: TestPartNames,
  { kind, name, question: of, nearest }: Outdated,
  texts: ReadonlyMap<string, string>,
): string {
  const { quoted } = words;

  /** Returns which options or rows a question has now, as a sentence with a space after it; nothing if it has none. */
  function partsNow(kind: 'option' | 'row', item: number | null): string {
    const node = itemNode(item ?? -1);
    if (node === undefined) return '';
    const parts = kind === 'row' ? childrenOf(node, 'rows') : namedOptions(node, itemIndex(doc));
    if (parts.length === 0) return '';
    const names = parts.slice(0, mostParts).map((part) => {
      // As a test must write it.
      const [now, text] = [nameForTests(doc, kind, part.key, node) ?? '', textField(part, 'text')].map(oneLine);
      return now === text || text === '' ? quoted(now ?? '') : `${quoted(now ?? '')} (${text})`;
    });
    return `${words.now[kind](names.join(', '), Math.max(0, parts.length - mostParts))} `;
  }

  const text = kind === 'question' ? texts.get(name) : undefined;
  const quotedName = quoted(oneLine(text || name));
  const item = of === null ? null : placeNamed(doc, 'question', of, null);
  const where = item === null ? quoted(oneLine(of ?? '')) : words.numbered(item + 1, question(item));
  const sentence =
    text !== undefined
      ? words.deletedQuestion(quotedName)
      : kind === 'option' || kind === 'row'
        ? words.lost[kind](quotedName, where)
        : words.lost[kind](quotedName);
  if (nearest !== null) return `${sentence} ${words.nearest(quoted(oneLine(nearest)))}`;
  return `${sentence} ${kind === 'option' || kind === 'row' ? partsNow(kind, item) : ''}${words.chooseAnother}`;
}
