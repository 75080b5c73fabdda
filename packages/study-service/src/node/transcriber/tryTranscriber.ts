import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timeLimits } from '../../assumptions.ts';
import type { TranscriptFault } from '../../store/transcript.ts';
import { withTemporaryFolder } from '../programs/temporaryFolder.ts';
import { withTimeLimit } from '../../withTimeLimit.ts';
import type { FailedTrial } from '../tryParts.ts';
import { openTranscriber, type TranscriberOptions } from './openTranscriber.ts';

/**
 * Lets a transcriber hear a second of silence. Returns why it cannot write down voices, with a sentence that says what to
 * do next; null if it can, or if `signal` ended the wait.
 */
export async function tryTranscriber(
  options: TranscriberOptions,
  signal: AbortSignal,
): Promise<FailedTrial<TranscriptFault> | null> {
  const transcriber = openTranscriber(options);
  const name = 'command' in options ? `The command ${transcriber.name}` : `${options.url}/audio/transcriptions`;
  const outcome = await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'silence.wav');
    await writeFile(path, silence());
    const type = 'audio/wav';
    const blob = async () => await openAsBlob(path, { type });
    const sound = { path, name: 'silence.wav', type, durationMs: 1000, language: 'en', blob };
    return await withTimeLimit(timeLimits.transcriberTrial, signal, async (limit) =>
      transcriber.transcribe(sound, limit),
    );
  });
  if (signal.aborted || 'transcript' in outcome) return null;
  const { fault } = outcome;
  return { fault, sentence: `${name} ${sentences[fault]}` };
}

const sentences: Readonly<Record<TranscriptFault, string>> = {
  late: 'does not answer within a minute. See what it is doing.',
  unreachable: 'cannot be reached. Check the address, and that the transcriber runs there.',
  missing: 'was not found. Install it, or specify its path.',
  key: 'refuses the key. Check the key in GUIDE_TRANSCRIBER_KEY.',
  notFound:
    'is not there, or does not have this model. Check the address, which usually ends with /v1, and the name of the model.',
  busy: 'has too much to do, or its credit is used up.',
  serverFailed: 'answers with an error of its own. See what the transcriber logged.',
  refused: 'refuses the request. Check the name of the model, and see what the transcriber logged.',
  unreadable: 'answers in another form than transcriptions have. Check the address.',
  tooLong: 'writes more about a second of silence than anybody can say. Check what it writes to standard output.',
  failed: 'ends with an error. Run it by hand with a sound file.',
};

/** A second of silence as WAV: one channel, 16,000 samples a second, two bytes each. */
function silence(): Uint8Array {
  const data = 32_000;
  const file = new DataView(new ArrayBuffer(44 + data));
  const text = (at: number, name: string): void => {
    new Uint8Array(file.buffer).set(new TextEncoder().encode(name), at);
  };
  const whole = (at: number, value: number): void => file.setUint32(at, value, true);
  text(0, 'RIFF');
  whole(4, 36 + data);
  text(8, 'WAVEfmt ');
  whole(16, 16);
  // Uncompressed, one channel.
  whole(20, 0x0001_0001);
  whole(24, 16_000);
  whole(28, 32_000);
  // Two bytes a sample, 16 bits.
  whole(32, 0x0010_0002);
  text(36, 'data');
  whole(40, data);
  return new Uint8Array(file.buffer);
}
