/*
 * How many options are selected where several may be. Options are selected independently of each other, but only
 * answers with an accepted number of options count. A list of numbers holds the probability of 0, 1, 2 … options.
 */

/** The least and the greatest number of options that may be selected. */
export interface CountBounds {
  readonly least: number;
  readonly most: number;
}

/** The share of each option that nothing is known about: every third is selected, as the estimated length assumes. */
export const usualSelection = 1 / 3;

/** Adds an option that is selected with a probability. */
export function withOption(counts: readonly number[], probability: number): readonly number[] {
  const next: number[] = [];
  let more = 0;
  for (const chance of counts) {
    next.push(more + chance * (1 - probability));
    more = chance * probability;
  }
  next.push(more);
  return next;
}

/** Returns the probability of an accepted number. */
export function accepted(counts: readonly number[], { least, most }: CountBounds): number {
  let sum = 0;
  for (let count = least; count <= Math.min(most, counts.length - 1); count += 1) sum += counts[count] ?? 0;
  return sum;
}

/** Counts numbers together that bounds treat alike from here on, whatever is added: the list stays short. */
export function boundedBy({ least, most }: CountBounds, counts: readonly number[]): readonly number[] {
  if (most !== Number.POSITIVE_INFINITY) return counts.length <= most + 1 ? counts : counts.slice(0, most + 1);
  if (counts.length <= least + 1) return counts;
  const enough = counts.slice(least).reduce((sum, chance) => sum + chance, 0);
  return [...counts.slice(0, least), enough];
}

/**
 * Returns how many participants, from 0 to 1, exclusive options may leave to the others. Each of these participants selects
 * an option at most once, and as many options as the bounds accept. `given`: the shares of others; `withoutShares`: how
 * many have none.
 */
export function leftToOthers(
  given: readonly number[],
  withoutShares: number,
  { least, most }: CountBounds,
): { readonly least: number; readonly most: number } {
  const sum = given.reduce((whole, share) => whole + share, 0);
  const largest = least > withoutShares ? Math.min(1, sum / (least - withoutShares)) : 1;
  return { least: Math.min(largest, Math.max(0, ...given, sum / most)), most: largest };
}

/** At the edge of what the bounds allow, all answers have as few options as possible, or as many. */
export type Edge = 'fewest' | 'most';

/** Probabilities of independent options. `edge`: of the accepted answers only those count. */
export interface Fitted {
  readonly probabilities: readonly number[];
  readonly edge: Edge | null;
}

/** Returns the bounds with which options with these probabilities are selected. */
export function boundsAt(edge: Edge | null, bounds: CountBounds, probabilities: readonly number[]): CountBounds {
  if (edge === null) return bounds;
  const fewest = Math.max(bounds.least, probabilities.filter((probability) => probability >= 1).length);
  const most = Math.min(bounds.most, probabilities.filter((probability) => probability > 0).length);
  const count = edge === 'fewest' ? fewest : most;
  return { least: count, most: count };
}

/**
 * Returns the probabilities with which independent options must be selected, so that among the accepted answers each
 * option is selected as often as `wanted` says; options with null keep `usualSelection`. Null if the bounds do not allow
 * it. `step` counts the steps that this takes.
 */
export function fittedTo(
  wanted: readonly (number | null)[],
  bounds: CountBounds,
  step: (count: number) => void = () => {},
): Fitted | null {
  const sum = wanted.reduce<number>((total, share) => total + (share ?? 0), 0);
  const isWhole = wanted.every((share) => share !== null);
  if (isWhole && (sum < bounds.least - slack || sum > Math.min(bounds.most, wanted.length) + slack)) return null;
  const most = Math.min(bounds.most, wanted.length);
  const atEdge = (edge: Edge, count: number): Fitted | null => {
    const probabilities = fittedByTurns(wanted, { least: count, most: count }, step);
    return probabilities && { probabilities, edge };
  };
  if (isWhole && sum <= bounds.least + slack) return atEdge('fewest', bounds.least);
  if (isWhole && sum >= most - slack) return atEdge('most', most);
  const isAnyAccepted = bounds.least <= 1 && most >= wanted.length;
  const probabilities = isAnyAccepted ? fittedToAny(wanted, bounds.least) : fittedByTurns(wanted, bounds, step);
  return probabilities && { probabilities, edge: null };
}

/** Sums of typed shares may be off by rounding. */
const slack = 0.005;

