import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');
const questions = (count: number) => counted(count, { one: 'question', other: 'questions' });
/** `isAll`: all of them are questions. */
const parts = (count: number, isAll = false) =>
  isAll ? questions(count) : counted(count, { one: 'part', other: 'parts' });

/** The dialogs that give one condition to several parts, and that make a skip. */
export const conditionDialogs = {
  cancel: 'Cancel',
  many: {
    title: (count: number, isAll: boolean) => `Condition for ${parts(count, isAll)}`,
    description: 'Say when they are shown. The list shows what each of them gets before anything changes.',
    asks: 'Kind of condition',
    kinds: { answer: 'On an earlier answer', link: 'On the link', copied: 'The copied one' },
    how: 'Where there is a condition',
    hows: { replace: 'Replace it', and: 'Also require this', or: 'This is enough too' },
    hints: {
      replace: 'The condition that is there is lost.',
      and: 'Shown if the condition that is there and the new one are met.',
      or: 'Shown if the condition that is there or the new one is met.',
    },
    cannot: (how: string) => `“${how}” is not possible: none of them can have both in one condition.`,
    otherQuestion: (there: string, here: string) =>
      `The copied condition asked “${there}”. Here, the same id is the question “${here}”.`,
    otherQuestionNext: 'Check that this is what you mean.',
    apply: (count: number, isAll: boolean) => (count === 0 ? 'Apply' : `Apply to ${parts(count, isAll)}`),
    done: (count: number, isAll: boolean) => `${parts(count, isAll)} changed.`,
    unfinished: 'Choose a question and at least one option to see what each of them gets.',
    unfinishedLink: 'Enter a parameter and its value to see what each of them gets.',
  },
  skip: {
    title: 'Skip to…',
    description: (question: string) =>
      `Those who give this answer to “${question}” go on with a later question. Everyone else is asked the questions in between.`,
    row: 'In the row',
    answer: 'If the answer',
    target: 'Go on with',
    nothing: 'No later question matches.',
    block: (title: string) => `Block “${title}”`,
    untitledBlock: 'Block without a title',
    end: 'The end of the interview',
    unfinished: 'Choose an answer and where to go on, to see which questions are skipped.',
    unasked: 'Those who are not asked this question skip nothing.',
    apply: (count: number) => (count === 0 ? 'Skip' : `Skip ${questions(count)}`),
    done: (count: number) => `${questions(count)} can be skipped now.`,
    nowhere: 'Nothing comes after this question that could be skipped.',
  },
  rows: {
    label: 'What each of them gets',
    summary: (set: number, left: number, isAll: boolean) =>
      `${parts(set, isAll)} ${plural(set, { one: 'gets', other: 'get' })} the condition.${left === 0 ? '' : ` ${parts(left, isAll)} ${plural(left, { one: 'stays', other: 'stay' })} as ${plural(left, { one: 'it is', other: 'they are' })}.`}`,
    gets: 'Changes',
    stays: 'Stays as it is',
    cannot: 'Cannot have it',
    before: 'Before',
    everyone: 'Shown to everyone',
    sameAlways: 'It is shown to everyone already.',
    same: 'Its own condition says this already.',
    never: 'Nobody would see it: its own condition excludes this one.',
    more: (step: number, rest: number) => `Show ${step} of ${rest} more`,
  },
};
