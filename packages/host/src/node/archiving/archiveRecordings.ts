import { csvOf } from '@guide-studio/interview-engine/answers';
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { ApiClient, Fetch } from '@guide-studio/api-client';
import type { ApiFailure } from '@guide-studio/api-contract';
import {
  type ArchivedRecordings,
  done,
  readAllResponses,
  failed,
  type HostError,
  type HostResult,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { fetchRecording, partsOfRecording } from '../publishing/fetchRecording.ts';
import { type ReadRecording, readRecordings } from '../publishing/readRecordings.ts';
import { unlessAbsent } from '../publishing/unlessAbsent.ts';
import { temporaryPath } from '../saving/siblingFile.ts';
import { systemError } from '../saving/writeAll.ts';
import { createZipFile, type ZipFile } from './zipFile.ts';

/** The recordings to archive, and where. */
export interface ArchiveRequest {
  readonly client: ApiClient;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly machine: Machine;
  readonly studyId: string;
  /** The path of the archive. */
  readonly path: string;
  /** True if the user agreed that a file there is replaced; else it stays. */
  readonly replaces: boolean;
  /** Ends the work. Nothing of the archive is left. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ArchivedRecordings) => void;
}

interface Listed {
  readonly id: string;
  readonly readableId: number;
}

interface Archiving extends ArchiveRequest {
  readonly zip: ZipFile;
  readonly rows: (string | number)[][];
}

/** Why an archive is not made, thrown through the writer. */
class Stopped extends Error {
  readonly error: HostError;

  constructor(error: HostError) {
    super(error.code);
    this.error = error;
  }
}

const manifestName = 'manifest.csv';
const headings =
  'response_id,response_number,row,question_external_id,question_id,follow_up,kind,file,type,seconds,bytes,sha256,missing'.split(
    ',',
  );

/**
 * Writes all recordings of a study into a ZIP archive with a list of them, `manifest.csv`, and puts it in its place when
 * it is complete: before that, and after a failure, there is nothing. A recording that is missing is in the list only, with
 * the reason. Fails with `archivingStopped` if `signal` ends it, `alreadyExists`, `api` or `fileSystem`.
 */
export async function archiveRecordings(request: ArchiveRequest): Promise<HostResult<ArchivedRecordings>> {
  const { machine, path, signal } = request;
  const { fileSystem } = machine;
  const temporary = temporaryPath(machine, path);
  let isThere = false;
  try {
    const listed = await listResponses(request);
    await fileSystem.makeFolder(dirname(path), 0o700);
    const file = await fileSystem.openNew(temporary, 0o600);
    isThere = true;
    let archived: ArchivedRecordings;
    try {
      const zip = createZipFile(async (bytes, position) => await writeWhole(file, bytes, position), machine.now());
      archived = await addAll({ ...request, zip, rows: [headings] }, listed);
      await zip.end();
      await file.sync();
    } finally {
      await file.close();
    }
    if (signal.aborted) return failed({ code: 'archivingStopped' });
    isThere = await put(request, temporary);
    return done(archived);
  } catch (error) {
    if (signal.aborted) return failed({ code: 'archivingStopped' });
    if (error instanceof Stopped) return failed(error.error);
    const cause = systemErrorCode(error);
    const name = basename(path);
    return failed(
      cause === 'EEXIST' ? { code: 'alreadyExists', file: name } : { code: 'fileSystem', file: name, cause },
    );
  } finally {
    if (isThere) await fileSystem.remove(temporary).catch(() => undefined);
  }
}

/** Puts the archive in its place. Resolves to false if the temporary file is gone with that. */
async function put({ machine, path, replaces }: ArchiveRequest, temporary: string): Promise<boolean> {
  const { fileSystem } = machine;
  if (!replaces) {
    try {
      await fileSystem.link(temporary, path);
      return true;
    } catch (error) {
      // File systems without links (FAT, some shares).
      if (systemErrorCode(error) === 'EEXIST' || (await isTaken(machine, path))) throw systemError('EEXIST', 'taken');
    }
  }
  await fileSystem.rename(temporary, path);
  return false;
}

async function isTaken({ fileSystem }: Machine, path: string): Promise<boolean> {
  return await fileSystem.facts(path).then(
    () => true,
    () => false,
  );
}

async function writeWhole(
  file: { write(bytes: Uint8Array, position: number): Promise<number> },
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const taken = await file.write(bytes.subarray(written), position + written);
    if (taken === 0) throw systemError('ENOSPC', 'nothing more was taken');
    written += taken;
  }
}

interface ToArchive {
  readonly responses: readonly Listed[];
  /** Null if the service does not say how many there are. */
  readonly of: { readonly files: number; readonly bytes: number } | null;
}

async function listResponses({ client, studyId: linkId, signal }: ArchiveRequest): Promise<ToArchive> {
  const own = await readAllResponses(async (query) => {
    const page = await unlessAbsent(client.call('listRecordings', { params: { linkId }, query }, { signal }), absent);
    return page.ok && page.value === absent ? { ok: false as const, error: { code: 'absent' } } : page;
  });
  if (own.ok) {
    const all = own.value.flatMap(({ responseId: id, readableId, recordings }) =>
      recordings.length === 0 ? [] : [{ id, readableId, recordings }],
    );
    const files = all.flatMap(({ recordings }) => recordings.flatMap(({ file }) => (file === null ? [] : [file])));
    return { responses: all, of: { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) } };
  }
  if ('failure' in own) throw stoppedBy(own.failure);
  const list = await readAllResponses((query) =>
    client.call('listResponses', { params: { linkId }, query }, { signal }),
  );
  if (!list.ok) throw stoppedBy(list.failure);
  return { responses: list.value, of: null };
}

