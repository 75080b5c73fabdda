/** Every warning: legal to the service, but wasteful or surely a mistake. */
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
