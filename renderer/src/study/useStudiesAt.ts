import type { Connection, Publication, Study } from '@guide-studio/host/common';
import { useCallback, useEffect, useRef, useState } from 'react';
import { read } from '../session/index.ts';
import { useWhileLookedAt } from './answers/useWhileLookedAt.ts';

/** The studies of a service by id. */
export type StudiesById = ReadonlyMap<string, Study>;

/**
 * Returns the studies at the service of the chosen connection, or null until it has answered. Addresses are not enough:
 * the service of this computer may change its port, and the notes beside a file may come from other computers. Repeats
 * while a study is live, because answers come in, and while the service may lack one of them: an answer may have been
 * lost.
 */
export function useStudiesAt(connection: Connection | null, publications: readonly Publication[]): StudiesById | null {
  const id = connection?.id ?? null;
  const [answer, setAnswer] = useState<{ readonly id: string; readonly studies: StudiesById } | null>(null);
  const asked = useRef(0);
  const ask = useCallback(() => {
    if (id === null || publications.length === 0) return;
    const question = ++asked.current;
    void read()
      .host.call('study.list', {})
      .then((result) => {
        if (question !== asked.current || !result.ok) return;
        setAnswer({ id, studies: new Map(result.value.studies.map((study) => [study.id, study])) });
      });
  }, [id, publications]);
  useEffect(ask, [ask]);
  useWhileLookedAt(
    ask,
    publications.some(({ status, studyId }) => status === 'live' || !answer?.studies.has(studyId)),
  );
  return answer !== null && answer.id === id ? answer.studies : null;
}
