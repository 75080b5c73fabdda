import { type HostError, hostMessageOf } from '@guide-studio/host/common';
import { systemSentenceOf } from './systemError.ts';

/** Returns one line about a failure at a file. The host's own sentences refer to a window in which the work is still open. */
export function hostSentence(file: string, error: HostError): string {
  if (error.code === 'fileSystem') return systemSentenceOf(error.cause, file);
  const { what, next } = hostMessageOf(error);
  return `${file}: ${what} ${next}`;
}
