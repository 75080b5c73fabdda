/**
 * The reader of a message. `window`: parts and settings have the names of their labels. `json`: readers of the file
 * also get the names used in JSON.
 */
export type IssueReader = 'window' | 'json';

/** Returns the JSON names of a setting in brackets, such as ` (minSelect, maxSelect)`, or '' for the window. */
export type JsonNames = (...names: readonly string[]) => string;

export const jsonNames: Readonly<Record<IssueReader, JsonNames>> = {
  window: () => '',
  json: (...names) => ` (${names.join(', ')})`,
};
