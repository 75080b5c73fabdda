import { basename } from 'node:path';
import { done, failed, type HostResult } from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { changeInTurn } from './changeInTurn.ts';
import { largestGuideBytes } from './guideText.ts';
import { hashOf, readWhole } from './readWhole.ts';
import { saveFile } from './saveFile.ts';

interface ReadText {
  /** Empty if there is no file. */
  readonly text: string;
  /** Null if there is no file. */
  readonly hash: string | null;
}

/** Returns the text of a small file. Fails with `unreadable` if it is no UTF-8, `tooLarge`, `notAFile` or `fileSystem`. */
export async function readTextFile(machine: Machine, path: string): Promise<HostResult<ReadText>> {
  const file = basename(path);
  try {
    const read = await readWhole(machine.fileSystem, path, largestGuideBytes);
    if (read.state === 'absent') return done({ text: '', hash: null });
    if (read.state === 'tooLarge') {
      return failed({ code: 'tooLarge', file, bytes: read.bytes, limitBytes: largestGuideBytes });
    }
    if (read.state === 'notAFile') return failed({ code: 'notAFile', file });
    return done({ text: new TextDecoder('utf-8', { fatal: true }).decode(read.bytes), hash: hashOf(read.bytes) });
  } catch (error) {
    if (error instanceof TypeError) return failed({ code: 'unreadable', file, found: 'reading' });
    return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
  }
}

/**
 * Replaces the text of a small file. `change` gets the current text, and runs again if another program wrote first, so no
 * edit is lost. Returns the new text. Fails with `lockedByOther` after 20 attempts.
 */
export async function updateTextFile(
  machine: Machine,
  path: string,
  change: (old: string) => string,
): Promise<HostResult<string>> {
  return await changeInTurn(path, async () => {
    const read = await readTextFile(machine, path);
    if (!read.ok) return read;
    const text = change(read.value.text);
    if (text === read.value.text) return done(text);
    const saved = await saveFile(machine, { path, bytes: Buffer.from(text), baseHash: read.value.hash });
    return saved.ok ? done(text) : saved;
  });
}
