import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Replaces a file: writes beside it, then renames. If this is interrupted, one complete version remains. Rejects if the
 * file cannot be written; nothing is left beside it then.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const beside = `${file}.merged`;
  try {
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}
