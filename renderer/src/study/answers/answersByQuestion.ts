import type { AnswerSet, AskedQuestion, Interview } from './answerSet.ts';

/** What one interview holds about a question. */
export interface GivenAnswer {
  readonly interview: Interview;
  readonly text: string;
}

/** A question, asked per concept once for each, with everything that was answered to it. */
export interface AnsweredQuestion {
  readonly key: string;
  readonly question: AskedQuestion;
  /** The title of the concept that it was asked about. */
  readonly concept: string | null;
  readonly answers: readonly GivenAnswer[];
}

/**
 * Every question in the order of the study, statements left out, with its answers. An answer that belongs to no question
 * of the study stands behind the others under what it says was asked, so none is lost.
 */
export function answersByQuestion({
  questions,
  interviews,
}: Pick<AnswerSet, 'questions' | 'interviews'>): readonly AnsweredQuestion[] {
  const given = givenIn(interviews);
  const asked = questions.flatMap((question): AnsweredQuestion[] => {
    const about = (concept: string | null, title: string | null): AnsweredQuestion => {
      const key = keyOf(question.id, concept);
      const answers = given.get(key)?.answers ?? [];
      given.delete(key);
      return { key, question, concept: title, answers };
    };
    const plain = about(null, null);
    const each = question.concepts.map(({ id, title }) => about(id, title));
    if (plain.answers.length > 0) return [plain, ...each];
    if (question.type === 'statement') return [];
    return each.length > 0 ? each : [plain];
  });
  return [...asked, ...[...given].map(([key, { asked, answers }]) => strange(key, asked, answers))];
}

interface Given {
  /** As the answer names its question. */
  readonly asked: string;
  readonly answers: GivenAnswer[];
}

function givenIn(interviews: readonly Interview[]): Map<string, Given> {
  const given = new Map<string, Given>();
  for (const interview of interviews) {
    for (const { discussionGuideQuestionId, conceptId, question, answer } of interview.answers) {
      const key = keyOf(discussionGuideQuestionId ?? question, conceptId);
      const answers = given.get(key)?.answers ?? [];
      answers.push({ interview, text: answer });
      given.set(key, { asked: question, answers });
    }
  }
  return given;
}

function keyOf(question: string, concept: string | null): string {
  return JSON.stringify([question, concept]);
}

function strange(key: string, text: string, answers: readonly GivenAnswer[]): AnsweredQuestion {
  return {
    key,
    question: { id: key, text, type: 'open_ended', questionNumber: 0, concepts: [] },
    concept: null,
    answers,
  };
}
