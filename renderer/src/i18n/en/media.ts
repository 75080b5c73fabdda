import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { plural, number } = pluralsOf('en');

export const media = {
  addFile: 'Add picture or video…',
  chooseFile: 'Choose file…',
  replace: 'Choose another file…',
  byAddress: 'By address',
  file: 'File beside the guide',
  nameLabel: 'Alternative text',
  nameHint: 'What is to be seen? Read aloud to people who do not see it, and shown if it cannot be loaded.',
  noName: 'Alternative text missing',
  missing: 'File missing',
  missingNext: 'The file is not beside the guide, or it is damaged. Choose it again.',
  added: (count: number) =>
    plural(count, {
      one: 'File added. Write its alternative text.',
      other: `${number(count)} files added. Write their alternative texts.`,
    }),
  moreRefused: (count: number) =>
    plural(count, { one: 'One more file was refused.', other: `${number(count)} more files were refused.` }),
  noPlace: 'No concept or question is selected that could show this file.',
  noPlaceNext: 'Drop it on a concept or question, or select one first.',
  tidied: (count: number) =>
    count === 0
      ? 'Every file beside the guide is used.'
      : plural(count, {
          one: 'One file that nothing uses was moved out of the folder. It stays with the local history.',
          other: `${number(count)} files that nothing uses were moved out of the folder. They stay with the local history.`,
        }),
  actions: {
    choose: 'Add picture or video…',
    tidy: 'Tidy up pictures and videos',
  },
};
