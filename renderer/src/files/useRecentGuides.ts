import type { HostError, RecentFile } from '@guide-studio/host/common';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

export interface RecentFiles {
  /** Last opened first. Null until they are read, and if they cannot be read. */
  readonly recent: readonly RecentFile[] | null;
  /** Why they could not be read. */
  readonly error: HostError | null;
  /** Reads them again and keeps the old list until then. */
  readonly refresh: () => void;
  readonly forget: (key: string) => void;
}

/** Returns the recent guides, in any folder. They are read on mount and at each `refresh`. */
export function useRecentGuides(): RecentFiles {
  const host = useSession((session) => session.host);
  const [recent, setRecent] = useState<readonly RecentFile[] | null>(null);
  const [error, setError] = useState<HostError | null>(null);
  const refresh = useCallback(() => {
    void host.call('file.recent', {}).then((result) => {
      setError(result.ok ? null : result.error);
      if (result.ok) setRecent(result.value.files);
    });
  }, [host]);
  useEffect(refresh, [refresh]);
  const forget = useCallback(
    (key: string) => {
      setRecent((all) => all?.filter((each) => each.key !== key) ?? null);
      void host.call('file.forget', { key });
    },
    [host],
  );
  return { recent, error, refresh, forget };
}
