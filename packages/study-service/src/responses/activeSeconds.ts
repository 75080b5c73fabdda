import { longestPauseMs } from '../assumptions.ts';

/**
 * Returns the active time of an interview in whole seconds: the time from its start through each answer, without longer
 * pauses (docs/decisions/api-choices.md, "responseDurationSeconds"). Times are epoch milliseconds of a machine's clock;
 * intervals in which it was set back count as zero.
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
