import type { AskedQuestion, ListedAnswer } from './askedQuestion.ts';

/** A question as it was asked: once, or about one of its concepts. */
export interface Occasion {
  readonly key: string;
  readonly question: AskedQuestion;
  /** From 0, in the order of the guide; null: about none. */
  readonly concept: number | null;
}

/** Stands for a question that was asked about a concept, or about none. */
export function occasionKey(question: string, concept: string | null): string {
  return JSON.stringify([question, concept]);
}

/** What an answer belongs to: the question of the study, or what it says was asked. */
export function keyOfAnswer({ discussionGuideQuestionId, conceptId, question }: ListedAnswer): string {
  return occasionKey(discussionGuideQuestionId ?? question, conceptId);
}

/**
 * Every question in the order of the study, one with concepts once for each, whether anybody saw it or not. A statement
 * has no answers, and a question with concepts none about no concept: those are there only if `isTold` says so.
 */
export function occasionsOf(
  questions: readonly AskedQuestion[],
  isTold: (key: string) => boolean,
): readonly Occasion[] {
  return questions.flatMap((question): Occasion[] => {
    const plain: Occasion = { key: occasionKey(question.id, null), question, concept: null };
    const each = question.concepts.map(
      ({ id }, concept): Occasion => ({ key: occasionKey(question.id, id), question, concept }),
    );
    const isAsked = question.type !== 'statement';
    const isPlain = isAsked && each.length === 0;
    const shown = each.filter(({ key }) => isAsked || isTold(key));
    return isPlain || isTold(plain.key) ? [plain, ...shown] : shown;
  });
}
