import { parseGuide } from '../../common/index.ts';
import { hashOf } from '../saving/readWhole.ts';

/**
 * What a draft, an approval and the open guide are compared by: the SHA-256 of the canonical text, so that the layout of
 * a file does not count. Of what is no guide, which a service refuses, it is that of its bytes.
 */
export async function fingerprintOfText(text: string): Promise<string> {
  const guide = parseGuide(text);
  if (!guide.ok) return hashOf(Buffer.from(text));
  // Loaded by who publishes: with it come Word documents and fonts.
  const { fingerprintOf } = await import('@guide-studio/sign-off/node');
  return fingerprintOf(guide.value);
}
