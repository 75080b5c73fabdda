import * as z from 'zod';

// Our own: what the service says about itself.

/** The answer of the health check: the process runs. */
export const Health = z.strictObject({ status: z.literal('ok') });

/**
 * The answer of the readiness check: the database answers too, and the state of the parts that the service can do
 * without.
 */
export const Readiness = z.strictObject({
  status: z.literal('ready'),
  /** Who asks follow-up questions: `script`, `model`, or what the model failed with last. */
  moderator: z.string(),
  /** Where recordings are kept: `ready`, `full`, `unreachable` or `none`. */
  media: z.string(),
  /** What writes summaries: `ready`, `none`, or what it failed with last. */
  analyst: z.string(),
  /** What writes down voices: `ready`, `none`, or what it failed with last. */
  transcriber: z.string(),
  /** `ready`, `none`, `noEncoders` or `unusable`. */
  ffmpeg: z.string(),
  jobs: z.strictObject({ waiting: z.int().min(0), failed: z.int().min(0) }),
});

/** The answer of the readiness check with 503: the database does not answer, so nothing can be read or stored now. */
export const Unready = z.strictObject({ status: z.literal('databaseUnavailable') });
