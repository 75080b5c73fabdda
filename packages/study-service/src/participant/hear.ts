import type { Unheard } from '../moderator/moderator.ts';
import type { Service } from '../service.ts';

/** How often the queue is asked: another process may do the job. */
const askMs = 150;

/** What was understood of a spoken answer, or why nothing was. */
type Heard = { readonly text: string } | { readonly text: null; readonly why: Unheard };

/**
 * Returns what was understood of a spoken answer. Waits for it until `patience` ends, or until the first failure; without
 * `patience`, it returns what is known.
 */
export async function hear(
  { store: { transcripts }, transcribes = false }: Pick<Service, 'store' | 'transcribes'>,
  { spoken, interviewId }: { readonly spoken: string; readonly interviewId: string },
  patience: AbortSignal | null,
): Promise<Heard> {
  const waits = transcribes && patience !== null;
  if (waits) await transcripts.add({ subject: spoken, interviewId, version: 0 });
  for (;;) {
    // Asked once more after the end, so that a request that is sent again never knows less than the first one.
    const isLast = !waits || patience.aborted;
    const job = await transcripts.find(spoken);
    if (job?.state === 'done') return job.result?.text ? { text: job.result.text } : unheard('nothingSaid');
    if (job !== null && job.fault !== null) return unheard('transcriberFailed');
    if (isLast || job === null) return unheard(transcribes ? 'transcriberLate' : 'transcriberNone');
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
}

const unheard = (why: Unheard): Heard => ({ text: null, why });
