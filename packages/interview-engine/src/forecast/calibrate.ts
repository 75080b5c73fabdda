import type { LengthForecast } from './forecastTypes.ts';
import { medianOfRanks, quantiles } from './statistics.ts';

/** How predicted lengths compare with real ones. Lengths are in seconds. */
export interface Calibration {
  /** The number of real interviews. */
  readonly interviews: number;
  /** In seconds, of the forecast: half of the interviews, and nine of ten, are not longer. */
  readonly predicted: { readonly median: number; readonly p90: number };
  /** The same of the real interviews. */
  readonly real: { readonly median: number; readonly p90: number };
  /** Real length as a multiple of the predicted one: the `lengthFactor` for later forecasts. */
  readonly factor: number;
  /** False: real lengths are so different that lengths are not corrected by them. */
  readonly canCorrect: boolean;
  /** The interval of the factor that contains the true one with a probability of 95 %. */
  readonly interval: { readonly low: number; readonly high: number };
  /** By how much the prediction was off, as shares of the real length: 0.2 is 20 % too long, -0.2 too short. */
  readonly error: { readonly median: number; readonly p90: number };
}

/** What a length factor can be. */
export const lengthFactors = { least: 0.05, most: 20 };

/** Fewer real interviews than this say nothing. */
export const leastCalibrated = 5;

/**
 * Compares a forecast with the lengths of completed interviews. Null with fewer than five of them, which say nothing.
 *
 * @param predicted `Forecast.length`, in seconds.
 * @param durations `responseDurationSeconds` of completed interviews.
 * @param usedFactor The `lengthFactor` with which the forecast was made; default 1.
 * @example
 * ```ts
 * import { calibrate } from '@guide-studio/interview-engine/forecast';
 *
 * const calibration = calibrate({ median: 240, p90: 400 }, [260, 280, 300, 320, 340]);
 * console.log(calibration?.factor, calibration?.canCorrect, calibration?.real.median); // 1.25 true 300
 * console.log(calibrate({ median: 240, p90: 400 }, [260, 280])); // null
 * ```
 */
export function calibrate(
  { median, p90 }: Pick<LengthForecast, 'median' | 'p90'>,
  durations: readonly number[],
  usedFactor = 1,
): Calibration | null {
  const sorted = durations.filter((seconds) => seconds > 0).sort((one, other) => one - other);
  if (sorted.length < leastCalibrated || median <= 0) return null;
  const real = { median: medianOfRanks(sorted), p90: quantiles(sorted, [0.9])[0] ?? 0 };
  const factor = (usedFactor * real.median.value) / median;
  return {
    interviews: sorted.length,
    predicted: { median, p90 },
    real: { median: real.median.value, p90: real.p90 },
    factor,
    canCorrect: factor >= lengthFactors.least && factor <= lengthFactors.most,
    interval: { low: (usedFactor * real.median.low) / median, high: (usedFactor * real.median.high) / median },
    error: { median: median / real.median.value - 1, p90: p90 / real.p90 - 1 },
  };
}
