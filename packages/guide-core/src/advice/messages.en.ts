import type { AdviceId } from './adviceIds.ts';

type Params = Readonly<Record<string, unknown>>;

/** The wording of each warning; the place is put before it by `messageOf`. */
export const adviceMessages: Record<AdviceId, (params: Params) => string> = {
  unknownChoice: ({ choice, questionId, looksLike }) =>
    looksLike === undefined
      ? `no option of "${text(questionId)}" has the id or the text "${text(choice)}", so this choice is never met. Choose one of its options.`
      : `no option of "${text(questionId)}" is exactly "${text(choice)}"; one only looks like it, made of other characters. Choose the option again.`,
  unknownMatrixRow: ({ row, questionId }) =>
    `no row of "${text(questionId)}" reads "${text(row)}", so this is never met. Choose one of its rows.`,
  matrixRowWithoutMatrix: ({ questionId }) =>
    `"${text(questionId)}" is not a matrix, so a row has no meaning here. Remove it.`,
  subsampleAboveConcepts: ({ subsampleCount, concepts }) =>
    `${text(subsampleCount)} concepts are to be shown, but there are only ${text(concepts)}. Everybody sees all of them; lower the number, or clear it.`,
  maxSelectAboveOptions: ({ maxSelect, options }) =>
    `up to ${text(maxSelect)} answers are allowed, but there are only ${text(options)} to choose from. Lower the number, or add options.`,
  duplicateOptionTexts: ({ text: option, first }) =>
    `"${text(option)}" is already option ${Number(first) + 1}. Participants cannot tell the two apart; reword one, or remove it.`,
  ownOptionsBesideCarryForward: ({ source }) =>
    `this question carries its options forward from "${text(source)}", so its own options are never shown. Remove them, or stop carrying forward.`,
  screenObservationWithoutEffect: () =>
    'observing the screen has an effect only with the preferred input screenRecording. Choose that, or turn this off.',
  whitespaceOnlyText: () =>
    'this text holds only white space, so participants and colleagues see nothing. Write something.',
  lookAlikes: ({ text: written, other, of }) =>
    `"${text(written)}" looks the same as "${text(other)}", but is made of other characters. If the same ${of === 'id' ? 'id' : 'text'} is meant, copy one over the other.`,
  emptyLinkValue: ({ parameter }) =>
    `the condition on the link has no value${parameter === '' ? '' : ` for "${text(parameter)}"`}, so nobody with an ordinary link meets it. Write the value, or remove it.`,
  repeatedCriterion: ({ first }) =>
    `this repeats criterion ${Number(first) + 1} of the same condition. Remove one of the two.`,
  contradictingCriteria: ({ first }) =>
    `this and criterion ${Number(first) + 1} of the same condition can never both be met, so nobody will see this. Change one of the two, or let one be enough ("or").`,
  singleAnswerContradiction: ({ first, questionId }) =>
    `nobody can meet both this and criterion ${Number(first) + 1} of the same condition with one answer to "${text(questionId)}", so nobody will see this. Ask for any of the options in one criterion, or change one of the two.`,
  twoLinkValues: ({ parameter, value, other }) =>
    `the same condition asks for both "${text(other)}" and "${text(value)}" in "${text(parameter)}", and an ordinary link has only one of them. Let one be enough ("or"), or remove one.`,
  needsRejectedOption: ({ matchingCriteria, choice, questionId, isForNobody }) => {
    const who =
      matchingCriteria === 'mustSelect'
        ? `the screener ends the interview of whoever chooses "${text(choice)}" in "${text(questionId)}"`
        : `whoever the screener lets go on has chosen one of these options of "${text(questionId)}"`;
    const so = isForNobody === true ? 'so nobody will see this' : 'so this criterion is never met';
    return `${who}, ${so}. Change the criterion, or let more options of "${text(questionId)}" go on.`;
  },
  screenerRejectsAll: () =>
    'every option of this question ends the interview, so nobody who is asked it goes on, and nothing that depends on it is ever shown. Let at least one option go on.',
  neverShown: ({ reason, questionId, others }) =>
    reason === 'nothingToCarry'
      ? `no option of "${text(questionId)}" can be carried forward: each of them ends the interview or stands alone, so nobody will see this. Let another option of "${text(questionId)}" go on, or stop carrying forward.`
      : `this depends on "${text(questionId)}", which is never shown, so nobody will see this${moreParts(Number(others))}. Change what "${text(questionId)}" itself depends on, or this condition.`,
  conceptForNobody: ({ questionId }) =>
    `this concept depends on "${text(questionId)}", which is never shown, so nobody will see the concept. Change what "${text(questionId)}" itself depends on, or this condition.`,
};

function text(value: unknown): string {
  return String(value);
}

function moreParts(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', nor 1 more question that depends on it' : `, nor ${count} more questions that depend on it`;
}
