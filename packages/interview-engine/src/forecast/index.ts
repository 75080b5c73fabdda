/**
 * What to expect of a study before it starts: who passes, how long interviews are, who sees what, and what it costs.
 *
 * @module @guide-studio/interview-engine/forecast
 */
export { calibrate, type Calibration } from './calibrate.ts';
export { describeBasis, describeSharesProblem, forecastDescriber, type ForecastDescriber } from './describeForecast.ts';
export { forecast, usualCreditsPerComplete, usualSeed, usualSmallCell } from './forecast.ts';
export { type ForecastTable, forecastTables } from './forecastTables.ts';
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
  ConceptBlockForecast,
} from './forecastTypes.ts';
export { type ForecastTableId, forecastTableIds } from './forecastWords.types.ts';
export { type SeenLength, seenLengths, type SeenLengthsOptions } from './seenLengths.ts';
export { sharesFromAnswers, type SharesOfAnswers } from './sharesFromAnswers.ts';
export type { SharePlace, SharesProblem } from './sharesProblem.ts';
export type { RepeatedParameter } from '../paths/findings/index.ts';
