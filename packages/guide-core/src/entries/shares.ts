/**
 * What a forecast assumes about participants: shares of answers in percent, and how many start and complete. They are a
 * file of their own, or the property `forecast` of the notes. `@guide-studio/interview-engine/forecast` computes with
 * them.
 *
 * ```ts
 * import { forecastAssumptionsOf } from '@guide-studio/guide-core/shares';
 *
 * const read = forecastAssumptionsOf({ shares: { often: { Daily: 20, Never: 30 } }, completion: 80 });
 * if (read.ok) console.log(read.assumptions.completion); // 80
 *
 * const wrong = forecastAssumptionsOf({ shares: { often: { Daily: '20 %' } } });
 * if (!wrong.ok) console.log(wrong.faults[0]?.path); // [ 'shares', 'often' ]
 * ```
 *
 * - {@link forecastAssumptionsOf} reads them. It checks their form; whether names and sums fit a guide is for the
 *   forecast.
 * - {@link withShares} puts some over others, such as those of real interviews over those of a person.
 * - {@link isByRow}, {@link isWithCustom} and {@link isByConcept} narrow {@link AnswerShares} to one of its forms.
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
