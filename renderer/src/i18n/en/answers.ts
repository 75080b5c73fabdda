import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** The filters of interviews. */
const filter = {
  title: 'Filter interviews',
  add: 'Filter',
  remove: (name: string) => `Remove filter: ${name}`,
  removeAll: 'Remove all',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} interviews.`,
  none: 'No interview matches these filters.',
  subject: 'Filter by',
  showSubjects: 'Show everything you can filter by',
  nothing: 'Nothing found.',
  value: 'Value',
  showValues: 'Show all values',
  contains: 'Answer contains',
  apply: 'Add filter',
  outcome: 'Outcome',
  parameter: (name: string) => `Link parameter: ${name}`,
  empty: 'No value',
  answered: 'Any answer',
  place: (place: number, option: string) => (place === 1 ? `First place: ${option}` : `Place ${place}: ${option}`),
  best: (option: string) => `Best at least once: ${option}`,
  worst: (option: string) => `Worst at least once: ${option}`,
  containing: (text: string) => `contains “${text}”`,
};

/** The download of answers. */
const download = {
  open: 'Download…',
  title: 'Download answers',
  act: 'Download',
  format: 'Format',
  whose: 'Interviews',
  shown: (count: string) => `Filtered (${count})`,
  all: (count: string) => `All (${count})`,
  answersAs: 'Answers as',
  text: 'Text',
  codes: 'Codes',
  answersAsAbout: {
    text: 'Options by their texts, and the questions as headings.',
    codes:
      'Options by their numbers in the guide, and short names such as Q3_2 as headings. The codebook explains them.',
  },
  separator: 'Separator',
  separatorHint: 'If everything opens in one column, choose another one.',
  separators: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' },
  raw: 'Raw text',
  rawHint:
    'Without it, an apostrophe is put before texts that a spreadsheet would run as a formula. Turn it on only for programs that run no formulas.',
  missing: (count: number) =>
    `The follow-ups of ${counted(count, { one: 'interview', other: 'interviews' })} could not be read. In the table they are in one cell with their answer.`,
  missingNext: 'Try the download again, or close this dialog.',
};

/** The answers of participants, by question and by interview. */
export const answers = {
  untitled: 'Untitled study',
  back: 'Back to the study',
  read: 'Read the answers',
  noStudy: 'No study was made from this guide yet. Answers come in after it was published and launched.',
  toStudy: 'Go to Study',
  ofStudy: 'Study',
  studyName: (status: 'draft' | 'live', made: string, linkId: string) =>
    `${status === 'live' ? 'Live study' : 'Draft'} of ${made}, ${linkId}`,
  finished: (count: number) =>
    count === 0
      ? 'No finished interview yet.'
      : `${counted(count, { one: 'finished interview', other: 'finished interviews' })}.`,

  reading: 'Loading the answers.',
  readSoFar: (count: number) =>
    `Loading the answers. ${counted(count, { one: 'interview', other: 'interviews' })} so far.`,
  empty: 'Nobody has answered yet. Answers appear here automatically.',
  unread: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Interview ${numbers.join('')} is too large to be read with the others. It is missing here.`
      : `Interviews ${numbers.join(', ')} are too large to be read with the others. They are missing here.`,
  unreadNext: 'You can read each of them on the command line with guide responses STUDY NUMBER.',
  kept: 'The answers loaded earlier are still shown.',

  way: 'Read the answers',
  ways: { questions: 'By question', interviews: 'By interview', quotes: 'Quotes and codes' },
  took: (complete: number, screenedOut: number, underWay: number) =>
    [
      `${complete} finished`,
      `${screenedOut} screened out`,
      ...(underWay > 0 ? [`${underWay} in progress or abandoned`] : []),
    ].join(', ') + '.',
  more: (count: number, rest: number) => (count === rest ? `Show ${count} more` : `Show ${count} more of ${rest}`),

  answered: (count: number) => counted(count, { one: 'answer', other: 'answers' }),
  none: 'Nobody has answered this yet.',
  ownWords: 'In their own words',
  base: (answered: string, all: string) => `Base: ${answered} of ${all}`,
  left: (count: string) => `${count} saw it without answering`,
  baseOf: (answered: number) => `Base: ${answered}`,
  baseMeaning:
    'The base of a question is everyone who answered it. Percentages are of the base, unless they name another number. Numbers of people are in brackets.',
  severalPossible: 'Several answers were possible, so the percentages may add up to more than 100%.',
  noConcept: 'Without a concept',
  rank: (mean: string) => `place ${mean} on average`,
  first: (percent: string, count: string, base: string | null) =>
    base === null ? `first: ${percent} (${count})` : `first: ${percent} of the ${base} who had it (${count})`,
  best: (best: number, worst: number) => `best ${best}, worst ${worst}`,
  bestMinusWorst: (screens: string) =>
    `How often each was chosen as best, minus how often as worst, on ${screens} ${screens === '1' ? 'screen' : 'screens'}. A full bar: best, or worst, whenever it was shown.`,

  filter,
  download,

  interview: (number: number) => `Interview ${number}`,
  openInterview: (number: number) => `Open interview ${number}`,
  states: { complete: 'Finished', screened_out: 'Screened out', in_progress: 'Not finished' },
  lastAnswer: (state: string, when: string) => `${state} (last answer ${when})`,
  underAMinute: 'under a minute',
  minutes: (minutes: string) => `${minutes} min`,
  allInterviews: 'All interviews',
  previous: 'Previous',
  next: 'Next',
  readingOne: 'Loading the interview.',
  emptyConversation: 'Nothing was said in this interview yet.',
  followUp: 'Follow-up',
  about: (concept: string) => `About ${concept}`,
  listOnly: 'Below are its answers without follow-ups.',
  findings: {
    title: 'Summary',
    points: 'Main points',
    quality: 'Quality',
    ofFive: (quality: string) => `${quality} of 5`,
    tags: 'Tags',
    personas: 'Kind of person',
    remarks: 'Other remarks',
    writtenBy: 'Written by the study service. Check it against the answers below.',
  },

  exported: (name: string) => `${name} was saved to your downloads`,
  exportedBoth: (table: string, codebook: string) => `${table} and ${codebook} were saved to your downloads`,

  simulated: (count: number) =>
    `These answers are simulated. They come from ${count} made-up participants. No real person was asked, and nothing was sent.`,
  simulatedNext:
    'A study with real answers looks like this; the recordings are a tone that a program made, not a voice. You can change the guide as you like. Save it to keep your changes.',
};
