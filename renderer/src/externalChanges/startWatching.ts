import type { HostError, HostResult, Watched } from '@guide-studio/host/common';
import { pause } from '../browser/pause.ts';
import { betweenSaves, isHostLost, markHostLost, read, regainHost, useSession } from '../session/index.ts';
import { handleFileChange } from './fileChange.ts';
import { hostMessageOf } from '../i18n/index.ts';

/**
 * Delays before asking a host again after a failure. The first is short, because a computer that wakes up drops every
 * call.
 */
const hasteMs = 1000;
const pauseMs = 5000;

/**
 * Watches the file of the open guide while the page is visible, and checks it at once when the page becomes visible
 * again. Also detects a host that has ended. Returns a function that stops it.
 */
export function startWatching(): () => void {
  let run = 0;

  async function follow(file: string): Promise<void> {
    run += 1;
    const mine = run;
    const isOver = () => mine !== run;
    let seen: string | null = null;
    let failures = 0;
    while (!isOver()) {
      const answer = await ask(file, seen);
      if (isOver()) return;
      const watched: Watched | null = answer.ok ? answer.value : null;
      seen = watched?.mark ?? null;
      failures = answer.ok ? 0 : failures + 1;
      if (answer.ok || !isHostLost(answer.error)) clearHostAway();
      else if (failures > 1) reportHostAway(answer.error);
      // The change may come from a save in progress, so this waits for its end.
      if (watched) await betweenSaves(async () => await handleFileChange(file, watched));
      else await pause(failures === 1 ? hasteMs : pauseMs);
    }
  }

  function begin(): void {
    const file = read().guide?.onDisk.file;
    if (file && document.visibilityState === 'visible') void follow(file);
    else run += 1;
  }

  const stop = useSession.subscribe((now, before) => {
    if (now.guide?.onDisk.file !== before.guide?.onDisk.file) begin();
  });
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    run += 1;
    stop();
    document.removeEventListener('visibilitychange', begin);
  };
}

async function ask(file: string, seen: string | null): Promise<HostResult<Watched>> {
  return await read().host.call('file.watch', { file, seen });
}

/** Notes that the host does not answer, until it does again. */
function reportHostAway(error: HostError): void {
  if (!read().hostError) markHostLost(error);
}

/** Clears the errors about a host that did not answer. */
function clearHostAway(): void {
  const { hostError, stickyError } = read();
  if (hostError) regainHost(stickyError?.what === hostMessageOf(hostError).what);
}
