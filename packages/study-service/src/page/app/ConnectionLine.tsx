import type { SenderState } from '../sender/senderState.ts';
import { notices, type Saying } from '../words/messages.ts';
import { Said } from '../words/Said.tsx';
import { useLasting } from '../browser/useLasting.ts';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly state: SenderState;
  readonly onTryNow: () => void;
  /** True if the step itself says that its answer is on its way. */
  readonly isSaid: boolean;
}

/** After this time a participant may doubt that the click was registered. */
const slowMs = 1000;

/** Shows in one line whether answers reach the service. Changes are announced to screen readers. */
export function ConnectionLine({ state, onTryNow, isSaid }: Props) {
  const isOnline = useOnline();
  const isSlow = useLasting(state.sending === 'sending' && state.step !== null, slowMs);
  const saying = lineFor(state, isOnline, isSlow && !isSaid);
  // Without an open step, no text of the study is shown, so words are always available.
  const words = (of: Saying) => (state.step === null ? of(notices) : <Said of={of} />);
  const isWaiting = state.sending === 'waiting';
  return (
    <div class={saying === null ? 'unseen' : 'connection'} data-sending={state.sending}>
      <p role="status">{saying === null ? null : words(saying)}</p>
      {isWaiting ? (
        <button type="button" class="quiet" onClick={onTryNow}>
          {words((of) => of.tryNow)}
        </button>
      ) : null}
    </div>
  );
}

function lineFor({ sending, step, isStored, isMoved }: SenderState, isOnline: boolean, isSlow: boolean): Saying | null {
  if (sending === 'waiting') {
    if (step === null) return (words) => words.waitingToOpen;
    return (words) => (isStored ? words.waiting : words.waitingUnkept);
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
