import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { wireReader } from '../references/reader.ts';
import { askedFor, carriedFrom } from '../references/source.ts';

/** A reference to another item as written: in a criterion of a conditional, or in carryForwardFrom. */
export interface SourceReference {
  readonly use: 'questionId' | 'carryForwardFrom';
  readonly id: string;
  /** The path from the item or concept to the property. */
  readonly path: Path;
  readonly hasMatrixRow: boolean;
}

export const noReferences: readonly SourceReference[] = [];

/** Returns the references of an item or concept in the order of the contract. Malformed ones are skipped. */
export function sourceReferences(holder: JsonObject): readonly SourceReference[] {
  const criteria = isJsonObject(holder['conditional']) ? holder['conditional']['criteria'] : undefined;
  const carried = carriedFrom<Json>(holder, wireReader);
  if (criteria === undefined && carried === null) return noReferences;
  const references = Array.isArray(criteria) ? criteria.flatMap(criterionReference) : [];
  if (carried !== null) {
    references.push({ use: 'carryForwardFrom', id: carried, path: ['carryForwardFrom'], hasMatrixRow: false });
  }
  return references;
}

function criterionReference(criterion: Json, position: number): SourceReference[] {
  const id = askedFor(criterion, wireReader);
  if (id === null) return [];
  const matrixRow = wireReader.field(criterion, 'matrixRow');
  const path = ['conditional', 'criteria', position, 'questionId'];
  return [{ use: 'questionId', id, path, hasMatrixRow: matrixRow !== null && matrixRow !== undefined }];
}
