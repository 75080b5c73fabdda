import { Uuid } from '@guide-studio/api-contract';

/** The greatest number a response can have in every database. */
const greatestReadableId = 2 ** 31 - 1;

export const responseIdSentence = 'The id of a response is a UUID or a whole number from 1.';

/** Reads the id or number of a response; null for what is neither. A number that no response can have reads as 0. */
export function readResponseId(text: string): string | number | null {
  if (/^[1-9][0-9]*$/.test(text)) return Number(text) > greatestReadableId ? 0 : Number(text);
  return Uuid.safeParse(text).success ? text.toLowerCase() : null;
}
