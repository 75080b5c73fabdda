export * from './kinds.ts';
export { childrenOf, noChildren, objectFields, textField } from './node.ts';
export type { GuideDocument, GuideNode, Key, Place } from './node.ts';
export * from './field.ts';
export * from './fromWire.ts';
export { nodeToWire, toWire } from './toWire.ts';
export { enclosing, locate, nodeAtPath, walk } from './locate.ts';
export type { Located } from './locate.ts';
export { type ItemIndex, itemIndex, orderOf } from './itemIndex.ts';
export { possibleSources } from './possibleSources.ts';
export * from './references.ts';
export {
  isCarrySource,
  isConditionSource,
  namedOptions,
  type Reference,
  type ReferenceProblem,
} from './resolveReference.ts';
export * from './externalIds.ts';
export * from './blank.ts';
