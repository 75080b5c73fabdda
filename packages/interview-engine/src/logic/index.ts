/** The logic of a guide: what interviews can do, as one decision. `README.md` has the map. */
export { limitsOf } from './answerRule.ts';
export { type Choice, choicesOf, criterionOf, ownChoice } from './choices.ts';
export { always, type Budget, type Diagram, longestList, never } from './diagram.ts';
export {
  certainReach,
  type CheapestWay,
  costIn,
  type Exploration,
  type ExploredComponent,
  explorePlan,
  fixedBy,
  type Given,
  isSeenBeforeEnding,
  type PlanExploration,
  type Reach,
  usualBudget,
  watchedIn,
  wholeStep,
} from './exploration.ts';
export { explore } from './explore.ts';
export {
  allowsOwn,
  drawnKey,
  type Fact,
  occasionKey,
  occasionsCounting,
  occasionsOfItem,
  parametersIn,
  type PlacedFact,
  type Watched,
} from './facts.ts';
export {
  type Alternative,
  type Goal,
  goalKey,
  type GoalsWanted,
  otherRejecting,
  placesOf,
  type Wanted,
} from './goals.ts';
export { certain, decide, either, isFalse, isTrue, type Known, type Limit, no, orNull, stopAt, yes } from './known.ts';
export {
  closureOf,
  type Logic,
  type Decision,
  type Reader,
  restrictionsOf,
} from './logic.ts';
export type { ShownOption, Statement } from './statement.ts';
export { canAll, excludes, minimal } from './minimal.ts';
export {
  type AnswerRule,
  type GuidePart,
  hiddenBy,
  isAnswerRule,
  type Restriction,
  restrictionKey,
} from './restrictions.ts';
export { type Owned, type Owner, ownerKey, ownersIn } from './owner.ts';
export { canRepeatParameters, singleValues, singleWorlds } from './singleValues.ts';
export { type Placed, placedIn, placeOf, together } from './together.ts';
export { type CheapestInterview, type Demands, type Selection, type World, worldsOf } from './world.ts';
