import { type AskedQuestion, keyOfAnswer, type ListedAnswer, occasionsOf } from '@guide-studio/interview-engine';
import type { AnswerSet, Interview } from './answerSet.ts';

/** What one interview holds about a question. */
export interface GivenAnswer {
  readonly interview: Interview;
  readonly answer: ListedAnswer;
  /** What is shown of it: all of it, or what was written beside the options. */
  readonly text: string;
}

/** What was answered when a question was asked: once, or about one of its concepts. */
export interface Asking {
  readonly key: string;
  /** The title of the concept. */
  readonly concept: string | null;
  readonly answers: readonly GivenAnswer[];
}

/** A question with everything that was answered to it, its concepts side by side. */
export interface AnsweredQuestion {
  readonly key: string;
  readonly question: AskedQuestion;
  readonly askings: readonly Asking[];
}

/**
 * Every question in the order of the study, statements left out, with its answers. An answer that belongs to no question
 * of the study comes behind the others under what it says was asked, so none is lost.
 */
export function answersByQuestion({
  questions,
  interviews,
}: Pick<AnswerSet, 'questions' | 'interviews'>): readonly AnsweredQuestion[] {
  const given = givenIn(interviews);
  const asked = new Map<string, AnsweredQuestion>();
  for (const { key, question, concept } of occasionsOf(questions, (key) => given.has(key))) {
    const title = concept === null ? null : (question.concepts[concept]?.title ?? '');
    const asking: Asking = { key, concept: title, answers: given.get(key) ?? [] };
    const before = asked.get(question.id)?.askings ?? [];
    asked.set(question.id, { key: question.id, question, askings: [...before, asking] });
    given.delete(key);
  }
  return [...asked.values(), ...[...given].map(([key, answers]) => strange(key, answers))];
}

function givenIn(interviews: readonly Interview[]): Map<string, GivenAnswer[]> {
  const given = new Map<string, GivenAnswer[]>();
  for (const interview of interviews) {
    for (const answer of interview.answers) {
      const key = keyOfAnswer(answer);
      const answers = given.get(key) ?? [];
      answers.push({ interview, answer, text: answer.answer });
      given.set(key, answers);
    }
  }
  return given;
}

function strange(key: string, answers: readonly GivenAnswer[]): AnsweredQuestion {
  const text = answers[0]?.answer.question ?? '';
  return {
    key,
    question: { id: key, text, type: 'open_ended', questionNumber: 0, concepts: [] },
    askings: [{ key, concept: null, answers }],
  };
}
