import type { Job, JobQueue } from '../store/job.ts';

/** What came of the work on a job. `final`: trying again cannot help. `gone`: its subject was deleted. */
export type JobOutcome<Result, Audit, Fault> =
  | { readonly result: Result; readonly audit: Audit }
  | { readonly fault: Fault; readonly final?: boolean }
  | 'gone';

interface JobsParts<Result extends object, Audit extends object, Fault extends string> {
  readonly queue: JobQueue<Result, Audit, Fault>;
  /** Does the work. `signal` ends it; it is done again later. */
  work(job: Job, signal: AbortSignal): Promise<JobOutcome<Result, Audit, Fault>>;
  /** How many jobs are worked on at the same time; one by default. */
  readonly parallel?: number;
  /** Time until others may take a job whose process has ended; {@link usualLeaseMs} by default. */
  readonly leaseMs?: number | undefined;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** The jobs of one kind, while a service does them. */
export interface RunningJobs {
  /** Ends the work under way, which is done again later, and resolves when nothing runs. */
  stop(): Promise<void>;
}

/** A process that works on a job renews its lease three times in this time. */
const usualLeaseMs = 60_000;
/** The pause after each failure, in minutes; none is left after the last. */
const pauses = [1, 5, 30, 180, 720] as const;
/** How often the database is asked for jobs of other processes, and for those that are tried again. */
const pollMs = 5000;

/**
 * Does the jobs of a queue: at once those that this process adds, and within seconds others. A failure is tried again
 * after longer and longer pauses. Several services may share a database: each job is taken by one of them.
 */
export function runJobs<Result extends object, Audit extends object, Fault extends string>(
  parts: JobsParts<Result, Audit, Fault>,
): RunningJobs {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new Set<() => void>();
  let wakeups = 0;
  const wake = (): void => {
    wakeups += 1;
    for (const go of waiting) go();
  };
  parts.queue.onAdded(wake);
  signal.addEventListener('abort', wake);

  /** Waits for the next wakeup, unless there was one since. */
  const waitForWork = (since: number, most: number): Promise<void> =>
    new Promise((resolve) => {
      if (wakeups !== since || signal.aborted) return resolve();
      const go = (): void => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, most).unref();
      waiting.add(go);
    });

  async function worker(first: boolean): Promise<void> {
    while (!signal.aborted) {
      const since = wakeups;
      const found = await doNext(parts, signal, wake).catch((error: unknown) => {
        parts.report(error);
        return false;
      });
      // Only one of them asks again and again; it wakes the others.
      if (!found) await waitForWork(since, first ? pollMs : 2 ** 31 - 1);
    }
  }

  const workers = Array.from({ length: parts.parallel ?? 1 }, (_, at) => worker(at === 0));
  return {
    async stop() {
      ending.abort();
      await Promise.all(workers);
    },
  };
}

/** Returns false if nothing is waiting. */
async function doNext<Result extends object, Audit extends object, Fault extends string>(
  { queue, work, parallel = 1, leaseMs = usualLeaseMs, now, report }: JobsParts<Result, Audit, Fault>,
  ending: AbortSignal,
  wake: () => void,
): Promise<boolean> {
  const job = await queue.claim(now() + leaseMs);
  if (job === null) return false;
  if (parallel > 1) wake();
  let renewed = Promise.resolve();
  const renewal = setInterval(() => {
    renewed = queue.extend(job, now() + leaseMs).catch(report);
  }, leaseMs / 3);
  try {
    const outcome = await work(job, ending).catch((error: unknown) => {
      if (!ending.aborted) report(error);
      return { fault: 'broken' as const, final: false };
    });
    // No renewal may follow what is stored now.
    clearInterval(renewal);
    await renewed;
    if (outcome === 'gone') await queue.drop(job);
    else if ('result' in outcome) await queue.finish(job, outcome.result, outcome.audit);
    else if (ending.aborted) await queue.release(job);
    else {
      const pause = outcome.final === true ? undefined : pauses[job.attempts - 1];
      await queue.fail(job, outcome.fault, pause === undefined ? null : now() + pause * 60_000);
    }
  } finally {
    clearInterval(renewal);
  }
  return true;
}
