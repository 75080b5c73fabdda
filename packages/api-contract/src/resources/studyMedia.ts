import { readMediaName } from '@guide-studio/guide-core/media';
import * as z from 'zod';

/** The name of a picture or video of a guide: what follows `media:` in its address. */
const StudyMediaName = z.string().refine((name) => readMediaName(name) !== null, {
  message: 'Send what follows "media:" in the address: "sha256-", 64 hexadecimal digits, and the ending of the type.',
});

/** The pictures and videos that a guide names. */
export const CheckMediaRequest = z.strictObject({ names: z.array(StudyMediaName).max(2000) });

/** Which pictures and videos of a guide the service does not have. */
export const CheckedMedia = z.strictObject({
  /** False if the service has no place for them: it refuses guides that name some. */
  keeps: z.boolean(),
  missing: z.array(StudyMediaName),
});
export type CheckedMedia = z.infer<typeof CheckedMedia>;

/** A picture or video that the service has. */
export const StoredMedia = z.strictObject({ name: StudyMediaName, bytes: z.int(), type: z.string() });
export type StoredMedia = z.infer<typeof StoredMedia>;
