import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Hashing } from '../service.ts';

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

/** Returns the SHA-256 of a text or bytes, in hexadecimal. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns a SHA-256 of bytes that are added one after the other. */
export function newHash(): Hashing {
  const hash = createHash('sha256');
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
}

/** Returns the HMAC-SHA-256 of a text, in base64url. */
export function hmacOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('base64url');
}

/** Letters and digits that are not easily confused. */
const linkCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';
const linkIdLength = 10;

/** Returns a random link id. */
export function newLinkId(): string {
  return Array.from({ length: linkIdLength }, () => linkCharacters.charAt(randomInt(linkCharacters.length))).join('');
}
