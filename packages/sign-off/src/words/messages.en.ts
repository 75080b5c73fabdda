import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { PackWords } from './messages.types.ts';

const { counted } = pluralsOf('en');

export const english: PackWords = {
  pack: 'Interview guide for sign-off',
  contents: 'Contents',
  aboutStudy: 'About the study',
  background: 'Background',
  goal: 'Goal',
  welcome: 'Welcome',
  closing: 'Closing',
  facts: {
    participantTitle: 'Title for participants',
    mode: 'Interview',
    questionLanguage: 'Written in',
    languages: 'Available in',
    platforms: 'Taken on',
    length: 'Estimated length',
    size: 'Size',
    file: 'File',
    made: 'Exported on',
  },
  mode: {
    text: 'In writing',
    audio: 'Spoken',
    audio_text: 'Spoken or in writing',
    audio_screen: 'Spoken, with the screen shared',
    video: 'On video',
    video_screen: 'On video, with the screen shared',
  },
  platform: { ios: 'iPhone and iPad', android: 'Android', desktop: 'Computer' },
  length: (usual, least, most) => `About ${usual} ${usual === 1 ? 'minute' : 'minutes'} (${least} to ${most})`,
  size: (questions, blocks) =>
    `${counted(questions, { one: 'question', other: 'questions' })} in ${counted(blocks, { one: 'block', other: 'blocks' })}`,
  block: { flat: 'Block', concept: 'Concept block', screening: 'Screener' },
  screenerNote: 'Decides who takes part: an option marked “reject” ends the interview at once.',
  conceptsAll: (concepts) =>
    concepts === 1
      ? 'The questions are asked about the concept below.'
      : `The questions are asked about each of the ${concepts} concepts below.`,
  conceptsSome: (shown, concepts) =>
    `Each participant is asked about ${shown} of the ${concepts} concepts below, selected at random.`,
  concept: 'Concept',
  item: {
    open_ended: 'Open question',
    multiple_choice: 'Multiple choice',
    ranking: 'Ranking',
    matrix: 'Matrix',
    max_diff: 'MaxDiff',
    statement: 'Statement',
  },
  choice: { one: 'one answer', several: 'several answers' },
  question: (number) => `question ${number}`,
  everybody: { asked: 'Asked of everyone', shown: 'Shown to everyone' },
  everybodyInBlock: {
    asked: 'Asked about every concept that is shown',
    shown: 'Shown with every concept that is shown',
  },
  asked: (deeds) => `Asked of those who ${deeds}`,
  shown: (deeds) => `Shown to those who ${deeds}`,
  joined: (parts, joiner) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joiner} ${parts.at(-1) ?? ''}`,
  chose: ({ answers, row, place, isNot }) =>
    `${isNot ? 'did not choose' : 'chose'} ${answers}${row === null ? '' : ` for ${row}`} in ${place}`,
  came: (parameter) => `opened a link with ${parameter}`,
  unreadable: 'meet a condition that cannot be read',
  quoted: (text) => `“${text}”`,
  noQuestion: 'no such question',
  noAnswer: 'no such option',
  answersFrom: (place) => `With the options selected in ${place}`,
  answers: { options: 'Options', columns: 'Columns', rows: 'Rows' },
  status: {
    approve: 'approve: fits the study and continues',
    neutral: 'neutral: decides nothing and continues',
    reject: 'reject: the interview ends at once',
  },
  exclusive: 'exclusive: cannot be combined',
  selectBetween: (least, most) => {
    if (least !== null && most !== null) return least === most ? `Exactly ${least}` : `${least} to ${most} answers`;
    return least === null ? `At most ${most} answers` : `At least ${least} answers`;
  },
  ownAnswer: 'A custom answer is allowed',
  randomOrder: 'Options in random order',
  lastStays: 'the last one stays at the end',
  comparedBy: (metric) => `Compared by ${metric}`,
  perScreen: (count) => `${count} options on each screen, best and worst chosen`,
  followUp: {
    none: 'No follow-up questions',
    light: 'Up to 1 follow-up question',
    medium: 'Up to 2 follow-up questions',
    heavy: 'Up to 3 follow-up questions',
  },
  input: {
    text: 'Answered in writing',
    voice: 'Answered by voice',
    screenRecording: 'Answered with a screen recording',
    none: 'Answered in any way',
  },
  screenWatched: 'The interviewer watches the screen',
  button: (text) => `Button: ${text}`,
  mediaFile: (type, name) => `${type === 'video' ? 'Video' : 'Picture'} “${name}”`,
  media: (type, name, url) => `${type === 'video' ? 'Video' : 'Picture'} “${name}”: ${url}`,
  width: (percent) => `${percent} % wide`,
  watched: 'must be watched to the end',
  embed: (url) => `Page shown: ${url}`,
  proxy: (url) => `through ${url}`,
  instructions: 'To the interviewer',
  empty: '(no text)',
  changesSince: (version) => `Changes since ${version}`,
  study: 'The study',
  findings: {
    title: 'What should be settled',
    about: 'A check of this version found this in its texts and in the paths that participants can take.',
    severities: { error: 'Error', serious: 'Serious', warning: 'Suggestion' },
  },
  tests: {
    title: 'Guide tests',
    about: 'Each test invents a participant, and says what the guide must show them.',
    participant: 'The participant',
    expected: 'Expected',
    states: { passed: 'Passed', failed: 'Failed', outdated: 'Outdated', checksNothing: 'Checks nothing yet' },
  },
  fingerprint: 'Fingerprint',
  fingerprintNote:
    'It identifies exactly this content. If a single letter of the guide changes, the fingerprint changes.',
  approvals: 'Approvals',
  approvedBy: (name, when, note) => `Approved by ${name} on ${when}${note === '' ? '' : `: ${note}`}`,
  approvedOther: 'for another version of this guide',
  signature: 'Sign-off',
  signatureNote: 'I have read this guide and agree that the study may be conducted with it.',
  name: 'Name',
  date: 'Date',
  sign: 'Signature',
  page: 'Page',
};
