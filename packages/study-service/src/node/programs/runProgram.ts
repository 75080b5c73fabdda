import { spawn } from 'node:child_process';
import { findProgram } from './findProgram.ts';

/** How a program is run. */
export interface ProgramOptions {
  /** The program, then its arguments. There is no shell. */
  readonly argv: readonly string[];
  readonly cwd?: string | undefined;
  readonly signal: AbortSignal;
  /** More on standard output ends it. */
  readonly mostBytes: number;
}

/** `ended`: with exit code 0. `stopped`: by the signal. `flooded`: it wrote too much. `missing`: it cannot be run. */
export type ProgramOutcome =
  | { readonly kind: 'ended'; readonly text: string }
  | { readonly kind: 'failed' | 'stopped' | 'flooded' | 'missing' };

/**
 * Ends the group when standard input ends, which it does when this process ends, however that happens. `"$@"` are the
 * program and its arguments, which no shell reads; the program gets no input.
 */
const guarded =
  'exec 3<&0 </dev/null; "$@" 3<&- & program=$!; { cat <&3 >/dev/null; kill -9 0; } 2>/dev/null & exec 3<&-; wait "$program"';

/**
 * Runs a program and returns what it wrote. What it started is ended with it, and all of it with this process, but on
 * Windows. It never rejects.
 */
export async function runProgram({ argv, cwd, signal, mostBytes }: ProgramOptions): Promise<ProgramOutcome> {
  const env = withoutSecrets(process.env);
  const [named = '', ...given] = argv;
  const found = await orStopped(findProgram(named), signal);
  if (found === 'stopped') return { kind: 'stopped' };
  if (found === null) return { kind: 'missing' };
  const isGuarded = process.platform !== 'win32';
  const [program, args] = isGuarded ? ['/bin/sh', ['-c', guarded, 'sh', found, ...given]] : [found, given];
  return await new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: [isGuarded ? 'pipe' : 'ignore', 'pipe', 'ignore'],
      // A group of its own, so that all of it can be ended.
      detached: isGuarded,
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let reason: 'stopped' | 'flooded' | 'missing' | null = null;
    const end = (why: 'stopped' | 'flooded'): void => {
      reason ??= why;
      endGroup(child.pid);
    };
    const stop = (): void => end('stopped');
    signal.addEventListener('abort', stop);
    child.on('error', () => {
      reason ??= 'missing';
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) end('flooded');
      else chunks.push(chunk);
    });
    child.on('exit', () => {
      // What it left behind would keep its output open.
      endGroup(child.pid);
    });
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (reason !== null) resolve({ kind: reason });
      else resolve(code === 0 ? { kind: 'ended', text: Buffer.concat(chunks).toString('utf8') } : { kind: 'failed' });
    });
  });
}

/** The search for a program may wait, too: for a folder on another machine. */
async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'stopped'> {
  if (signal.aborted) return 'stopped';
  let stop = (): void => undefined;
  const stopped = new Promise<'stopped'>((resolve) => (stop = () => resolve('stopped')));
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** The keys of this process are not for others. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSecret = (name: string): boolean => /KEY|SECRET|TOKEN|PASS|CREDENTIAL|DATABASE_URL/iu.test(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecret(name)));
}
