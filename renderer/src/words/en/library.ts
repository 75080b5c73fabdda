/** The person's own parts, saved to be used again. */
export const library = {
  title: 'Library',
  description: 'Blocks and questions that you keep as files, to use them in any guide.',
  saveTitle: 'Save to the library',
  name: 'Name',
  nameNeeded: 'Give it a name.',
  save: 'Save to library',
  insert: 'Insert',
  remove: 'Delete from library',
  cancel: 'Cancel',
  close: 'Close',
  empty: 'Nothing is in your library yet. Select blocks or questions and choose “Save to library…” in the Edit menu.',
  loading: 'Reading the library…',
  saved: (name: string) => `${name} is in your library.`,
  removed: (name: string) => `${name} is no longer in your library.`,
  unreadable: (name: string) => `${name} cannot be read as parts of a guide. The file stays as it is.`,
};
