import type { Study, StudyIntake } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { mustHave, read } from '../session/store.ts';

/**
 * Whether a live study takes new participants; null while that is not known, and for services that cannot tell. Asked
 * again whenever the service has listed its studies (`known`). `take` puts what a change was answered.
 */
export function useIntake(studyId: string, active: boolean, known: Study | undefined) {
  const [intake, setIntake] = useState<StudyIntake | null>(null);
  useEffect(() => {
    if (!active) return;
    let isWanted = true;
    void mustHave(read().host)
      .call('study.intake', { studyId })
      .then((result) => {
        if (isWanted && result.ok) setIntake(result.value);
      });
    return () => {
      isWanted = false;
    };
  }, [studyId, active, known]);
  return { intake: active ? intake : null, take: setIntake };
}
