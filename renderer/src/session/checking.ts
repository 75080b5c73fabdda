import { childrenOf, createAdviser, createValidator, type GuideDocument, toWire } from '@guide-studio/guide-core';
import { afterPaint } from './afterPaint.ts';
import { read, type Session, write } from './store.ts';

const validate = createValidator();
const advise = createAdviser();
let waits = false;

/** A guide with up to this many questions is checked in about half a millisecond. */
const mostCheckedAtOnce = 500;

/**
 * Checks the guide: a short one in the same frame as its change, a long one after the change is painted, so that typing
 * never waits. Until then the previous findings stay at their parts. Code that acts on findings calls {@link checked}
 * for the current ones.
 */
export function checkSoon(): void {
  const { editor } = read();
  if (editor && countOf(editor.doc) <= mostCheckedAtOnce) return void checked();
  if (waits) return;
  waits = true;
  afterPaint(() => {
    waits = false;
    checked();
  });
}

/** Returns the session with the findings of the current guide. */
export function checked(): Session {
  const { editor, checked } = read();
  if (editor && editor.doc.root !== checked?.root) {
    const guide = toWire(editor.doc);
    write({ issues: validate(guide), advice: advise(guide), checked: editor.doc });
  }
  return read();
}

function countOf({ root }: GuideDocument): number {
  return childrenOf(root, 'blocks').reduce((sum, block) => sum + childrenOf(block, 'items').length, 0);
}

/** The findings of a guide that is closed or was just opened. */
export const unchecked = { issues: [], advice: [], checked: null } as const;
