/** Every warning: the service accepts these, but they are wasteful or almost certainly a mistake. */
export const adviceIds = [
  'unknownChoice',
  'unknownMatrixRow',
  'matrixRowWithoutMatrix',
  'subsampleAboveConcepts',
  'maxSelectAboveOptions',
  'duplicateOptionTexts',
  'ownOptionsBesideCarryForward',
  'screenObservationWithoutEffect',
  'whitespaceOnlyText',
  'lookAlikes',
  'emptyLinkValue',
  'repeatedCriterion',
  'contradictingCriteria',
  'singleAnswerContradiction',
  'twoLinkValues',
  'needsRejectedOption',
  'screenerRejectsAll',
  'neverShown',
  'conceptForNobody',
] as const;
export type AdviceId = (typeof adviceIds)[number];
