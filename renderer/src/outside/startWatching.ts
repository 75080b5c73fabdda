import type { Watched } from '@guide-studio/host/common';
import { betweenSaves } from '../session/files.ts';
import { read, useSession } from '../session/store.ts';
import { reactTo } from './react.ts';

/** How long to wait before asking a host again that could not answer. */
const pauseMs = 5000;

/**
 * Follows the file of the open guide while the page is visible; when it becomes visible again, the file is looked at at
 * once. Returns what ends it.
 */
export function startWatching(): () => void {
  let run = 0;

  async function follow(file: string): Promise<void> {
    run += 1;
    const mine = run;
    const isOver = () => mine !== run;
    let seen: string | null = null;
    while (!isOver()) {
      const watched: Watched | null = await ask(file, seen);
      if (isOver()) return;
      seen = watched?.mark ?? null;
      // A save that is under way writes what the host then sees: only after it is known whose content that is.
      if (watched) await betweenSaves(async () => await reactTo(file, watched));
      else await pause();
    }
  }

  function begin(): void {
    const { onDisk, phase } = read();
    const file = phase === 'editing' ? onDisk?.file : null;
    if (file && document.visibilityState === 'visible') void follow(file);
    else run += 1;
  }

  const stop = useSession.subscribe((now, before) => {
    if (now.onDisk?.file !== before.onDisk?.file || now.phase !== before.phase) begin();
  });
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    run += 1;
    stop();
    document.removeEventListener('visibilitychange', begin);
  };
}

async function ask(file: string, seen: string | null): Promise<Watched | null> {
  const answer = await read().host?.call('file.watch', { file, seen });
  return answer?.ok ? answer.value : null;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
  });
}
