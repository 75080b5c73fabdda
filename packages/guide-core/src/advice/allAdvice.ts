import { addressNotShown } from './addressNotShown.ts';
import { controlCharacters } from './controlCharacters.ts';
import { duplicateOptionTexts } from './duplicateOptionTexts.ts';
import { emptyLinkValue } from './emptyLinkValue.ts';
import { fileNameAsText } from './fileNameAsText.ts';
import { lookAlikes } from './lookAlikes.ts';
import { matrixRowWithoutMatrix } from './matrixRowWithoutMatrix.ts';
import { maxSelectAboveOptions } from './maxSelectAboveOptions.ts';
import { noneBesideOthers } from './noneBesideOthers.ts';
import { ownOptionsBesideCarryForward } from './ownOptionsBesideCarryForward.ts';
import { placeholderText } from './placeholderText.ts';
import { repeatedCriterion } from './repeatedCriterion.ts';
import { screenObservationWithoutEffect } from './screenObservationWithoutEffect.ts';
import { spokenInputInTextStudy } from './spokenInputInTextStudy.ts';
import { subsampleAboveConcepts } from './subsampleAboveConcepts.ts';
import { twoLinkValues } from './twoLinkValues.ts';
import { unknownChoice } from './unknownChoice.ts';
import { unknownMatrixRow } from './unknownMatrixRow.ts';
import { whitespaceOnlyText } from './whitespaceOnlyText.ts';

/** Every advice. Findings about the same place are listed in this order. */
export const allAdvice = [
  addressNotShown,
  fileNameAsText,
  whitespaceOnlyText,
  controlCharacters,
  placeholderText,
  subsampleAboveConcepts,
  maxSelectAboveOptions,
  duplicateOptionTexts,
  noneBesideOthers,
  ownOptionsBesideCarryForward,
  screenObservationWithoutEffect,
  spokenInputInTextStudy,
  emptyLinkValue,
  twoLinkValues,
  repeatedCriterion,
  unknownChoice,
  unknownMatrixRow,
  matrixRowWithoutMatrix,
  lookAlikes,
] as const;

/**
 * The id of an advice, which is the `code` of its findings: something that the service accepts and that is almost
 * certainly a mistake. `whyOf` says why each matters.
 */
export type AdviceId = (typeof allAdvice)[number]['id'];

/** The ids of all advice, in the order in which findings about the same place are listed. */
export const adviceIds: readonly AdviceId[] = allAdvice.map(({ id }) => id);
