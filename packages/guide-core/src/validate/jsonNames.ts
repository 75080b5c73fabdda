/**
 * For whom a finding is worded. `window`: parts and settings are called by their labels. `json`: for readers of the file,
 * who also get the names that JSON has for them.
 */
export type IssueReader = 'window' | 'json';

/** Adds the names that JSON has for a setting, in brackets: ` (minSelect, maxSelect)`. Nothing in the window. */
export type JsonNames = (...names: readonly string[]) => string;

export const jsonNames: Readonly<Record<IssueReader, JsonNames>> = {
  window: () => '',
  json: (...names) => ` (${names.join(', ')})`,
};
