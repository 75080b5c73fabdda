import { done } from '@guide-studio/host/common';
import type { translationsMethods } from '../../packages/host/src/common/contract/translations.ts';
import { type MethodsOf, reachable } from './memoryState.ts';

/** A host in memory has no translations: they are made with the command line. */
export const translations: MethodsOf<typeof translationsMethods> = {
  'translations.read': async ({ file }) => {
    const reach = reachable(file);
    return reach.ok ? done({}) : reach;
  },
};
