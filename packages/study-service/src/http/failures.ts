import { refusal } from '../answer.ts';
import { respond } from '../respond.ts';
import type { Fetch } from './fetch.ts';

/** Answers thrown errors with `internal_error` and reports them. The caller gets no details. */
export function withFailures(next: Fetch, report: (error: unknown) => void): Fetch {
  return async (request) => {
    try {
      return await next(request);
    } catch (error) {
      report(error);
      return respond(refusal('internal_error'));
    }
  };
}
