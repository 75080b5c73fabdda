import { createCanonicalText, type GuideDocument, toWire } from '@guide-studio/guide-core';

const canonical = createCanonicalText();

/** The text of a guide as its file has it. Asked for after nearly every change: only what changed is written anew. */
export function guideText(doc: GuideDocument): string {
  return canonical(toWire(doc));
}
