import type { Machine } from './machine.ts';

/**
 * How long ago a file was changed, in milliseconds. Where its time lies ahead, a clock was wrong: the file is taken to
 * be as old as it is ahead, so that nothing is kept for ever by a time that never comes.
 */
export function ageOf({ now }: Pick<Machine, 'now'>, modifiedAt: number): number {
  return Math.abs(now() - modifiedAt);
}
