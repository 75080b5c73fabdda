import { createAdviser, createValidator, type Issue, type Json } from '@guide-studio/guide-core';
import { childrenOf, type GuideDocument, type GuideNode, toWire } from '@guide-studio/guide-core/edit';
import { createPortions, preparePlaces, sameJson } from '@guide-studio/guide-core/internal';
import { afterPaint } from '../browser/afterPaint.ts';
import { pause } from '../browser/pause.ts';
import type { Checked, OpenGuide } from './state.ts';
import { read, readGuide } from './store.ts';
import { showFindings } from './transitions/editing.ts';

const validate = createValidator();
const advise = createAdviser();
let waits = false;

/** This many new questions are checked in about a frame; a question that was only reworded takes a fraction of one. */
const mostCheckedAtOnce = 500;

/** A portion is checked in a few milliseconds. */
const portions = createPortions(100);

/**
 * Returns what is found in a version of the guide, or null if too much changed since the last check;
 * {@link checkSoon} then checks it. Until then the previous findings stay at their parts.
 */
export function checkAtOnce(guide: OpenGuide, doc: GuideDocument): Checked | null {
  return countUnchecked(guide, doc) <= mostCheckedAtOnce ? check(guide, doc) : null;
}

/**
 * Checks a guide that was opened or changed in many places: a short one at once, a long one after it is painted. Code that acts on
 * findings calls {@link checked} for the current ones.
 */
export function checkSoon(): void {
  const { guide } = read();
  const found = guide && checkAtOnce(guide, guide.editor.doc);
  if (found) return showFindings(found);
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
  // The first key press asks where its part is.
  if (guide) preparePlaces(guide.editor.doc);
  await pause(0);
  waits = false;
  if (read().guide) checked();
}

/** Returns the open guide with its current findings. */
export function checked(): OpenGuide {
  const guide = readGuide();
  showFindings(check(guide, guide.editor.doc));
  return readGuide();
}

function check({ checked: before, issues, advice }: OpenGuide, doc: GuideDocument): Checked {
  if (before?.root === doc.root) return { checked: before, issues, advice };
  const wire = toWire(doc);
  return { checked: doc, issues: kept(issues, validate(wire)), advice: kept(advice, advise(wire)) };
}

/** Returns the earlier list if nothing changed in it, so that nothing that shows findings renders again. */
function kept(before: readonly Issue[], now: readonly Issue[]): readonly Issue[] {
  const same = before.length === now.length && before.every((issue, at) => isSame(issue, now[at]));
  return same ? before : now;
}

function isSame(a: Issue, b: Issue | undefined): boolean {
  if (a === b) return true;
  const { code, path, params } = a;
  if (b?.code !== code || path.length !== b.path.length || !path.every((step, at) => step === b.path[at])) return false;
  return params === b.params || sameJson((params ?? null) as Json, (b.params ?? null) as Json);
}

/** Returns the number of questions that are new or changed since the last check. */
function countUnchecked({ checked: before }: OpenGuide, doc: GuideDocument): number {
  const blocks = childrenOf(doc.root, 'blocks');
  const known = new Map((before ? childrenOf(before.root, 'blocks') : []).map((block) => [block.key, block]));
  return blocks.reduce((sum, block) => sum + countChanged(known.get(block.key), block), 0);
}

function countChanged(before: GuideNode | undefined, block: GuideNode): number {
  if (before === block) return 0;
  const known = new Set(before && childrenOf(before, 'items'));
  return childrenOf(block, 'items').filter((item) => !known.has(item)).length;
}
