/** Returns a value that a test needs. Throws if it is missing. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The test needs a value that is missing.');
  return value;
}
