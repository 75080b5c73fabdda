import { type ApiClient, createApiClient } from '@guide-studio/api-client';
import type { ApiFailure, ApiResult } from '@guide-studio/api-contract';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { accessOf, type RemoteOptions } from './access.ts';
import { failureLines } from './failure.en.ts';

/** Prints why a request failed and what to do next. */
export function reportFailure(failure: ApiFailure, context: Context): ExitCode {
  for (const line of failureLines(failure)) context.err(line);
  return exitCode.problems;
}

/** Runs `work` with a client for the chosen service. Returns 2 if there is no service or key. */
export async function withClient(
  options: RemoteOptions,
  context: Context,
  work: (client: ApiClient, baseUrl: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const access = await accessOf(options, context);
  if (!access.ok) {
    context.err(access.sentence);
    return exitCode.wrongUse;
  }
  const client = createApiClient({
    ...access.value,
    fetch: async (url, init) => await fetch(url, init as RequestInit),
  });
  return await work(client, access.value.baseUrl);
}

/** Prints the result of a request, or why it failed. */
export function report<T>(result: ApiResult<T>, context: Context, print: (value: T) => void): ExitCode {
  if (!result.ok) return reportFailure(result.failure, context);
  print(result.value);
  return exitCode.fine;
}
