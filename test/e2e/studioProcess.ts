import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contents } from './serve.ts';
import { within } from '../eventually.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running Guide Studio with its own home and workspace. */
export interface Studio extends Places {
  readonly url: string;
  read(file: string): string;
  /** Names of the files in which unsaved work is kept. */
  backups(): string[];
}

/** A Guide Studio in a process of its own, started as a user starts it. */
export interface StudioProcess extends Studio {
  readonly output: () => string;
  /** Ends it as Ctrl+C does. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash does. Its folders stay for the next start. */
  kill(): Promise<void>;
}

/** The folders of a studio. */
export interface Places {
  readonly folder: string;
  readonly home: string;
}

/**
 * Starts `guide edit` on copies of `files` and on `contents`, and waits until it is ready. `places` are
 * those of a studio that was killed, `bin` the command if it is not that of the project.
 */
export async function startStudio(
  files: readonly string[],
  contents: Contents = {},
  more: readonly string[] = [],
  places: Places = newPlaces(),
  bin = join(root, 'packages/cli/bin/guide.mjs'),
): Promise<StudioProcess> {
  const { folder, home } = places;
  fill(folder, files, contents);
  const child = spawn(process.execPath, [bin, 'edit', '--no-open', '--host', 'browser', '--folder', folder, ...more], {
    cwd: root,
    env: { ...process.env, GUIDE_STUDIO_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await readyUrl(child, () => output);
  return {
    url,
    folder,
    home,
    output: () => output,
    ...readersOf(places),
    stop: async () => {
      const code = await ended(child, 'SIGINT');
      rmSync(dirname(folder), { recursive: true, force: true });
      return code;
    },
    kill: async () => void (await ended(child, 'SIGKILL')),
  };
}

/** Makes the folders of a new studio. */
export function newPlaces(): Places {
  const base = mkdtempSync(join(tmpdir(), 'guide-studio-'));
  const places = { folder: join(base, 'Guides'), home: join(base, 'home') };
  mkdirSync(places.folder);
  return places;
}

/** Returns what reads the files of a studio. */
export function readersOf({ folder, home }: Places): Pick<Studio, 'read' | 'backups'> {
  return {
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    backups: () => (existsSync(join(home, 'backups')) ? readdirSync(join(home, 'backups')) : []),
  };
}

/** Writes contents only, so that a copy is writable even if the original is not. */
export function fill(folder: string, files: readonly string[], contents: Contents): void {
  for (const file of files) writeFileSync(join(folder, basename(file)), readFileSync(file));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
}

async function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  const found = new Promise<string>((resolve, reject) => {
    const look = () => {
      const url = /Guide Studio ready at (\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`guide edit ended early:\n${output()}`)));
  });
  return await within('guide edit prints its address', found, output);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  child.kill(signal);
  return await within('guide edit ends', exit);
}
