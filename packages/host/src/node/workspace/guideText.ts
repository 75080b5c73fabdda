import { done, failed, type HostResult, parseGuide } from '../../common/index.ts';

/** Larger files are refused before they are read (design.md, "The guide file"). */
export const largestGuideBytes = 50 * 1024 * 1024;

/**
 * The bytes of a file as text, without any loss: a save of the same text gives the same bytes, a byte order mark
 * included. Bytes that are no UTF-8 text are refused with what was found and where. Whether the text is a guide is for
 * the editor to say.
 */
export function guideText(file: string, bytes: Uint8Array): HostResult<string> {
  const text = decoded(bytes);
  // Zeros are legal UTF-8, and what another encoding or a crash leaves between or instead of characters.
  if (text !== null && !bytes.includes(0)) return done(text);
  const parsed = parseGuide(bytes);
  if (parsed.ok) return failed({ code: 'unreadable', file, found: 'brokenUtf8' });
  const { code, ...place } = parsed.issue;
  return failed({ code: 'unreadable', file, found: code, ...place });
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
