import type { Progress } from '../sender/participantApi.ts';
import { notices } from '../words/messages.ts';

/**
 * Shows the progress of the interview. Answers can shorten it, so the bar may jump forward; it goes back only with the
 * participant.
 */
export function ProgressBar({ progress }: { readonly progress: Progress | null }) {
  if (progress === null || progress.total === 0) return null;
  const { passed, total } = progress;
  return (
    <div
      class="progress"
      role="progressbar"
      aria-label={notices.progressName}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={passed}
      aria-valuetext={notices.progress(passed, total)}
    >
      <div class="progress-fill" style={{ inlineSize: `${(100 * passed) / total}%` }} />
    </div>
  );
}
