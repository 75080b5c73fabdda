import { type BlockType, blockTypes } from '../schema/index.ts';

/** Returns false for an invalid block type. Rules that depend on the type then report nothing. */
export function isBlockType(type: unknown): type is BlockType {
  return blockTypes.some((known) => known === type);
}
