import type { Notes } from '@guide-studio/guide-core/notes';
import { type HostResult, notesOf } from '@guide-studio/host/common';
import { readNotes, thisMachine } from '@guide-studio/host/node';
import type { Context } from '../context.ts';
import { placeOf } from '../placeOf.ts';
import { standardInput } from './guideFilesNamed.ts';

/** Returns the notes beside a guide file; standard input has none. */
export async function notesBeside(file: string, { cwd }: Pick<Context, 'cwd'>): Promise<HostResult<Notes>> {
  if (file === standardInput) return { ok: true, value: notesOf(null) };
  return await readNotes(thisMachine(), await placeOf(file, cwd));
}
