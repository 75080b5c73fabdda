// Specification, "Conditional and criteria": matrixRow belongs to a matrix source only.
import { removeProperty } from '../findings/removeProperty.ts';
import type { GuideAdvice } from './advice.ts';
import { hasTrait } from '../schema/itemTraits.ts';

type Params = {
  readonly questionId: string;
};

/** A criterion about a multiple_choice question must not have a matrixRow. */
export const matrixRowWithoutMatrix: GuideAdvice<'matrixRowWithoutMatrix', Params> = {
  id: 'matrixRowWithoutMatrix',
  checkGuide({ conditions }, report) {
    for (const { path, answers } of conditions) {
      for (const { position, questionId, matrixRow, source } of answers) {
        if (matrixRow === null || !hasTrait(source?.type, 'isConditionSource') || hasTrait(source?.type, 'hasRows'))
          continue;
        report([...path(), 'criteria', position, 'matrixRow'], { questionId });
      }
    }
  },
  fix: ({ node }) => [removeProperty(node, ['matrixRow'])],
};
