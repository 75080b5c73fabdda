/**
 * What a forecast assumes about participants: the file of shares beside a guide.
 *
 * @module @guide-studio/guide-core/shares
 */
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
  type ByConcept,
  type ByRow,
  type WithCustom,
} from '../shares/shares.ts';
export { withShares } from '../shares/withShares.ts';
