import type { FindingWords } from '../findings/messages.types.ts';
import { quoted } from '../findings/messages.en.ts';
import type { allAdvice } from './allAdvice.ts';

/** Why participants are not shown what is at an address. */
const unloadable = {
  http: 'it begins with http:// instead of https://. Enter an address that begins with https://.',
  scheme: 'it does not begin with https://. Enter an address that does.',
  account: 'it contains a user name. Enter an address without one.',
  host: 'its host contains a special character. Check the address.',
  ownMachine: 'it leads each participant to their own computer. Enter an address on the internet.',
};

/** The English wording of each advice. */
export const adviceWords: FindingWords<typeof allAdvice> = {
  addressNotShown: {
    sentence: ({ reason }) => `participants cannot be shown what is at this address, because ${unloadable[reason]}`,
    why: 'Participants would read that it cannot be shown.',
    fixes: { useHttps: () => 'Change it to https://' },
  },
  fileNameAsText: {
    sentence: ({ name }) => `"${name.trim()}" is the name of a file. Write what is to be seen instead.`,
    why: 'People who do not see the picture are read this text.',
  },
  unknownChoice: {
    sentence: ({ choice, questionId, looksLike }) =>
      looksLike === undefined
        ? `no option of "${questionId}" has the id or the text "${choice}", so this choice is never met. Choose one of its options.`
        : `no option of "${questionId}" is exactly "${choice}". One option looks like it, but consists of different characters. Choose the option again.`,
    why: 'A condition on an answer that nobody can give is never met.',
    fixes: {
      chooseChoice: (p) => (p['to'] === undefined ? 'Choose the intended option' : `Choose “${p['to']}”`),
      removeChoice: (p) => `Remove the choice${quoted(p['choice'])}`,
    },
  },
  unknownMatrixRow: {
    sentence: ({ row, questionId }) =>
      `"${questionId}" has no row "${row}", so this is never met. Choose one of its rows.`,
    why: 'A condition on a row that does not exist is never met.',
  },
  matrixRowWithoutMatrix: {
    sentence: ({ questionId }) => `"${questionId}" is not a matrix, so a row has no meaning here. Remove it.`,
    why: 'It has no effect and is misleading.',
  },
  subsampleAboveConcepts: {
    sentence: ({ subsampleCount, concepts }) =>
      `${subsampleCount} concepts should be shown, but there ${concepts === 1 ? 'is' : 'are'} only ${concepts}. Every participant sees ${concepts === 1 ? 'it' : 'all of them'}. Lower the number, or clear it.`,
    why: 'Participants see fewer concepts than you planned.',
    fixes: {
      lowerSample: (p) => (p['to'] === undefined ? 'Lower it to the number of concepts' : `Lower it to ${p['to']}`),
    },
  },
  maxSelectAboveOptions: {
    sentence: ({ maxSelect, options }) =>
      `up to ${maxSelect} answers are allowed, but there ${options === 1 ? 'is' : 'are'} only ${options} to choose from. Lower the number, or add options.`,
    why: 'Nobody can choose that many.',
    fixes: { lowerMax: (p) => (p['to'] === undefined ? 'Lower the maximum' : `Lower the maximum to ${p['to']}`) },
  },
  duplicateOptionTexts: {
    sentence: ({ text: option, first }) =>
      `"${option}" is already option ${first + 1}. Participants cannot tell the two apart. Reword one, or remove it.`,
    why: 'You could not tell answers to the two apart later.',
  },
  noneBesideOthers: {
    sentence: (params, inJson) =>
      `participants can select "${params.text}" together with other options. Mark it as selected alone${inJson('exclusiveOption')}.`,
    why: 'Answers that contradict themselves count for neither.',
    fixes: { makeExclusive: (p) => `Allow${quoted(p['label']) || ' the option'} only alone` },
  },
  ownOptionsBesideCarryForward: {
    sentence: ({ source }) =>
      `this question carries its options forward from "${source}", so its own options are never shown. Remove them, or stop carrying forward.`,
    why: 'No participant will see these options.',
    fixes: { removeOwnOptions: () => 'Remove its own options' },
  },
  screenObservationWithoutEffect: {
    sentence: (_params, inJson) =>
      `watching the screen only works when the preferred input is a screen recording${inJson('screenRecording')}. Choose that, or turn this off.`,
    why: 'You may be counting on recordings that are never made.',
    fixes: { recordScreen: () => 'Prefer a recording of the screen' },
  },
  spokenInputInTextStudy: {
    sentence: ({ preferredInput, isUnset }, inJson) =>
      `this question prefers ${preferredInput === 'voice' ? 'the voice' : 'a recording of the screen'}, but ${isUnset ? 'no mode is set for the study' : 'the mode of the study is Text'}, so participants write. Set the mode to Audio or text${inJson('interviewMode')}, or choose another input.`,
    why: 'You may be counting on recordings that are never made.',
    fixes: { letSpeak: () => 'Set the mode to Audio or text' },
  },
  whitespaceOnlyText: {
    sentence: () => 'this text contains only spaces, so participants see nothing. Enter a text.',
    why: 'It looks complete but shows nothing.',
  },
  placeholderText: {
    sentence: () => 'this text is a placeholder. Replace it with what participants are to read, or remove it.',
    why: 'Participants would read the placeholder.',
  },
  controlCharacters: {
    sentence: () =>
      'this text contains control characters, as Word and PDF files leave them in what is copied from them. Participants may see a box, or words run together. Remove them.',
    why: 'Participants would not see the text as you wrote it.',
    fixes: { removeControls: () => 'Remove the control characters' },
  },
  lookAlikes: {
    sentence: ({ text: written, other, of }) =>
      `"${written}" looks the same as "${other}", but consists of different characters. If you mean the same ${of === 'id' ? 'id' : 'text'}, copy one over the other.`,
    why: 'They look the same to people, but the service treats them as different.',
  },
  emptyLinkValue: {
    sentence: ({ parameter }) =>
      `the condition on the link has no value for "${parameter}", so nobody with an ordinary link meets it. Enter the value, or remove the condition.`,
    why: 'Participants whose link lacks this value never see it.',
  },
  repeatedCriterion: {
    sentence: ({ first }) => `this repeats condition ${first + 1}. Remove one of the two.`,
    why: 'The repetition has no effect.',
  },
  twoLinkValues: {
    sentence: ({ parameter, value, other, isOnly }, inJson) =>
      `the conditions require both "${other}" and "${value}" in "${parameter}", and an ordinary link has only one of them. ${isOnly ? `Require only one of the conditions${inJson('or')}, or remove one.` : 'Remove one of these two. If one value is enough, copy this for each value.'}`,
    why: 'Only a link with the parameter twice would meet this.',
  },
};
