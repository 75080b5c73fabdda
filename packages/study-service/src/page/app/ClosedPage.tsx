import type { Closed, SenderState } from '../sender/senderState.ts';
import { DevicePage } from './DevicePage.tsx';
import { notices } from '../words/messages.ts';
import { NoticePage } from './NoticePage.tsx';
import { PageMessage } from '../words/PageMessage.tsx';
import { StudyNotice } from './StudyNotice.tsx';

interface Props {
  readonly reason: Closed;
  readonly state: SenderState;
  readonly onTryAgain: () => void;
  readonly onRestart: () => void;
}

/** Shows why there is no interview. */
export function ClosedPage({ reason, state, onTryAgain, onRestart }: Props) {
  const { platforms, closingText, study } = state;
  if (reason === 'otherDevice') return <DevicePage platforms={platforms} />;
  const isGone = reason === 'interviewGone';
  // A retry cannot help with a closed study or a link that is too long.
  const act =
    reason === 'closed' || reason === 'linkTooLong' ? undefined : { onClick: isGone ? onRestart : onTryAgain };
  if (closingText !== null && (reason === 'paused' || reason === 'closed')) {
    return (
      <StudyNotice study={study} title={(words) => words.closed[reason].title} text={closingText}>
        {act === undefined ? null : (
          <div class="actions">
            <button type="button" class="primary" {...act}>
              <PageMessage of={(words) => words.tryAgain} />
            </button>
          </div>
        )}
      </StudyNotice>
    );
  }
  const { title, text } = notices.closed[reason];
  return (
    <NoticePage title={title} text={text}>
      {act === undefined ? undefined : (
        <button type="button" class="primary" {...act}>
          {isGone ? notices.startAgain : notices.tryAgain}
        </button>
      )}
    </NoticePage>
  );
}
