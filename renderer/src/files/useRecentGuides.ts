import type { RecentFile } from '@guide-studio/host/common';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

export interface RecentFiles {
  /** Last opened first. Null until they are read; empty if they cannot be read. */
  readonly recent: readonly RecentFile[] | null;
  /** Reads them again and keeps the old list until then. */
  readonly refresh: () => void;
  readonly forget: (key: string) => void;
}

/** Returns the recent guides, in any folder. They are read on mount and at each `refresh`. */
export function useRecentGuides(): RecentFiles {
  const host = useSession((session) => session.host);
  const [recent, setRecent] = useState<readonly RecentFile[] | null>(null);
  const refresh = useCallback(() => {
    void host.call('file.recent', {}).then((result) => {
      setRecent((last) => (result.ok ? result.value.files : (last ?? [])));
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
  return { recent, refresh, forget };
}
