import { withoutOrigin } from '@guide-studio/guide-core/internal';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { create } from 'zustand';
import { changeNotes, useNotes } from '../notes/notes.ts';
import { read, useSession } from '../session/index.ts';

/** What is assumed about participants and is not in the notes yet, and the opened guide that it belongs to. */
interface UnsavedAssumptions {
  readonly of: string | null;
  readonly assumptions: ForecastAssumptions | null;
}

const useUnsavedAssumptions = create<UnsavedAssumptions>(() => ({ of: null, assumptions: null }));

const nothing: ForecastAssumptions = {};

/** Returns what forecasts of the open guide assume: what was typed last, otherwise what the notes say. */
export function assumedNow(): ForecastAssumptions {
  return unsavedAssumptionsNow() ?? useNotes.getState().notes.forecast ?? nothing;
}

/** {@link assumedNow} as a hook. */
export function useAssumed(): ForecastAssumptions {
  const kept = useNotes(({ notes }) => notes.forecast);
  const guide = useSession((session) => session.guide?.backupKey);
  const unsaved = useUnsavedAssumptions(({ of, assumptions }) => (of === guide ? assumptions : null));
  return unsaved ?? kept ?? nothing;
}

/** Returns true if some of what is assumed is not in the notes: the guide has no file, or they could not be written. */
export function useHasUnsavedAssumptions(): boolean {
  const guide = useSession((session) => session.guide?.backupKey);
  return useUnsavedAssumptions(({ of, assumptions }) => of === guide && assumptions !== null);
}

function unsavedAssumptionsNow(): ForecastAssumptions | null {
  const { of, assumptions } = useUnsavedAssumptions.getState();
  return of === read().guide?.backupKey ? assumptions : null;
}

let stopWaiting: (() => void) | null = null;

/** Assumes something else about participants, and stores it in the notes as soon as the guide has a file. */
export function assume(assumptions: ForecastAssumptions): void {
  const of = read().guide?.backupKey ?? null;
  useUnsavedAssumptions.setState({ of, assumptions: withoutOrigin(assumptions) });
  void keepAssumed();
  stopWaiting ??= useNotes.subscribe((now, before) => {
    if (now.file !== before.file || (now.state === 'ready' && before.state !== 'ready')) void keepAssumed();
  });
}

/** Stores what is assumed in the notes, unless it is there. On failure it stays here; the notes say why. */
export async function keepAssumed(): Promise<void> {
  const assumptions = unsavedAssumptionsNow();
  const { file, state } = useNotes.getState();
  if (assumptions === null || file === null || state !== 'ready' || file !== read().guide?.onDisk.file) return;
  const isUsual = Object.keys(assumptions).length === 0;
  const isKept = await changeNotes({ kind: 'forecast.set', forecast: isUsual ? null : assumptions });
  if (isKept && useUnsavedAssumptions.getState().assumptions === assumptions)
    useUnsavedAssumptions.setState({ assumptions: null });
}

/** Calls `act` when something else is assumed. Returns a function that ends this. */
export function watchAssumed(act: () => void): () => void {
  const stopWatchingUnsaved = useUnsavedAssumptions.subscribe(act);
  const stopNotes = useNotes.subscribe((now, before) => {
    if (now.notes.forecast !== before.notes.forecast) act();
  });
  return () => {
    stopWatchingUnsaved();
    stopNotes();
  };
}
