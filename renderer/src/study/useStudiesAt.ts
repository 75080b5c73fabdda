import type { Connection, Publication } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { mustHave, read } from '../session/store.ts';

/**
 * The ids of the studies that the chosen connection's service has, or null while it has not answered. Addresses cannot
 * tell: the service of this computer may change its port, and notes beside a file come from other computers too.
 */
export function useStudiesAt(
  connection: Connection | null,
  publications: readonly Publication[],
): ReadonlySet<string> | null {
  const id = connection?.id ?? null;
  const [answer, setAnswer] = useState<{ readonly id: string; readonly ids: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (id === null || publications.length === 0) return;
    let current = true;
    void mustHave(read().host)
      .call('study.list', {})
      .then((result) => {
        if (current && result.ok) setAnswer({ id, ids: new Set(result.value.studies.map((study) => study.id)) });
      });
    return () => {
      current = false;
    };
  }, [id, publications]);
  return answer !== null && answer.id === id ? answer.ids : null;
}
