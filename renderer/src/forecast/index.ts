import { fetched } from '../browser/fetched.ts';

export { type KnownForecast, followForecast, useForecast } from './forecasting.ts';
export const ConceptForecast = fetched(async () => (await import('./ConceptForecast.tsx')).ConceptForecast);
export const ForecastView = fetched(async () => (await import('./ForecastView.tsx')).ForecastView);
export const SharesPane = fetched(async () => (await import('./SharesPane.tsx')).SharesPane);
