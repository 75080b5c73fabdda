import type { Manual } from './packed.ts';

let loaded: Manual | null = null;

/** Loads the pages. They are in the program, so they are there without a network. */
export async function loadManual(): Promise<Manual> {
  if (loaded === null) loaded = (await import('virtual:manual')).manual;
  return loaded;
}

/** Returns the pages, or null if nothing has asked for them yet. */
export const loadedManual = (): Manual | null => loaded;
