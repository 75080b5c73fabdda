// Specification, "Conditional and criteria": matrixRow belongs to a matrix source only.
import type { GuideAdvice } from './advice.ts';

/** A criterion about a multiple_choice question names no matrixRow. */
export const matrixRowWithoutMatrix: GuideAdvice<'matrixRowWithoutMatrix'> = {
  id: 'matrixRowWithoutMatrix',
  check({ conditions }, advise) {
    for (const { path, answers, sourceOf } of conditions) {
      for (const answer of answers) {
        const { position, questionId, matrixRow } = answer;
        if (matrixRow === null || sourceOf(answer)?.type !== 'multiple_choice') continue;
        advise([...path(), 'criteria', position, 'matrixRow'], { questionId });
      }
    }
  },
};
