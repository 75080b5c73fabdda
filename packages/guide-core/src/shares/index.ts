export {
  type AnswerShares,
  type AssumptionsFault,
  type AssumptionsRead,
  ForecastAssumptions,
  forecastAssumptionsOf,
} from './shares.ts';
