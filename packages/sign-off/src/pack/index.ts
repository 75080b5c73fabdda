export type { Approval, Fact, Pack, PackAnswer, PackBlock, PackChanges, PackConcept, PackItem } from './pack.ts';
export { packOf, type PackOptions } from './packOf.ts';
