import type { Service } from '../service.ts';

/** How often the queue is asked: another process may do the job. */
const askMs = 150;

/**
 * Returns what was understood of a spoken answer; null if nothing was, or if the answer was typed. Waits for it until
 * `patience` ends, or until the first failure; without `patience`, it returns what is known.
 */
export async function hear(
  { store: { transcripts }, transcribes = false }: Pick<Service, 'store' | 'transcribes'>,
  { spoken }: { readonly spoken: string | null },
  interviewId: string,
  patience: AbortSignal | null,
): Promise<string | null> {
  if (spoken === null) return null;
  const waits = transcribes && patience !== null;
  if (waits) await transcripts.add({ subject: spoken, interviewId, version: 0 });
  for (;;) {
    // Asked once more after the end, so that a request that is sent again never knows less than the first one.
    const isLast = !waits || patience.aborted;
    const job = await transcripts.find(spoken);
    if (job?.state === 'done') return job.result?.text || null;
    if (isLast || job === null || job.fault !== null) return null;
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
}
