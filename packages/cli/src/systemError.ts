import { wrongUse } from './commandFailure.ts';

const sentences: Readonly<Record<string, (what: string) => string>> = {
  EADDRINUSE: (what) => `${what} is taken by another program. Choose another one with --port, or omit --port.`,
  EACCES: (what) => `You are not allowed to use ${what}. Choose another one, or change its permissions.`,
  EPERM: (what) => `You are not allowed to use ${what}. Choose another one, or change its permissions.`,
  EROFS: (what) => `${what} is on a read-only disk. Choose another place.`,
  ENOENT: (what) => `${what} does not exist. Check the name and the folder.`,
  ENOTDIR: (what) => `A part of ${what} is not a folder. Check the path.`,
  EEXIST: (what) => `${what} is a file where a folder is needed. Choose another place.`,
  EISDIR: (what) => `${what} is a folder. Specify a file.`,
  ENOSPC: (what) => `The disk of ${what} is full. Make space, then try again.`,
  EFBIG: (what) => `A file may not be as large as ${what} here. Choose another place.`,
  EDQUOT: (what) => `Your disk quota has no room for ${what}. Make space, then try again.`,
  EIO: (what) => `The disk of ${what} reported an error. Choose another place, and have this disk checked.`,
  EBUSY: (what) => `${what} is in use by another program. Close it there, then try again.`,
};

/** Returns one line for an error of the operating system about `what`; `null` for other errors, which are bugs. */
export function systemSentence(error: unknown, what: string): string | null {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null || !/^E[A-Z0-9]+$/u.test(code)) return null;
  return systemSentenceOf(code, what);
}

/** Returns the failure of a command for an error of the operating system about `what`; every other error as it is. */
export function systemFailure(error: unknown, what: string): unknown {
  const sentence = systemSentence(error, what);
  return sentence === null ? error : wrongUse(sentence);
}

/** Returns one line about an error code of the operating system, such as `ENOSPC`. */
export function systemSentenceOf(code: string, what: string): string {
  return sentences[code]?.(what) ?? `The system refused ${what} (${code}).`;
}
