import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');
const translations = { one: 'translation', other: 'translations' };

/** What is announced about translations before their view is loaded. */
export const languages = {
  undone: (count: number) => `Undone: ${counted(count, translations)}`,
  redone: (count: number) => `Done again: ${counted(count, translations)}`,
  notUndone: 'The guide was changed elsewhere since. Undo in the Guide tab.',
  noLanguages: 'The study is in one language. Add another one in the Languages tab.',
  nothingMissing: 'Every text has a translation that fits.',
};
