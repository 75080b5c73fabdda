import type { JsonObject } from '@guide-studio/guide-core';
import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import { sameJson } from '@guide-studio/guide-core/internal';
import type { Merging, Session } from './state.ts';

/**
 * Returns true if the guide differs from what was read or written. A change that was undone in any way does not count.
 */
export function isChanged({ guide }: Session): boolean {
  if (guide === null) return false;
  const { editor, savedAt, onDisk } = guide;
  if (editor.history.past.at(-1) === savedAt.entry) return false;
  if (savedAt.entry === 'restored' || !onDisk.base) return true;
  return differs(editor.doc, onDisk.base);
}

/** The last comparison. Each change of the session asks about the same guide several times. */
let compared: { readonly doc: GuideDocument; readonly base: JsonObject; readonly differs: boolean } | null = null;

function differs(doc: GuideDocument, base: JsonObject): boolean {
  if (compared?.doc !== doc || compared.base !== base) {
    // Fast: unedited parts are identical objects.
    compared = { doc, base, differs: !sameJson(toWire(doc), base) };
  }
  return compared.differs;
}

/**
 * Returns true if no file holds the current guide: it was changed, or the file was lost. A new guide without changes is
 * not dirty.
 */
export function isDirty(session: Session): boolean {
  const lost = session.guide?.externalChange?.kind;
  return isChanged(session) || lost === 'gone' || lost === 'unreadable' || lost === 'notAFile';
}

/** Returns the merge with decisions that closing the window would lose, or null. */
export function undecided({ guide }: Session): Merging | null {
  const begun = guide && (guide.merging ?? guide.postponedMerge);
  return begun && Object.keys(begun.decisions).length > 0 ? begun : null;
}

/** Returns true if this window has unsaved content: changes, or decisions of a merge. */
export function hasUnsavedWork(session: Session): boolean {
  return isDirty(session) || undecided(session) !== null;
}
