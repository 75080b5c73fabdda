import { systemSentence } from '../systemError.ts';

interface Started {
  readonly port: number;
  readonly data: string;
  readonly seedFile: string | undefined;
}

/** One clear line for a service that could not start; `null` for a bug. */
export function serviceSentence(error: unknown, { port, data, seedFile }: Started): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isAboutPort =
    code === 'EADDRINUSE' || (error instanceof Error && 'syscall' in error && error.syscall === 'listen');
  if (isAboutPort) return systemSentence(error, `Port ${port}`);
  return systemSentence(error, seedFile === undefined ? data : `${data} or ${seedFile}`);
}
