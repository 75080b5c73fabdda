import { basename } from 'node:path';
import { checkTranscript } from '../../transcriber/checkTranscript.ts';
import { withTimeLimit } from '../../withTimeLimit.ts';
import { patienceFor, type Transcriber } from '../../transcriber/transcriber.ts';
import type { TranscriptFault } from '../../store/transcript.ts';
import { type ProgramOutcome, runProgram } from '../programs/runProgram.ts';

const mostBytes = 1_000_000;

interface CommandParts {
  /** How long it may take; for each sound by its length if it is left out. */
  readonly limitMs?: number;
}

/**
 * Returns a transcriber that runs a command and reads its standard output. `{file}` in an argument becomes the path of
 * the sound, `{language}` its language.
 */
export function commandTranscriber(argv: readonly string[], { limitMs }: CommandParts = {}): Transcriber {
  const name = basename(argv[0] ?? '');
  return {
    name,
    // It computes on this machine.
    parallel: 1,
    async transcribe(sound, ending) {
      const filled = argv.map((part) => part.replaceAll('{file}', sound.path).replaceAll('{language}', sound.language));
      const outcome = await withTimeLimit(limitMs ?? patienceFor(sound), ending, async (signal) =>
        runProgram({ argv: filled, signal, mostBytes }),
      );
      if (outcome.kind !== 'ended') return { fault: faults[outcome.kind] };
      const lines = outcome.text.split('\n').map(readLine);
      const segments = lines.flatMap(({ at, text }) => (at === null ? [] : [{ ...at, text }]));
      const transcript = checkTranscript(lines.map(({ text }) => text).join(' '), segments);
      return transcript === null ? { fault: 'tooLong' } : { transcript, audit: { by: name } };
    },
  };
}

const faults: Readonly<Record<Exclude<ProgramOutcome['kind'], 'ended'>, TranscriptFault>> = {
  failed: 'failed',
  stopped: 'late',
  flooded: 'tooLong',
  missing: 'missing',
};

const clock = String.raw`(?:(\d+):)?(\d+):(\d+(?:[.,]\d+)?)`;
const timedLine = new RegExp(String.raw`^\s*\[${clock}\s*-->\s*${clock}\](.*)$`, 'u');

/** Reads a line of text, with its times if it begins with them: `[00:00:01.000 --> 00:00:02.500] Well`. */
function readLine(line: string): { readonly at: { from: number; to: number } | null; readonly text: string } {
  const found = timedLine.exec(line.trimEnd());
  if (found === null) return { at: null, text: line };
  const [, ...parts] = found;
  const seconds = (at: number): number => {
    const [hours = '0', minutes = '0', rest = '0'] = parts.slice(at, at + 3);
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest.replace(',', '.'));
  };
  return { at: { from: seconds(0), to: seconds(3) }, text: parts[6] ?? '' };
}
