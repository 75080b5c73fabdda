// Specification, "Conditional and criteria": matrixRow is the exact text of a row.
import type { GuideAdvice } from './advice.ts';

/** The matrixRow of a criterion must be the text of a row of its matrix. */
export const unknownMatrixRow: GuideAdvice<'unknownMatrixRow'> = {
  id: 'unknownMatrixRow',
  check({ conditions, rowsOf }, advise) {
    for (const { path, answers } of conditions) {
      for (const { position, questionId, matrixRow, source } of answers) {
        if (matrixRow === null || source?.type !== 'matrix' || rowsOf(source)?.has(matrixRow) !== false) continue;
        advise([...path(), 'criteria', position, 'matrixRow'], { row: matrixRow, questionId });
      }
    }
  },
};
