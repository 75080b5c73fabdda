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

/** Why each kind of finding matters, in one short sentence. */
const why: Readonly<Record<Issue['code'], string>> = {
  screeningPlacement: 'The screener decides who takes part before anything else is asked.',
  selectBounds: 'Participants could not give an answer that is accepted.',
  uniqueExternalIds: 'Conditions find parts by their ids, so two equal ids cannot be told apart.',
  referencesResolve: 'It would be undefined who sees this.',
  exclusiveOption: 'An option such as “None of these” rules out all others.',
  optionStatus: 'The status decides who continues after the screener.',
  conceptSampling: 'Only concept blocks show concepts.',
  invalid_type: 'The service rejects guides with a different structure.',
  invalid_value: 'The service rejects values it does not know.',
  invalid_format: 'Participants would see nothing here.',
  invalid_union: 'The type decides which other properties are possible here.',
  too_small: 'Participants would see an empty text or an empty list.',
  too_big: 'The service rejects numbers it cannot store.',
  unrecognized_keys: 'The service rejects properties it does not know.',
  custom: 'A character that cannot be stored would be lost.',
  moreIssues: 'The list would be too long to read.',
  unknownChoice: 'A condition on an answer that nobody can give is never met.',
  unknownMatrixRow: 'A condition on a row that does not exist is never met.',
  matrixRowWithoutMatrix: 'It has no effect and is misleading.',
  subsampleAboveConcepts: 'Participants see fewer concepts than you planned.',
  maxSelectAboveOptions: 'Nobody can choose that many.',
  duplicateOptionTexts: 'You could not tell answers to the two apart later.',
  ownOptionsBesideCarryForward: 'No participant will see these options.',
  screenObservationWithoutEffect: 'You may be counting on recordings that are never made.',
  whitespaceOnlyText: 'It looks complete but shows nothing.',
  lookAlikes: 'They look the same to people, but the service treats them as different.',
  emptyLinkValue: 'Participants whose link lacks this value never see it.',
  repeatedCriterion: 'The repetition has no effect.',
  contradictingCriteria: 'Nobody would ever see this.',
  singleAnswerContradiction: 'Nobody would ever see this.',
  twoLinkValues: 'Only a link with the parameter twice would meet this.',
  needsRejectedOption: 'Participants who choose it have been screened out by then.',
  screenerRejectsAll: 'Everyone who is asked this would be screened out.',
  neverShown: 'You would get no answers to it.',
  conceptForNobody: 'You would get no answers about this concept.',
};

/** The list of problems below every view. */
export const problems = {
  label: 'Problems',
  summary: (errors: number, advice: number, readOnly: boolean) =>
    findings(errors, advice).join(', ') ||
    (readOnly ? 'No problems in the guide itself' : 'No problems: this guide can be published'),
  noProblems: 'No problems.',
  filter: 'Show',
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
  removeAll: (kind: string) => `Remove all of these ${severalParts[kind] ?? 'parts'}`,
  height: 'Problems height',
  resetHeight: 'Double-click to reset the height',
  otherFixes: 'Other fixes',
  why,
};
