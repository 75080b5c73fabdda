import * as z from 'zod';

const texts = z.array(z.string().max(100_000)).max(1000);

/** Something that is true or false of an interview. Questions and concepts are named by their ids in the study. */
export const InterviewTest = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('outcome'), is: z.array(z.enum(['complete', 'screened_out', 'in_progress'])) }),
  z.strictObject({ by: z.literal('rehearsal'), is: z.boolean() }),
  /** The value of a link parameter is one of these. */
  z.strictObject({ by: z.literal('parameter'), name: z.string().max(1000), is: texts }),
  /** The language in which it was held, by its code. */
  z.strictObject({ by: z.literal('language'), is: texts }),
  /** Its length in seconds, bounds included. */
  z.strictObject({
    by: z.literal('seconds'),
    from: z.number().min(0).nullable(),
    to: z.number().min(0).nullable(),
  }),
  /** Words of it have one of these codes, or a code below one of them. */
  z.strictObject({ by: z.literal('code'), is: z.array(z.string().max(600)) }),
  /** It was asked about one of these concepts. */
  z.strictObject({ by: z.literal('concept'), is: texts }),
  /** A question was answered, about a concept or (null) about any. */
  z.strictObject({
    by: z.literal('answer'),
    question: z.string().max(1000),
    concept: z.string().max(1000).nullable(),
    wanted: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('any') }),
      z.strictObject({ is: z.literal('ownWords') }),
      /** One of these options was chosen. */
      z.strictObject({ is: z.literal('option'), options: texts }),
      z.strictObject({ is: z.enum(['best', 'worst']), option: z.string() }),
      /** The place of an option in a ranking, from 1. */
      z.strictObject({ is: z.literal('place'), place: z.int().min(1), option: z.string() }),
      /** The column of a row of a matrix; rows count from 0. */
      z.strictObject({ is: z.literal('cell'), row: z.int().min(0), column: z.string() }),
      z.strictObject({ is: z.literal('contains'), text: z.string().max(1000) }),
    ]),
  }),
]);
export type InterviewTest = z.infer<typeof InterviewTest>;

/** A test, or tests joined by and, or, not. `all` of none is true of every interview, `any` of none of none. */
export type SegmentRule =
  | InterviewTest
  | { readonly all: readonly SegmentRule[] }
  | { readonly any: readonly SegmentRule[] }
  | { readonly not: SegmentRule };

/** A rule is at most this deep, so that no file of hostile depth ends a program. */
export const deepestRule = 8;

export const SegmentRule: z.ZodType<SegmentRule> = ruleOfDepth(deepestRule);

function ruleOfDepth(depth: number): z.ZodType<SegmentRule> {
  if (depth === 1) return InterviewTest;
  const inner = ruleOfDepth(depth - 1);
  return z.union([
    InterviewTest,
    z.strictObject({ all: z.array(inner).max(100) }),
    z.strictObject({ any: z.array(inner).max(100) }),
    z.strictObject({ not: inner }),
  ]);
}

/** Returns all tests of a rule, from left to right. */
export function testsIn(rule: SegmentRule): readonly InterviewTest[] {
  if ('all' in rule) return rule.all.flatMap(testsIn);
  if ('any' in rule) return rule.any.flatMap(testsIn);
  return 'not' in rule ? testsIn(rule.not) : [rule];
}
