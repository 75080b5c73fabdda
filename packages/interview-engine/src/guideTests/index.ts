/**
 * Tests of a guide: invented participants, and what the guide must show them.
 *
 * @module @guide-studio/interview-engine/tests
 */
export { acceptedTest } from './accepting.ts';
export { type CoveringInterview, coveringInterview } from './coveringInterview.ts';
export type { At, Difference, Given } from './difference.ts';
export { generatedTests, type UnnamedTest } from './generated.ts';
export { interviewOfTest, type Outdated, runGuideTest, type TestResult } from './runGuideTest.ts';
export { describeGoal } from './describeGoal.ts';
export { isForNobody, describeTest, describeUnused } from './describeTest.ts';
export { type Expecting, testFrom } from './testFrom.ts';
export { freeTestName, nameByInterview, nameByPart } from './testName.ts';
export { type TestedGuide, testGuide } from './testGuide.ts';
export { type TestCoverage, testCoverage } from './testCoverage.ts';
export { type ListedResponse, testFromResponse } from './testFromResponse.ts';
export type { TestedGoalsWanted } from './testedGoals.ts';
