import { createCanonicalText, type GuideDocument, type JsonObject, toWire } from '@guide-studio/guide-core';
import type { OpenGuide } from './state.ts';

const canonical = createCanonicalText();

/**
 * Returns the text of a guide as in its file. Called after nearly every change, so only what changed is written again.
 */
export function guideText(doc: GuideDocument): string {
  return canonical(toWire(doc));
}

/** Returns the open guide as a save would write it. */
export function shownGuide({ editor }: OpenGuide): JsonObject {
  return toWire(editor.doc);
}
