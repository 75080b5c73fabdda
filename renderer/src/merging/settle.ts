import { type JsonObject, sameJson } from '@guide-studio/guide-core';
import { replaceKept } from '../outside/react.ts';
import { type Merging, mustHave, read, say, write } from '../session/store.ts';
import { words } from '../words/index.ts';

/**
 * Ends a merge with the guide that was decided on. What was shown and what stood in the file are both kept in the local
 * history; the merge is one entry of the history of edits. No file is written before a save.
 */
export async function settle(merging: Merging, guide: JsonObject, said: string): Promise<void> {
  if (!(await replaceKept(guide, 'merge'))) return;
  const { onDisk, savedAt, editor } = read();
  const isAsOnDisk = merging.hash !== null && merging.source !== 'git' && sameJson(guide, merging.theirs);
  write({
    merging: null,
    outside: null,
    ...(merging.hash === null
      ? { copies: [] }
      : { onDisk: { ...mustHave(onDisk), hash: merging.hash, base: merging.theirs } }),
    savedAt: isAsOnDisk ? { entry: editor?.history.past.at(-1), time: null } : savedAt,
  });
  say(said);
}

/** The window goes on with its own version; a save then puts it in the place of the other one. */
export async function keepMine(merging: Merging): Promise<void> {
  await settle(merging, merging.ours, words.merging.kept);
}

export async function takeTheirs(merging: Merging): Promise<void> {
  await settle(merging, merging.theirs, words.merging.taken);
}
