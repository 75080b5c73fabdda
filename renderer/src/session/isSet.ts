import { type GuideNode, objectFields } from '@guide-studio/guide-core';

/** True when a node has the property, and it is not null: null means omitted. */
export function isSet(node: GuideNode, property: string): boolean {
  const value = objectFields(node)[property];
  return value !== undefined && value !== null;
}
