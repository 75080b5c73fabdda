import type { Sender } from '../sender/sender.ts';
import type { SenderState } from '../sender/senderState.ts';
import type { FrameMessage, ShowMessage } from './frameMessages.ts';

/** A sender that uses the surrounding editor as its service: the editor runs the interview and sends the open step. */
export interface FrameSender extends Sender {
  /** Applies a message of the editor. */
  show(message: ShowMessage): void;
  /** True if the device of the shown screen can share it. */
  readonly canShare: boolean;
}

const nothingYet: SenderState = {
  step: null,
  recording: null,
  // Only the recordings of an interview have an owner, and those of the preview go nowhere.
  access: { interviewId: 'preview', token: '' },
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

/**
 * Returns a sender that passes actions to the editor through `post`. `durationOf` returns the length of a recorded
 * answer.
 */
export function createFrameSender(
  post: (message: FrameMessage) => void,
  durationOf: (recordingIds: readonly string[]) => number,
): FrameSender {
  const listeners = new Set<() => void>();
  let state = nothingYet;
  let canShare = true;

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
    get canShare() {
      return canShare;
    },
    show({ step, recording, study = null, isFirst, progress, draft, problem, ...message }) {
      ({ canShare } = message);
      change({ step, recording, study, isFirst, progress, draft, problem });
    },
    open: () => post({ kind: 'ready' }),
    keep(answer) {
      if (state.step === null) return;
      change({ draft: answer, problem: null });
      post({ kind: 'keep', stepId: state.step.stepId, answer });
    },
    answer(answer, _shown, recordings = []) {
      if (state.step === null) return;
      const spokenMs = recordings.length === 0 ? null : durationOf(recordings);
      post({ kind: 'answer', stepId: state.step.stepId, answer, spokenMs });
    },
    back: () => post({ kind: 'back' }),
    speak: () => {},
    stop: async () => {},
  };
}
