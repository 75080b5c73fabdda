import { childrenOf, createAdviser, createValidator, type GuideDocument, toWire } from '@guide-studio/guide-core';
import { afterPaint } from './afterPaint.ts';
import { read, type Session, write } from './store.ts';

const validate = createValidator();
const advise = createAdviser();
let waits = false;

/** Of a guide with so many questions the check takes less than anybody waits for: about half a millisecond. */
const atOnce = 500;

/**
 * Checks the guide: in the frame of its change where that costs nothing, in a long guide once the change is on the screen,
 * since typing never waits for it. Until then the findings of the state before stay, at the parts they belong to. Whoever
 * acts on findings asks {@link checked} for those of now.
 */
export function checkSoon(): void {
  const { editor } = read();
  if (editor && countOf(editor.doc) <= atOnce) return void checked();
  if (waits) return;
  waits = true;
  afterPaint(() => {
    waits = false;
    checked();
  });
}

/** The session with the findings of the guide as it is now. */
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

/** Without an open guide there are no findings; a guide that was just opened has none yet. */
export const unchecked = { issues: [], advice: [], checked: null } as const;
