import { type GuideNode, objectFields } from '@guide-studio/guide-core/edit';

/** Returns true if a node has the property with a value other than null, which means omitted. */
export function isSet(node: GuideNode, property: string): boolean {
  const value = objectFields(node)[property];
  return value !== undefined && value !== null;
}
