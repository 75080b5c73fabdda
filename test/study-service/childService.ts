import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServiceOptions } from '@guide-studio/study-service/node';
import { build } from 'vite';
import { within } from '../eventually.ts';

/** A service in a process of its own. */
export interface Child {
  readonly process: ChildProcess;
  readonly url: string;
  readonly newKey: string | null;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

/** The service as a program, built once. */
export interface ChildProgram {
  start(data: string, seedFile?: string, options?: Partial<ServiceOptions>): Promise<Child>;
  /** Ends all services that still run. */
  remove(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function buildChild(): Promise<ChildProgram> {
  // Below node_modules, so that the native packages, which are not bundled, are found from there.
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const bundle = await mkdtemp(join(cache, 'study-service-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('child.ts', import.meta.url)),
      outDir: bundle,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  const children: Child[] = [];
  return {
    async start(data, seedFile = '', options = {}) {
      const child = await startChild(join(bundle, 'child.mjs'), [data, seedFile, JSON.stringify(options)]);
      children.push(child);
      return child;
    },
    async remove() {
      await Promise.all(children.map((child) => child.kill()));
      await rm(bundle, { recursive: true });
    },
  };
}

async function startChild(program: string, args: readonly string[]): Promise<Child> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const ended = gone.then(([code]) => Promise.reject(new Error(`The service ended with ${code}.`)));
  const [line] = (await within(
    'the service prints its address',
    Promise.race([once(createInterface(child.stdout), 'line'), ended]),
  )) as [string];
  ended.catch(() => undefined);
  return {
    process: child,
    ...(JSON.parse(line) as { url: string; newKey: string | null }),
    async kill() {
      child.kill('SIGKILL');
      await within('the service ends', gone);
    },
  };
}
