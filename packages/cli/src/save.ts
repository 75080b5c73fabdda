import { existsSync } from 'node:fs';
import { realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { hashOf, nodeFileSystem, readWhole, saveFile, sweepLeftovers, thisMachine } from '@guide-studio/host/node';
import { wrongUse } from './commandFailure.ts';
import type { Context } from './context.ts';
import { hostSentence } from './hostSentence.ts';
import { isOwnOutput, noteOutput } from './ownOutput.ts';

interface Content {
  /** An absolute path. */
  readonly path: string;
  /** How the user named it. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** What the file must still have; null if there must be none. */
  readonly before: Uint8Array | null;
  /** Receives the old bytes before they are replaced. */
  readonly displaced?: (path: string, bytes: Uint8Array) => Promise<void>;
}

/**
 * Writes a file as the editor does: it has all old or all new bytes at any time, and what a killed command left beside
 * it is removed. Throws `CommandFailure` if it cannot be written.
 */
export async function save({ path, file, bytes, before, displaced }: Content): Promise<void> {
  await sweepLeftovers(thisMachine(), dirname(path));
  const baseHash = before === null ? null : hashOf(before);
  const saved = await saveFile(thisMachine(), { path, bytes, baseHash, file, ...(displaced ? { displaced } : {}) });
  if (!saved.ok) throw wrongUse(hostSentence(file, saved.error));
}

/** What became of an output. */
export interface Output {
  readonly state: 'written' | 'replaced' | 'unchanged';
  /** How the file is named that has what was there before; null if nothing but our own output was replaced. */
  readonly kept: string | null;
}

/** An output of a command, and whether it may replace what others made (`--force`). */
export interface NamedOutput extends Omit<Content, 'before'> {
  readonly isForced: boolean;
}

/**
 * Writes the output of a command. It replaces what the command wrote there itself and nobody has changed. Other content
 * it replaces only if it is forced to, and keeps it in a file beside it. A pipe or a device, such as /dev/stdout, gets
 * the bytes as they are. Throws `CommandFailure` if it is not written; other errors are those of the system.
 */
export async function saveOutput({ isForced, ...output }: NamedOutput, context: Context): Promise<Output> {
  const { path, file, bytes } = output;
  const facts = await stat(path).catch(() => null);
  if (facts !== null && !facts.isFile() && !facts.isDirectory()) {
    await writeFile(path, bytes);
    return { state: 'written', kept: null };
  }
  const read = await readWhole(nodeFileSystem, await realpath(path).catch(() => path)).catch(() => null);
  const before = read?.state === 'read' ? read.bytes : null;
  const isSame = before !== null && hashOf(before) === hashOf(bytes);
  let kept: string | null = null;
  if (before !== null && !isSame && !(await isOwnOutput(path, before, context))) {
    if (!isForced)
      throw wrongUse(
        `${file}: this is not what the command wrote there, or it was changed since, so it was not replaced. To replace it and keep a copy of it, add --force.`,
      );
    kept = await keepBeside(path, file, before);
  }
  await noteOutput(path, bytes, context);
  if (isSame) {
    await sweepLeftovers(thisMachine(), dirname(path));
    return { state: 'unchanged', kept };
  }
  await save({ ...output, before });
  return { state: before === null ? 'written' : 'replaced', kept };
}

/** Keeps content in a new file beside the one that had it: `sheet.xlsx` in `sheet.kept-1.xlsx`. Returns its name. */
async function keepBeside(path: string, file: string, bytes: Uint8Array): Promise<string> {
  for (let count = 1; ; count += 1) {
    const [copy, named] = [path, file].map((each) => withMark(each, `kept-${count}`));
    if (copy === undefined || named === undefined) throw new Error('Two names make two names.');
    if (existsSync(copy)) continue;
    await save({ path: copy, file: named, bytes, before: null });
    return named;
  }
}

function withMark(path: string, mark: string): string {
  const { dir, name, ext } = parse(path);
  const base = `${name}.${mark}${ext}`;
  return dir === '' ? base : join(dir, base);
}
