/** Fields, lists and notices in general. */
export const controls = {
  optional: 'optional',
  filter: 'Filter',
  filterEntries: (count: number) => `Filter ${count} entries`,
  noMatch: 'Nothing matches the filter.',
  chosen: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
  unknownEntry: 'unknown',
  error: 'Error',
  advice: 'Suggestion',
  kinds: { info: 'Note', warning: 'Warning', error: 'Error' },
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  resetWidth: 'Double-click to reset the width',
  notANumber: 'This is not a number. Enter digits only, for example 1000 or 2.5.',
  notWhole: (used: number | null) =>
    `Only whole numbers are possible here. ${used === null ? 'Nothing is set' : `It stays ${used}`} until you enter one.`,
  showEarlier: (count: number, rest: number) =>
    count === rest ? `Show ${count} earlier ones` : `Show ${count} of ${rest} earlier ones`,
  showMore: (count: number, rest: number) => (count === rest ? `Show ${count} more` : `Show ${count} of ${rest} more`),
};
