import { isolated } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { ForecastWords } from './forecastWords.types.ts';

const settings: Readonly<Record<string, string>> = {
  starting: 'People who start',
  completion: 'People who complete',
  dropOutPerMinute: 'People who leave in each minute',
  lengthFactor: 'The length factor',
};

const { counted, number } = pluralsOf('en');
const rounded = (value: number): string => number(Math.round(value * 100) / 100);

/** The columns of what changes most. `passing`: what is said of those who pass, before the condition. */
const shareHeadings = (passing: string): readonly string[] => [
  'Share',
  'Assumed (%)',
  'If lower (%)',
  'Invitations if lower',
  `${passing} lower (%)`,
  'Smallest cell if lower',
  'If higher (%)',
  'Invitations if higher',
  `${passing} higher (%)`,
  'Smallest cell if higher',
];

export const englishForecast: ForecastWords = {
  quoted: (text) => `“${isolated(text)}”`,
  question: (number, text) => `Q${number} ${text}`,
  questionNumber: (number) => `Q${number}`,
  concept: (name) => `Concept ${name}`,
  option: (question, option, row, concept) =>
    `${question}${concept === null ? '' : ` for ${concept}`}${row === null ? '' : `, row ${row}`}: ${option}`,
  addedOption: 'an option that the participant adds',
  amongThose: (share, question, option) => `${share}, of those who select ${option} in ${question}`,
  amongOthers: (share) => `${share}, of all others`,
  independence: (isJoint) =>
    `Answers to different questions, and options that can be selected together, are assumed to be independent of each other${isJoint ? ', except where joint shares are given' : ''}. Where they go together, the real figures can be far from these.`,
  nobodyLost: (allStart, allStay) =>
    allStart && allStay
      ? 'Everyone invited is assumed to start, and nobody to leave early.'
      : allStart
        ? 'Everyone invited is assumed to start.'
        : allStay
          ? 'Nobody is assumed to leave early.'
          : '',
  seenLength: (median, p90) =>
    `Interviews that show it take about ${counted(median, { one: 'minute', other: 'minutes' })}, nine of ten at most ${number(p90)} (simulated, with answers left to chance).`,
  sharesFrom: (fewest, interviews) =>
    `shares from ${fewest < interviews ? `${number(fewest)} to ` : ''}${counted(interviews, { one: 'interview', other: 'interviews' })}`,
  chance: (questions) => (questions === null ? 'answers left to chance' : `answers to ${questions} left to chance`),
  chanceLinks: (parameters) => `values of ${parameters} in the link left to chance`,
  chanceBoth: (questions, parameters) =>
    `answers${questions === null ? '' : ` to ${questions}`} and values of ${parameters} in the link left to chance`,
  lengthsFrom: (interviews) => `lengths corrected by ${counted(interviews, { one: 'interview', other: 'interviews' })}`,
  fewSimulated: (count) =>
    `only ${counted(count, { one: 'simulated interview', other: 'simulated interviews' })} of those who pass`,
  moreQuestions: (count) => counted(count, { one: 'other question', other: 'other questions' }),
  likelyFraction: (value) => {
    const meant = number(Math.round(value * 10_000) / 100);
    return `shares are percentages, and ${value} is ${value < 1 ? 'less than ' : ''}1%. Write ${meant} if you mean ${meant}%.`;
  },
  basis: (parts) => `With ${parts}`,
  leavingUnchanged:
    'Who leaves early is taken as it is now, also where another share makes interviews longer or shorter.',
  untriedShares: (count) =>
    `The effect of ${counted(count, { one: 'more share', other: 'more shares' })} was not worked out, because it would take too long.`,
  link: (parameter, value) => `Links with ${parameter} = ${value}`,
  starting: settings['starting'] ?? '',
  completing: settings['completion'] ?? '',
  completingBesideLeaving: 'People who complete, apart from those who leave by the minute',
  everyone: 'Everyone who completes',
  nobodyPasses: 'Nobody passes the screener, whatever they answer, so nobody completes the interview.',
  letPass: (questions) =>
    `Let at least one option of ${questions ?? 'each screening question'} pass: set it to “approve” or “neutral”.`,
  shown: (question) => `shown ${question}`,
  notShown: (question) => `not shown ${question}`,
  place({ among, question, concept, row, option, parameter, value, setting }, quoted, called) {
    if (setting !== undefined) return settings[setting] ?? setting;
    if (parameter !== undefined)
      return `Parameter ${quoted(parameter)}${value === undefined ? '' : `, value ${quoted(value)}`}`;
    const parts = [
      among === undefined ? '' : `Those who select ${quoted(among.option)} in ${quoted(among.question)}`,
      question === undefined ? '' : (called ?? `${among === undefined ? 'Question' : 'question'} ${quoted(question)}`),
      concept === undefined ? '' : `concept ${quoted(concept)}`,
      row === undefined ? '' : `row ${quoted(row)}`,
      option === undefined ? '' : `option ${quoted(option)}`,
    ];
    return parts.filter((part) => part !== '').join(', ') || 'The guide';
  },
  problems: {
    unknownName: (_, nearest) =>
      `the guide has no such name. ${nearest === '' ? 'Correct the name, or remove it.' : `Did you mean ${nearest}?`}`,
    noShares: () => 'only choices and matrices have shares, and this question is neither. Remove it.',
    rowsWanted: () => 'this is a matrix. Specify shares by row, as { "rows": { "Row": { "Column": 50 } } }.',
    optionsWanted: () => 'this is no matrix. Specify shares by option, as { "Yes": 50 }.',
    customNotAllowed: () => 'participants cannot add an option to this question. Remove "custom".',
    amongOther: () => 'joint shares follow from an option of a multiple-choice question. Choose another question.',
    amongLater: () =>
      'joint shares follow from a question that comes before this one. Exchange the two, or remove these shares.',
    outOfRange: ({ value, least, most }) =>
      `${rounded(value)} is out of range. Specify a number from ${rounded(least)} to ${rounded(most)}.`,
    sumTooLarge: ({ sum }) => `the shares sum to ${rounded(sum)}%. Lower some of them, to 100% at most.`,
    sumTooSmall: ({ sum }) =>
      `the shares sum to ${rounded(sum)}%. Raise some of them to 100%, or leave an option out: it gets what is left.`,
    tooFewSelected: ({ sum, bound, limit }) =>
      `everyone must select at least ${bound}, but the shares sum to ${rounded(sum)}%. Raise some of them, to ${rounded(limit)}% in all.`,
    tooManySelected: ({ sum, bound, limit }) =>
      `everyone may select at most ${bound}, but the shares sum to ${rounded(sum)}%. Lower some of them, to ${rounded(limit)}% in all.`,
    besideExclusive: ({ sum }) =>
      `this option and the exclusive options, which are selected alone, sum to ${rounded(sum)}%. Lower some of them, to 100% at most.`,
    tooManySteps: () => 'its conditions depend on each other so much that nothing can be forecast. Make them simpler.',
  },
  by: { calculated: 'calculated', simulated: 'simulated', assumed: 'assumed' },
  titles: {
    summary: 'Summary',
    funnel: 'From invitations to completed interviews',
    length: 'Interviews by length',
    groups: 'Length by what is shown',
    questions: 'Participants by question',
    concepts: 'Participants by concept',
    shares: 'What changes most if a share is wrong',
  },
  headings: {
    summary: ['Figure', 'Value', 'From', 'To', 'How'],
    funnel: ['Stage', 'People'],
    length: ['From (minutes)', 'To (minutes)', 'Share (%)'],
    groups: ['Participants', 'Share (%)', 'Shortest (minutes)', 'Typical', 'Nine of ten at most', 'Longest'],
    questions: [
      'Number',
      'externalId',
      'Question',
      'Share (%)',
      'From',
      'To',
      'How',
      'Expected',
      'At least (in 95 of 100 studies)',
    ],
    concepts: [
      'Concept',
      'externalId',
      'Block',
      'Share (%)',
      'From',
      'To',
      'How',
      'Expected',
      'At least (in 95 of 100 studies)',
    ],
    shares: shareHeadings('Pass the screener if'),
  },
  sharesIfNobodyLeft: shareHeadings('Would pass the screener if nobody left, if'),
  summary: {
    restsOn: 'Rests on',
    participation: 'Participation',
    dependence: 'Answers to different questions, and options selected together',
    independent: 'independent of each other',
    independentButJoint: 'independent of each other, except for joint shares',
    interviews: 'Interviews from which shares are taken',
    incidence: 'Pass the screener, of those who start (%)',
    completion: 'Complete, of those who pass the screener (%)',
    wouldPass: 'Would pass the screener if nobody left, of those who start (%)',
    completionOfThose: 'Complete, of those who would pass the screener (%)',
    invitations: 'Invitations that give the wanted interviews on average',
    safeInvitations: 'Invitations that are enough in 95 of 100 studies, if this is what participants do',
    credits: 'Credits needed',
    missingCredits: 'Credits missing in the wallet',
    shortest: 'Shortest interview (minutes)',
    median: 'Typical, the middle one (minutes)',
    mean: 'Average (minutes)',
    p90: 'Nine of ten interviews at most (minutes)',
    longest: 'Longest interview (minutes)',
  },
  stages: {
    invited: 'Invited',
    started: 'Start',
    screenedOut: 'Are screened out',
    passed: 'Pass the screener',
    passedInTime: 'Pass the screener before they leave',
    droppedOut: 'Leave early',
    complete: 'Complete',
  },
};
