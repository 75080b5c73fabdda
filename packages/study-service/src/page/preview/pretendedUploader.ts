import type { Take } from '../recording/take.ts';
import type { Uploader } from '../recording/uploader.ts';

/** An uploader that sends nothing: every piece counts as arrived. */
export interface PretendedUploader extends Uploader {
  /** Returns the length of the longest of these recordings, in milliseconds. */
  durationOf(recordingIds: readonly string[]): number;
}

/** Returns an uploader that forgets everything with the frame. */
export function pretendedUploader(): PretendedUploader {
  const takes = new Map<string, Take>();
  const answered = new Set<string>();
  const limits = { durationMs: 10 * 60 * 1000, answerBytes: 500 * 1024 * 1024 };
  const listeners = new Set<() => void>();
  const put = (take: Take): void => {
    takes.set(take.recordingId, take);
    for (const listener of listeners) listener();
  };
  return {
    uploading: 'idle',
    limits,
    bytesLeft: limits.answerBytes,
    answered,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: async () => {},
    of: (stepId) =>
      [...takes.values()]
        .filter((take) => take.stepId === stepId)
        .map((take) => ({ take, sent: take.pieces, isComplete: take.isEnded, problem: null })),
    async add(take) {
      put(take);
      return true;
    },
    end: put,
    remove(recordingIds) {
      for (const id of recordingIds) takes.delete(id);
    },
    settle(stepId, recordingIds) {
      answered.add(stepId);
      for (const id of recordingIds) takes.delete(id);
    },
    stop: () => {},
    durationOf: (recordingIds) => Math.max(0, ...recordingIds.map((id) => takes.get(id)?.durationMs ?? 0)),
  };
}
