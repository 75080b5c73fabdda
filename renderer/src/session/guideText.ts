import { createCanonicalPieces, type GuideDocument, type JsonObject, toWire } from '@guide-studio/guide-core';
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
  return canonical.of(toWire(doc));
}

/** Questions written at once: a few milliseconds of work. */
const fewQuestions = 100;

/** Writes the questions that are not written yet, with pauses, so that {@link guidePieces} has little left to do. */
export async function prepareGuideText(doc: GuideDocument): Promise<void> {
  let written = 0;
  for (const _ of canonical.prepare(toWire(doc))) {
    written += 1;
    if (written % fewQuestions === 0) await pause(0);
  }
}

/** Returns the open guide as a save would write it. */
export function shownGuide({ editor }: OpenGuide): JsonObject {
  return toWire(editor.doc);
}
