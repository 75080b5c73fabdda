import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../../media/mediaStore.ts';
import { fileName, plainType } from '../../media/mediaTypes.ts';
import { bytesIn, recordingBytes } from '../../media/recordingBytes.ts';
import type { StoredRecording } from '../../store/recording.ts';
import { withTemporaryFolder } from '../programs/temporaryFolder.ts';

/** A recording as one file in a folder that is removed later. */
export interface RecordingFile {
  readonly folder: string;
  readonly name: string;
  readonly path: string;
  /** How ffmpeg reads it. */
  readonly format: string;
}

const formats: Readonly<Record<string, string>> = { webm: 'matroska', ogg: 'ogg', mp4: 'mov' };

/** Puts a recording into a file while `act` uses it. */
export async function withRecordingFile<Result>(
  store: MediaStore,
  recording: StoredRecording,
  act: (file: RecordingFile) => Promise<Result>,
): Promise<Result> {
  return await withTemporaryFolder(async (folder) => {
    const name = fileName(recording.type);
    const path = join(folder, name);
    const bytes = recordingBytes(store, recording, 0, bytesIn(recording));
    await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600 }));
    const format = formats[plainType(recording.type).split('/')[1] ?? ''] ?? 'matroska';
    return await act({ folder, name, path, format });
  });
}
