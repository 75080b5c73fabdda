import type { GuideFile, Host, HostError } from '@guide-studio/host/common';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

export type GuideFiles =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HostError }
  /** Newest first. */
  | { readonly state: 'ready'; readonly files: readonly GuideFile[]; readonly brokenNames: readonly string[] };

/**
 * Returns the guide files of the workspace folder. They are read on mount and at each `reload`; `refresh` keeps the old
 * list until the new one is read.
 */
export function useGuideFiles(): GuideFiles & { readonly reload: () => void; readonly refresh: () => void } {
  const host = useSession((session) => session.host);
  const [files, setFiles] = useState<GuideFiles>({ state: 'loading' });

  useEffect(() => {
    let current = true;
    void listFiles(host).then((listed) => {
      if (current) setFiles(listed);
    });
    return () => {
      current = false;
    };
  }, [host]);

  const reload = useCallback(() => {
    setFiles({ state: 'loading' });
    void listFiles(host).then(setFiles);
  }, [host]);
  const refresh = useCallback(() => void listFiles(host).then(setFiles), [host]);
  return { ...files, reload, refresh };
}

async function listFiles(host: Host | null): Promise<GuideFiles> {
  if (!host) return { state: 'loading' };
  const result = await host.call('file.list', {});
  if (!result.ok) return { state: 'failed', error: result.error };
  const { files, brokenNames = [] } = result.value;
  return { state: 'ready', files: [...files].sort(newestFirst), brokenNames };
}

function newestFirst(a: GuideFile, b: GuideFile): number {
  return b.modifiedAt - a.modifiedAt || a.name.localeCompare(b.name);
}
