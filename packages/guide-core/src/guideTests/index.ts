export {
  GuideTest,
  type GuideTestProblem,
  type GuideTests,
  guideTestsOf,
  type TestAnswer,
  type TestedQuestion,
  type TestExpectations,
  testKey,
} from './guideTests.ts';
export { changeGuideTests, GuideTestsChange } from './changeGuideTests.ts';
export { type NamedKind, nameForTests, nearestName, partNamed, type TestReference } from './names.ts';
export { type LostName, lostNames, placeOf, type PlacedTest, placeTest, renamed } from './placing.ts';
