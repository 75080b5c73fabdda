import * as z from 'zod';
import { NonEmptyText, Text } from './text.ts';

/** Whether the choices must be selected, or none of them may be (specification, "Criterion"). */
export const MatchingCriteria = z.enum(['mustSelect', 'mustNotSelect']);
export type MatchingCriteria = z.infer<typeof MatchingCriteria>;

/** Refers to the answer to an earlier multiple_choice or matrix item (specification, "Conditional and criteria"). */
export const SelectedTemplateOptionsCriterion = z.strictObject({
  type: z.literal('selectedTemplateOptions'),
  questionId: NonEmptyText,
  matchingCriteria: MatchingCriteria,
  choices: z.array(Text).min(1),
  matrixRow: Text.nullable().optional(),
});
export type SelectedTemplateOptionsCriterion = z.infer<typeof SelectedTemplateOptionsCriterion>;

/** A condition on a parameter of the participant's link (specification, "Criterion"). */
export const SearchParamCriterion = z.strictObject({
  type: z.literal('searchParam'),
  parameter: NonEmptyText,
  value: Text,
});
export type SearchParamCriterion = z.infer<typeof SearchParamCriterion>;

/** One criterion of a condition, discriminated by `type` (specification, "Criterion"). */
export const Criterion = z.discriminatedUnion('type', [SelectedTemplateOptionsCriterion, SearchParamCriterion]);
export type Criterion = z.infer<typeof Criterion>;

/**
 * How criteria are combined: all must be met (`and`), or one of them (`or`) (specification, "Conditional and
 * criteria").
 */
export const Operator = z.enum(['and', 'or']);
export type Operator = z.infer<typeof Operator>;

/** Who is asked an item or shown a concept (specification, "Conditional and criteria"). */
export const Conditional = z.strictObject({ operator: Operator, criteria: z.array(Criterion).min(1) });
export type Conditional = z.infer<typeof Conditional>;
