import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** What to expect of a study, and the shares that it follows from. */
export const forecast = {
  name: 'Forecast',
  completes: 'How many completed interviews do you want?',
  wallet: 'Credits in the wallet',
  completesRange: (most: string) => `Enter a whole number from 1 to ${most}.`,
  walletRange: 'Enter a number that is not below 0, or leave the field empty.',
  walletHint: 'Leave empty if unknown.',
  walletOf: (name: string) => `From the connection “${name}”.`,
  working: 'Working out the forecast …',
  hasProblems: 'The forecast is worked out when the guide has no errors.',
  outdated: 'The guide has errors now. This is the forecast before them.',
  failed: 'The forecast could not be worked out. Reload the window, and report it if it happens again.',
  badShares:
    'There is no new forecast, because some shares cannot be used. The figures below are from before this change.',
  badFirstShares: 'There is no forecast, because some shares cannot be used.',

  // The headline.
  percent: (number: string) => `${number}%`,
  underHalfPercent: 'under 0.5%',
  /** Fewer people than 0.1 on average. */
  underTenth: 'under 0.1',
  underOnePercent: 'under 1%',
  over99Percent: 'over 99%',
  underOne: 'fewer than 1',
  invite: (basis: string, invited: string, completes: string) =>
    `${basis === '' ? 'Invite' : `${basis}, invite`} ${invited} ${invited === '1' ? 'person' : 'people'} for ${completes} completed ${completes === '1' ? 'interview' : 'interviews'}.`,
  /** Under which condition the number is enough: what is entered, that and what the number rests on besides, that, or none. */
  ifs: {
    entered: 'If the entered figures are right, this',
    both: 'If that and the entered figures are right, this',
    basis: 'If that is right, this',
    none: 'This',
  },
  safe: (condition: 'entered' | 'both' | 'basis' | 'none') =>
    `${forecast.ifs[condition]} is enough in 95 of 100 studies.`,
  /** `people`: those needed on average; `average`: how many complete then; `studies`: in how many of 100 too few do. */
  onAverageThen: (people: string, average: string, studies: string) =>
    `With ${people} you would get ${average} on average, and too few in ${studies} of 100 studies.`,
  /** `basis`: what it rests on besides entered shares, before a sentence; or empty. */
  nobodyCompletes: (basis: string) =>
    basis === '' ? 'Nobody completes the interview with these shares.' : `${basis}, nobody completes the interview.`,
  tooFewComplete: (basis: string) =>
    `${basis === '' ? 'Too few' : `${basis}, too few`} complete the interview to plan invitations.`,
  tooFewHint: 'More people would have to be invited than there are. Raise the shares of those who pass and stay.',
  nobodyHint: 'Look for a share of 0% or 100% that excludes everyone, in the shares or in the guide.',
  showOptions: (question: string) => `Show the options of ${question}`,
  /** `basis`: what the figures rest on besides entered shares, in brackets with a space before them; or empty. */
  /** The same if people leave by the minute. */
  wouldPass: (share: string, basis: string) =>
    `${share} of those who start would pass the screener if nobody left${basis}.`,
  passes: (share: string, basis: string) => `${share} of those who start pass the screener${basis}.`,
  length: (usual: string, p90: string, basis: string) =>
    usual === p90
      ? `Interviews typically take ${usual}${basis}.`
      : `Interviews typically take ${usual}, nine of ten at most ${p90}${basis}.`,
  wholeMinutes: (minutes: string) => `${minutes} min`,
  underMinute: 'less than 1 min',
  needs: (needed: string) => `Needs ${needed} credits.`,
  enoughCredits: (needed: string, wallet: string) => `Needs ${needed} credits; the wallet has ${wallet}.`,
  missingCredits: (needed: string, wallet: string, missing: string) =>
    `Needs ${needed} credits; the wallet has ${wallet}: you need ${missing} more.`,
  usualShares:
    'No shares are entered yet, so all figures are for answers left to chance: where one option is selected, all that are shown are equally likely. Enter what you know under “Shares”, including how many of those invited start and finish.',
  usualBefore: 'The figures below are for answers left to chance, because no shares are used yet.',
  question: (number: number) => `Q${number}`,
  linkParameter: (name: string) => `the link parameter ${name}`,
  moreQuestions: (count: number) => counted(count, { one: 'other question', other: 'other questions' }),
  stillUsual: (questions: string) => `Not all shares are entered for ${questions}: the rest is still left to chance.`,
  usualSeveral:
    'Where several options may be selected, each is selected as often as the gray numbers under “Shares” say.',
  showShares: 'Show shares',
  exact: (figures: string, basis: string) => `Calculated${basis}: ${figures}.`,
  simulated: (figures: string, participants: string, seed: string) =>
    `Taken from ${participants} simulated participants: ${figures}. The same guide and shares always give the same figures (seed “${seed}”).`,
  interval: (from: string, to: string, basis: string) =>
    `The typical length is the one in the middle: half of the interviews are shorter. With a probability of 95% it is ${from === to ? `${from} ${from === '1' ? 'minute' : 'minutes'}, rounded` : `between ${from} and ${to} minutes`}, if the shares and the reading speeds are right${basis}.`,
  figures: {
    incidence: 'who passes the screener',
    wouldPass: 'who would pass the screener if nobody left',
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
  /** A stage where people leave early. */
  passedInTime: 'Pass the screener before they leave',
  onAverage: (invited: string, basis: string) => `On average, if ${invited} people are invited${basis}:`,
  leaving: (screened: string, dropped: string, basis: string) =>
    `Screened out: ${screened === '0' ? 'nobody' : screened}. Leave early: ${dropped === '0' ? 'nobody' : dropped}${basis}.`,
  lengthHint:
    'The status bar has another length because it knows no shares: its range goes from a quick participant who sees no conditional question to a slow one who sees all of them.',
  histogram: (from: string, to: string, usual: string) =>
    `Completed interviews by length: ${from} to ${to} minutes, typically ${usual}.`,
  bin: (from: string, to: string, share: string) => `${from} to ${to} minutes: ${share}`,
  lastBin: (from: string, share: string) => `${from} minutes or longer: ${share}`,
  minutes: 'Minutes',
  lastBar: (from: string) => `(last bar: ${from} or longer)`,
  journeys: 'Length by which questions participants see',
  group: (usual: string, p90: string) =>
    usual === p90 ? `typically ${usual}` : `typically ${usual}, nine of ten at most ${p90}`,
  /** `compared`: what the comparison rests on, before a sentence; `basis`: what the number does, in brackets. Or empty. */
  smallest: (compared: string, name: string, number: string, completes: string, basis: string) =>
    `${compared === '' ? 'Fewest' : `${compared}, fewest`}: ${name}, seen in about ${number} of ${completes} completed interviews${basis}.`,
  /** `basis`: in brackets with a space before them; or empty. */
  smallestNobody: (name: string, others: number, basis: string) =>
    `Nobody who completes${basis} sees ${name}${others === 0 ? '' : ` or ${counted(others, { one: 'other part', other: 'other parts' })}`}.`,
  nobody: 'nobody',
  everyone: 'everyone',
  nobodyUsual: 'nobody: needs two values of one link parameter',
  nobodyUsualHint: '“Needs two values”: the condition asks for both at once, and links normally have one.',
  few: 'few',
  fewHint: (number: number) =>
    `“Few”: fewer than ${number} completed interviews. Percentages of so few people say little.`,
  everyoneSees: (count: number, basis: string) =>
    `Everyone who completes sees ${count === 1 ? 'the other question' : `the other ${count} questions`}${basis}.`,
  allSee: (basis: string) => `Everyone who completes sees every question${basis}.`,
  showAllBars: (count: number) => `Show all ${count}`,
  cell: (number: string, atLeast: string) => `${number}, at least ${atLeast}`,
  atLeastHint: (basis: string) => `“At least”: in 95 of 100 studies, if the shares are right${basis}.`,
  tornadoHint:
    'How many invitations give the wanted number on average if one share is 10 points lower or higher, and the other options of its question share the rest; where several may be selected, they stay if the limits of the question allow it:',
  presentValue: (number: string, basis: string) => `The line marks the number as it is now: ${number}${basis}.`,
  smallestHint: (name: string) =>
    `Shares that do not change the invitations, but how many completed interviews show ${name}:`,
  effect: (lower: string, less: string, higher: string, more: string) => `${less} at ${lower}, ${more} at ${higher}`,
  tooFew: 'too few complete',
  noneCompletes: 'nobody completes',
  nothingMatters: 'No single share changes the invitations or the smallest group.',
  noTornado: 'This is not worked out for this guide, because who passes can only be simulated.',

  // Beside a concept block.
  perConcept: 'Participants per concept',
  waits: 'Available when the guide has no problems.',
  about: (count: string) => `about ${count}`,
  seesNone: 'see no concept',
  /** `basis`: what it rests on besides entered shares, before a sentence; or empty. */
  fewSeeEach: (seen: string, completes: number, basis: string) =>
    `${basis === '' ? 'Of' : `${basis}, of`} ${counted(completes, { one: 'completed interview', other: 'completed interviews' })}, each concept is seen in only about ${seen}. That is too few to compare the concepts: plan more interviews, or show more concepts in each.`,
  /** `basis`: in brackets with a space before them; or empty. */
  noneSees: (concept: string, basis: string) =>
    `Nobody who completes will see “${concept}”${basis}. Check its condition and the shares that decide it.`,
  fewSee: (concept: string, seen: string, all: string, basis: string) =>
    `${basis === '' ? 'Few' : `${basis}, few`} participants will see “${concept}”: about ${seen} of ${all}. Check its condition, or invite more people who meet it.`,
  averages: 'Averages of completed interviews. To enter shares, open Logic, then Forecast.',

  // The shares.
  shares: 'Shares',
  sharesHint:
    'What you expect of participants, in percent. Gray numbers are assumed where you enter none: where one option is selected, all options without a number are equally likely. To paste a column of percentages or lines with option and percentage, click the first field.',
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
    lengthFactor: 'Interview length compared with our estimate (%)',
  },
  deciding: 'Questions that decide who sees what',
  decidingHint: 'The screener, and questions that conditions or carried options depend on.',
  noDeciding: 'No question decides who sees what.',
  others: (count: number) => counted(count, { one: 'other question', other: 'other questions' }),
  othersHint:
    'Their shares do not change who passes the screener, or who sees what. Where several options may be selected, they change how long interviews take, and so how many leave by the minute.',
  links: 'Links of participants',
  linksHint: 'Without numbers, each value is as frequent as links with none of these values.',
  linkOf: (parameter: string) => `Links with ${parameter}`,
  added: 'Another option, added by participants',
  notAPercentage: 'This is not a number. Enter digits only, for example 30 or 2.5.',
  share: (option: string) => `${option}, percent`,
  several:
    'Where several options may be selected, the shares need not make 100%. Without any numbers, participants select some of them by chance: the gray numbers say how often each is then selected.',
  quoted: (option: string) => `“${option}”`,
  exclusive: (options: string) => `Selected alone: ${options}`,
  exclusiveHint:
    'An option marked “Selected alone”, such as “None of these”, excludes all others. Without numbers, it is as likely as each option of a question with one answer.',
  sum: (sum: string) => `Sum: ${sum}%`,
  left: (sum: string, left: string) => `Sum: ${sum}%. The rest, ${left}%, is divided among options without a number.`,
  above: (question: string, sum: string) =>
    `${question}: the shares sum to ${sum}%. Lower some of them, to 100% at most.`,
  below: (question: string, sum: string) =>
    `${question}: the shares sum to ${sum}%. Raise some of them to 100%, or leave an option empty: it gets what is left.`,
  byConcept: 'Different for each concept',
  byConceptHint: 'Switching this off keeps the mean of the concepts.',
  ofThose: (option: string, question: string) => `Of those who select ${option} in ${question}`,
  allOthers: 'Of all others',
  addJoint: 'Different for some participants…',
  whoDiffers: (question: string) => `Who answers ${question} differently? Those who select:`,
  chooseOption: 'Choose an option',
  removeJoint: (group: string) => `Remove: ${group}`,
  jointHint: 'For questions that go together, enter joint shares under “Shares”: “Different for some participants…”.',
  reset: 'Remove these shares',
  resetAll: 'Remove all shares',
  wasReset: 'All shares are removed: answers are left to chance again.',
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
  taken: (interviews: number, changed: number, joint: number) =>
    `Taken from ${counted(interviews, { one: 'interview', other: 'interviews' })}, for ${counted(changed, { one: 'question', other: 'questions' })}${joint === 0 ? '' : `, with joint shares for ${joint} of them`}.`,
  otherQuestions: (numbers: string) => `Not taken, because the study asks something else there: ${numbers}.`,
  tooFewDurations: (least: number) =>
    `The lengths cannot be compared: that needs at least ${least} completed interviews that took longer than a second.`,
  tooLong: (share: string, interviews: number, basis: string) =>
    `Compared with ${counted(interviews, { one: 'real interview', other: 'real interviews' })}, the forecast length${basis} is ${share} too long.`,
  tooShort: (share: string, interviews: number, basis: string) =>
    `Compared with ${counted(interviews, { one: 'real interview', other: 'real interviews' })}, the forecast length${basis} is ${share} too short.`,
  fits: (interviews: number, basis: string) =>
    `The forecast length${basis} agrees with ${counted(interviews, { one: 'real interview', other: 'real interviews' })}.`,
  realLength: (usual: string, p90: string) => `Measured: typically ${usual}, nine of ten at most ${p90}.`,
  correct: 'Apply this correction',

  /** In the flow of the Paths view. */
  inPaths: (share: string) => `${share} of completed interviews`,
  basisInPaths: (basis: string) => `${basis}, these are the percentages of completed interviews.`,
  uniformInPaths: 'The percentages are for answers left to chance. Enter your own shares under “Forecast”.',
};
