import { changeNotes } from '@guide-studio/guide-core/notes';
import { done } from '@guide-studio/host/common';
import type { besideMethods } from '../../packages/host/src/common/contract/beside.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Adds comments; a host in memory keeps no translations. */
export function beside(state: MemoryState): MethodsOf<typeof besideMethods> {
  return {
    'beside.add': async ({ file, comments }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      for (const comment of comments)
        state.notes.set(file, changeNotes(state.notes.get(file) ?? null, { kind: 'comment.add', comment }));
      state.files.touch();
      return done(null);
    },
  };
}
