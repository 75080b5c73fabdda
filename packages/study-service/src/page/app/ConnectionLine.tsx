import type { SenderState } from '../sender/senderState.ts';
import { notices, type MessageSelector } from '../words/messages.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { useLasting } from '../browser/useLasting.ts';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly state: SenderState;
  readonly onTryNow: () => void;
  /** True if the step itself says that its answer is on its way. */
  readonly isReported: boolean;
}

/** After this time a participant may doubt that the click was registered. */
const slowMs = 1000;

/** Shows in one line whether answers reach the service. Changes are announced to screen readers. */
export function ConnectionLine({ state, onTryNow, isReported }: Props) {
  const isOnline = useOnline();
  const isSlow = useLasting(state.sending === 'sending' && state.step !== null, slowMs);
  const message = lineFor(state, isOnline, isSlow && !isReported);
  // Without an open step, no text of the study is shown, so words are always available.
  const words = (of: MessageSelector) => (state.step === null ? of(notices) : <PageMessage of={of} />);
  const isWaiting = state.sending === 'waiting';
  return (
    <div class={message === null ? 'unseen' : 'connection'} data-sending={state.sending}>
      <p role="status">{message === null ? null : words(message)}</p>
      {isWaiting ? (
        <button type="button" class="quiet" onClick={onTryNow}>
          {words((of) => of.tryNow)}
        </button>
      ) : null}
    </div>
  );
}

function lineFor(
  { sending, step, isStored, isMoved }: SenderState,
  isOnline: boolean,
  isSlow: boolean,
): MessageSelector | null {
  if (sending === 'waiting') {
    if (step === null) return (words) => words.waitingToOpen;
    return (words) => (isStored ? words.waiting : words.waitingUnstored);
  }
  if (!isOnline) return (words) => words.offline;
  if (isSlow) return (words) => words.sending;
  if (!isStored) return (words) => words.notStored;
  return isMoved ? (words) => words.moved : null;
}

/** Returns true if the browser reports a connection, which may be wrong. */
function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
