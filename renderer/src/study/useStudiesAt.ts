import type { Connection, Publication, Study } from '@guide-studio/host/common';
import { useCallback, useEffect, useRef, useState } from 'react';
import { read, useSession } from '../session/index.ts';
import { useWhileLookedAt } from '../browser/useWhileLookedAt.ts';

/** The studies of a service. */
export interface StudiesThere {
  readonly get: (studyId: string) => Study | undefined;
  /** Null for a study that was made after the service was asked. */
  readonly has: (studyId: string) => boolean | null;
}

/**
 * Returns the studies at the service of the chosen connection, or null until it has answered. Addresses are not enough:
 * the service of this computer may change its port, and the notes beside a file may come from other computers. Repeats
 * while a study is live, because answers come in, and while the service may lack one of them: an answer may have been
 * lost.
 */
export function useStudiesAt(connection: Connection | null, publications: readonly Publication[]): StudiesThere | null {
  const id = connection?.id ?? null;
  const [answer, setAnswer] = useState<{ readonly id: string; readonly studies: StudiesThere } | null>(null);
  const asked = useRef(0);
  const ask = useCallback(() => {
    if (id === null || publications.length === 0) return;
    const question = ++asked.current;
    void read()
      .host.call('study.list', {})
      .then((result) => {
        if (question !== asked.current || !result.ok) return;
        setAnswer({ id, studies: studiesThere(result.value.studies, publications) });
      });
  }, [id, publications]);
  // Answers may have come in while a sheet such as Invite was open.
  const isAlone = useSession(({ asking }) => asking === null);
  useEffect(() => {
    if (isAlone) ask();
  }, [ask, isAlone]);
  useWhileLookedAt(
    ask,
    publications.some(({ status, studyId }) => status === 'live' || !answer?.studies.has(studyId)),
  );
  return answer !== null && answer.id === id ? answer.studies : null;
}

function studiesThere(studies: readonly Study[], publications: readonly Publication[]): StudiesThere {
  const byId = new Map(studies.map((study) => [study.id, study]));
  const asked = new Set(publications.map(({ studyId }) => studyId));
  return {
    get: (studyId) => byId.get(studyId),
    has: (studyId) => byId.has(studyId) || (asked.has(studyId) ? false : null),
  };
}
