import type { ApiFailure } from '@guide-studio/api-contract';
import { type HostError, hostMessageOf } from '@guide-studio/host/common';
import { type CommandFailure, problem } from '../commandFailure.ts';
import { failureLines } from './failure.en.ts';

type Failed = { readonly ok: false; readonly failure: ApiFailure };

/** Returns the result of a request. Throws `CommandFailure` with why it failed and what to do next. */
export function answered<Result extends { readonly ok: true }>(result: Result | Failed): Result {
  if (!result.ok) throw problem(...failureLines(result.failure));
  return result;
}

/** Returns the failure of a method of the host. `failed` makes it of the sentence, unless a request failed. */
export function hostFailure(error: HostError, failed: (sentence: string) => CommandFailure = problem): CommandFailure {
  if (error.code === 'api') return problem(...failureLines(error.failure));
  const { what, next } = hostMessageOf(error);
  return failed(`${what} ${next}`);
}
