import type { Study, StudyIntake } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { read } from '../session/index.ts';

/** Whether a study accepts participants, and how the window learns of a change. */
export interface StudyIntakeHere {
  readonly intake: StudyIntake | null;
  readonly take: (intake: StudyIntake) => void;
}

/**
 * Returns whether a live study accepts new participants; null while unknown, and for services that do not report it.
 * Requested again each time the service has listed its studies (`known`), and every `everyMs`. `take` sets the result of
 * a change.
 */
export function useIntake(
  studyId: string,
  active: boolean,
  known: Study | undefined,
  everyMs?: number,
): StudyIntakeHere {
  const [last, set] = useState<{ readonly of: string; readonly intake: StudyIntake | null } | null>(null);
  useEffect(() => {
    if (!active) return;
    let isWanted = true;
    const ask = (): void =>
      void read()
        .host.call('study.intake', { studyId })
        .then((result) => {
          if (isWanted && result.ok) set({ of: studyId, intake: result.value });
        });
    ask();
    const timer = everyMs === undefined ? undefined : setInterval(ask, everyMs);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [studyId, active, known, everyMs]);
  return {
    intake: active && last?.of === studyId ? last.intake : null,
    take: (intake) => set({ of: studyId, intake }),
  };
}
