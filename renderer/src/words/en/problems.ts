import type { Issue } from '@guide-studio/guide-core';

const findings = (errors: number, advice: number) =>
  [
    errors > 0 && (errors === 1 ? '1 problem' : `${errors} problems`),
    advice > 0 && (advice === 1 ? '1 piece of advice' : `${advice} pieces of advice`),
  ].filter(Boolean);

const parts: Readonly<Record<string, string>> = {
  concept: 'Concept',
  option: 'Option',
  row: 'Row',
  criterion: 'Criterion',
  media: 'Media',
};

const severalParts: Readonly<Record<string, string>> = {
  block: 'blocks',
  item: 'questions',
  option: 'options',
  row: 'rows',
  media: 'media',
};

/** Why each kind of finding matters, in one short sentence. */
const why: Readonly<Record<Issue['code'], string>> = {
  screeningPlacement: 'People are let in before anything else is asked.',
  selectBounds: 'Participants could not give an answer that is accepted.',
  uniqueExternalIds: 'Ids are how conditions find things; two of the same cannot be told apart.',
  referencesResolve: 'Nobody could say who sees this.',
  exclusiveOption: 'An option such as “None of these” rules out all others.',
  optionStatus: 'The status decides who goes on after the screener.',
  conceptSampling: 'Only concept blocks show concepts.',
  invalid_type: 'The service refuses guides of another shape.',
  invalid_value: 'The service refuses values that it does not know.',
  invalid_format: 'Participants would see nothing here.',
  invalid_union: 'The type decides what everything else here means.',
  too_small: 'Participants would meet something empty.',
  too_big: 'The service refuses numbers that it cannot keep.',
  unrecognized_keys: 'The service refuses properties that it does not know.',
  custom: 'A character that cannot be stored would be lost.',
  moreIssues: 'The list would be too long to read.',
  unknownChoice: 'A condition on an answer that nobody can give is never met.',
  unknownMatrixRow: 'A condition on a row that is not there is never met.',
  matrixRowWithoutMatrix: 'It has no effect and misleads whoever reads it.',
  subsampleAboveConcepts: 'Participants see fewer concepts than you planned.',
  maxSelectAboveOptions: 'The number promises more than can be chosen.',
  duplicateOptionTexts: 'Answers to the two could not be told apart later.',
  ownOptionsBesideCarryForward: 'Somebody wrote options that no participant will see.',
  screenObservationWithoutEffect: 'You may be counting on recordings that are never made.',
  whitespaceOnlyText: 'It looks written but shows nothing.',
  lookAlikes: 'They look the same to people and differ to the service.',
  emptyLinkValue: 'Whoever comes by a link without it never gets there.',
  repeatedCriterion: 'Saying it twice changes nothing.',
  contradictingCriteria: 'Nobody would ever see this.',
  singleAnswerContradiction: 'Nobody would ever see this.',
  twoLinkValues: 'Only a link that says the parameter twice would get there.',
  needsRejectedOption: 'Whoever chooses it is not in the interview any more when this is asked.',
  screenerRejectsAll: 'Everybody who is invited and asked this would be turned away.',
  neverShown: 'You would come back without these answers.',
  conceptForNobody: 'You would come back without answers about this concept.',
};

/** The list of problems below every view. */
export const problems = {
  label: 'Problems',
  summary: (errors: number, advice: number, readOnly: boolean) =>
    findings(errors, advice).join(', ') ||
    (readOnly ? 'No problems in the guide itself' : 'No problems: this guide can be published'),
  noProblems: 'No problems.',
  filter: 'Which are shown',
  filters: {
    all: (count: number) => `All ${count}`,
    error: (count: number) => `Problems ${count}`,
    warning: (count: number) => `Advice ${count}`,
  },
  severities: { error: 'Error', warning: 'Advice' },
  counted: {
    error: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    warning: (count: number) => (count === 1 ? '1 piece of advice' : `${count} pieces of advice`),
  },
  studySettings: 'Study settings',
  untitledBlock: 'Untitled block',
  question: (number: number) => `Question ${number}`,
  part: (kind: string, number: number) => `${parts[kind] ?? 'Part'} ${number}`,
  fixAll: (count: number) => `Fix all ${count}`,
  removeAll: (kind: string) => `Remove all such ${severalParts[kind] ?? 'parts'}`,
  height: 'Height of the problems',
  resetHeight: 'Double click for the usual height',
  otherFixes: 'Other ways to mend it',
  done: (name: string) => `Done: ${name}`,
  why,
};
