import { type Passage, passagesOf, questionsById } from '@guide-studio/analysis';
import { keyOfPlace } from '@guide-studio/guide-core/reading';
import type { SpokenRow } from '@guide-studio/interview-engine/answers';
import { everyTranscript, withFollowUps } from '@guide-studio/interview-engine/internal';
import { useEffect, useMemo, useState } from 'react';
import type { AnswerSet, Interview } from '../answerSet.ts';

/** The texts of a study by the key of their place, in the order of the interviews. */
export type Passages = ReadonlyMap<string, Passage>;

/** The texts as far as they are read. */
export interface ReadPassages {
  readonly passages: Passages;
  /** True when all transcripts were read. */
  readonly isWhole: boolean;
}

/** By interview: transcripts that were read once. An interview that goes on is another object. */
const known = new WeakMap<Interview, readonly SpokenRow[]>();

/**
 * Returns all texts of a study. The transcripts of interviews that may have follow-ups are read first; until then their
 * answers are whole.
 */
export function usePassages({ questions, interviews, conversationOf }: AnswerSet): ReadPassages {
  const needed = useMemo(() => {
    const listed = interviews.map(({ id, answers }) => ({ id, answersArray: answers }));
    const ids = new Set(withFollowUps(questions, listed));
    return interviews.filter(({ id }) => ids.has(id));
  }, [questions, interviews]);
  const [read, setRead] = useState<readonly Interview[]>([]);
  useEffect(() => {
    let current = true;
    const missing = needed.filter((interview) => !known.has(interview));
    const byId = new Map(missing.map((interview) => [interview.id, interview]));
    void everyTranscript([...byId.keys()], async (id) => {
      const interview = byId.get(id);
      if (interview === undefined) return { ok: false };
      const result = await conversationOf(interview);
      if (result.ok) known.set(interview, result.value);
      return result;
    }).then(() => {
      if (current) setRead(needed);
    });
    return () => {
      current = false;
    };
  }, [needed, conversationOf]);
  const passages = useMemo(() => {
    const byId = questionsById(questions);
    const transcripts = new Map(
      read.flatMap((interview) => {
        const rows = known.get(interview);
        return rows === undefined ? [] : [[interview.id, rows] as const];
      }),
    );
    const all = interviews.flatMap(({ id, answers }) =>
      passagesOf(byId, { id, answersArray: answers }, { transcripts }),
    );
    return new Map(all.map((passage) => [keyOfPlace(passage), passage]));
  }, [questions, interviews, read]);
  return { passages, isWhole: read === needed };
}
