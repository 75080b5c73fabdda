import { InvalidArgumentError } from 'commander';

/** Parses credits, zero or more. Throws `InvalidArgumentError`. */
export function parseCredits(text: string): number {
  const credits = Number(text);
  if (!/^\d+(\.\d{1,2})?$/u.test(text) || credits > 1e12) {
    throw new InvalidArgumentError('Credits must be a number from 0, with at most two decimals.');
  }
  return credits;
}

/** Parses credits, or `none` for no limit. */
export function parseLimit(text: string): number | null {
  return text === 'none' ? null : parseCredits(text);
}
