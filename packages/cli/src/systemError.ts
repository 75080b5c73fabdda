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
};

/** Returns one line for an error of the operating system about `what`; `null` for other errors, which are bugs. */
export function systemSentence(error: unknown, what: string): string | null {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null || !/^E[A-Z0-9]+$/u.test(code)) return null;
  return sentences[code]?.(what) ?? `The system refused ${what} (${code}).`;
}
