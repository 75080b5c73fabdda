import { prefer, read } from '../../session/index.ts';

/** The text sizes of the window, in percent. */
export const textSizes = [90, 100, 110, 125, 140] as const;
export const usualTextSize = 100;

/** Returns the next larger or smaller size, or undefined at the end. */
export function nextTextSize(from: number, by: 1 | -1): number | undefined {
  return by === 1 ? textSizes.find((size) => size > from) : textSizes.findLast((size) => size < from);
}

/** Makes the text one size larger or smaller, and remembers it. Does nothing at the end of the sizes. */
export function changeTextSize(by: 1 | -1): void {
  const textSize = nextTextSize(read().preferences.textSize, by);
  if (textSize !== undefined) void prefer({ textSize });
}
