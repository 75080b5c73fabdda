export {
  checksNothing,
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
export { mapNames, type NameMap } from './mapNames.ts';
export { type NamedKind, nameForTests, nearestName, partNamed, placeNamed, type TestReference } from './names.ts';
export {
  keyOfName,
  type LostName,
  lostNames,
  type NamedParts,
  type PlacedTest,
  placeTest,
  renamed,
} from './placing.ts';
export { type OwnOption, ownOptionNamed } from './ownOption.ts';
export { removeName } from './removeName.ts';
export { replaceName } from './replaceName.ts';
export { sameNames } from './sameNames.ts';
export { type TestLine, type TestLines, testLines, type TestPlace } from './testLines.ts';
