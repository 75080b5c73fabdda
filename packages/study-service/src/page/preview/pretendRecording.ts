import type { OpenRecording } from '../app/useRecording.ts';
import { createRecordingSession } from '../recording/recordingSession.ts';
import { DeviceCheck } from '../recording/DeviceCheck.tsx';
import { RecordBar } from '../recording/RecordBar.tsx';
import { SpokenAnswer } from '../recording/SpokenAnswer.tsx';
import { recordingWords } from '../recording/words/recordingWords.ts';
import { pretendedDevices } from './pretendedDevices.ts';
import { type PretendedUploader, pretendedUploader } from './pretendedUploader.ts';
import '../recording/recording.css';

/** Recording as participants see it, with pretended devices and nothing that is sent. */
export interface PretendedRecording {
  readonly open: OpenRecording;
  /** Returns the length of a recorded answer, in milliseconds. */
  durationOf(recordingIds: readonly string[]): number;
}

/** Returns how to record in the preview. `canShare` tells whether the shown device can share its screen. */
export function pretendRecording(canShare: () => boolean): PretendedRecording {
  let uploader: PretendedUploader | null = null;
  return {
    async open(interviewId) {
      uploader = pretendedUploader();
      const openDevices = (onChange: () => void) => pretendedDevices(onChange, canShare());
      const session = createRecordingSession({ interviewId, uploader, openDevices });
      return { session, DeviceCheck, SpokenAnswer, RecordBar, wordsOf: recordingWords };
    },
    durationOf: (recordingIds) => uploader?.durationOf(recordingIds) ?? 0,
  };
}
