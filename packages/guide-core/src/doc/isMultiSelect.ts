import { objectFields, type ReadableNode } from './node.ts';

/** Returns true if participants may select several options of a question. */
export function isMultiSelect(item: ReadableNode): boolean {
  return objectFields(item)['multiSelect'] === true;
}
