import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Returns a random UUID. */
export const newId: () => string = randomUUID;

/** Returns 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns 256 random bits with a prefix by which a key is recognised in text. */
export function newApiKey(): string {
  return `gs_${newSecret()}`;
}

/** Returns the SHA-256 of a text, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Letters and digits that are not easily confused. */
const linkCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';
const linkIdLength = 10;

/** Returns a random link id. */
export function newLinkId(): string {
  return Array.from({ length: linkIdLength }, () => linkCharacters.charAt(randomInt(linkCharacters.length))).join('');
}
