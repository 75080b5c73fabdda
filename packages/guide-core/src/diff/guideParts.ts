/*
 * What other folders use to compare guides part by part. A part is the study, a block, a concept, an item, an option or
 * a row; a unit is one property of a part; a reference leads from one part to another.
 */
export { ByRank } from './byRank.ts';
export type { NamedCondition } from './change.ts';
export { longestIncreasing } from '../longestIncreasing.ts';
export { haveSameText } from './matchAligned.ts';
export { matchParts } from './matchParts.ts';
export { partName } from './partName.ts';
export { insideUnit, type PartReference, type PartReferences, referencesOf } from './partReferences.ts';
export { answersOf, type Part, type PartKind, type Parts, partSlots, partsIn, partsOf } from './part.ts';
export { isSameCondition } from './sameCondition.ts';
export { namedCondition } from './namedCondition.ts';
export { fromUnits, keyOf, type Unit, type Units, unitsOf, withValue } from './units.ts';
