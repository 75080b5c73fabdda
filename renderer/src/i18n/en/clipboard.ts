import { type PluralForms, pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');

const countedParts = (kind: string, count: number): string =>
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
  questionnaire: {
    title: 'Paste questionnaire',
    goesBehind: (name: string | null) =>
      name === null ? 'It is added at the end of the guide.' : `It is added after “${name}”.`,
    becomesGuide: 'It becomes a new guide.',
    text: 'Questionnaire',
    hint: 'Write one question per line and its options below it, each with - or indented. # begins a block, > is a row of a matrix. [ranking], [matrix], [maxdiff], [several], [open] or [statement] after a question sets its type.',
    example: '# Habits\nHow often do you cook?\n- Every day\n- Sometimes\nTell us about your last meal.',
    fromClipboard: 'Paste from the clipboard',
    mayNotRead: 'This page is not allowed to read the clipboard.',
    pasteHere: 'Press Ctrl+V (on a Mac ⌘V) in the field below.',
    tooLong: 'This text has more than 4 million characters.',
    tooLongNext: 'Paste it in several pieces.',
    preview: 'What it becomes',
    nothingYet: 'The result is shown here.',
    becomes: (questions: number, blocks: number) =>
      blocks === 0
        ? `Becomes ${countedParts('item', questions)}.`
        : `Becomes ${countedParts('item', questions)} in ${countedParts('block', blocks)}.`,
    several: 'Several answers',
    more: (count: number) => `And ${countedParts('item', count)} more.`,
    moreAnswers: (count: number) => `and ${count} more`,
    remarksTitle: (count: number) => plural(count, { one: 'Check 1 line:', other: `Check ${count} lines:` }),
    insert: (questions: number, blocks: number) =>
      questions + blocks === 0 ? 'Insert' : `Insert ${countedParts('item', questions)}`,
    begin: (questions: number) =>
      questions === 0 ? 'Create guide' : `Create guide with ${countedParts('item', questions)}`,
    cancel: 'Cancel',
  },
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
