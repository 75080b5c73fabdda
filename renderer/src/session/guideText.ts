import type { JsonObject } from '@guide-studio/guide-core';
import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import { createCanonicalPieces, createPortions } from '@guide-studio/guide-core/internal';
import { pause } from '../browser/pause.ts';
import type { OpenGuide } from './state.ts';

const canonical = createCanonicalPieces();

/**
 * Returns the text of a guide as in its file. Called after nearly every change, so only what changed is written again.
 */
export function guideText(doc: GuideDocument): string {
  return guidePieces(doc).join('');
}

/** Returns {@link guideText} in pieces. A piece that did not change is the identical string. */
export function guidePieces(doc: GuideDocument): readonly string[] {
  return canonical(toWire(doc));
}

/** A portion is written in a few milliseconds. */
const portions = createPortions(100);

/** Writes what is not written yet, with pauses, so that {@link guidePieces} has little left to do. */
export async function prepareGuideText(doc: GuideDocument): Promise<void> {
  for (const portion of portions(toWire(doc))) {
    canonical(portion);
    await pause(0);
  }
}

/** Returns the open guide as a save would write it. */
export function shownGuide({ editor }: OpenGuide): JsonObject {
  return toWire(editor.doc);
}
