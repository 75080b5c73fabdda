import { changeNotes, notesOf } from '@guide-studio/guide-core/notes';
import { folderSettingsFile, folderSettingsOf } from '@guide-studio/guide-core/settings';
import { done, failed } from '@guide-studio/host/common';
import type { notesMethods } from '../../packages/host/src/common/contract/notes.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Reads and changes notes. Nothing can be exported, because nothing can print. */
export function notes(state: MemoryState): MethodsOf<typeof notesMethods> {
  return {
    'notes.read': async ({ file }) => {
      const reach = reachable(file);
      return reach.ok ? done(notesOf(state.notes.get(file) ?? null)) : reach;
    },
    'notes.change': async ({ file, change }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const changed = changeNotes(state.notes.get(file) ?? null, change);
      state.notes.set(file, changed);
      state.files.touch();
      return done(notesOf(changed));
    },
    'folder.settings': async ({ file }) => {
      const reach = reachable(file);
      const text = state.files.get(folderSettingsFile);
      if (!reach.ok) return reach;
      return done(text === undefined ? null : { file: folderSettingsFile, read: folderSettingsOf(text) });
    },
    'export.make': async () => failed({ code: 'cannotPrint', reason: 'noBrowser' }),
  };
}
