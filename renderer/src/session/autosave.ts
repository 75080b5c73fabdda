import type { HostError } from '@guide-studio/host/common';
import { save } from './files.ts';
import { isEditable, type Session } from './state.ts';
import { read, useSession } from './store.ts';
import { reportHostError } from './reportHostError.ts';
import { isHostLost, pauseAutosave, setAutosave } from './transitions/index.ts';
import { isDirty } from './unsaved.ts';

const pauseMs = 2000;
const latestMs = 10_000;

/**
 * Saves a guide that has a file automatically, if enabled: two seconds after the last change, at most ten after the
 * first unsaved one. Never creates a file, never overwrites one that changed, and asks nothing: a failure is shown
 * above the guide, and saving pauses until that is dismissed or solved. Returns a function that stops it.
 */
export function startAutosave(): () => void {
  let pause: Timer;
  let latest: Timer;

  function rest(): void {
    clearTimeout(pause);
    clearTimeout(latest);
    pause = latest = undefined;
  }

  function arm(): void {
    clearTimeout(pause);
    pause = setTimeout(due, pauseMs);
    latest ??= setTimeout(due, latestMs);
  }

  function due(): void {
    rest();
    const session = read();
    if (!isWanted(session)) return;
    if (session.asking) return arm();
    void save({ saved: () => undefined, refused });
  }

  const stop = useSession.subscribe((now, before) => {
    // A change of the file is reported only once, with its remedies.
    const { guide } = now;
    if (guide?.autosaveError && (guide.onDisk !== before.guide?.onDisk || guide.externalChange)) pauseAutosave(null);
    else if (!isWanted(now)) rest();
    else if (isOther(now, before)) arm();
  });
  return () => {
    rest();
    stop();
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function refused(error: HostError): void {
  if (isHostLost(error)) reportHostError(error);
  else pauseAutosave(error);
}

/** Returns true if there are changes that may be saved without a question. */
function isWanted(session: Session): boolean {
  const { autosave, refusal, guide } = session;
  if (!autosave || refusal || !guide || guide.autosaveError) return false;
  const { onDisk, externalChange } = guide;
  if ((externalChange && externalChange.kind !== 'decided') || !isEditable(session) || !isDirty(session)) return false;
  return onDisk.file !== null && onDisk.hash !== null && onDisk.writable;
}

function isOther(now: Session, before: Session): boolean {
  if (now.autosave !== before.autosave || now.refusal !== before.refusal) return true;
  return now.guide?.editor.doc.root !== before.guide?.editor.doc.root || now.guide?.onDisk !== before.guide?.onDisk;
}

/** Turns autosave on or off, and remembers it. */
export async function chooseAutosave(autosave: boolean): Promise<void> {
  setAutosave(autosave);
  await read().host.call('settings.write', { autosave });
}
