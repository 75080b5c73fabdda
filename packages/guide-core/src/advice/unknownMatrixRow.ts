// Specification, "Conditional and criteria": matrixRow is the exact text of a row.
import { type Json, isJsonObject } from '../json.ts';
import type { GuideAdvice } from './advice.ts';

/** The matrixRow of a criterion is the text of a row of its matrix. */
export const unknownMatrixRow: GuideAdvice<'unknownMatrixRow'> = {
  id: 'unknownMatrixRow',
  check({ conditions }, advise) {
    for (const { path, answers, sourceOf } of conditions) {
      for (const answer of answers) {
        const { position, questionId, matrixRow } = answer;
        const source = matrixRow === null ? undefined : sourceOf(answer);
        if (matrixRow === null || source?.type !== 'matrix' || hasRow(source.value, matrixRow)) continue;
        advise([...path(), 'criteria', position, 'matrixRow'], { row: matrixRow, questionId });
      }
    }
  },
};

// Rows of the wrong shape are reported as such; nothing is known about them here.
function hasRow(matrix: Json, text: string): boolean {
  const rows = isJsonObject(matrix) ? matrix['rows'] : undefined;
  return !Array.isArray(rows) || rows.some((row: Json) => isJsonObject(row) && row['text'] === text);
}
