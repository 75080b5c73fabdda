import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** The number of findings of one severity. A warning (`serious`) is advice that publishing asks about. */
const countedFindings = {
  error: (count: number) => counted(count, { one: 'problem', other: 'problems' }),
  serious: (count: number) => counted(count, { one: 'warning', other: 'warnings' }),
  warning: (count: number) => counted(count, { one: 'suggestion', other: 'suggestions' }),
};

type Counts = Readonly<Record<keyof typeof countedFindings, number>>;

const findings = ({ error, serious, warning }: Counts) =>
  [
    ...(error > 0 ? [countedFindings.error(error)] : []),
    ...(serious > 0 ? [countedFindings.serious(serious)] : []),
    ...(warning > 0 ? [countedFindings.warning(warning)] : []),
  ].join(', ');

const parts: Readonly<Record<string, string>> = {
  concept: 'Concept',
  option: 'Option',
  row: 'Row',
  criterion: 'Condition',
  media: 'Media',
};

const severalParts: Readonly<Record<string, string>> = {
  block: 'blocks',
  item: 'questions',
  option: 'options',
  row: 'rows',
  media: 'media',
};

/** The list of problems below every view. */
export const problems = {
  label: 'Problems',
  /** `isOther`: it is read-only, or there is something else to look at. */
  summary: (counts: Counts, isOther: boolean) =>
    findings(counts) || (isOther ? 'No errors in the guide itself' : 'No problems: this guide can be published'),
  noProblems: 'No problems.',
  filter: 'Show',
  filters: {
    all: (count: number) => `All ${count}`,
    error: (count: number) => `Problems ${count}`,
    serious: (count: number) => `Warnings ${count}`,
    warning: (count: number) => `Suggestions ${count}`,
    off: (count: number) => `Switched off ${count}`,
  },
  severities: { error: 'Error', serious: 'Warning', warning: 'Suggestion' },
  counted: countedFindings,
  studySettings: 'Study settings',
  untitledBlock: 'Untitled block',
  question: (number: number) => `Question ${number}`,
  part: (kind: string, number: number) => `${parts[kind] ?? 'Part'} ${number}`,
  fixAll: (count: number) => `Fix all ${count}`,
  removeAll: (kind: string) => `Remove all of these ${severalParts[kind] ?? 'parts'}`,
  height: 'Problems height',
  resetHeight: 'Double-click to reset the height',
  otherFixes: 'Other fixes',
  more: 'More',
  /** Begins a comment that switches off the advice for this question or block. */
  turnOff: 'Turn off here…',
  turnOn: 'Turn on',
  turnedOn: 'Turned on again',
  showComment: 'Show comment',
  /** After the number of problems. */
  switchedOff: (count: number) => `${count} switched off`,
  offBySettings: (file: string) => `Switched off by ${file}`,
  offByComment: (reason: string) => (reason === '' ? 'Switched off by a comment' : `Switched off: ${reason}`),
  /** The settings have a fault or cannot be read. */
  settingsIgnored: 'The settings of the folder switch off nothing.',
  moreFaults: (count: number) =>
    `${counted(count, { one: 'more mistake', other: 'more mistakes' })}: guide validate lists all.`,
  checkSettings: 'Check the folder settings',
  seeWhy: 'See why',
  whatIsThis: 'What is this?',
  /** A finding about paths that was not worked out again yet. */
  older: 'Before the last changes',
};
