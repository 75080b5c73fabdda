import { z } from 'zod';

/** A UUID in its textual form. Any version and variant: the specification asks for none. */
export const Uuid = z.guid();
/** "UTC timestamp": a string; emitted as ISO 8601 with milliseconds and `Z`. */
export const Timestamp = z.string().min(1);
