import * as z from 'zod';
import { Timestamp, Uuid } from './ids.ts';

/** The creator of a study. The specification mentions creators but not their fields. */
export const Creator = z.strictObject({ name: z.string(), email: z.string() });
export type Creator = z.infer<typeof Creator>;

/**
 * One study of the list (specification, "Study"). `creators` and `folderPaths` are undefined if a service uses another
 * shape, because the specification does not show it.
 */
export const Study = z.strictObject({
  id: Uuid,
  linkId: z.string(),
  title: z.string(),
  /** The number of completed responses. */
  responseCount: z.number(),
  createdAt: Timestamp,
  creators: z.array(Creator).optional().catch(undefined),
  folderPaths: z.array(z.array(z.string())).optional().catch(undefined),
});
export type Study = z.infer<typeof Study>;

/** The studies of the organization (specification, endpoint 2). */
export const StudiesResponse = z.strictObject({ studies: z.array(Study) });
export type StudiesResponse = z.infer<typeof StudiesResponse>;

/** The response to create (specification, endpoint 1). */
export const CreateResponse = z.strictObject({ id: Uuid, linkId: z.string(), status: z.literal('draft') });
export type CreateResponse = z.infer<typeof CreateResponse>;
