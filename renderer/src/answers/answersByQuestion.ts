import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine/answers';
import { keyOfAnswer, occasionsOf } from '@guide-studio/interview-engine/internal';
import type { AnswerSet, Interview } from './answerSet.ts';

/** One interview's answer to a question. */
export interface GivenAnswer {
  readonly interview: Interview;
  readonly answer: ListedAnswer;
  /** The text to show: the whole answer, or what was written beside the options. */
  readonly text: string;
}

/** The answers of one asking of a question: in general, or about one of its concepts. */
export interface Asking {
  readonly key: string;
  /** The title of the concept. */
  readonly concept: string | null;
  readonly answers: readonly GivenAnswer[];
}

/** A question with all its answers, its concepts side by side. */
export interface AnsweredQuestion {
  readonly key: string;
  readonly question: AskedQuestion;
  readonly askings: readonly Asking[];
}

/**
 * Returns every question except statements, in study order, with its answers. Answers to a question that the study does
 * not have come last, under the text that was asked, so that none is lost.
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
