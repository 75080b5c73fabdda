import { pluralsOf } from '@guide-studio/guide-core';

const { counted } = pluralsOf('en');

const findings = (errors: number, advice: number) =>
  [
    errors > 0 && counted(errors, { one: 'problem', other: 'problems' }),
    advice > 0 && counted(advice, { one: 'suggestion', other: 'suggestions' }),
  ].filter(Boolean);

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
  summary: (errors: number, advice: number, isOther: boolean) =>
    findings(errors, advice).join(', ') ||
    (isOther ? 'No errors in the guide itself' : 'No problems: this guide can be published'),
  noProblems: 'No problems.',
  filter: 'Show',
  filters: {
    all: (count: number) => `All ${count}`,
    error: (count: number) => `Problems ${count}`,
    warning: (count: number) => `Suggestions ${count}`,
  },
  severities: { error: 'Error', warning: 'Suggestion' },
  counted: {
    error: (count: number) => counted(count, { one: 'problem', other: 'problems' }),
    warning: (count: number) => counted(count, { one: 'suggestion', other: 'suggestions' }),
  },
  studySettings: 'Study settings',
  untitledBlock: 'Untitled block',
  question: (number: number) => `Question ${number}`,
  part: (kind: string, number: number) => `${parts[kind] ?? 'Part'} ${number}`,
  fixAll: (count: number) => `Fix all ${count}`,
  removeAll: (kind: string) => `Remove all of these ${severalParts[kind] ?? 'parts'}`,
  height: 'Problems height',
  resetHeight: 'Double-click to reset the height',
  otherFixes: 'Other fixes',
};
