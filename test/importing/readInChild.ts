import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type { HostileFile } from './largeFiles.ts';

/** What became of a file, and what it took. */
export interface ReadFile {
  readonly name: string;
  readonly format: string;
  /** The formats that take it for one of theirs. */
  readonly recognisedBy: readonly string[];
  /** Whether its guide is valid; null if there is none. */
  readonly guide: boolean | null;
  readonly codes: readonly string[];
  readonly sentences: readonly string[];
  readonly ms: number;
  /** The most memory of the process until then. */
  readonly megabytes: number;
  /** What asked for another machine. */
  readonly requests: readonly string[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Ends what hangs; a busy machine may take many times the ten seconds that are promised. */
const mostMs = 60_000;

/** Returns what reads files in a process of its own, in which no request can leave the machine. For a test file. */
export function readInChild(): (files: readonly HostileFile[]) => Promise<readonly ReadFile[]> {
  const bundle = join(root, '.build', `test-readingChild-${process.pid}`);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guide-studio-bad-files-'));
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: fileURLToPath(new URL('readingChild.ts', import.meta.url)),
        outDir: bundle,
        rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
      },
    });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(bundle, { recursive: true, force: true });
  });
  return async (files) => {
    const jobs = files.map(({ name, format }, at) => [join(folder, `${at}-${name}`), format] as const);
    for (const [at, { bytes }] of files.entries()) await writeFile(jobs[at]?.[0] ?? '', bytes());
    const child = join(bundle, 'child.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [child, JSON.stringify(jobs)], {
      timeout: mostMs,
      killSignal: 'SIGKILL',
      maxBuffer: 100_000_000,
    });
    for (const [path] of jobs) await rm(path);
    return JSON.parse(stdout) as readonly ReadFile[];
  };
}
