import type { HostError } from '@guide-studio/host/common';
import { save } from './files.ts';
import { isDirty, isEditable, read, type Session, useSession, write } from './store.ts';
import { isHostLost, tell } from './tell.ts';

const pauseMs = 2000;
const latestMs = 10_000;

/**
 * Saves a guide that has a file by itself, where that was chosen: two seconds after the last change, ten after the first
 * one that is not saved. Never makes a file, never writes over one that changed, and asks nothing: why it cannot save
 * stands above the guide, and it rests until that is read or solved. Returns what ends it.
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
    // What happened to the file is said once, with what can be done about it.
    if (now.stuck && (now.onDisk !== before.onDisk || now.outside)) write({ stuck: null });
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
  if (isHostLost(error)) tell(error);
  else write({ stuck: error });
}

/** Whether there is something to save that may be saved without a question. */
function isWanted(session: Session): boolean {
  const { autosave, onDisk, outside, refusal, stuck } = session;
  if (
    !autosave ||
    refusal ||
    stuck ||
    (outside && outside.kind !== 'decided') ||
    !isEditable(session) ||
    !isDirty(session)
  )
    return false;
  return onDisk !== null && onDisk.file !== null && onDisk.hash !== null && onDisk.writable;
}

function isOther(now: Session, before: Session): boolean {
  if (now.autosave !== before.autosave || now.refusal !== before.refusal) return true;
  return now.editor?.doc.root !== before.editor?.doc.root || now.onDisk !== before.onDisk;
}

/** Lets guides be saved by themselves, or not, and remembers it. */
export async function chooseAutosave(autosave: boolean): Promise<void> {
  write({ autosave });
  await read().host?.call('settings.write', { autosave });
}
