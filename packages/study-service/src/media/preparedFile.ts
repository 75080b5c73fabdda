import type { AnsweredRecording } from '../store/answeredRecording.ts';
import type { Rewrapped } from '../store/rewrapped.ts';
import { fileName, plainType } from './mediaTypes.ts';
import { bytesIn } from './recordingBytes.ts';

/** The best file of a recording. */
export interface PreparedFile {
  /** As in its address. */
  readonly name: string;
  /** Without parameters. */
  readonly type: string;
  readonly bytes: number;
  /** True if all browsers play it. */
  readonly isPrepared: boolean;
}

/** Returns the file that was made from a recording; if there is none, the recording as it was sent. */
export function preparedFile({ type, bytes, rewrap }: AnsweredRecording): PreparedFile {
  // Only this service writes results.
  const result = rewrap?.result ?? null;
  const made = result === null ? null : (JSON.parse(result) as Rewrapped).made;
  const plain = plainType(made?.type ?? type);
  // Where no files are made, MP4 is the best there is.
  const isPrepared = rewrap === null ? plain.endsWith('/mp4') : rewrap.state === 'done';
  return { name: fileName(plain), type: plain, bytes: made === null ? bytes : bytesIn(made), isPrepared };
}
