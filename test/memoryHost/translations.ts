import { changeEachTranslation, translationsOf } from '@guide-studio/guide-core/translations';
import { done, failed } from '@guide-studio/host/common';
import type { translationsMethods } from '../../packages/host/src/common/contract/translations.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** Reads and changes translations. */
export function translations(state: MemoryState): MethodsOf<typeof translationsMethods> {
  const textsOf = (file: string) => Object.fromEntries(translationsOf(state.translations.get(file) ?? null).languages);
  return {
    'translations.read': async ({ file }) => {
      const reach = reachable(file);
      return reach.ok ? done(textsOf(file)) : reach;
    },
    'translations.change': async ({ file, changes }) => {
      const reach = reachable(file);
      if (!reach.ok) return reach;
      const changed = changeEachTranslation(state.translations.get(file) ?? null, changes);
      state.translations.set(file, changed.file);
      state.files.touch();
      return done({ texts: textsOf(file), refused: changed.refused });
    },
    'translations.suggest': async () => failed({ code: 'noConnection' }),
    'translations.taken': async () => failed({ code: 'noConnection' }),
    'translations.ofStudy': async () => failed({ code: 'noConnection' }),
    'translations.send': async () => failed({ code: 'noConnection' }),
  };
}
