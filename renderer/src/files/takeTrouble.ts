import { read, type Trouble, write } from '../session/store.ts';

/** The trouble that the last step left, to be said inside the dialog it belongs to and not behind it. */
export function takeTrouble(): Trouble | null {
  const { trouble } = read();
  if (trouble) write({ trouble: null });
  return trouble;
}
