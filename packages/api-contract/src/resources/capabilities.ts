import * as z from 'zod';

/**
 * What a service of this project does beyond asking and storing. Our own; other services do not have it. `failing`: it is
 * set up, and failed when it was used last.
 */
export const ServiceCapabilities = z.strictObject({
  /** What becomes of recordings. `full`: there is too little free disk to begin one. */
  recordings: z.enum(['kept', 'full', 'failing', 'none']),
  /** Whether recorded voices are written down. */
  transcripts: z.enum(['ready', 'failing', 'none']),
  /** True if recordings of every browser are turned into files that all browsers play. */
  rewraps: z.boolean(),
  /** Who writes follow-up questions. */
  followUps: z.enum(['model', 'failing', 'script']),
});
export type ServiceCapabilities = z.infer<typeof ServiceCapabilities>;
