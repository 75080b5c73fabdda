import type { translationsMethods } from '../contract/translations.ts';
import { done } from '../result.ts';
import { type MethodsOf, reachable } from './memoryState.ts';

/** A host in memory has no translations: they are made with the command line. */
export const translations: MethodsOf<typeof translationsMethods> = {
  'translations.read': async ({ file }) => {
    const reach = reachable(file);
    return reach.ok ? done({}) : reach;
  },
};
