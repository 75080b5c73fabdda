import type { Health } from '../health.ts';

/** Why a part does not work, with a sentence that says what to do next. */
export interface FailedTrial<Fault extends string> {
  readonly fault: Fault;
  readonly sentence: string;
}

/** A part that can be tried without an interview. */
interface TriablePart {
  /** Returns why it does not work; null if it does, or if `signal` ended the wait. */
  attempt(signal: AbortSignal): Promise<string | null>;
  /** Returns true if it failed last in a way that a trial can tell has ended. */
  isFailing(): boolean;
}

/** These come from what is asked, or how much: a trial with a word or a second of silence says nothing about them. */
const ofTheTask: ReadonlySet<string> = new Set(['late', 'unreadable', 'tooLong']);

/** Returns a part whose trials count as its use does: `healths` are those of what uses it. */
export function triablePart<Fault extends string>(
  healths: readonly Health<Fault>[],
  tried: (signal: AbortSignal) => Promise<FailedTrial<Fault> | null>,
): TriablePart {
  let last: Fault | null = null;
  return {
    async attempt(signal) {
      const failed = await tried(signal);
      if (signal.aborted) return null;
      last = failed?.fault ?? null;
      for (const health of healths) health.note(failed?.fault ?? 'ready');
      return failed?.sentence ?? null;
    },
    isFailing: () =>
      healths.some((health) => {
        const state = health.state();
        return state !== 'ready' && (state === last || !ofTheTask.has(state));
      }),
  };
}

/** Tries the parts that fail again and again, so that their state does not wait for the next interview. */
export function retryParts(
  parts: readonly TriablePart[],
  { everyMs, signal, report }: { everyMs: number; signal: AbortSignal; report: (error: unknown) => void },
): void {
  let isTrying = false;
  const again = async (): Promise<void> => {
    if (isTrying) return;
    isTrying = true;
    for (const part of parts) if (part.isFailing()) await part.attempt(signal).catch(report);
    isTrying = false;
  };
  const timer = setInterval(() => void again(), everyMs).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
