import { parseGuide } from '../../common/index.ts';
import { hashOf } from '../saving/readWhole.ts';

/**
 * Returns the hash that drafts, approvals and the open guide are compared by: the SHA-256 of the canonical text,
 * independent of formatting. If the text is not a guide, which a service refuses, it is the SHA-256 of its bytes.
 */
export async function fingerprintOfText(text: string): Promise<string> {
  const guide = parseGuide(text);
  if (!guide.ok) return hashOf(Buffer.from(text));
  // Loaded on demand: it includes Word documents and fonts.
  const { fingerprintOf } = await import('@guide-studio/sign-off/node');
  return fingerprintOf(guide.value);
}
