export {
  type AnswerShares,
  type AssumptionsFault,
  type AssumptionsRead,
  ForecastAssumptions,
  forecastAssumptionsOf,
  isByConcept,
  isByRow,
  isWithCustom,
  type JointShares,
} from './shares.ts';
export { takenIn, withoutOrigin, withShares } from './withShares.ts';
