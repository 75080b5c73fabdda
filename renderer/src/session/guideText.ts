import { createCanonicalText, type GuideDocument, toWire } from '@guide-studio/guide-core';

const canonical = createCanonicalText();

/**
 * Returns the text of a guide as in its file. Called after nearly every change, so only what changed is written again.
 */
export function guideText(doc: GuideDocument): string {
  return canonical(toWire(doc));
}
