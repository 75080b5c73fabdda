import type { Plan } from '../plan/plan.ts';

/** A rule that a question has for its answers, which may keep conditions from being met together. */
export type AnswerRule =
  /** At least one option is selected, or as many as `minSelect` says; one in each row of a matrix. */
  | { readonly kind: 'least'; readonly item: number }
  /** An exclusive option, by its id, is not selected together with others. */
  | { readonly kind: 'alone'; readonly item: number; readonly option: string }
  /** At most one option is selected, or as many as `maxSelect` says; one in each row of a matrix. */
  | { readonly kind: 'most'; readonly item: number };

/** Returns the rules of all questions on whose answers conditions can depend. */
export function answerRulesIn({ items }: Plan): readonly AnswerRule[] {
  return items.flatMap(({ index, item: { type }, options, carriedFrom }): readonly AnswerRule[] => {
    if ((type !== 'multiple_choice' && type !== 'matrix') || options.length === 0) return [];
    // Exclusive options are not carried.
    const alone = options.filter(({ exclusive }) => exclusive && type !== 'matrix' && carriedFrom === null);
    return [
      { kind: 'least', item: index },
      ...alone.map(({ id }): AnswerRule => ({ kind: 'alone', item: index, option: id })),
      { kind: 'most', item: index },
    ];
  });
}

/** Returns true for a rule, false for anything else that keeps interviews from a goal. */
export function isAnswerRule(one: { readonly kind: string }): one is AnswerRule {
  return one.kind === 'least' || one.kind === 'alone' || one.kind === 'most';
}
