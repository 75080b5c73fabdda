import { type SplitAnswer, splitAnswer } from '@guide-studio/interview-engine/internal';
import { useEffect, useState } from 'react';
import type { GivenAnswer } from './answersByQuestion.ts';
import type { AnswerSet, Exchange, Interview } from './answerSet.ts';

const conversations = new WeakMap<Interview, Promise<readonly Exchange[]>>();

/** Returns what was said in an interview, read once. A failed reading is repeated. */
export async function conversationIn(
  conversationOf: AnswerSet['conversationOf'],
  interview: Interview,
): Promise<readonly Exchange[]> {
  const known = conversations.get(interview);
  if (known) return await known;
  const asked = conversationOf(interview).then((result) => {
    if (!result.ok) conversations.delete(interview);
    return result.ok ? result.value : [];
  });
  conversations.set(interview, asked);
  return await asked;
}

/**
 * Returns an open answer with its follow-ups separate. The list of interviews joins both as lines of one text, so only
 * the conversation shows which lines are follow-ups. An answer of one line has none, so nothing is read.
 */
export function useSplitAnswer(
  { interview, answer, text }: GivenAnswer,
  conversationOf: AnswerSet['conversationOf'],
): SplitAnswer {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const mayBeApart = text === answer.answer && text.includes('\n');
  useEffect(() => {
    if (!mayBeApart) return;
    let current = true;
    void conversationIn(conversationOf, interview).then((read) => {
      if (current) setExchanges(read);
    });
    return () => {
      current = false;
    };
  }, [conversationOf, interview, mayBeApart]);
  return mayBeApart ? splitAnswer(answer, exchanges) : { answer: text, followUps: [] };
}
