/** The pixels of a small copy of a picture, four bytes each: red, green, blue, and how opaque. */
export type Pixels = Readonly<Uint8ClampedArray>;

/** Brighter than the noise of a covered camera. */
const lightFrom = 24;
/** More than the noise of scaling. */
const changedFrom = 3;

/** Returns true if no part of a picture is bright enough to be seen. */
export function isDark(pixels: Pixels): boolean {
  return pixels.every((value, at) => at % 4 === 3 || value < lightFrom);
}

/** Returns true if a picture is the one before; false if there was none. */
export function isSame(pixels: Pixels, before: Pixels | null): boolean {
  return before !== null && pixels.every((value, at) => Math.abs(value - (before[at] ?? 0)) < changedFrom);
}
