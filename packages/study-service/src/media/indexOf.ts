import type { Service } from '../service.ts';
import type { StoredRecording } from '../store/recording.ts';
import type { MadeFile } from '../store/rewrapped.ts';
import { type BoxIndex, readBoxIndex } from './boxIndex.ts';
import { MediaError, type MediaStore } from './mediaStore.ts';
import { plainType } from './mediaTypes.ts';
import { bytesIn, recordingBytes } from './recordingBytes.ts';

/**
 * Returns where the fragments of a complete video are, or of the file that was made from it. They are read once, then
 * kept. Null if there are none, or if the recording cannot be read now.
 */
export async function indexOf(
  store: MediaStore,
  { store: { recordings } }: { readonly store: Pick<Service['store'], 'recordings'> },
  recording: StoredRecording,
  made?: MadeFile,
): Promise<BoxIndex | null> {
  if (made !== undefined) return JSON.parse(made.index) as BoxIndex;
  if (plainType(recording.type) !== 'video/mp4') return null;
  if (recording.index !== null) return JSON.parse(recording.index) as BoxIndex | null;
  let index: BoxIndex | null;
  try {
    index = await readBoxIndex(bytesIn(recording), (from, to) => recordingBytes(store, recording, from, to));
  } catch (error) {
    // Nothing can be played now, but the answers can be read.
    if (error instanceof MediaError) return null;
    throw error;
  }
  await recordings.keepIndex(recording.object, JSON.stringify(index));
  return index;
}
