import { type Passage, passagesOf, questionsById } from '@guide-studio/analysis';
import { keyOfPlace } from '@guide-studio/guide-core/reading';
import type { SpokenRow } from '@guide-studio/interview-engine/answers';
import { everyTranscript, withFollowUps } from '@guide-studio/interview-engine/internal';
import { useEffect, useMemo, useState } from 'react';
import type { AnswerSet, Interview } from '../answerSet.ts';
import { conversationIn } from '../useSplitAnswer.ts';

/** The texts of a study by the key of their place, in the order of the interviews. */
export type Passages = ReadonlyMap<string, Passage>;

/** The texts as far as they are read. */
export interface ReadPassages {
  readonly passages: Passages;
  /** True when all transcripts were read. */
  readonly isWhole: boolean;
}

interface Transcripts {
  /** The interviews of which they are all; null before the first reading. */
  readonly of: readonly Interview[] | null;
  readonly byId: ReadonlyMap<string, readonly SpokenRow[]>;
}

/**
 * Returns all texts of a study. The conversations of interviews that may have follow-ups are read first; until then their
 * answers are whole.
 */
export function usePassages({ questions, interviews, conversationOf }: AnswerSet): ReadPassages {
  const listed = useMemo(() => interviews.map(({ id, answers }) => ({ id, answersArray: answers })), [interviews]);
  const needed = useMemo(() => {
    const ids = new Set(withFollowUps(questions, listed));
    return interviews.filter(({ id }) => ids.has(id));
  }, [questions, interviews, listed]);
  const [transcripts, setTranscripts] = useState<Transcripts>({ of: null, byId: new Map() });
  useEffect(() => {
    let current = true;
    const byId = new Map(needed.map((interview) => [interview.id, interview]));
    void everyTranscript([...byId.keys()], async (id) => {
      const interview = byId.get(id);
      return interview === undefined
        ? { ok: false }
        : { ok: true, value: await conversationIn(conversationOf, interview) };
    }).then((read) => {
      if (current) setTranscripts({ of: needed, byId: read.byId });
    });
    return () => {
      current = false;
    };
  }, [needed, conversationOf]);
  const passages = useMemo(() => {
    const byId = questionsById(questions);
    const all = listed.flatMap((interview) => passagesOf(byId, interview, { transcripts: transcripts.byId }));
    return new Map(all.map((passage) => [keyOfPlace(passage), passage]));
  }, [questions, listed, transcripts]);
  return { passages, isWhole: transcripts.of === needed };
}
