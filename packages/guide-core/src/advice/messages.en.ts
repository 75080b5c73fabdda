import type { JsonNames } from '../validate/jsonNames.ts';
import type { AdviceId } from './adviceIds.ts';

type Params = Readonly<Record<string, unknown>>;

/** The wording of each warning. `messageOf` puts the place in front. */
export const adviceMessages: Record<AdviceId, (params: Params, inJson: JsonNames) => string> = {
  unknownChoice: ({ choice, questionId, looksLike }) =>
    looksLike === undefined
      ? `no option of "${text(questionId)}" has the id or the text "${text(choice)}", so this choice is never met. Choose one of its options.`
      : `no option of "${text(questionId)}" is exactly "${text(choice)}". One option looks like it, but consists of different characters. Choose the option again.`,
  unknownMatrixRow: ({ row, questionId }) =>
    `"${text(questionId)}" has no row "${text(row)}", so this is never met. Choose one of its rows.`,
  matrixRowWithoutMatrix: ({ questionId }) =>
    `"${text(questionId)}" is not a matrix, so a row has no meaning here. Remove it.`,
  subsampleAboveConcepts: ({ subsampleCount, concepts }) =>
    `${text(subsampleCount)} concepts should be shown, but there are only ${text(concepts)}. Every participant sees all of them. Lower the number, or clear it.`,
  maxSelectAboveOptions: ({ maxSelect, options }) =>
    `up to ${text(maxSelect)} answers are allowed, but there are only ${text(options)} to choose from. Lower the number, or add options.`,
  duplicateOptionTexts: ({ text: option, first }) =>
    `"${text(option)}" is already option ${Number(first) + 1}. Participants cannot tell the two apart. Reword one, or remove it.`,
  ownOptionsBesideCarryForward: ({ source }) =>
    `this question carries its options forward from "${text(source)}", so its own options are never shown. Remove them, or stop carrying forward.`,
  screenObservationWithoutEffect: (_params, inJson) =>
    `watching the screen only works when the preferred input is a screen recording${inJson('screenRecording')}. Choose that, or turn this off.`,
  whitespaceOnlyText: () => 'this text contains only spaces, so participants see nothing. Enter a text.',
  lookAlikes: ({ text: written, other, of }) =>
    `"${text(written)}" looks the same as "${text(other)}", but consists of different characters. If you mean the same ${of === 'id' ? 'id' : 'text'}, copy one over the other.`,
  emptyLinkValue: ({ parameter }) =>
    `the condition on the link has no value${parameter === '' ? '' : ` for "${text(parameter)}"`}, so nobody with an ordinary link meets it. Enter the value, or remove the condition.`,
  repeatedCriterion: ({ first }) => `this repeats condition ${Number(first) + 1}. Remove one of the two.`,
  contradictingCriteria: ({ first }, inJson) =>
    `this and condition ${Number(first) + 1} can never both be met, so nobody will see this. Change one of the two, or require only one of them${inJson('or')}.`,
  singleAnswerContradiction: ({ first, questionId }) =>
    `no single answer to "${text(questionId)}" meets both this and condition ${Number(first) + 1}, so nobody will see this. Choose all the options in one condition, or change one of the two.`,
  twoLinkValues: ({ parameter, value, other }, inJson) =>
    `the conditions require both "${text(other)}" and "${text(value)}" in "${text(parameter)}", and an ordinary link has only one of them. Require only one of the conditions${inJson('or')}, or remove one.`,
  needsRejectedOption: ({ matchingCriteria, choice, questionId, isForNobody }) => {
    const who =
      matchingCriteria === 'mustSelect'
        ? `the screener ends the interview of participants who choose "${text(choice)}" in "${text(questionId)}"`
        : `every participant who passes the screener has chosen one of these options of "${text(questionId)}"`;
    const so = isForNobody === true ? 'so nobody will see this' : 'so this condition is never met';
    return `${who}, ${so}. Change the condition, or let more options of "${text(questionId)}" pass the screener.`;
  },
  screenerRejectsAll: () =>
    'every option of this question ends the interview, so everyone who is asked it is screened out, and nothing that depends on it is ever shown. Approve at least one option, or set it to neutral.',
  neverShown: ({ reason, questionId, others }) =>
    reason === 'nothingToCarry'
      ? `no option of "${text(questionId)}" can be carried forward, because each of them ends the interview or is exclusive, so nobody will see this. Add another option to "${text(questionId)}", or stop carrying forward.`
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
