import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { leastFreeBytes, timeLimits } from '../../assumptions.ts';
import { readBoxIndex } from '../../media/boxIndex.ts';
import { storeMade } from '../../media/madeFile.ts';
import type { MediaStore } from '../../media/mediaStore.ts';
import type { Rewrap } from '../../media/runRewraps.ts';
import { withTimeLimit } from '../../withTimeLimit.ts';
import { hashOf } from '../random.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { withRecordingFile } from './recordingFile.ts';

const made = 'made.mp4';
/** The first picture and the first sound, and nothing else that the file may say. */
const streams = [
  '-map',
  '0:v:0?',
  '-map',
  '0:a:0?',
  '-sn',
  '-dn',
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
] as const;
/** A fragment at each key frame, or each two seconds of sound. */
const fragmented = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4', made] as const;
const longFragments = ['-frag_duration', '2000000'] as const;
const video = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'] as const;
/** Sizes must be even. A key frame each two seconds, so that players can begin there. */
const shape = ['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2', '-force_key_frames', 'expr:gte(t,n_forced*2)'] as const;

const asItIs = { result: { made: null }, audit: { copied: true } } as const;

/** Returns how recordings become fragmented MP4 with H.264 and AAC. The recording itself is kept. */
export function rewrapWith(ffmpeg: Ffmpeg, store: MediaStore): Rewrap {
  const rewrap: Rewrap = async (recording, isServed, signal) =>
    await withRecordingFile(store, recording, async ({ folder, name, format }) => {
      const task = { folder, format, input: name };
      const look = ['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-t', '0.01', '-f', 'framecrc', '-'];
      const looked = await ffmpeg.run({ ...task, output: look }, signal);
      if (looked.kind === 'stopped') return { fault: 'late' };
      if (looked.kind === 'missing') return { fault: 'failed' };
      if (looked.kind !== 'ended' && isServed) return asItIs;
      // A damaged file is as damaged later.
      if (looked.kind !== 'ended') return { fault: 'unreadable', final: true };
      const codecs = [...looked.text.matchAll(/^#codec_id \d+: (\w+)$/gmu)].map(([, codec]) => codec);
      const isVideo = /^#media_type \d+: video$/mu.test(looked.text);
      const isSound = /^#media_type \d+: audio$/mu.test(looked.text);
      const isDeclaredKind = recording.kind === 'audio' ? isSound && !isVideo : isVideo;
      if (!isDeclaredKind) return isServed ? asItIs : { fault: 'unreadable', final: true };
      const copies = { video: codecs.includes('h264'), sound: codecs.includes('aac') };
      const copied = (!isVideo || copies.video) && (!isSound || copies.sound);
      // Some browsers write Opus or VP9 into MP4, which others do not play.
      if (isServed && copied) return asItIs;
      const output = [
        ...streams,
        ...(isVideo ? (copies.video ? ['-c:v', 'copy'] : [...video, ...shape]) : longFragments),
        ...(isSound ? (copies.sound ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '96k']) : []),
        ...fragmented,
      ];
      const run = await ffmpeg.run({ ...task, output }, signal);
      if (run.kind === 'stopped') return { fault: 'late' };
      if (run.kind !== 'ended') return { fault: 'failed' };
      const path = join(folder, made);
      const { size } = await stat(path);
      const read = (from: number, to: number): AsyncIterable<Uint8Array> =>
        createReadStream(path, { start: from, end: to - 1 });
      const index = await readBoxIndex(size, read);
      if (index === null) return { fault: 'unreadable', final: true };
      if ((await store.freeBytes()) < leastFreeBytes.forPiece + size) return { fault: 'full' };
      const type = isVideo ? 'video/mp4' : 'audio/mp4';
      const file = { type, size, index, read };
      return { result: { made: await storeMade(store, recording, file, hashOf) }, audit: { copied } };
    });
  return async (recording, isServed, ending) =>
    await withTimeLimit(timeLimits.rewrap, ending, async (signal) => rewrap(recording, isServed, signal));
}
