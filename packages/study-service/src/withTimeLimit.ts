/**
 * Runs `act` with a signal that is aborted after `limitMs` milliseconds, or when `ending` is. It is not one of
 * `AbortSignal.any`: Node 20 forgets the time limits that such a signal is made of when memory is collected.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  ending: AbortSignal,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')), limitMs);
  const end = (): void => limit.abort(ending.reason);
  if (ending.aborted) end();
  ending.addEventListener('abort', end);
  try {
    return await act(limit.signal);
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', end);
  }
}
