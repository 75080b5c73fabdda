import type { Closed } from '../sender/senderState.ts';
import { messages } from './messages.ts';
import { NoticePage } from './NoticePage.tsx';

interface Props {
  readonly reason: Closed;
  readonly onTryAgain: () => void;
  readonly onAnew: () => void;
}

/** Why there is no interview. */
export function ClosedPage({ reason, onTryAgain, onAnew }: Props) {
  const { title, text } = messages.closed[reason];
  const isGone = reason === 'interviewGone';
  return (
    <NoticePage title={title} text={text}>
      <button type="button" class="primary" onClick={isGone ? onAnew : onTryAgain}>
        {isGone ? messages.startAnew : messages.tryAgain}
      </button>
    </NoticePage>
  );
}
