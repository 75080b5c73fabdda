/**
 * Returns as many whole people as are needed. Parts of people count as one, but not what a computer adds to a whole
 * number: 520.0000001 is 520.
 */
export const peopleNeeded = (people: number): number => Math.ceil(people - Math.min(1e-5, people * 1e-9));

/** Returns what these shares leave of 1. What a computer leaves of percentages that sum to 100 is nothing. */
export function leftBy(shares: Iterable<number>): number {
  let left = 1;
  for (const share of shares) left -= share;
  return left < 1e-9 ? 0 : left;
}

/** Returns a number of people as it is written where there is room for one decimal; more where it would become 0: 12.3, 0.013. */
export const peopleShown = (people: number): number =>
  people < 1 ? Number(people.toPrecision(2)) : Math.round(people * 10) / 10;

/** Returns seconds in minutes with one decimal, rounded up: what is called the most must not be less than it is. */
export const minutesAtMost = (seconds: number): number => Math.max(0, Math.ceil(seconds / 6 - 1e-9) / 10);

/**
 * Returns a share in percent with one decimal; with more where it would become 0 or 100 without being it: 99.97, 0.004.
 */
export function percentOf(share: number): number {
  const percent = 100 * share;
  const off = Math.min(percent, 100 - percent);
  const decimals = off <= 1e-9 || off >= 0.05 ? 1 : Math.ceil(-Math.log10(off));
  return Number(percent.toFixed(Math.min(decimals, 12)));
}

/**
 * Returns shares that sum to 1 in percent, rounded so that they sum to 100: those with the largest rest are rounded up.
 * `decimals`: how many they have.
 */
export function percentages(shares: readonly number[], decimals: number): readonly number[] {
  const unit = 10 ** decimals;
  const exact = shares.map((share) => share * 100 * unit);
  const rounded = exact.map((share) => Math.floor(share + 1e-9));
  const rest =
    Math.round(exact.reduce((sum, share) => sum + share, 0)) - rounded.reduce((sum, share) => sum + share, 0);
  const first = exact
    .map((share, at) => ({ at, left: share - (rounded[at] ?? 0) }))
    .sort((one, other) => other.left - one.left || one.at - other.at)
    .slice(0, rest);
  const raised = new Set(first.map(({ at }) => at));
  return rounded.map((share, at) => (share + (raised.has(at) ? 1 : 0)) / unit);
}
