export { type PartReader, type ReferenceGuide, wireReader } from './reader.ts';
export { optionsOf, rowsOf } from './options.ts';
export { optionNamed, optionNames, positionNamed, positionOfRow } from './names.ts';
export {
  askedFor,
  carriedFrom,
  isSource,
  type PlacedItem,
  type ReferencePlace,
  type ReferenceProblem,
  type ReferencePurpose,
  sourceProblem,
} from './source.ts';
