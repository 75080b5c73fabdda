import {
  childrenOf,
  createAdviser,
  createPortions,
  createValidator,
  type GuideDocument,
  type Issue,
  type Json,
  sameJson,
  toWire,
} from '@guide-studio/guide-core';
import { afterPaint } from '../browser/afterPaint.ts';
import { pause } from '../browser/pause.ts';
import type { OpenGuide } from './state.ts';
import { read, readGuide } from './store.ts';
import { showFindings } from './transitions/editing.ts';

const validate = createValidator();
const advise = createAdviser();
let waits = false;

/** A guide with up to this many questions is checked in about half a millisecond. */
const mostCheckedAtOnce = 500;

/** A portion is checked in a few milliseconds. */
const portions = createPortions(100);

/**
 * Checks the guide: a short one in the same frame as its change, a long one after the change is painted, so that typing
 * never waits. Until then the previous findings stay at their parts. Code that acts on findings calls {@link checked}
 * for the current ones.
 */
export function checkSoon(): void {
  const { guide } = read();
  if (guide && countOf(guide.editor.doc) <= mostCheckedAtOnce) return void checked();
  if (waits) return;
  waits = true;
  afterPaint(() => void checkInPortions());
}

/** Checks what was not checked before, with pauses for keys and paints, and then the whole as it is by then. */
async function checkInPortions(): Promise<void> {
  const { guide } = read();
  for (const portion of guide ? portions(toWire(guide.editor.doc)) : []) {
    validate(portion);
    advise(portion);
    await pause(0);
  }
  waits = false;
  if (read().guide) checked();
}

/** Returns the open guide with its current findings. */
export function checked(): OpenGuide {
  const guide = readGuide();
  if (guide.editor.doc.root !== guide.checked?.root) {
    const wire = toWire(guide.editor.doc);
    showFindings(guide.editor.doc, kept(guide.issues, validate(wire)), kept(guide.advice, advise(wire)));
  }
  return readGuide();
}

/** Returns the earlier list if nothing changed in it, so that nothing that shows findings renders again. */
function kept(before: readonly Issue[], now: readonly Issue[]): readonly Issue[] {
  const same = before.length === now.length && before.every((issue, at) => isSame(issue, now[at]));
  return same ? before : now;
}

function isSame(a: Issue, b: Issue | undefined): boolean {
  const { code, path, params } = a;
  if (b?.code !== code || path.length !== b.path.length || !path.every((step, at) => step === b.path[at])) return false;
  return params === b.params || sameJson((params ?? null) as Json, (b.params ?? null) as Json);
}

function countOf({ root }: GuideDocument): number {
  return childrenOf(root, 'blocks').reduce((sum, block) => sum + childrenOf(block, 'items').length, 0);
}
