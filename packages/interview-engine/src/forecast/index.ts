/**
 * What to expect of a study before it starts: who passes the screener, how many people to invite, how long interviews
 * are, who sees what, and what it costs. It follows from shares of answers that you assume, or take from another study.
 *
 * ```ts
 * import { block, choice, guide, open, screening } from '@guide-studio/guide-core/author';
 * import { forecast } from '@guide-studio/interview-engine/forecast';
 *
 * const cooks = choice('Do you cook?', { options: ['Yes', 'No'] });
 * const often = choice('How often?', { options: ['Most days', 'Seldom'] });
 * const dish = open('What did you cook?', { when: often.includes('Most days') });
 * const cooking = guide('Home cooking', {}, [screening('Fit', [cooks.rejecting('No')]), block('Last week', [often, dish])]);
 *
 * const shares = { 'Do you cook?': { Yes: 80, No: 20 }, 'How often?': { 'Most days': 25, Seldom: 75 } }; // in percent
 * const result = forecast(cooking, { completes: 40, assumptions: { shares } });
 * if (result.ok) console.log(result.forecast.incidence.value, result.forecast.invitations?.expected.value); // 0.8 50
 * if (result.ok) console.log(result.forecast.items.map(({ expected }) => expected)); // [ 40, 40, 10 ]
 * ```
 *
 * {@link forecast} gives the figures, or why the shares cannot be used ({@link describeSharesProblem}).
 * {@link forecastTables} gives them as tables for screens and CSV, {@link forecastDescriber} and {@link describeBasis}
 * in words.
 * {@link sharesFromAnswers} takes shares from the answers of a study, {@link calibrate} compares lengths with real
 * ones. {@link seenLengths} needs no shares.
 * Shares that go in are in percent, as in files; shares that come out are from 0 to 1, and lengths in seconds.
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
