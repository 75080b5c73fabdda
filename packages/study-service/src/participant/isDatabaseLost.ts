/** Whether a write failed since the file of the database is gone or replaced, so that nothing of it is kept. */
export function isDatabaseLost(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'DATABASE_GONE' || code === 'DATABASE_REPLACED';
}
