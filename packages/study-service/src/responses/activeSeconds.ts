import { longestPauseMs } from '../assumptions.ts';

/**
 * How long the interview was worked on, whole seconds: from its start to each answer in turn, longer pauses left out
 * (decisions, `responseDurationSeconds`). All moments are by the clock of a machine, epoch milliseconds; where that was
 * set back, nothing is counted.
 */
export function activeSeconds(createdAt: number, answeredAt: readonly number[]): number {
  let before = createdAt;
  let active = 0;
  for (const moment of answeredAt) {
    const gap = moment - before;
    if (gap > 0 && gap <= longestPauseMs) active += gap;
    before = moment;
  }
  return Math.floor(active / 1000);
}
