/**
 * Tests of a guide: invented participants, and what the guide must show them. They name questions and options as the
 * file `name.guide.tests.json` does (`@guide-studio/guide-core/tests`).
 *
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
 * const test = placeTest(doc, {
 *   name: 'Never cooks',
 *   answers: { 'How often do you cook?': 'Never' },
 *   expect: { shown: ['What did you cook last week?'] },
 * });
 * const result = runGuideTest(cooking, doc, test);
 * console.log(result.state); // failed
 * console.log(describeTest(doc, result)[0]); // “What did you cook last week?” is not shown, because the answer to “How often do you cook?” was “Never”.
 * ```
 *
 * {@link runGuideTest} runs one test, {@link testGuide} all of them, and after an edit only those that the edit
 * concerns. {@link describeTest} says in sentences what came of it.
 * {@link generatedTests} makes tests that reach everything that participants can reach, {@link testFrom} one from an
 * interview, {@link testFromResponse} one from the response of a real participant, and {@link acceptedTest} one that
 * expects what is shown now. {@link testCoverage} counts what tests reach and check.
 *
 * @module @guide-studio/interview-engine/tests
 */
export { acceptedTest } from './accepting.ts';
export { describeTest, describeUnused } from './describeTest.ts';
export type { At, Difference, Given, Led, Hidden } from './difference.ts';
export { generatedTests, type UnnamedTest } from './generated.ts';
export { type Outdated, runGuideTest, type TestResult } from './runGuideTest.ts';
export { testCoverage, type TestCoverage } from './testCoverage.ts';
export { type Expecting, testFrom } from './testFrom.ts';
export { type ListedResponse, testFromResponse } from './testFromResponse.ts';
export { type TestedGuide, testGuide, type TestedTest } from './testGuide.ts';
export { type CoveringInterview, coveringInterview } from './coveringInterview.ts';
export type { TestedGoalsWanted } from './testedGoals.ts';
export type { GuideVersion } from './changedQuestions.ts';
