import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { plural } = pluralsOf('en');

/** Reusing parts of guides: the library is the guide files of the folder. */
export const library = {
  title: 'Insert from a guide',
  description: 'Copies blocks and questions from any guide in your folder into this one.',
  saveTitle: 'Save for use in other guides',
  saveDescription: (folder: string) =>
    `The selection is saved as a guide file in ${folder}. You can insert it into any guide from there.`,
  along: (count: number) =>
    plural(count, {
      one: 'The question it depends on is included.',
      other: `The ${count} questions it depends on are included.`,
    }),
  name: 'Name',
  nameNeeded: 'Enter a name.',
  save: 'Save',
  from: 'From',
  choose: 'Choose a guide…',
  parts: 'Parts',
  untitled: 'Untitled',
  insert: (count: number) =>
    count === 0 ? 'Insert' : plural(count, { one: 'Insert 1 part', other: `Insert ${count} parts` }),
  cancel: 'Cancel',
  close: 'Close',
  none: 'This folder has no other guide. Select blocks or questions and save them for use in other guides first.',
  loading: 'Loading the guide…',
  saved: (name: string) => `Saved as ${name}. You can insert from it into other guides.`,
};
