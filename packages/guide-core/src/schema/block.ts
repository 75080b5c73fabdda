import * as z from 'zod';
import { ConceptSamplingConfig } from './concept.ts';
import { Item } from './item.ts';
import { NonEmptyText, Text } from './text.ts';

/**
 * `flat`: items in their order. `concept`: its items for each concept. `screening`: decides who takes part
 * (specification, "Block").
 */
export const blockTypes = ['flat', 'concept', 'screening'] as const;

/** The type of a block: plain, with concepts, or a screener (specification, "Block"). */
export const BlockType = z.enum(blockTypes);
export type BlockType = z.infer<typeof BlockType>;

/** An ordered group of items (specification, "Block"). */
export const Block = z.strictObject({
  externalId: NonEmptyText.optional(),
  type: BlockType,
  title: Text,
  conceptSamplingConfig: ConceptSamplingConfig.nullable().optional(),
  items: z.array(Item).min(1),
});
export type Block = z.infer<typeof Block>;
