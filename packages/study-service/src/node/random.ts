import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

export const newId: () => string = randomUUID;

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits behind a prefix by which a key can be recognised in a text. */
export function newApiKey(): string {
  return `gs_${newSecret()}`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Letters and digits that cannot be taken for each other. */
const linkCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';
const linkIdLength = 10;

export function newLinkId(): string {
  return Array.from({ length: linkIdLength }, () => linkCharacters.charAt(randomInt(linkCharacters.length))).join('');
}
