import type { Figure } from './forecastTypes.ts';

/** 95 % of a normal distribution lie within so many standard deviations, and above so many below its middle. */
const both = 1.96;
const oneSided = 1.645;

export const exactly = (value: number): Figure => ({ value, by: 'exact', low: value, high: value });

/** Returns the mean of simulated numbers with its interval. Weights: how much each counts. */
export function weightedMean(numbers: readonly (readonly [value: number, weight: number])[]): Figure {
  const whole = numbers.reduce((sum, [, weight]) => sum + weight, 0);
  if (whole === 0) return { value: 0, by: 'simulated', low: 0, high: 0 };
  const value = numbers.reduce((sum, [one, weight]) => sum + one * weight, 0) / whole;
  const spread = numbers.reduce((sum, [one, weight]) => sum + (weight * (one - value)) ** 2, 0);
  const error = (both * Math.sqrt(spread)) / whole;
  return { value, by: 'simulated', low: value - error, high: value + error };
}

/** Returns a simulated share with its interval (Wilson's, which also holds near 0 and 1). `among`: how many count. */
export function simulatedShare(value: number, among: number): Figure {
  if (among <= 0) return { value, by: 'simulated', low: 0, high: 1 };
  const square = both ** 2 / among;
  const middle = (value + square / 2) / (1 + square);
  const reach = (both * Math.sqrt((value * (1 - value)) / among + square / (4 * among))) / (1 + square);
  return { value, by: 'simulated', low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Returns the number below which a share of the weight lies. `sorted`: by value, ascending. */
export function quantile(sorted: readonly (readonly [value: number, weight: number])[], share: number): number {
  const whole = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  let below = 0;
  for (const [value, weight] of sorted) {
    below += weight;
    if (below >= share * whole) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

/** Returns the median with its interval, which comes from the ranks around it. */
export function medianFigure(sorted: readonly (readonly [value: number, weight: number])[]): Figure {
  const reach = (both * 0.5) / Math.sqrt(Math.max(1, sorted.length));
  return {
    value: quantile(sorted, 0.5),
    by: 'simulated',
    low: quantile(sorted, Math.max(0, 0.5 - reach)),
    high: quantile(sorted, Math.min(1, 0.5 + reach)),
  };
}

/** Returns the number that is reached with a probability of 95 % in so many independent trials. */
export function reachedOf(trials: number, share: number): number {
  if (share >= 1) return trials;
  if (share <= 0 || trials === 0) return 0;
  // The exact count for few trials; for many, the normal distribution is as good.
  if (trials > 2000) {
    const spread = Math.sqrt(trials * share * (1 - share));
    return Math.max(0, Math.floor(trials * share - oneSided * spread));
  }
  let log = trials * Math.log(1 - share);
  let below = 0;
  for (let count = 0; count <= trials; count += 1) {
    below += Math.exp(log);
    if (below > 0.05) return count;
    log += Math.log(trials - count) - Math.log(count + 1) + Math.log(share) - Math.log(1 - share);
  }
  return trials;
}

/** Returns the least number of trials in which so many succeed with a probability of 95 %. */
export function trialsFor(wanted: number, share: number): number {
  if (share >= 1) return wanted;
  let low = wanted;
  let high = Math.max(wanted + 1, Math.ceil((4 * wanted) / share) + 100);
  while (reachedOf(high, share) < wanted) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reachedOf(middle, share) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
