import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium's file with the size and place of windows, and our count of starts. */
const names = ['Local State', 'starts.json'];

/**
 * Renames files of the window's data that are damaged, so that the user is told before they are replaced. Returns their
 * names. Call it before anything is awaited: Chromium reads its file after the first turn of the program.
 */
export function setDamagedWindowDataAside(folder: string, now = Date.now()): readonly string[] {
  return names.filter((name) => {
    const path = join(folder, name);
    try {
      const text = readFileSync(path, 'utf8');
      if (isObject(text)) return false;
      renameSync(path, `${path}.damaged-${now}`);
      return true;
    } catch {
      // There is none, or it cannot be read or renamed.
      return false;
    }
  });
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
