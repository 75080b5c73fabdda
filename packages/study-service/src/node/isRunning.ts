import process from 'node:process';

/** Returns true while a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
