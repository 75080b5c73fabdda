import { done, failed, type HostResult, parseGuide } from '../../common/index.ts';

/** Larger files are refused before they are read (docs/decisions/files-and-saving.md, "The guide file"). */
export const largestGuideBytes = 50 * 1024 * 1024;

/**
 * Decodes a file without loss: saving the text gives the same bytes, including a byte order mark. Fails with
 * `unreadable` and the position if the bytes are not UTF-8 text. The editor decides whether the text is a guide.
 */
export function guideText(file: string, bytes: Uint8Array): HostResult<string> {
  const text = decoded(bytes);
  // Zero bytes are legal UTF-8, but come from another encoding or a crash.
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
