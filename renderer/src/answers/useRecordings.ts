import type { HostError, PlayableRecording } from '@guide-studio/host/common';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerSet, Interview } from './answerSet.ts';
import { useWhileLookedAt } from '../browser/useWhileLookedAt.ts';

interface ReadRecordings {
  readonly all: readonly PlayableRecording[];
  readonly reading: boolean;
  readonly error: HostError | null;
}

/** Returns the recordings of an interview. Read again while one is worked on, and when the interview has continued. */
export function useRecordings(recordingsOf: AnswerSet['recordingsOf'], interview: Interview) {
  const [recordings, setRecordings] = useState<ReadRecordings>({ all: [], reading: true, error: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    void recordingsOf(interview).then((result) => {
      if (!current) return;
      setRecordings(({ all }) =>
        result.ok ? { all: result.value, reading: false, error: null } : { all, reading: false, error: result.error },
      );
    });
    return () => {
      current = false;
    };
  }, [recordingsOf, interview, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useWhileLookedAt(again, recordings.all.some(isWorkedOn));
  return { ...recordings, again };
}

function isWorkedOn({ transcript, prepared }: PlayableRecording): boolean {
  return transcript.state === 'waiting' || prepared.state === 'waiting';
}
