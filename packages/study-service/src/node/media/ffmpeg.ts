import { availableParallelism } from 'node:os';
import { type ProgramOutcome, runProgram } from '../programs/runProgram.ts';

/** Runs ffmpeg on files of strangers. */
export interface Ffmpeg {
  run(task: FfmpegTask, signal: AbortSignal): Promise<ProgramOutcome>;
}

export interface FfmpegTask {
  /** The folder of all files that are named. */
  readonly folder: string;
  /** How the input is read, as ffmpeg calls it; nothing else is tried, such as playlists, which name other files. */
  readonly format: string;
  readonly input: string;
  /** What is done with it, and the output. */
  readonly output: readonly string[];
}

/** The address space, in kilobytes; the time of all cores, in seconds; and the size of a file, in blocks of 512 bytes. */
const limits = { memory: 4 * 1024 * 1024, cpu: 3600, file: 4 * 1024 * 1024 } as const;
/** `"$@"` are the program and its arguments, which no shell reads. Where a limit is unknown, it is not set. */
const limited = `ulimit -v ${limits.memory} 2>/dev/null; ulimit -t ${limits.cpu} 2>/dev/null; ulimit -f ${limits.file} 2>/dev/null; exec "$@"`;

const mostBytes = 1_000_000;

/** Returns ffmpeg at a path. It gets no network, and no file but those of its task. */
export function ffmpegAt(path: string): Ffmpeg {
  const threads = String(Math.max(1, Math.floor(availableParallelism() / 2)));
  return {
    async run({ folder, format, input, output }, signal) {
      const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-y', '-max_alloc', String(512 * 1024 * 1024)];
      const read = ['-threads', threads, '-protocol_whitelist', 'file,pipe', '-f', format, '-i', input];
      const argv = [path, ...quiet, ...read, '-threads', threads, ...output];
      return await runProgram({ argv: withLimits(argv), cwd: folder, signal, mostBytes });
    },
  };
}

function withLimits(argv: readonly string[]): readonly string[] {
  return process.platform === 'win32' ? argv : ['/bin/sh', '-c', limited, 'ffmpeg', ...argv];
}

/** What ffmpeg at a path can do. */
export type FfmpegState = 'ready' | 'noEncoders' | 'unusable';

/** Finds out whether ffmpeg runs and has the encoders for H.264 and AAC. */
export async function tryFfmpeg(path: string): Promise<FfmpegState> {
  const argv = [path, '-hide_banner', '-v', 'error', '-encoders'];
  const outcome = await runProgram({ argv, signal: AbortSignal.timeout(10_000), mostBytes });
  if (outcome.kind !== 'ended') return 'unusable';
  return [' libx264 ', ' aac '].every((encoder) => outcome.text.includes(encoder)) ? 'ready' : 'noEncoders';
}
