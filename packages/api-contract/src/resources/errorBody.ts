import { z } from 'zod';

/** One item of `issues` as a service may send it: more fields are tolerated. */
export const ErrorIssue = z.looseObject({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** The body of every error (specification, "Errors"), read tolerantly: issues of another shape count as none. */
export const ErrorBody = z.looseObject({
  error: z.string(),
  code: z.string(),
  issues: z.array(ErrorIssue).optional().catch(undefined),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
