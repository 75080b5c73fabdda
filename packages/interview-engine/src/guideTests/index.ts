/**
 * Tests of a guide: invented participants, and what the guide must show them.
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
