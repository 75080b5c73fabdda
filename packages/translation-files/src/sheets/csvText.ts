import { decodeBytes } from '@guide-studio/guide-core/files';
import { FileRefused } from '../faults/fileRefused.ts';

/**
 * Decodes a text file, which must be UTF-8: each other encoding has signs that are taken for others. Throws with the place
 * of what is not.
 */
export function csvText(bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  const decoded = decodeBytes(bytes);
  if (decoded.ok) return decoded.text;
  throw new FileRefused({ code: 'otherText', issue: decoded.issue });
}
