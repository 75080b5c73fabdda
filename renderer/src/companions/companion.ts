import type { HostError, HostResult } from '@guide-studio/host/common';
import { inNotesLine, read } from '../session/index.ts';

/** A file beside the open guide, as this window knows it. */
export interface Companion {
  /** The file of the guide; null if it has none yet. */
  readonly file: string | null;
  readonly state: 'loading' | 'failed' | 'ready';
  /** A change is on its way to the file. */
  readonly busy: boolean;
  /** Why the file beside could not be read or changed. */
  readonly error: HostError | null;
}

export const unread: Companion = { file: null, state: 'ready', busy: false, error: null };

interface CompanionParts<Value, Change> {
  readonly store: { getState(): Companion; setState(changes: Partial<Companion>): void };
  /** The store before anything is read. */
  readonly nothing: Companion;
  readonly readFile: (file: string) => Promise<HostResult<Value>>;
  /** Makes one change, and returns all that is then in the file. */
  readonly changeFile: (file: string, change: Change) => Promise<HostResult<Value>>;
  /** Puts what is in the file into the store. */
  readonly show: (value: Value) => void;
}

/** Returns what reads and changes a file beside the open guide. */
export function companion<Value, Change>(parts: CompanionParts<Value, Change>) {
  const { store, nothing, readFile, changeFile, show } = parts;
  let waiting = 0;
  let failure: HostError | null = null;

  /** Reads what is beside a guide. What is known of the same guide stays visible meanwhile. */
  async function load(file: string | null): Promise<void> {
    if (file !== store.getState().file) store.setState({ ...nothing, file, state: 'loading' });
    if (file === null) return store.setState({ state: 'ready' });
    const answer = await inNotesLine(async () => await readFile(file));
    // A change that was made meanwhile returns all of the file.
    if (store.getState().file !== file || waiting > 0) return;
    if (!answer.ok) return store.setState({ state: 'failed', error: answer.error });
    show(answer.value);
    store.setState({ state: 'ready', error: null });
  }

  /**
   * Makes one change in the file. Returns false on failure, with the reason in `error`. Of several changes in a row, the
   * store shows the file after the last one. `done` is called if it succeeds and the same guide is open.
   */
  async function change(wanted: Change, done: () => void = () => {}): Promise<boolean> {
    const asked = store.getState().file;
    const guide = read().guide?.backupKey;
    if (asked === null) return false;
    if (waiting === 0) failure = null;
    waiting += 1;
    store.setState({ busy: true });
    const [file, changed] = await inNotesLine(async () => {
      // The guide may have been renamed while this waited.
      const now = (read().guide?.backupKey === guide ? store.getState().file : null) ?? asked;
      return [now, await changeFile(now, wanted)] as const;
    });
    waiting -= 1;
    if (!changed.ok) failure = changed.error;
    if (store.getState().file !== file) return changed.ok;
    store.setState({ busy: waiting > 0, error: failure });
    if (changed.ok) done();
    if (waiting > 0) return changed.ok;
    if (changed.ok) {
      show(changed.value);
      store.setState({ state: 'ready' });
    } else if (store.getState().state === 'ready') {
      // The store may show the change already.
      await load(file);
      store.setState({ error: changed.error });
    }
    return changed.ok;
  }

  return { load, change };
}
