import * as z from 'zod';
import { Conditional } from './conditional.ts';
import { ConceptContent } from './media.ts';
import { NonEmptyText } from './text.ts';

/** Something that participants react to (specification, "Concept (in a guide)"). */
export const Concept = z.strictObject({
  externalId: NonEmptyText.optional(),
  nickname: NonEmptyText,
  content: ConceptContent,
  conditional: Conditional.nullable().optional(),
});
export type Concept = z.infer<typeof Concept>;

/** The concepts of a block, and how many each participant sees; null means all. */
export const ConceptSamplingConfig = z.strictObject({
  concepts: z.array(Concept).min(1),
  subsampleCount: z.int().positive().nullable().optional(),
});
export type ConceptSamplingConfig = z.infer<typeof ConceptSamplingConfig>;
