import { spawn } from 'node:child_process';

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

/** Runs a program and returns what it wrote. What it started is ended with it. It never rejects. */
export async function runProgram({ argv, cwd, signal, mostBytes }: ProgramOptions): Promise<ProgramOutcome> {
  if (signal.aborted) return { kind: 'stopped' };
  const [program = '', ...args] = argv;
  return await new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: withoutSecrets(process.env),
      stdio: ['ignore', 'pipe', 'ignore'],
      // A group of its own, so that all of it can be ended.
      detached: process.platform !== 'win32',
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
    child.stdout.on('data', (chunk: Buffer) => {
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
