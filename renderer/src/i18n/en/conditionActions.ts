import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');
const parts = (count: number) => counted(count, { one: 'part', other: 'parts' });

/** Copying a condition, and giving it to several parts. */
export const conditionActions = {
  copy: 'Copy condition',
  paste: 'Paste condition',
  forMany: 'Condition for the selection…',
  forBlock: 'Condition for all questions…',
  skip: 'Skip to…',
  copied: 'Condition copied.',
  pasted: (count: number) => `Condition pasted into ${parts(count)}.`,
  hasItAlready: 'They have this condition already.',
  nothingCopied: 'The clipboard has no condition.',
  nothingCopiedNext: 'Select a question with a condition, choose “Copy condition”, and paste again.',
  noPlace: 'Nothing that can have a condition is selected.',
  noPlaceNext: 'Select questions, concepts or a block, and paste again.',
  cannotPasteNext: 'Nothing was changed. Paste it after that question, or make the condition here.',
  missingNext:
    'Nothing was changed. Copy that question from its guide and paste it here, before the selected one; then paste the condition again.',
  problems: {
    mixed: 'Keeps its condition: together they would mix “all of” and “any of”, which one condition cannot.',
    unreadable: 'Keeps its condition: it is unfinished. Finish it first, or replace it.',
    missing: {
      question: (name: string) => `This guide does not have the question “${name}”.`,
      choice: (name: string) => `The question does not have the option “${name}” here.`,
      matrixRow: (name: string) => `The question does not have the row “${name}” here.`,
      carryForward: (name: string) => `This guide does not have “${name}”.`,
    },
    reference: {
      notEarlier: 'It is not asked after the question of the condition.',
      notInEarlierBlock: 'A concept can only depend on questions of earlier blocks.',
      wrongType: 'The question of the condition is not a choice or matrix question here.',
    },
  },
};
