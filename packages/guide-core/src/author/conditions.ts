import type { Conditional, MatchingCriteria, Operator } from '../schema/index.ts';

/** The identity of a question, by which conditions refer to it. Its id is known when the guide is put together. */
export interface Reference {
  readonly id: string | undefined;
  readonly text: string;
}

/** The ids of questions. */
export interface Ids {
  /** Returns the id of a question: the given one, else one made of its text if something refers to it. */
  readonly of: (question: Reference) => string | undefined;
}

/** What must be true of an earlier answer. */
export interface AnswerCriterion {
  readonly kind: 'answer';
  readonly question: Reference;
  readonly matching: MatchingCriteria;
  readonly choices: readonly string[];
  readonly row: string | undefined;
}

/** What a parameter of the participant's link must be. */
export interface LinkCriterion {
  readonly kind: 'link';
  readonly parameter: string;
  readonly value: string;
}

/** One thing that must be true (specification, "Criterion"). */
export type Criterion = AnswerCriterion | LinkCriterion;

/** Several criteria of which all, or at least one, must be true. */
export interface Combination {
  readonly kind: 'combination';
  readonly operator: Operator;
  readonly criteria: readonly [Criterion, ...Criterion[]];
}

/** Who is asked or shown something (specification, "Conditional and criteria"). */
export type When = Criterion | Combination;

/** True if all of these are. Combinations cannot contain others: the contract has one level. */
export function all(first: Criterion, ...more: Criterion[]): Combination {
  return { kind: 'combination', operator: 'and', criteria: [first, ...more] };
}

/** True if at least one of these is. */
export function any(first: Criterion, ...more: Criterion[]): Combination {
  return { kind: 'combination', operator: 'or', criteria: [first, ...more] };
}

/** A parameter of the participant's link. */
export interface Parameter {
  /** True if the link has exactly this value for it. */
  is(value: string): LinkCriterion;
}

/** Names a parameter of the participant's link. */
export function param(parameter: string): Parameter {
  return { is: (value) => ({ kind: 'link', parameter, value }) };
}

/** Returns the questions that a condition asks about. */
export function questionsIn(when: When): readonly Reference[] {
  return criteriaIn(when).flatMap((criterion) => (criterion.kind === 'answer' ? [criterion.question] : []));
}

/** Returns a condition as the contract writes it. */
export function writtenCondition(when: When, ids: Ids): Conditional {
  return {
    operator: when.kind === 'combination' ? when.operator : 'and',
    criteria: criteriaIn(when).map((criterion) => {
      if (criterion.kind === 'link') {
        return { type: 'searchParam' as const, parameter: criterion.parameter, value: criterion.value };
      }
      const { question, matching, choices, row } = criterion;
      return {
        type: 'selectedTemplateOptions' as const,
        questionId: ids.of(question) ?? '',
        matchingCriteria: matching,
        choices: [...choices],
        ...(row === undefined ? {} : { matrixRow: row }),
      };
    }),
  };
}

const criteriaIn = (when: When): readonly Criterion[] => (when.kind === 'combination' ? when.criteria : [when]);
