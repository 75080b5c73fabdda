// Specification, "Conditional and criteria": matrixRow belongs to a matrix source only.
import type { GuideAdvice } from './advice.ts';

/** A criterion about a multiple_choice question must not have a matrixRow. */
export const matrixRowWithoutMatrix: GuideAdvice<'matrixRowWithoutMatrix'> = {
  id: 'matrixRowWithoutMatrix',
  check({ conditions }, advise) {
    for (const { path, answers } of conditions) {
      for (const { position, questionId, matrixRow, source } of answers) {
        if (matrixRow === null || source?.type !== 'multiple_choice') continue;
        advise([...path(), 'criteria', position, 'matrixRow'], { questionId });
      }
    }
  },
};
