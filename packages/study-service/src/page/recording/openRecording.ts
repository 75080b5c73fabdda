import type { FunctionComponent } from 'preact';
import { createPause } from '../browser/createPause.ts';
import type { Access } from '../sender/participantApi.ts';
import { browserPieces } from './browserPieces.ts';
import { type RecordingSession, createRecordingSession } from './recordingSession.ts';
import { type CheckProps, DeviceCheck } from './DeviceCheck.tsx';
import { type BarProps, RecordBar } from './RecordBar.tsx';
import { storageOf } from '../sender/storageOf.ts';
import { createRecordingApi } from './recordingApi.ts';
import { SpokenAnswer, type SpokenProps } from './SpokenAnswer.tsx';
import { createUploader } from './uploader.ts';
import { createWayMemory } from './wayMemory.ts';
import { recordingWords } from './words/recordingWords.ts';
import type { RecordingWords } from './words/recordingWords.types.ts';
import './recording.css';

/** What the page needs to record answers. All of it is loaded only by interviews that record. */
export interface Recording {
  readonly session: RecordingSession;
  readonly DeviceCheck: FunctionComponent<CheckProps>;
  readonly SpokenAnswer: FunctionComponent<SpokenProps>;
  readonly RecordBar: FunctionComponent<BarProps>;
  /** Loads the words of one of the page's languages. */
  readonly wordsOf: (language: string) => Promise<RecordingWords>;
}

/** Takes up the recordings of an interview. `access` returns its current token. */
export async function openRecording(interviewId: string, access: () => Access): Promise<Recording> {
  const uploader = createUploader({
    interviewId,
    api: createRecordingApi(access, async (url, init) => await fetch(url, init)),
    store: await browserPieces(window),
    random: Math.random,
    pause: createPause(window).pause,
  });
  await uploader.open();
  return {
    session: createRecordingSession({ interviewId, uploader, way: createWayMemory(storageOf(window), interviewId) }),
    DeviceCheck,
    SpokenAnswer,
    RecordBar,
    wordsOf: recordingWords,
  };
}
