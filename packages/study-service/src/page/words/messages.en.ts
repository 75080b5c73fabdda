import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Closed } from '../sender/senderState.ts';

const { counted } = pluralsOf('en');

interface Page {
  readonly title: string;
  readonly text: string;
}

/** The page's own texts in English. Questions, options and messages come from the study. */
export const english = {
  /** Title of the browser tab for a study without a title for participants. */
  title: 'Interview',
  /** Names the choice of a language. */
  language: 'Language',
  opening: 'Loading…',
  start: 'Start',
  next: 'Next',
  nextScreen: 'Next screen',
  back: 'Back',
  tryNow: 'Try now',
  tryAgain: 'Try again',

  progressName: 'Progress',
  progress: (passed: number, total: number) =>
    `${passed} of at most ${counted(total, { one: 'question', other: 'questions' })} done`,
  concept: 'What this question is about',

  sending: 'Sending your answer…',
  waiting: 'The connection was lost. Your answer is saved on this device and will be sent as soon as possible.',
  waitingUnstored: 'The connection was lost. Keep this page open: your answer will be sent as soon as possible.',
  offline: 'You are offline. You can keep reading; your answer will be sent when you are online again.',
  waitingToOpen: 'The interview cannot be reached right now. This page will keep trying.',
  notStored: 'This browser can no longer save your answers on this device. Do not reload or close this page.',
  moved: 'You continued this interview somewhere else. This is the current question.',

  /** Precedes the participant's answer above a follow-up. */
  yourAnswer: 'Your answer',
  ownOption: 'Other',
  ownOptionText: 'Your own answer',
  chosen: (count: number) => `${count} selected.`,
  exactly: (count: number) => `Select ${count}.`,
  atLeast: (minimum: number) => `Select at least ${minimum}.`,
  atMost: (maximum: number) => `Select up to ${maximum}.`,
  between: (minimum: number, maximum: number) => `Select ${minimum} to ${maximum}.`,
  oneOrMore: 'Select all that apply.',
  search: 'Search',
  noneFound: 'No answer contains these words.',
  showMore: (count: number, rest: number) => (count === rest ? `Show ${count} more` : `Show ${count} of ${rest} more`),
  exclusiveLocks: (option: string) =>
    `“${option}” cannot be combined with other answers. Clear it to select other answers.`,
  fullNow: (maximum: number) => `You can select up to ${maximum}. To select another answer, clear one first.`,

  rankingHint: 'Put the list in order: drag the entries, or use the arrow buttons or the arrow keys.',
  move: (text: string, place: number, total: number) => `Move ${text}, now ${place} of ${total}`,
  up: (text: string) => `Move ${text} up`,
  down: (text: string) => `Move ${text} down`,
  movedTo: (text: string, place: number, total: number) => `${text}: ${place} of ${total}`,

  screen: (screen: number, total: number) => `Screen ${screen} of ${total}`,
  bestWorstHint: 'Select the best and the worst option.',
  best: 'Best',
  worst: 'Worst',
  /** The same where the study names what to compare by. */
  mostLeastHint: (metric: string) => `Select one option as “Most” and one as “Least”. Compare them by: ${metric}.`,
  most: 'Most',
  least: 'Least',
  option: 'Option',

  media: {
    image: (host: string) => `A picture from ${host}`,
    video: (host: string) => `A video from ${host}`,
    embed: (host: string) => `A page from ${host}`,
    why: 'If you load it, that site can see your IP address.',
    show: 'Show it',
    loading: (name: string) => `“${name}” is loading…`,
    openAside: 'Open in a new tab',
    notSecure: (name: string) => `“${name}” cannot be shown because its address is not secure (https).`,
    failed: (name: string) => `“${name}” could not be loaded.`,
    withoutIt: 'You are continuing without it.',
    goOnWithout: 'Continue without it',
    mustWatch: 'Please watch this video to the end before you continue.',
    doesNotPlay: 'The video does not play',
    doYouSee: 'Can you see the page?',
    canSee: 'Yes, I can see it',
    cannotSee: 'No, I cannot see it',
    embedName: 'The page',
  },
  /** What must happen with a picture, video or page before the step can be left. */
  first: {
    load: (name: string) => `“${name}” is still loading. Please wait a moment.`,
    look: (name: string) => `Please look at “${name}” first, then continue.`,
    confirm: 'Please say whether you can see the page, then continue.',
    decide: (name: string) => `“${name}” is not shown. Show it, or continue without it.`,
    watch: (name: string) => `Please watch “${name}” to the end first, then continue.`,
  },

  missing: {
    text: 'Your answer is empty. Write a few words, then continue.',
    choice: 'Nothing is selected. Select an answer, then continue.',
    own: 'Your own answer is empty. Write it, or clear it.',
    tooFew: (minimum: number) =>
      `Select at least ${counted(minimum, { one: 'answer', other: 'answers' })}, then continue.`,
    tooMany: (maximum: number) =>
      `Select at most ${counted(maximum, { one: 'answer', other: 'answers' })}. Clear the ones that fit least.`,
    ranking: 'You have not moved anything. If this is the order you want, press Next again.',
    cell: (row: string) => `“${row}” has no answer yet. Select one for every row.`,
    best: 'Select the best and the worst option on this screen, then continue.',
    most: 'Select one option as “Most” and one as “Least”.',
  },
  notTaken: 'Your answer could not be saved. Change it and try again.',

  ended: {
    complete: 'Your answers have been saved',
    screened_out: 'The interview ends here',
    close: 'You can close this page now.',
  },

  closed: {
    unknownLink: {
      title: 'There is no open study at this link',
      text: 'The link may be mistyped, or the study may be closed. Check the link, or ask the person who sent it to you.',
    },
    notTakingResponses: {
      title: 'This study is not taking responses right now',
      text: 'You did nothing wrong, and you were not charged. You can try again later with the same link.',
    },
    paused: {
      title: 'This study is paused',
      text: 'You can try again later with the same link.',
    },
    closed: {
      title: 'This study is closed',
      text: 'It no longer accepts participants. Thank you for your interest.',
    },
    otherDevice: {
      title: 'Please use another device',
      text: '',
    },
    linkTooLong: {
      title: 'This link is too long',
      text: 'It contains more parameters, or longer ones, than a study accepts. Ask the person who sent it to you for a shorter link.',
    },
    tooManyStarts: {
      title: 'This study cannot take more participants right now',
      text: 'Many people have opened it without answering, perhaps in your network. Try again later with the same link.',
    },
    interviewGone: {
      title: 'This interview is no longer available',
      text: 'The study no longer has the answers you gave so far. You can start the interview again from the beginning.',
    },
    refused: {
      title: 'This interview cannot continue',
      text: 'The study did not accept the last request, and this page does not know why. Try again, or ask the person who sent you the link.',
    },
  } satisfies Record<Closed, Page>,
  startAgain: 'Start again',

  device: {
    needed: (devices: string) => `This interview works only on ${devices}. Send yourself the link and open it there.`,
    names: { ios: 'Apple mobile devices (iPhone, iPad)', android: 'Android devices', desktop: 'computers' },
    or: (all: string, last: string) => `${all} or ${last}`,
    link: 'Link to the interview',
    copy: 'Copy link',
    copied: 'The link was copied.',
    selected: 'The link is selected. Copy it with your browser.',
    share: 'Send link…',
  },

  elsewhere: {
    title: 'This interview is open in another tab',
    text: 'Continue there, or continue here, and the other tab stops. No answers are lost.',
    here: 'Continue here',
  },
  unstored: {
    title: 'Your browser does not save anything for this page',
    text: 'This happens in private windows or when storage is switched off. You can take the interview, and every answer is sent at once. But if you reload or close the page, you have to start again.',
    go: 'Continue',
  },
  resume: {
    title: 'An interview was started on this device',
    text: 'It was opened with a slightly different link. If it was you, continue it. If it was another person, start your own.',
    go: 'Continue it',
    own: 'Start my own',
  },
};
