/** Returns true if a write failed because the database file is missing or replaced, so that nothing was stored. */
export function isDatabaseLost(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'DATABASE_GONE' || code === 'DATABASE_REPLACED';
}
