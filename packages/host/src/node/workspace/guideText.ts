import { parseGuide } from '@guide-studio/guide-core';
import { done, failed, type HostResult } from '../../common/index.ts';

/** Larger files are refused before they are read (design.md, "The guide file"). */
export const largestGuideBytes = 50 * 1024 * 1024;

/**
 * The bytes of a file as text, without any loss: a save of the same text gives the same bytes, a byte order mark
 * included. Bytes that are no UTF-8 are refused with what was found and where.
 */
export function guideText(file: string, bytes: Uint8Array): HostResult<string> {
  try {
    return done(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    const parsed = parseGuide(bytes);
    if (parsed.ok) return failed({ code: 'unreadable', file, found: 'invalid_utf8' });
    const { code, line, column } = parsed.issue;
    return failed({ code: 'unreadable', file, found: code, line, column });
  }
}
