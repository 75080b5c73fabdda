import * as z from 'zod';

/** One entry of `issues`. More fields are accepted. */
export const ErrorIssue = z.looseObject({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

/** The body of every error (specification, "Errors"). Malformed issues are ignored. */
export const ErrorBody = z.looseObject({
  error: z.string(),
  code: z.string(),
  issues: z.array(ErrorIssue).optional().catch(undefined),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