/** If only an empty answer is refused, one number is searched for: the probability that an answer is not empty. */
function fittedToAny(wanted: readonly (number | null)[], least: number): readonly number[] {
  if (least === 0) return wanted.map((share) => share ?? usualSelection);
  const at = (notEmpty: number): readonly number[] =>
    wanted.map((share) => (share === null ? usualSelection : share * notEmpty));
  const isTooLarge = (notEmpty: number): boolean =>
    1 - notEmpty < at(notEmpty).reduce((empty, probability) => empty * (1 - probability), 1);
  let [low, high] = [0, 1];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (isTooLarge(middle)) high = middle;
    else low = middle;
  }
  return at(low);
}

const mostRounds = 2000;
const goodEnough = 1e-13;
/** More than this is no agreement. */
const tolerated = 0.005;

/** Corrects the odds of each option by how far its share is off, until all agree. */
function fittedByTurns(
  wanted: readonly (number | null)[],
  bounds: CountBounds,
  step: (count: number) => void,
): readonly number[] | null {
  let fitted: readonly number[] = wanted.map((share) => share ?? usualSelection);
  let error = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds && error > goodEnough; round += 1) {
    step(fitted.length ** 2);
    const shares = sharesAmongAccepted(fitted, bounds);
    if (shares === null) return null;
    error = 0;
    fitted = fitted.map((probability, at) => {
      const [share, is] = [wanted[at] ?? null, shares[at] ?? 0];
      if (share === null) return probability;
      error = Math.max(error, Math.abs(share - is));
      if (share <= 0 || share >= 1) return share;
      const odds = (probability / (1 - probability)) * (odd(share) / odd(is)) ** (2 / 3);
      return odds / (1 + odds);
    });
  }
  return error > tolerated ? null : fitted;
}

const odd = (share: number): number => {
  const inside = Math.min(1 - 1e-12, Math.max(1e-12, share));
  return inside / (1 - inside);
};

/** Returns how often each option is selected in accepted answers, or null if none is accepted. */
export function sharesAmongAccepted(probabilities: readonly number[], bounds: CountBounds): readonly number[] | null {
  const before: (readonly number[])[] = [[1]];
  for (const [at, one] of probabilities.entries()) before.push(boundedBy(bounds, withOption(before[at] ?? [1], one)));
  const whole = accepted(before.at(-1) ?? [1], bounds);
  if (whole <= 0) return null;
  let after: readonly number[] = [1];
  const shares = probabilities.map(() => 0);
  for (let at = probabilities.length - 1; at >= 0; at -= 1) {
    const left = before[at] ?? [1];
    let sum = 0;
    // With one more, as many of those after it as the bounds allow beside those before it.
    const among = sumsWithin(after);
    for (const [one, chance] of left.entries()) sum += chance * among(bounds.least - 1 - one, bounds.most - 1 - one);
    shares[at] = ((probabilities[at] ?? 0) * sum) / whole;
    after = boundedBy(bounds, withOption(after, probabilities[at] ?? 0));
  }
  return shares;
}

/**
 * Returns a function that returns the probability of a number from `fewest` to `most`. Nothing is subtracted: that would
 * lose what is very improbable.
 */
function sumsWithin(counts: readonly number[]): (fewest: number, most: number) => number {
  const last = counts.length - 1;
  const [upTo, from] = [[...counts], [...counts]];
  for (let at = 1; at <= last; at += 1) upTo[at] = (upTo[at - 1] ?? 0) + (counts[at] ?? 0);
  for (let at = last - 1; at >= 0; at -= 1) from[at] = (from[at + 1] ?? 0) + (counts[at] ?? 0);
  return (fewest, most) => {
    if (most < 0 || fewest > last || most < fewest) return 0;
    if (fewest <= 0) return upTo[Math.min(most, last)] ?? 0;
    if (most >= last) return from[fewest] ?? 0;
    return accepted(counts, { least: fewest, most });
  };
}

/** Returns the probabilities of the sums of two independent numbers. */
export function convolved(one: readonly number[], other: readonly number[]): readonly number[] {
  const result: number[] = [];
  for (const [at, chance] of one.entries())
    for (const [by, further] of other.entries()) result[at + by] = (result[at + by] ?? 0) + chance * further;
  return result;
}

/** Returns the sums of probabilities, number by number. */
export function summed(one: readonly number[], other: readonly number[]): readonly number[] {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  return long.map((chance, count) => chance + (short[count] ?? 0));
}
