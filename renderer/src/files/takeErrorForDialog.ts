import { read, type Trouble, write } from '../session/store.ts';

/** Takes the error of the last step, to show it in its dialog instead of behind it. */
export function takeErrorForDialog(): Trouble | null {
  const { trouble } = read();
  if (trouble) write({ trouble: null });
  return trouble;
}