const absent: never[] = [];

const stoppedBy = (failure: ApiFailure): Stopped => new Stopped({ code: 'api', failure });

async function addAll(archiving: Archiving, { responses, of }: ToArchive): Promise<ArchivedRecordings> {
  const { client, studyId, signal, zip, rows, onProgress } = archiving;
  let [files, bytes, missing] = [0, 0, 0];
  const counts = (more = 0): ArchivedRecordings => ({
    files,
    bytes: bytes + more,
    missing,
    ofFiles: of?.files ?? null,
    ofBytes: of?.bytes ?? null,
  });
  onProgress?.(counts());
  for (const { id, readableId } of responses) {
    // Read again now: addresses end after an hour, and an archive may take longer.
    const read = await readRecordings(client, studyId, id);
    if (!read.ok) throw stoppedBy(read.failure);
    for (const recording of read.value) {
      signal.throwIfAborted();
      const added = await addOne(archiving, recording, readableId, (count) => onProgress?.(counts(count)));
      rows.push(rowOf({ id, readableId }, recording, added));
      if (typeof added === 'string') missing += 1;
      else {
        files += 1;
        bytes += added.bytes;
      }
      onProgress?.(counts());
    }
  }
  await zip.add(manifestName, oneChunk(Buffer.from(csvOf(rows))));
  return counts();
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

interface Added {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Why a recording is not in the archive, as in its list. */
type Missing = 'no longer kept' | 'not found' | 'could not be read';

/** Resolves to the reason if the recording is missing. */
async function addOne(
  { baseUrl, fetch, zip, signal }: Archiving,
  recording: ReadRecording,
  number: number,
  onRead: (bytes: number) => void,
): Promise<Added | Missing> {
  if (recording.file === null) return 'no longer kept';
  const fetched = await fetchRecording(fetch, { baseUrl, url: recording.file.url }, null, signal);
  if (fetched.state === 'ended') return 'not found';
  if (fetched.state === 'failed') return 'could not be read';
  if (fetched.state !== 'read') throw stoppedBy(broken);
  const { response } = fetched;
  const type = fetched.type.split(';', 1)[0]?.trim() ?? '';
  const name = nameOf(recording, number, type);
  const hash = createHash('sha256');
  const length = response.headers.get('content-length');
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let read = 0;
    try {
      for await (const part of partsOfRecording(response, signal)) {
        hash.update(part);
        read += part.length;
        onRead(read);
        yield part;
      }
    } catch {
      throw stoppedBy(broken);
    }
    if (length !== null && Number(length) !== read) throw stoppedBy(broken);
  }
  const bytes = await zip.add(name, chunks());
  return { name, type, bytes, sha256: hash.digest('hex') };
}

const broken: ApiFailure = { kind: 'network', cause: 'unknown', mayHaveHappened: false };

const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
};

/** Returns a name that is unique: the number of the response, the row, the question and the kind. */
function nameOf({ responseIndex, externalId, kind }: ReadRecording, number: number, type: string): string {
  const question = (externalId ?? '').replaceAll(/[^A-Za-z0-9_-]+/gu, '-').slice(0, 60);
  const parts = [String(number).padStart(4, '0'), String(responseIndex + 1).padStart(2, '0'), question, kind];
  return `recordings/${parts.filter((part) => part !== '').join('-')}.${endings[type] ?? 'bin'}`;
}

function rowOf({ id, readableId }: Listed, recording: ReadRecording, added: Added | Missing): (string | number)[] {
  const { responseIndex, externalId, discussionGuideQuestionId, isFollowUp, kind, seconds } = recording;
  const [file, missing] = typeof added === 'string' ? [null, added] : [added, ''];
  return [
    id,
    readableId,
    responseIndex + 1,
    externalId ?? '',
    discussionGuideQuestionId ?? '',
    isFollowUp ? 'yes' : 'no',
    kind,
    file?.name ?? '',
    file?.type ?? recording.file?.type ?? '',
    seconds ?? '',
    file?.bytes ?? '',
    file?.sha256 ?? '',
    missing,
  ];
}
