/**
 * What to expect of a study before it starts: who passes, how long interviews are, who sees what, and what it costs.
 *
 * @module @guide-studio/interview-engine/forecast
 */
export { forecast, usualCreditsPerComplete, usualSeed, usualSmallCell } from './forecast.ts';
export type {
  Cell,
  CellForecast,
  CreditForecast,
  Figure,
  Forecast,
  ForecastQuestion,
  ForecastResult,
  Funnel,
  JourneyGroup,
  LengthForecast,
  Lengths,
  Outlook,
  RestingFigures,
  RestsOn,
  ShareEffect,
} from './forecastTypes.ts';
export { restingFigures } from './forecastTypes.ts';
export type { SharePlace, SharesProblem } from './sharesProblem.ts';
export { seenLengths, type SeenLength, type SeenLengthsOptions } from './seenLengths.ts';
export { minutesAtMost, peopleNeeded, peopleShown, percentages, percentOf } from './rounding.ts';
export { withUsualNames } from './usualNames.ts';
export { usualShares } from './usualShares.ts';
export { type SharesOfAnswers, sharesFromAnswers } from './sharesFromAnswers.ts';
export { type Calibration, calibrate, leastCalibrated } from './calibrate.ts';
export { describeBasisOfTable, figuresIn, type ForecastTable, forecastTables, withBasis } from './forecastTables.ts';
export { type ForecastTableId, forecastTableIds } from './forecastWords.types.ts';
export {
  type ForecastDescriber,
  type SafeCondition,
  safeCondition,
  forecastDescriber,
  screeningItems,
  describeBasis,
  describeBasisOfCells,
  describeBasisOfNobody,
  describeSeenLength,
  describeIndependence,
  describeLeavingUnchanged,
  describeNobodyLost,
  describeUntriedShares,
  describeNobodyPasses,
  describeSharesProblem,
} from './describeForecast.ts';
