import { useEffect, useState } from 'preact/hooks';
import type { Sender } from '../sender/sender.ts';
import type { SenderState } from '../sender/senderState.ts';

/** Returns the sender's state and renders again when it changes. */
export function useSender(sender: Sender): SenderState {
  const [state, setState] = useState(sender.state);
  useEffect(() => {
    setState(sender.state);
    return sender.subscribe(() => setState(sender.state));
  }, [sender]);
  return state;
}
