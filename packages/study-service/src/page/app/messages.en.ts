import type { Closed } from '../sender/senderState.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface Page {
  readonly title: string;
  readonly text: string;
}

/** Everything the page says itself. Questions, options and messages of the study come from the study. */
export const english = {
  /** Of the browser's tab, for a study that has no title for participants. */
  title: 'Interview',
  opening: 'One moment …',
  start: 'Start',
  next: 'Next',
  nextScreen: 'Next screen',
  back: 'Back',
  tryNow: 'Try now',
  tryAgain: 'Try again',

  progress: (passed: number, total: number) => `${passed} of at most ${counted(total, 'question')} done`,
  concept: 'About this',

  sending: 'Sending your answer …',
  waiting: 'The connection is interrupted. Your answer is kept on this device and is sent as soon as possible.',
  waitingUnkept: 'The connection is interrupted. Keep this page open: your answer is sent as soon as possible.',
  offline: 'You are offline. You can go on reading; your answer is sent when the connection is back.',
  waitingToOpen: 'The interview cannot be reached right now. This page keeps trying.',
  notStored: 'This browser cannot keep your answers on this device any more. Do not reload or close this page.',
  moved: 'This interview went on in another place. Here is the question that is open now.',

  yourAnswer: 'Your answer',
  ownOption: 'Something else',
  ownOptionText: 'Your own answer',
  chosen: (count: number) => `${count} chosen`,
  exactly: (count: number) => `Choose ${count}.`,
  atLeast: (minimum: number) => `Choose at least ${minimum}.`,
  atMost: (maximum: number) => `Choose up to ${maximum}.`,
  between: (minimum: number, maximum: number) => `Choose ${minimum} to ${maximum}.`,
  oneOrMore: 'Choose all that apply.',
  exclusiveLocks: (option: string) => `“${option}” stands alone. Take it back to choose others.`,
  fullNow: 'That is the most you can choose. Take one back to choose another.',

  rankingHint: 'Bring the list into your order: drag, use the arrows, or press the arrow keys on a handle.',
  move: (text: string, place: number, total: number) => `Move ${text}, now ${place} of ${total}`,
  up: (text: string) => `Move ${text} up`,
  down: (text: string) => `Move ${text} down`,
  movedTo: (text: string, place: number, total: number) => `${text}: ${place} of ${total}`,

  screen: (screen: number, total: number) => `Screen ${screen} of ${total}`,
  bestWorstHint: (metric: string | null) =>
    metric === null ? 'Choose the best and the worst.' : `Choose the best and the worst. What counts: ${metric}.`,
  best: 'Best',
  worst: 'Worst',
  option: 'Answer',

  media: {
    image: (host: string) => `A picture from ${host}`,
    video: (host: string) => `A video from ${host}`,
    embed: (host: string) => `A page from ${host}`,
    why: 'It is loaded only when you ask for it, because that site then sees your address.',
    show: 'Show it',
    openAside: 'Open it in a new tab',
    notSecure: (name: string) => `“${name}” cannot be shown, because its address is not secure (https).`,
    failed: (name: string) => `“${name}” could not be loaded. You can go on without it.`,
    mustWatch: 'Please watch this video to the end, then go on.',
    skip: 'The video does not play',
    embedName: 'A page',
  },
  watchFirst: 'The video above comes first. Watch it to the end, then go on.',

  missing: {
    text: 'Your answer is still empty. Write a few words, then go on.',
    choice: 'Nothing is chosen yet. Choose an answer, then go on.',
    own: 'Your own answer is still empty. Write it down, or take it back.',
    tooFew: (minimum: number) => `Choose at least ${counted(minimum, 'answer')}, then go on.`,
    tooMany: (maximum: number) => `Choose at most ${counted(maximum, 'answer')}. Take back the ones that fit least.`,
    ranking: 'You have not moved anything yet. If this is your order, press Next again.',
    cell: (row: string) => `“${row}” has no answer yet. Choose one for every row.`,
    best: 'Choose the best and the worst on this screen, then go on.',
  },

  ended: {
    complete: 'Your answers have arrived',
    screened_out: 'The interview ends here',
    close: 'You can close this page now.',
  },

  closed: {
    unknownLink: {
      title: 'This link leads to no open study',
      text: 'It may be mistyped, or the study is closed. Check the link, or ask whoever sent it to you.',
    },
    notTakingResponses: {
      title: 'This study is not taking responses now',
      text: 'Nothing you did is wrong, and nothing was charged to you. You can try again later with the same link.',
    },
    interviewGone: {
      title: 'This interview is not known any more',
      text: 'The study no longer has the answers you began to give. You can start the interview anew.',
    },
    refused: {
      title: 'This interview cannot go on',
      text: 'The study refused to continue, and this page cannot tell why. Try again, or ask whoever sent you the link.',
    },
  } satisfies Record<Closed, Page>,
  startAnew: 'Start anew',

  elsewhere: {
    title: 'This interview is open in another tab',
    text: 'Go on there, or continue here: the other tab then stops, and nothing is lost.',
    here: 'Continue here',
  },
  unstored: {
    title: 'Your browser keeps nothing for this page',
    text: 'That happens in private windows or when storage is switched off. You can take the interview, and every answer is sent at once. But if you reload or close the page, you start over.',
    go: 'Go on',
  },
  resume: {
    title: 'An interview was begun on this device',
    text: 'It came from a somewhat different link. If it was you, continue it. If it was somebody else, start your own.',
    go: 'Continue it',
    anew: 'Start my own',
  },
};
