/** Where a share probably is among all people of whom these are a sample: from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %, two-sided. */
const z95 = 1.959963984540054;

/**
 * Returns the 95 % interval of a share by Wilson: it never leaves 0 to 1 and is right for small bases, too. Null without a
 * base.
 *
 * @param count How many of the base; from 0 to `base`.
 */
export function wilson(count: number, base: number): Interval | null {
  if (base <= 0) return null;
  const share = count / base;
  const square = (z95 * z95) / base;
  const middle = (share + square / 2) / (1 + square);
  const spread = (z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / base + square / (4 * base));
  return {
    low: count === 0 ? 0 : Math.max(0, middle - spread),
    high: count === base ? 1 : Math.min(1, middle + spread),
  };
}

/** A base is so small that figures of it say little: those of `tiny` ones should not be compared. */
export type BaseSize = 'usual' | 'small' | 'tiny';

/** Returns how large a base is: below 30 it is small, below 10 tiny. */
export function sizeOfBase(base: number): BaseSize {
  if (base < 10) return 'tiny';
  return base < 30 ? 'small' : 'usual';
}
