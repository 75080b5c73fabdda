import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { MediaStore } from '../../media/mediaStore.ts';
import { plainType } from '../../media/mediaTypes.ts';
import type { WithSound } from '../../transcriber/runTranscripts.ts';
import type { Ffmpeg } from '../media/ffmpeg.ts';
import { withRecordingFile } from '../media/recordingFile.ts';

/** What every transcriber reads: one channel, 16,000 samples a second. */
const wave = ['-map', '0:a:0', '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', '-f', 'wav'] as const;

/** Returns how the sound of a recording becomes a file: in WAV if there is ffmpeg, else as it was recorded. */
export function withSoundOf(store: MediaStore, ffmpeg: Ffmpeg | null): WithSound {
  return async (recording, signal, act) =>
    await withRecordingFile(store, recording, async ({ folder, name, path, format }) => {
      const { durationMs } = recording.end ?? { durationMs: 0 };
      const of = (file: string, type: string) => {
        return { path: file, type, durationMs, blob: async () => await openAsBlob(file, { type }) };
      };
      const original = { ...of(path, plainType(recording.type)), name };
      if (ffmpeg === null) return await act(original);
      const sound = 'sound.wav';
      const made = await ffmpeg.run({ folder, format, input: name, output: [...wave, sound] }, signal);
      return await act(made.kind === 'ended' ? { ...of(join(folder, sound), 'audio/wav'), name: sound } : original);
    });
}
