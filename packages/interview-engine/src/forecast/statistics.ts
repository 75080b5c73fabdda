import type { Figure } from './forecastTypes.ts';

/** 95 % of a normal distribution lie within so many standard deviations. */
const both = 1.96;

export const exactly = (value: number): Figure => ({ value, by: 'calculated', low: value, high: value });

/** Returns a simulated share with its interval (Wilson's, which also holds near 0 and 1). `among`: how many count. */
export function simulatedShare(value: number, among: number): Figure {
  if (among <= 0) return { value, by: 'simulated', low: 0, high: 1 };
  const square = both ** 2 / among;
  const middle = (value + square / 2) / (1 + square);
  const reach = (both * Math.sqrt((value * (1 - value)) / among + square / (4 * among))) / (1 + square);
  return { value, by: 'simulated', low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/**
 * Returns the numbers below which shares of the weight lie, between the numbers given. `sorted` and `shares` ascend;
 * `weightOf`: how much a number counts.
 */
export function quantiles(
  sorted: ArrayLike<number>,
  shares: readonly number[],
  weightOf: (value: number) => number = () => 1,
): readonly number[] {
  let whole = 0;
  for (let at = 0; at < sorted.length; at += 1) whole += weightOf(sorted[at] as number);
  const found: number[] = [];
  let below = 0;
  let [before, middle] = [sorted[0] ?? 0, 0];
  for (let at = 0; at < sorted.length; at += 1) {
    const value = sorted[at] as number;
    const weight = weightOf(value);
    // Half of what a number counts lies below it.
    const next = below + weight / 2;
    for (let share = shares[found.length]; share !== undefined && share * whole <= next; share = shares[found.length])
      found.push(next === middle ? value : before + ((share * whole - middle) / (next - middle)) * (value - before));
    [before, middle] = [value, next];
    below += weight;
  }
  return shares.map((_, at) => found[at] ?? before);
}

/** Returns the median of numbers that were measured, with its interval, which comes from the ranks around it. */
export function medianOfRanks(sorted: readonly number[]): { value: number; low: number; high: number } {
  const reach = (both * 0.5) / Math.sqrt(Math.max(1, sorted.length));
  const [low = 0, value = 0, high = 0] = quantiles(sorted, [Math.max(0, 0.5 - reach), 0.5, Math.min(1, 0.5 + reach)]);
  return { value, low, high };
}

/** Of a t distribution with 9 degrees of freedom, 95 % lie within so many standard errors. */
const withinBatches = 2.262;
const batches = 10;

/**
 * Returns a simulated figure with its interval: how much it differs between tenths of what was simulated. `limits`: what
 * it can be at all.
 */
export function batched<T>(
  all: readonly T[],
  [least, most]: readonly [number, number],
  figureOf: (some: readonly T[]) => number,
): Figure {
  const value = figureOf(all);
  if (all.length < 2 * batches) return { value, by: 'simulated', low: least, high: most };
  const each = Array.from({ length: batches }, (_, batch) =>
    figureOf(all.filter((_one, at) => at % batches === batch)),
  );
  const mean = each.reduce((sum, one) => sum + one, 0) / batches;
  const spread = each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (batches - 1);
  const error = withinBatches * Math.sqrt(spread / batches);
  return { value, by: 'simulated', low: Math.max(least, value - error), high: Math.min(most, value + error) };
}

/** Returns the number that is reached with a probability of 95 % in so many independent trials. */
export function reachedOf(trials: number, share: number): number {
  let [low, high] = [0, trials];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fewerThan(middle, trials, share) <= 0.05) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** More people than there are. */
const mostTrials = 1e10;

/** Returns the number of trials in which so many succeed on average; null if that is more people than there are. */
export function meanTrials(wanted: number, share: number): number | null {
  return share > 0 && wanted / share <= mostTrials ? wanted / share : null;
}

/** Returns the probability that fewer than so many of independent trials succeed. */
export function fewerThan(wanted: number, trials: number, share: number): number {
  if (share >= 1 || share <= 0) return (share <= 0 ? 0 : trials) < wanted ? 1 : 0;
  // Either side says it: too few succeed, or too many fail.
  const spare = trials - wanted;
  return spare < wanted ? 1 - atMost(spare, trials, 1 - share) : atMost(wanted - 1, trials, share);
}

/** Sums of more counts than this are as good by the normal distribution. */
const mostSummed = 5000;

/** Returns the probability that at most so many of independent trials succeed. */
function atMost(most: number, trials: number, share: number): number {
  if (most > mostSummed) return normalBelow((most + 0.5 - trials * share) / Math.sqrt(trials * share * (1 - share)));
  let sum = 0;
  let log = trials * Math.log(1 - share);
  for (let count = 0; count <= most; count += 1) {
    sum += Math.exp(log);
    log += Math.log(trials - count) - Math.log(count + 1) + Math.log(share) - Math.log(1 - share);
  }
  return Math.min(1, sum);
}

/** Returns the share of the standard normal distribution below a number (Abramowitz and Stegun, 26.2.17). */
function normalBelow(value: number): number {
  if (value < 0) return 1 - normalBelow(-value);
  const t = 1 / (1 + 0.2316419 * value);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((rest, term) => t * (term + rest), 0);
  return 1 - (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

/** Returns the least number of trials in which so many succeed with a probability of 95 %. Needs {@link meanTrials}. */
export function trialsFor(wanted: number, share: number): number {
  if (share >= 1) return wanted;
  let low = wanted;
  const isEnough = (trials: number): boolean => fewerThan(wanted, trials, share) <= 0.05;
  let high = Math.max(wanted + 1, Math.ceil((4 * wanted) / share) + 100);
  while (!isEnough(high)) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
