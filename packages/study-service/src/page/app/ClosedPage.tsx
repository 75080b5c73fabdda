import type { Closed } from '../sender/senderState.ts';
import { DevicePage } from './DevicePage.tsx';
import { notices } from './messages.ts';
import { NoticePage } from './NoticePage.tsx';

interface Props {
  readonly reason: Closed;
  /** What the study can be taken on, where it is not this device. */
  readonly platforms: readonly string[];
  readonly onTryAgain: () => void;
  readonly onAnew: () => void;
}

/** Why there is no interview. */
export function ClosedPage({ reason, platforms, onTryAgain, onAnew }: Props) {
  if (reason === 'otherDevice') return <DevicePage platforms={platforms} />;
  const { title, text } = notices.closed[reason];
  const isGone = reason === 'interviewGone';
  return (
    <NoticePage title={title} text={text}>
      <button type="button" class="primary" onClick={isGone ? onAnew : onTryAgain}>
        {isGone ? notices.startAgain : notices.tryAgain}
      </button>
    </NoticePage>
  );
}
