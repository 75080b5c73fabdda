/** What differs between databases, apart from their dialect. */
export interface DatabaseTraits {
  /** True for an error that says that somebody else is writing, so that nothing was stored. */
  isBusy(error: unknown): boolean;
}
