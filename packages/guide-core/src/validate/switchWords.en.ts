import type { SwitchWords } from './messages.types.ts';

export const switchWords: SwitchWords = {
  malformedAdviceOff: {
    sentence: ({ meant }) =>
      `a comment begins with “advice off” but switches off nothing. Write “advice off: ${meant ?? 'ID'} — REASON”, or delete it; guide schema settings lists the ids.`,
    why: 'Advice that it was to switch off would still be shown.',
  },
  unknownAdviceOff: {
    sentence: ({ advice, nearest, isError }) =>
      isError
        ? `a comment would switch off “${advice}”, which is an error and cannot be switched off. Delete the comment, and correct the guide.`
        : `a comment switches off “${advice}”, but there is no such advice. ${nearest === null ? '' : `Did you mean “${nearest}”? `}Correct the comment, or delete it; guide schema settings lists the ids.`,
    why: 'Advice that it was to switch off would still be shown.',
  },
  needlessAdviceOff: {
    sentence: ({ advice, onStudy }) =>
      onStudy
        ? `a comment on the study would switch off the advice “${advice}”, but one there switches off nothing. Write it on the question or block, or switch the advice off in guide-studio.json; delete the comment.`
        : `a comment switches off the advice “${advice}”, but there is none here any more. Delete or resolve the comment.`,
    why: 'It would hide the same advice about a later mistake, or hides nothing.',
  },
};
