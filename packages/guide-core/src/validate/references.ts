import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';

/** A reference to another item: in a criterion of a conditional, or in carryForwardFrom. */
export interface Reference {
  readonly use: 'questionId' | 'carryForwardFrom';
  readonly id: string;
  /** The path from the item or concept to the property. */
  readonly path: Path;
  readonly hasMatrixRow: boolean;
}

export const noReferences: readonly Reference[] = [];

/** Returns the references of an item or concept in the order of the contract. Malformed ones are skipped. */
export function referencesOf(holder: JsonObject): readonly Reference[] {
  const criteria = isJsonObject(holder['conditional']) ? holder['conditional']['criteria'] : undefined;
  const carried = carriesForward(holder) ? holder['carryForwardFrom'] : undefined;
  if (criteria === undefined && carried === undefined) return noReferences;
  const references = Array.isArray(criteria) ? criteria.flatMap(criterionReference) : [];
  if (typeof carried === 'string') {
    references.push({ use: 'carryForwardFrom', id: carried, path: ['carryForwardFrom'], hasMatrixRow: false });
  }
  return references;
}

function criterionReference(criterion: Json, position: number): Reference[] {
  if (!isJsonObject(criterion) || criterion['type'] !== 'selectedTemplateOptions') return [];
  const { questionId, matrixRow } = criterion;
  if (typeof questionId !== 'string') return [];
  const path = ['conditional', 'criteria', position, 'questionId'];
  return [{ use: 'questionId', id: questionId, path, hasMatrixRow: matrixRow !== null && matrixRow !== undefined }];
}

/** Only these two item types have the property; elsewhere it is reported as an unknown property. */
function carriesForward(holder: JsonObject): boolean {
  return holder['type'] === 'multiple_choice' || holder['type'] === 'ranking';
}
