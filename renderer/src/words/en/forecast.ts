import { pluralsOf } from '@guide-studio/guide-core';

const { counted } = pluralsOf('en');

/** What to expect of a study, and the shares that it follows from. */
export const forecast = {
  name: 'Forecast',
  completes: 'How many completed interviews do you want?',
  wallet: 'Credits in the wallet',
  walletHint: 'Empty: not known.',
  walletOf: (name: string) => `From the connection “${name}”.`,
  working: 'Working out the forecast …',
  hasProblems: 'The forecast is worked out when the guide has no errors.',
  outdated: 'The guide has errors now. This is the forecast before them.',
  failed: 'The forecast could not be worked out. Reload the window, and report it if it happens again.',
  badShares: 'There is no new forecast, because some shares cannot be used. The figures below are those before.',
  badFirstShares: 'There is no forecast, because some shares cannot be used.',

  // The headline.
  percent: (number: string) => `${number}%`,
  underHalfPercent: 'under 0.5%',
  invite: (invited: string, completes: string) => `Invite about ${invited} people for ${completes} completes.`,
  nobodyCompletes: 'Nobody completes the interview with these shares.',
  tooFewComplete: 'Too few complete the interview to plan invitations.',
  tooFewHint: 'More people would have to be invited than there are. Raise the shares of those who pass and stay.',
  nobodyHint: 'Look for a share of 0% or 100% that excludes everyone, in the shares or in the guide.',
  passes: (share: string) => `${share} pass the screener.`,
  length: (from: string, to: string, usual: string) =>
    from === to ? `About ${usual} min.` : `Nine of ten interviews take ${from} to ${to} minutes, usually ${usual}.`,
  needs: (needed: string) => `Needs ${needed} credits.`,
  enoughCredits: (needed: string, wallet: string) => `Needs ${needed} credits; the wallet has ${wallet}.`,
  missingCredits: (needed: string, wallet: string, missing: string) =>
    `Needs ${needed} credits; the wallet has ${wallet}: ${missing} are missing.`,
  safe: (invited: string) => `Chance plays a part: with ${invited} invitations it is 95% sure to be enough.`,
  usualShares:
    'No shares are entered yet: every option counts as equally likely. Enter what you know under “Shares”, also how many of those invited start and finish.',
  showShares: 'Show shares',
  exact: (figures: string) => `Worked out exactly from the shares: ${figures}.`,
  simulated: (figures: string, participants: string, seed: string) =>
    `Taken from ${participants} simulated participants (seed “${seed}”, so the same guide and shares give the same figures): ${figures}.`,
  interval: (from: string, to: string) =>
    `The usual length is between ${from} and ${to} minutes with a probability of 95%, if the shares and the reading speeds are right.`,
  figures: {
    incidence: 'who passes the screener',
    invitations: 'the invitations',
    cells: 'who sees which question and concept',
    length: 'the lengths',
  },
  ofShares: 'All figures are only as good as the shares.',

  // The pictures.
  asTable: 'Table',
  hideTable: 'Hide table',
  csv: 'CSV',
  downloaded: (name: string) => `Downloaded ${name}.`,
  stages: { invited: 'Invited', started: 'Start', passed: 'Pass the screener', complete: 'Complete' },
  leaving: (screened: string, dropped: string) => `${screened} are screened out, ${dropped} leave early.`,
  histogram: (from: string, to: string, usual: string) =>
    `Completed interviews by length: ${from} to ${to} minutes, usually ${usual}.`,
  bin: (from: string, to: string, share: string) => `${from} to ${to} minutes: ${share}`,
  minutes: 'Minutes',
  journeys: 'By what is shown',
  group: (usual: string, p90: string) => `usually ${usual} min, nine of ten at most ${p90} min`,
  smallest: (name: string, number: string) => `The smallest: ${name}, with about ${number}.`,
  few: 'few',
  fewHint: (number: number) =>
    `“Few”: fewer than ${number} completed interviews. Percentages of so few people say little.`,
  everyoneSees: (count: number) =>
    `Everyone who completes sees ${counted(count, { one: 'the other question', other: 'other questions' })}.`,
  allSee: 'Everyone who completes sees every question.',
  nobodySees: (count: number) =>
    `${counted(count, { one: 'question is', other: 'questions are' })} seen by nobody who completes.`,
  showAllBars: (count: number) => `Show all ${count}`,
  cell: (number: string, atLeast: string) => `${number}, at least ${atLeast}`,
  atLeastHint: '“At least”: with a probability of 95%.',
  tornadoHint:
    'How the invitations change if one share is 10 points lower or higher. The other options of its question share the rest.',
  smallestHint: (name: string) =>
    `How the number who see ${name} changes with shares that do not change the invitations.`,
  effect: (lower: string, less: string, higher: string, more: string) => `${less} at ${lower}, ${more} at ${higher}`,
  endless: 'too few complete',
  nothingMatters: 'No single share changes the invitations or the smallest group.',
  noTornado: 'This is not worked out for this guide, because who passes can only be simulated.',

  // The shares.
  shares: 'Shares',
  sharesHint:
    'What you expect of participants. Options without a number share what is left. To paste a column of percentages or lines with option and percentage, click the first field.',
  kept: 'Stored in the notes beside the guide, for everyone who works on it.',
  unsaved: 'Save the guide to keep these shares. Until then only this window has them.',
  readOnly: 'This guide is read-only here. Its shares can still be changed: they are in the notes beside it.',
  notUnderstood: (places: string) =>
    `The shares in the notes beside the guide are not used, because this is not understood: ${places}.`,
  correctNotes: 'Correct the notes file. If you enter shares here, the file keeps the old ones under another name.',
  notKept: 'The shares could not be stored. This window still has them.',
  tryAgain: 'Try again',
  participation: 'Participation',
  settings: {
    starting: 'Of those invited, start (%)',
    completion: 'Of those who pass, finish (%)',
    dropOutPerMinute: 'Leave in each minute (%)',
    lengthFactor: 'Length, compared with the estimate (%)',
  },
  deciding: 'Questions that decide something',
  decidingHint: 'The screener, and questions that conditions or carried options depend on.',
  noDeciding: 'No question decides who sees what.',
  others: (count: number) => counted(count, { one: 'other question', other: 'other questions' }),
  othersHint: 'Their shares change nothing about invitations and groups.',
  links: 'Links of participants',
  linkOf: (parameter: string) => `Links with ${parameter}`,
  added: 'Another option, added by participants',
  share: (option: string) => `${option}, percent`,
  several: 'Several may be selected, so these need not make 100%. Without a number, about a third select an option.',
  sum: (sum: string) => `Sum: ${sum}%`,
  left: (sum: string, left: string) => `Sum: ${sum}%. The rest, ${left}%, is divided among options without a number.`,
  above: (sum: string) => `Sum: ${sum}%. Lower some shares: together they must not be above 100%.`,
  byConcept: 'Different for each concept',
  byConceptHint: 'Switching this off keeps the mean of the concepts.',
  reset: 'Reset to uniform',
  resetAll: 'Reset everything to uniform',
  wasReset: 'All shares are uniform again.',
  undo: 'Undo',
  unknown: 'Shares that cannot be used',
  nameIt: (name: string) => `Use “${name}”`,
  remove: 'Remove this share',
  tooManyPasted: (lines: number, options: number) =>
    `${counted(lines, { one: 'line', other: 'lines' })} pasted, but there ${options === 1 ? 'is only 1 option' : `are only ${options} options`} from here on. Nothing was changed.`,
  noNumberPasted: (line: string) => `“${line}” does not end with a percentage. Nothing was changed.`,
  noOptionPasted: (line: string) => `“${line}” names no option of this question. Nothing was changed.`,

  // Shares from the answers of a study.
  fromAnswers: 'Take from answers…',
  fromHint: 'Shares can come from the answers to a live study of this guide.',
  noStudies: 'This guide has no live study at the chosen connection.',
  ofStudy: (day: string) => `Study of ${day}`,
  reading: 'Reading the answers …',
  noAnswers: 'This study has no answers yet. Nothing was changed.',
  taken: (interviews: number, changed: number) =>
    `Taken from ${counted(interviews, { one: 'interview', other: 'interviews' })}, for ${counted(changed, { one: 'question', other: 'questions' })}.`,
  otherQuestions: (numbers: string) => `Not taken, because the study asks something else there: ${numbers}.`,
  tooFewDurations: (least: number) =>
    `The lengths cannot be compared: that needs at least ${least} completed interviews.`,
  tooLong: (share: string, interviews: number) =>
    `Compared with ${counted(interviews, { one: 'real interview', other: 'real interviews' })}, the forecast length is ${share} too long.`,
  tooShort: (share: string, interviews: number) =>
    `Compared with ${counted(interviews, { one: 'real interview', other: 'real interviews' })}, the forecast length is ${share} too short.`,
  fits: (interviews: number) =>
    `The forecast length agrees with ${counted(interviews, { one: 'real interview', other: 'real interviews' })}.`,
  realLength: (usual: string, p90: string) => `Measured: usually ${usual} min, nine of ten at most ${p90} min.`,
  correct: 'Correct the length by this',

  /** In the flow of the Paths view. */
  inPaths: (share: string) => `${share} of completes`,
};
