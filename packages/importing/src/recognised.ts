import { coreFormats, decodeBytes, type GuideFormat } from '@guide-studio/guide-core/files';
import { hasExtension, isJsonObject } from '@guide-studio/guide-core/internal';
import type { ImportFormat } from './importFormat.ts';
import { importFormats } from './importFormats.ts';

/**
 * Returns the format of a file: one of other tools that recognises it, else one of guides; undefined if it is in none.
 * JSON is a guide only with blocks of questions.
 */
export function formatRecognised(bytes: Uint8Array, name: string): ImportFormat | GuideFormat | undefined {
  const other = importFormats.find((one) => one.recognise(bytes, name));
  if (other !== undefined) return other;
  // A text in another encoding is recognised by no content. The format of its ending names the encoding.
  const isReadable = bytes.length === 0 || decodeBytes(bytes).ok;
  const ofEnding = isReadable ? undefined : importFormats.find((one) => hasExtension(one, name));
  if (ofEnding !== undefined) return ofEnding;
  const core = coreFormats.find((one) => one.recognise(bytes, name));
  return core?.id !== 'guide' || mayBeGuide(bytes) ? core : undefined;
}

/** Returns false for JSON of something else. What is no JSON is left to the format of guides, which says where it breaks. */
function mayBeGuide(bytes: Uint8Array): boolean {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return bytes.length > 0;
  if (decoded.text.trim() === '') return false;
  try {
    const value = JSON.parse(decoded.text) as unknown;
    return isJsonObject(value) && 'studyGuide' in value;
  } catch {
    return true;
  }
}
