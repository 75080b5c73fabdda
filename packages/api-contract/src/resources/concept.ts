import { MediaType } from '@guide-studio/guide-core';
import * as z from 'zod';

/** A picture or video of a concept in a response. */
export const ReadConceptMedia = z.strictObject({ type: MediaType, name: z.string(), url: z.string() });
export type ReadConceptMedia = z.infer<typeof ReadConceptMedia>;

/** A concept in a response (specification, "Concept (read)"). */
export const ReadConcept = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  media: z.array(ReadConceptMedia),
  embedUrl: z.string().nullable(),
});
export type ReadConcept = z.infer<typeof ReadConcept>;
