import { dismissError, read, type StickyError } from '../session/index.ts';

/** Takes the error of the last step, to show it in its dialog instead of behind it. */
export function takeErrorForDialog(): StickyError | null {
  const { stickyError } = read();
  if (stickyError) dismissError();
  return stickyError;
}
