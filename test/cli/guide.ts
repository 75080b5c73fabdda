import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sessionKeyStore } from '@guide-studio/host/node';
import { onTestFinished } from 'vitest';
import type { Ensure } from '../../packages/cli/src/context.ts';
import { run } from '../../packages/cli/src/run.ts';
import { within } from '../eventually.ts';

/*
 * The command in this process (`guide`, `startGuide`, `startServe`) and in one of its own (`guideProcess`,
 * `startGuideProcess`), which only shows more where the process itself matters: the bin file, signals, pipes, `kill`.
 */

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'packages/cli/bin/guide.mjs');
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves with the first match in stdout. Rejects with everything printed if the command ends first, or never prints it. */
  readonly line: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>;
  readonly ended: Promise<Ended>;
}

export interface RunningProcess extends Running {
  readonly pid: number;
}

export interface Setting {
  readonly cwd: string;
  /** What comes in on standard input. */
  readonly stdin?: string;
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

/** What a command has printed to a stream so far. */
class Printed extends Writable {
  private readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    this.emit('printed');
    done();
  }

  readonly text = (): string => Buffer.concat(this.chunks).toString();
}

async function firstMatch(
  out: Printed,
  err: Printed,
  ended: Promise<Ended>,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  const found = new Promise<RegExpExecArray>((resolve, reject) => {
    const look = (): void => {
      const match = pattern.exec(out.text());
      if (match !== null) resolve(match);
    };
    out.on('printed', look);
    look();
    ended.then((end) => reject(new Error(`ended with ${end.code} before ${pattern}: ${end.out}${end.err}`)), reject);
  });
  return await within(`the line ${pattern}`, found, () => out.text() + err.text());
}

function runningOf(out: Printed, err: Printed, ended: Promise<Ended>, send: (signal: NodeJS.Signals) => void): Running {
  let hasEnded = false;
  void ended.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  return {
    out: out.text,
    err: err.text,
    line: (pattern) => firstMatch(out, err, ended, pattern),
    async stop(signal) {
      if (!hasEnded) send(signal);
      return await within(`the end after ${signal}`, ended, () => out.text() + err.text());
    },
    ended,
  };
}

const { ensure } = (await import(join(root, 'tools/build/ensure.mjs'))) as { ensure: Ensure };

/** Starts a command in this process. `stdout` is what the stream has more than one of a pipe. */
export function startGuide(args: readonly string[], setting: Setting, stdout: object = {}): Running {
  const [out, err, signals] = [new Printed(), new Printed(), new EventEmitter()];
  const ended = run(
    { argv: args, root, version, ensure },
    {
      env: environmentOf(setting),
      cwd: () => setting.cwd,
      stdout: Object.assign(out, stdout),
      stderr: err,
      stdin: Readable.from([setting.stdin ?? '']),
      on: (signal, listener) => signals.on(signal, listener),
      exit: (code) => {
        throw new Error(`The command ended the process with ${code}.`);
      },
      openKeyring: async () => sessionKeyStore(),
    },
  ).then((code) => ({ code, out: out.text(), err: err.text() }));
  return runningOf(out, err, ended, (signal) => void signals.emit(signal));
}

/** Runs a command in this process to its end. */
export async function guide(args: readonly string[], setting: Setting): Promise<Ended> {
  return await startGuide(args, setting).ended;
}

/** Starts the real command, from its committed bin file. */
export function startGuideProcess(args: readonly string[], setting: Setting): RunningProcess {
  const child = spawn(process.execPath, [bin, ...args], { cwd: setting.cwd, env: environmentOf(setting) });
  const [out, err] = [new Printed(), new Printed()];
  child.stdin.end();
  child.stdout.pipe(out);
  child.stderr.pipe(err);
  const ended = endOf(child).then((code) => ({ code, out: out.text(), err: err.text() }));
  return { pid: child.pid ?? -1, ...runningOf(out, err, ended, (signal) => void child.kill(signal)) };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Runs the real command to its end. */
export async function guideProcess(args: readonly string[], setting: Setting): Promise<Ended> {
  return await startGuideProcess(args, setting).ended;
}

/** A study service in this process that runs until the test ends. */
export async function startServe(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const running = startGuide(['serve', '--port', '0', ...args], { cwd, env });
  onTestFinished(async () => void (await running.stop('SIGTERM')));
  const [, url = ''] = await running.line(/^Study service ready at (http:\/\/127\.0\.0\.1:\d+)$/mu);
  return { ...running, url };
}
