import { type PluralForms, pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');

export const countedParts = (kind: string, count: number): string =>
  counted(count, kinds[kind] ?? { one: 'part', other: 'parts' });
const kinds: Readonly<Record<string, PluralForms>> = {
  block: { one: 'block', other: 'blocks' },
  concept: { one: 'concept', other: 'concepts' },
  item: { one: 'question', other: 'questions' },
  option: { one: 'option', other: 'options' },
  row: { one: 'row', other: 'rows' },
  media: { one: 'media item', other: 'media items' },
};
const holders: Readonly<Record<string, string>> = {
  concept: 'a concept block',
  option: 'a question with options',
  row: 'a matrix',
  media: 'a question or a concept',
};

/** Copying and pasting parts of a guide. */
export const clipboard = {
  copied: (kind: string, count: number) => `Copied ${countedParts(kind, count)}.`,
  pasted: (kind: string, count: number, dropped: number) =>
    `Pasted ${countedParts(kind, count)}.${
      dropped === 0
        ? ''
        : ` ${counted(dropped, { one: 'reference', other: 'references' })} to something that is not in this guide ${plural(dropped, { one: 'was', other: 'were' })} left out.`
    }`,
  pastedOptions: (count: number) => `Pasted ${countedParts('option', count)}.`,
  pastedRows: (count: number) => `Pasted ${countedParts('row', count)}.`,
  neededBlock: 'Earlier questions',
  nothingToPaste: 'The clipboard has nothing that can be pasted here.',
  needed: {
    title: 'Include the questions they depend on?',
    description: (count: number) =>
      `What you are inserting depends on ${plural(count, { one: 'a question', other: `${count} questions` })} that this guide does not have. Without ${plural(count, { one: 'it', other: 'them' })}, the conditions on ${plural(count, { one: 'it', other: 'them' })} are left out, and carried options become the question’s own.`,
    cancel: 'Cancel',
    without: 'Insert without them',
    along: (count: number): string => plural(count, { one: 'Include it', other: 'Include them' }),
  },
  noPlace: (kind: string) => `You copied ${countedParts(kind, 2).slice(2)}, which cannot be pasted here.`,
  noPlaceNext: (kind: string) => `Select ${holders[kind] ?? 'a block'} first, then paste again.`,
};
