import type { Manual } from './packed.ts';

let loaded: Manual | null = null;
let addresses: Readonly<Record<string, string>> = {};

/** Loads the pages. They are in the program, so they are there without a network. */
export async function loadManual(): Promise<Manual> {
  if (loaded === null) {
    const { manual, pictures } = await import('virtual:manual');
    addresses = pictures;
    loaded = manual;
  }
  return loaded;
}

/** Returns the pages, or null if nothing has asked for them yet. */
export const loadedManual = (): Manual | null => loaded;

/** Returns the address of a picture of the pages. */
export const pictureAddress = (name: string): string | undefined => addresses[name];
