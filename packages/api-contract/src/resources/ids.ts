import * as z from 'zod';

/** A UUID in textual form. Any version and variant, because the specification requires none. */
export const Uuid = z.guid();
/** "UTC timestamp": a string, written as ISO 8601 with milliseconds and `Z`. */
export const Timestamp = z.string().min(1);
