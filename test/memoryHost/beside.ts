import type { LanguageCode } from '@guide-studio/guide-core';
import { changeNotes } from '@guide-studio/guide-core/notes';
import { changeTranslations } from '@guide-studio/guide-core/translations';
import { done } from '@guide-studio/host/common';
import type { besideMethods } from '../../packages/host/src/common/contract/beside.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Adds comments and translations. */
export function beside(state: MemoryState): MethodsOf<typeof besideMethods> {
  return {
    'beside.add': async ({ file, comments, translations }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      for (const comment of comments)
        state.notes.set(file, changeNotes(state.notes.get(file) ?? null, { kind: 'comment.add', comment }));
      for (const [language, all] of Object.entries(translations))
        state.translations.set(
          file,
          changeTranslations(state.translations.get(file) ?? null, language as LanguageCode, all),
        );
      state.files.touch();
      return done(null);
    },
  };
}
