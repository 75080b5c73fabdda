import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type Database from 'libsql';
import { madePieceName } from '../../media/madeFile.ts';
import { pieceName } from '../../media/recordingBytes.ts';
import type { StoredPiece } from '../../store/recording.ts';
import type { Rewrapped } from '../../store/rewrapped.ts';
import { syncFolder } from './durableFile.ts';

/** The folder of recordings that a service keeps beside a database file, unless it is told another place. */
export const mediaBeside = (data: string): string => `${data}-media`;

/** An object of a recording, or of a picture or video of guides: its path below the folder of recordings, and its content. */
export interface RecordingObject {
  /** The recording or file that it is a part of. */
  readonly recording: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Returns the objects of all recordings that a database has (their pieces, and the files that were made of them), and
 * those of the pictures and videos of guides. The rows have the size and hash of each, so the database is the manifest
 * of them.
 */
export function recordingObjects(database: Database.Database): readonly RecordingObject[] {
  // A backup of an early version has no recordings.
  const tables = database.prepare("select name from sqlite_master where name in ('recording_piece', 'job')").all();
  if (tables.length < 2) return [];
  const pieces = database
    .prepare(
      `select organization_id as organizationId, object, number, bytes, sha256
         from recording_piece join recording using (object) where doomed = 0`,
    )
    .all() as readonly (NamedRow & { readonly number: number; readonly bytes: number; readonly sha256: string })[];
  const made = database
    .prepare(
      `select organization_id as organizationId, object, result
         from job join recording on object = subject where job.kind = 'rewrap' and state = 'done' and doomed = 0`,
    )
    .all() as readonly (NamedRow & { readonly result: string | null })[];
  return [
    ...mediaObjects(database),
    ...pieces.map((row) => ({
      recording: row.object,
      name: pieceName(row, row),
      bytes: row.bytes,
      sha256: row.sha256,
    })),
    ...made.flatMap((row) =>
      ((JSON.parse(row.result ?? '{"made":null}') as Rewrapped).made?.pieces ?? []).map((piece) => ({
        recording: row.object,
        name: madePieceName(row, piece),
        bytes: piece.bytes,
        sha256: piece.sha256,
      })),
    ),
  ];
}

function mediaObjects(database: Database.Database): readonly RecordingObject[] {
  const tables = database.prepare("select name from sqlite_master where name = 'media_file'").all();
  if (tables.length === 0) return [];
  const rows = database
    .prepare(`select organization_id as organizationId, object, pieces from media_file where state = 'complete'`)
    .all() as readonly (NamedRow & { readonly pieces: string })[];
  // Only this service writes pieces.
  return rows.flatMap((row) =>
    (JSON.parse(row.pieces) as readonly StoredPiece[]).map((piece) => ({
      recording: row.object,
      name: pieceName(row, piece),
      bytes: piece.bytes,
      sha256: piece.sha256,
    })),
  );
}

interface NamedRow {
  readonly organizationId: string;
  readonly object: string;
}

/**
 * Copies objects from one folder to another, each on disk before the next, and returns those that are missing or
 * damaged in the first. A copy that is there and whole is kept, so that a stopped copying goes on where it was.
 */
export function copyObjects(objects: readonly RecordingObject[], from: string, to: string): readonly RecordingObject[] {
  const folders = new Set<string>();
  const lost = objects.filter((object) => {
    const target = join(to, object.name);
    if (readWhole(to, object) !== null) return false;
    const bytes = readWhole(from, object);
    if (bytes === null) return true;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    writeSynced(target, bytes);
    folders.add(dirname(target));
    return false;
  });
  for (const folder of folders) syncFolder(folder);
  return lost;
}

/** Returns those of the objects that a folder does not have, or has with other bytes. */
export function lostObjects(objects: readonly RecordingObject[], folder: string): readonly RecordingObject[] {
  return objects.filter((object) => readWhole(folder, object) === null);
}

/** Deletes the files of a folder that are none of these objects. */
export function keepOnly(objects: readonly RecordingObject[], folder: string): void {
  for (const name of othersThan(objects, folder)) rmSync(join(folder, name));
}

/** Returns the files of a folder that are none of these objects. */
export function othersThan(objects: readonly RecordingObject[], folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const known = new Set(objects.map(({ name }) => name));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !known.has(name));
}

/** Returns the bytes of an object; null if they are missing or others. */
function readWhole(folder: string, { name, bytes, sha256 }: RecordingObject): Uint8Array | null {
  try {
    const content = readFileSync(join(folder, name));
    const isWhole = content.length === bytes && createHash('sha256').update(content).digest('hex') === sha256;
    return isWhole ? content : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function writeSynced(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w', 0o600);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
