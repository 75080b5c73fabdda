import type { SenderState } from '../sender/senderState.ts';
import { messages } from './messages.ts';
import { useLasting } from './useLasting.ts';
import { useOnline } from './useOnline.ts';

interface Props {
  readonly state: SenderState;
  readonly onTryNow: () => void;
}

/** After this long a participant wonders whether the press was heard. */
const slowMs = 1000;

/** Whether answers reach the service, in one line that is spoken when it changes. */
export function ConnectionLine({ state, onTryNow }: Props) {
  const isOnline = useOnline();
  const isSlow = useLasting(state.sending === 'sending' && state.step !== null, slowMs);
  const text = lineFor(state, isOnline, isSlow);
  const isWaiting = state.sending === 'waiting';
  return (
    <div class={text === null ? 'unseen' : 'connection'} data-sending={state.sending}>
      <p role="status">{text}</p>
      {isWaiting ? (
        <button type="button" class="quiet" onClick={onTryNow}>
          {messages.tryNow}
        </button>
      ) : null}
    </div>
  );
}

function lineFor({ sending, step, isStored, isMoved }: SenderState, isOnline: boolean, isSlow: boolean): string | null {
  if (sending === 'waiting') {
    if (step === null) return messages.waitingToOpen;
    return isStored ? messages.waiting : messages.waitingUnkept;
  }
  if (!isOnline) return messages.offline;
  if (isSlow) return messages.sending;
  if (!isStored) return messages.notStored;
  return isMoved ? messages.moved : null;
}
