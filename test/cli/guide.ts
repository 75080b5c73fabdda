import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'packages/cli/bin/guide.mjs');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly pid: number;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves with the first match in stdout; rejects with everything printed if the command ends first. */
  readonly line: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>;
  readonly ended: Promise<Ended>;
}

export interface Setting {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A folder for one test, which is also the home of Guide Studio. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An environment without anything of this machine that could affect a result: no display, no keys, no home. */
function environmentOf({ cwd, env }: Setting): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: cwd,
    GUIDE_STUDIO_HOME: join(cwd, 'home'),
    ...env,
  };
}

function textOf(child: ChildProcess, stream: 'stdout' | 'stderr'): () => string {
  const chunks: Buffer[] = [];
  child[stream]?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

function firstMatch(child: ChildProcess, out: () => string, ended: Promise<Ended>, pattern: RegExp) {
  return new Promise<RegExpExecArray>((resolve, reject) => {
    const look = (): void => {
      const match = pattern.exec(out());
      if (match !== null) resolve(match);
    };
    child.stdout?.on('data', look);
    look();
    void ended.then((end) => reject(new Error(`ended with ${end.code} before ${pattern}: ${end.out}${end.err}`)));
  });
}

/** Starts the real command, from its committed bin file. */
export function startGuide(args: readonly string[], setting: Setting): Running {
  const child = spawn(process.execPath, [bin, ...args], { cwd: setting.cwd, env: environmentOf(setting) });
  child.stdin.end();
  const out = textOf(child, 'stdout');
  const err = textOf(child, 'stderr');
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out: out(), err: err() }));
  });
  return {
    pid: child.pid ?? -1,
    out,
    err,
    line: (pattern) => firstMatch(child, out, ended, pattern),
    async stop(signal) {
      child.kill(signal);
      return await ended;
    },
    ended,
  };
}

/** Runs the real command to its end. */
export async function guide(args: readonly string[], setting: Setting): Promise<Ended> {
  return await startGuide(args, setting).ended;
}

/** A study service that runs until the test ends. */
export async function startServe(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const running = startGuide(['serve', '--port', '0', ...args], { cwd, env });
  onTestFinished(async () => void (await running.stop('SIGTERM')));
  const [, url = ''] = await running.line(/^Study service ready at (http:\/\/127\.0\.0\.1:\d+)$/mu);
  return { ...running, url };
}
