/**
 * Returns a length as minutes and whole seconds, as a clock shows it: `1:05`. What is over a second is cut off.
 *
 * @param durationMs In milliseconds, from 0.
 */
export function minutesOf(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
