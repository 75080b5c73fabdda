import { type BlockType, blockTypes } from '../schema/index.ts';

/** False for a block whose type is wrong: then rules that depend on the type have nothing to say. */
export function isBlockType(type: unknown): type is BlockType {
  return blockTypes.some((known) => known === type);
}
