import { dismissTrouble, read, type Trouble } from '../session/index.ts';

/** Takes the error of the last step, to show it in its dialog instead of behind it. */
export function takeErrorForDialog(): Trouble | null {
  const { trouble } = read();
  if (trouble) dismissTrouble();
  return trouble;
}
