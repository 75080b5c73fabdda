import type { Study, StudyIntake } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { read } from '../session/index.ts';

/**
 * Returns whether a live study accepts new participants; null while unknown, and for services that do not report it.
 * Requested again each time the service has listed its studies (`known`). `take` sets the result of a change.
 */
export function useIntake(studyId: string, active: boolean, known: Study | undefined) {
  const [intake, setIntake] = useState<StudyIntake | null>(null);
  useEffect(() => {
    if (!active) return;
    let isWanted = true;
    void read()
      .host.call('study.intake', { studyId })
      .then((result) => {
        if (isWanted && result.ok) setIntake(result.value);
      });
    return () => {
      isWanted = false;
    };
  }, [studyId, active, known]);
  return { intake: active ? intake : null, take: setIntake };
}
