import type { Sender } from '../sender/sender.ts';
import type { SenderState } from '../sender/senderState.ts';
import type { FrameMessage, ShowMessage } from './frameMessages.ts';

/** A sender that uses the surrounding editor as its service: the editor runs the interview and sends the open step. */
export interface FrameSender extends Sender {
  /** Applies a message of the editor. */
  show(message: ShowMessage): void;
}

const nothingYet: SenderState = {
  step: null,
  // The editor's preview records nothing: every question is answered in writing.
  recording: null,
  access: null,
  study: null,
  isFirst: true,
  progress: null,
  draft: null,
  sending: 'idle',
  isActing: false,
  problem: null,
  closed: null,
  closingText: null,
  platforms: [],
  isStored: true,
  isMoved: false,
};

/** Returns a sender that passes actions to the editor through `post`. */
export function createFrameSender(post: (message: FrameMessage) => void): FrameSender {
  const listeners = new Set<() => void>();
  let state = nothingYet;

  function change(changes: Partial<SenderState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: ({ step, study = null, isFirst, progress, draft, problem }) =>
      change({ step, study, isFirst, progress, draft, problem }),
    open: () => post({ kind: 'ready' }),
    keep(answer) {
      if (state.step === null) return;
      change({ draft: answer, problem: null });
      post({ kind: 'keep', stepId: state.step.stepId, answer });
    },
    answer(answer) {
      if (state.step !== null) post({ kind: 'answer', stepId: state.step.stepId, answer });
    },
    back: () => post({ kind: 'back' }),
    speak: () => {},
    stop: async () => {},
  };
}
