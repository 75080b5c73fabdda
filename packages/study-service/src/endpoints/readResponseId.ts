import { Uuid } from '@guide-studio/api-contract';

/** The highest number of a response in every database. */
const greatestReadableId = 2 ** 31 - 1;

export const responseIdSentence = 'The id of a response is a UUID or a whole number from 1.';

/**
 * Reads the id or number of a response. Returns null if it is neither, and 0 for a number that no response can have.
 */
export function readResponseId(text: string): string | number | null {
  if (/^[1-9][0-9]*$/.test(text)) return Number(text) > greatestReadableId ? 0 : Number(text);
  return Uuid.safeParse(text).success ? text.toLowerCase() : null;
}
