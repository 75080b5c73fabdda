import { type AskedQuestion, isAnswered, type ListedAnswer } from './askedQuestion.ts';

/** A question as it was asked: once, or about one of its concepts. */
export interface Occasion {
  readonly key: string;
  readonly question: AskedQuestion;
  /** From 0, in the order of the guide; null if it is not about a concept. */
  readonly concept: number | null;
}

/** Returns the key of a question about a concept, or about none. */
export function occasionKey(question: string, concept: string | null): string {
  return JSON.stringify([question, concept]);
}

/** Returns the key of an answer: the question of the study, or else the text of the question. */
export function keyOfAnswer({ discussionGuideQuestionId, conceptId, question }: ListedAnswer): string {
  return occasionKey(discussionGuideQuestionId ?? question, conceptId);
}

/**
 * Returns every question in the order of the study, once per concept if it has concepts, even if no participant saw it.
 * Statements, and questions with concepts asked about no concept, are included only if `isListed` returns true.
 */
export function occasionsOf(
  questions: readonly AskedQuestion[],
  isListed: (key: string) => boolean,
): readonly Occasion[] {
  return questions.flatMap((question): Occasion[] => {
    const plain: Occasion = { key: occasionKey(question.id, null), question, concept: null };
    const each = question.concepts.map(
      ({ id }, concept): Occasion => ({ key: occasionKey(question.id, id), question, concept }),
    );
    const isAsked = isAnswered(question);
    const isPlain = isAsked && each.length === 0;
    const shown = each.filter(({ key }) => isAsked || isListed(key));
    return isPlain || isListed(plain.key) ? [plain, ...shown] : shown;
  });
}
