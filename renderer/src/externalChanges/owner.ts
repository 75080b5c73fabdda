import type { Claim } from '@guide-studio/host/common';
import { pause } from '../browser/pause.ts';
import { shortName, words } from '../i18n/index.ts';
import { read, readGuide, announce, type Session, showOwner, useSession } from '../session/index.ts';
import { windowKey } from './windowKey.ts';

/** Interval of renewing a claim. A host drops a claim after a little more than two of these. */
const renewMs = 60_000;

/**
 * Tells all windows that share the folder that this one has the guide open, every minute until it is closed. If another
 * window has it, the guide is read-only here until that one closes it or the user takes it over. Returns a function
 * that stops it.
 */
export function startOwning(): () => void {
  let run = 0;
  let held: string | null = null;

  async function hold(file: string): Promise<void> {
    run += 1;
    const mine = run;
    const isOver = () => mine !== run;
    held = file;
    let isFirst = true;
    while (!isOver()) {
      const claim = await ask(file, false);
      if (isOver()) return;
      if (claim) show(claim, isFirst);
      if (read().guide?.owner?.kind === 'taken') return;
      isFirst = false;
      await pause(renewMs);
    }
  }

  function letGo(): void {
    run += 1;
    const file = held;
    held = null;
    if (file !== null) void release(file);
  }

  function begin(): void {
    const file = ownable(read());
    if (held !== file) letGo();
    if (file !== null) void hold(file);
  }

  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin();
  };
  const stop = useSession.subscribe((now, before) => {
    if (ownable(now) !== ownable(before) || now.guide?.backupKey !== before.guide?.backupKey) begin();
  });
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', onShow);
  begin();
  return () => {
    stop();
    letGo();
    window.removeEventListener('pagehide', letGo);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Returns the file that this window may change, or null. */
function ownable({ guide }: Session): string | null {
  return guide?.onDisk.losses === null ? guide.onDisk.file : null;
}

function show(claim: Claim, isFirst: boolean): void {
  const { owner, onDisk } = readGuide();
  switch (claim.state) {
    case 'mine':
      if (owner?.kind === 'other') announce(words.externalChanges.free(shortName(onDisk.name)));
      if (owner) showOwner(null);
      return;
    case 'unmarked':
      if (isFirst) showOwner({ kind: 'unmarked' });
      return;
    case 'other':
      // A window that was already editing continues, because it may have unsaved work.
      showOwner({ kind: isFirst || owner?.kind === 'other' ? 'other' : 'taken', by: claim });
  }
}

/** Takes the guide over from the other window, which is notified. */
export async function editAnyway(): Promise<void> {
  const file = ownable(read());
  if (file === null) return;
  const claim = await ask(file, true);
  if (claim && ownable(read()) === file) showOwner(claim.state === 'unmarked' ? { kind: 'unmarked' } : null);
}

async function ask(file: string, take: boolean): Promise<Claim | null> {
  const answer = await read().host.call('file.claim', { file, key: await windowKey(), take });
  return answer.ok ? answer.value : null;
}

async function release(file: string): Promise<void> {
  await read().host.call('file.release', { file, key: await windowKey() });
}
