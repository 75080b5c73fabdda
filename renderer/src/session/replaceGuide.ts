import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { ask, carryOut } from './edit.ts';
import { shownGuide } from './guideText.ts';
import { read, readGuide } from './store.ts';
import { reportKept } from './reportHostError.ts';

/**
 * Makes the open guide equal to another one, as one undoable entry of the history, after the local history has kept the
 * current state. Returns false if it was refused, or if the guide was changed or closed in the meantime.
 */
export async function replaceKept(guide: JsonObject, reason: Reason): Promise<boolean> {
  const before = readGuide().editor.doc.root;
  const kept = await keepShown(reason);
  if (read().guide?.editor.doc.root !== before) return false;
  const result = ask('guide.replace', { guide, reason });
  if (result.kind === 'transaction') carryOut(result);
  reportKept(kept);
  return result.kind === 'transaction' || result.code === 'nothingToDo';
}

type Reason = 'merge' | 'reload' | 'restore';

/** Keeps the current guide in the local history before it is replaced. Returns false on failure. */
async function keepShown(reason: Reason): Promise<boolean> {
  const guide = readGuide();
  const { file } = guide.onDisk;
  if (file === null) return true;
  const text = canonicalText(shownGuide(guide));
  const answer = await read().host.call('history.keep', { file, text, reason });
  return answer.ok && answer.value.kept;
}
