// Specification, "Conditional and criteria": matrixRow is the exact text of a row.
import { itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, textField } from '../doc/node.ts';
import { comparableName } from '../findings/comparableName.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { GuideAdvice } from './advice.ts';

type Params = {
  readonly row: string;
  readonly questionId: string;
};

/** The matrixRow of a criterion must be the text of a row of its matrix. */
export const unknownMatrixRow: GuideAdvice<'unknownMatrixRow', Params> = {
  id: 'unknownMatrixRow',
  checkGuide({ conditions, rowsOf }, report) {
    for (const { path, answers } of conditions) {
      for (const { position, questionId, matrixRow, source } of answers) {
        if (matrixRow === null || !source || rowsOf(source)?.has(matrixRow) !== false) continue;
        report([...path(), 'criteria', position, 'matrixRow'], { row: matrixRow, questionId });
      }
    }
  },
  fix(place) {
    const { doc, node, params, fields } = place;
    const source = itemIndex(doc).byId.get(String(fields['questionId']))?.node;
    const rows = source ? childrenOf(source, 'rows').map((row) => textField(row, 'text')) : [];
    const wanted = comparableName(params.row);
    const row = rows.find((text) => comparableName(text) === wanted) ?? rows[0];
    const removal = removeCriterion(place);
    if (!row) return removal;
    return [{ id: 'askRow', params: { row }, how: (draft) => draft.set(node.key, ['matrixRow'], row) }, ...removal];
  },
};
