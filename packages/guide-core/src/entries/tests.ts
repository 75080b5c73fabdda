/**
 * Guide tests: the file beside a guide, and what its names mean. `@guide-studio/interview-engine/tests` runs them.
 *
 * ```ts
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { guideTestsOf, lostNames } from '@guide-studio/guide-core/tests';
 *
 * const doc = fromWire({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * });
 * const { tests, problems } = guideTestsOf({
 *   tests: [{ name: 'Everybody is asked', expect: { shown: ['What did you cook?', 'Why?'] } }, { name: 'Nothing' }],
 * });
 * const [test] = tests;
 * if (test) console.log(lostNames(doc, test).map(({ kind, name }) => `${kind} ${name}`)); // [ 'question Why?' ]
 * console.log(problems[0]?.name, problems[0]?.index); // Nothing 1
 * ```
 *
 * - {@link guideTestsOf} reads the file (`.guide.tests.json`) and {@link changeGuideTests} changes it, keeping what
 *   this version does not understand.
 * - {@link lostNames} says which names of a test mean nothing in a guide. {@link placeTest} keeps a test with the parts
 *   that it names, while the guide is edited.
 *
 * A question has the name of its externalId, else its text, else its number (`Q7`); an option or row alike (`o2`,
 * `r2`); a concept its externalId, nickname or place (`b3.c1`).
 *
 * @module @guide-studio/guide-core/tests
 */
export { changeGuideTests, GuideTestsChange } from '../guideTests/changeGuideTests.ts';
export {
  GuideTest,
  type GuideTestProblem,
  type GuideTests,
  guideTestsOf,
  type TestAnswer,
  type TestedQuestion,
  type TestExpectations,
} from '../guideTests/guideTests.ts';
export type { TestReference, NamedKind } from '../guideTests/names.ts';
export { type LostName, lostNames, type NamedParts, type PlacedTest, placeTest } from '../guideTests/placing.ts';
