/** Parts of guides, used again: a library is the guide files of the folder. */
export const library = {
  title: 'Insert from a guide',
  description: 'Takes blocks and questions of any guide in your folder over into this one.',
  saveTitle: 'Save for use in other guides',
  saveDescription: (folder: string) =>
    `What is selected becomes a guide file of its own in ${folder}. Any guide can take it over from there.`,
  along: (count: number) =>
    count === 1
      ? 'The question on which it depends comes along.'
      : `The ${count} questions on which it depends come along.`,
  name: 'Name',
  nameNeeded: 'Give it a name.',
  save: 'Save',
  from: 'From',
  choose: 'Choose a guide…',
  parts: 'Parts',
  untitled: 'Untitled',
  insert: (count: number) => (count === 0 ? 'Insert' : count === 1 ? 'Insert 1 part' : `Insert ${count} parts`),
  cancel: 'Cancel',
  close: 'Close',
  none: 'There is no other guide in this folder. Select blocks or questions and save them for use in other guides first.',
  loading: 'Reading the guide…',
  saved: (name: string) => `Saved as ${name}. Other guides can insert from it.`,
};
