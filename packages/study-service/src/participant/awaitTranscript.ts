import type { MissingTranscript } from '../moderator/moderator.ts';
import type { Service } from '../service.ts';

/** How often the queue is asked: another process may do the job. */
const askMs = 150;

/** The transcript of a spoken answer, or why there is none. */
type TranscriptResult = { readonly text: string } | { readonly text: null; readonly why: MissingTranscript };

/**
 * Returns the transcript of a spoken answer. Waits for it until `patience` ends, or until the first failure; without
 * `patience`, it returns what is known.
 */
export async function awaitTranscript(
  { store: { transcripts }, transcribes = false }: Pick<Service, 'store' | 'transcribes'>,
  { spoken, interviewId }: { readonly spoken: string; readonly interviewId: string },
  patience: AbortSignal | null,
): Promise<TranscriptResult> {
  const waits = transcribes && patience !== null;
  if (waits) await transcripts.add({ subject: spoken, interviewId, version: 0 });
  for (;;) {
    // Asked once more after the end, so that a request that is sent again never knows less than the first one.
    const isLast = !waits || patience.aborted;
    const job = await transcripts.find(spoken);
    if (job?.state === 'done') return job.result?.text ? { text: job.result.text } : missing('nothingSaid');
    if (job !== null && job.fault !== null) return missing('transcriberFailed');
    if (isLast || job === null) return missing(transcribes ? 'transcriberLate' : 'transcriberNone');
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
}

const missing = (why: MissingTranscript): TranscriptResult => ({ text: null, why });
