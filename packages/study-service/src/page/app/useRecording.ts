import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Recording } from '../recording/openRecording.ts';
import type { RecordingWords } from '../recording/words/recordingWords.types.ts';
import type { Access } from '../sender/participantApi.ts';
import type { SenderState } from '../sender/senderState.ts';
import { pageLanguage } from '../words/messages.ts';

/** What the page needs to record, with its words. */
export interface LoadedRecording extends Recording {
  readonly words: RecordingWords;
  readonly lang: string;
}

/** Loads what is needed to record, and takes up the recordings of an interview. */
export type OpenRecording = typeof usualRecording;

/** The devices of this browser, and the service. */
export async function usualRecording(interviewId: string, access: () => Access): Promise<Recording> {
  const { openRecording } = await import('../recording/openRecording.ts');
  return await openRecording(interviewId, access);
}

/** How long to wait before what is needed to record is loaded again. */
const againMs = 2000;

/**
 * Returns what is needed to record, once an interview has come to a step that is recorded; null before. It renders again
 * when a recording changes.
 */
export function useRecording(
  { recording, access, step }: SenderState,
  openRecording: OpenRecording,
): LoadedRecording | null {
  const [loaded, setLoaded] = useState<LoadedRecording | null>(null);
  const [, renderAgain] = useState(0);
  const accessRef = useRef(access);
  accessRef.current = access ?? accessRef.current;
  const interviewId = access?.interviewId;
  const isNeeded = recording !== null && interviewId !== undefined;
  const opened = useRef<{ readonly interviewId: string; readonly recording: Recording } | null>(null);
  const lang = pageLanguage;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const open = async (): Promise<void> => {
      const isOpen = opened.current?.interviewId === interviewId;
      const parts = isOpen ? opened.current?.recording : undefined;
      const made = parts ?? (await openRecording(interviewId, () => accessRef.current ?? { interviewId, token: '' }));
      if (isOver && parts === undefined) return made.session.close();
      if (parts === undefined) opened.current = { interviewId, recording: made };
      const words = await made.wordsOf(lang);
      if (!isOver) setLoaded({ ...made, words, lang });
    };
    const insist = (): void => {
      open().catch(() => !isOver && setTimeout(insist, againMs));
    };
    insist();
    return () => {
      isOver = true;
    };
  }, [isNeeded, interviewId, lang, openRecording]);

  const session = loaded?.session;
  // Before the browser shows what can be pressed: a press must not change the session before it is drawn.
  useLayoutEffect(() => session?.subscribe(() => renderAgain((count) => count + 1)), [session]);
  // Another interview, or this page is left.
  useEffect(() => () => session?.close(), [session]);
  const { stepId = null, kind = null } = step ?? {};
  useEffect(() => {
    if (stepId !== null) session?.moveTo(stepId);
    if (kind === 'end') session?.devices.close();
  }, [session, stepId, kind]);
  return loaded !== null && opened.current?.interviewId === interviewId ? loaded : null;
}
