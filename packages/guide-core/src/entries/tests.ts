/**
 * Guide tests: the file beside a guide, and what its names mean. `@guide-studio/interview-engine/tests` runs them.
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
