import { useEffect, useRef, useState } from 'preact/hooks';
import { minutesOf } from '@guide-studio/guide-core/plurals';
import type { RecordingSession, Phase } from './recordingSession.ts';
import { Level } from './Level.tsx';
import type { RecordingWords } from './words/recordingWords.types.ts';

export interface BarProps {
  readonly session: RecordingSession;
  readonly stepId: string;
  readonly words: RecordingWords;
  /** The language of `words`. */
  readonly lang: string;
  /** True if the answer is on its way, so that nothing can be pressed. */
  readonly isActing: boolean;
  /** True if a picture, video or page is to be looked at first. */
  readonly isHeld: boolean;
}

/**
 * The buttons of a spoken answer in the bar that is always in view, with the time of a running recording. The strongest
 * one submits the form: it records, stops or sends.
 */
export function RecordBar({ session, stepId, words, lang, isActing, isHeld }: BarProps) {
  const phase = session.phase(stepId);
  const isPaused = phase === 'paused';
  const isRunning = phase === 'recording' || isPaused;
  const bar = useRef<HTMLDivElement>(null);
  const beforeRef = useRef<Phase | null>(null);
  useEffect(() => {
    if (beforeRef.current === phase) return;
    beforeRef.current = phase;
    // The button that was pressed is replaced by others, and takes the focus with it.
    if (isRunning && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [phase, isRunning]);
  return (
    <div class="record-bar" ref={bar} lang={lang}>
      {isRunning ? <Progress session={session} words={words} isPaused={isPaused} /> : null}
      <div class="presses">
        {phase === 'idle' ? (
          <button key="record" type="submit" class="primary record" onClick={onlyOnce}>
            {words.record}
          </button>
        ) : isRunning ? (
          <>
            <button key="pause" type="button" onClick={() => (isPaused ? session.resume() : session.pause())}>
              {isPaused ? words.resume : words.pause}
            </button>
            <button key="stop" type="submit" class="primary stop" onClick={onlyOnce}>
              {words.stop}
            </button>
          </>
        ) : (
          <button
            key="send"
            type="submit"
            class="primary"
            onClick={onlyOnce}
            aria-disabled={isHeld || isActing || phase === 'stopping'}
          >
            {words.send}
          </button>
        )}
      </div>
    </div>
  );
}

/** The next button appears where the pressed one was: the second press of a double click is not for it. */
function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

interface ProgressProps {
  readonly session: RecordingSession;
  readonly words: RecordingWords;
  readonly isPaused: boolean;
}

/** Shows the time and the level of a running recording, and whether the screen is recorded. */
function Progress({ session, words, isPaused }: ProgressProps) {
  const [, renderAgain] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => renderAgain((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [session]);
  return (
    <div class="running">
      {session.isScreenRecorded ? (
        // While it is paused, the mark keeps its place, so that the buttons keep theirs.
        <p class="screen-mark" style={{ visibility: isPaused ? 'hidden' : undefined }}>
          {words.screenRuns}
        </p>
      ) : null}
      <p class={isPaused ? 'time' : 'time running-mark'}>
        <span aria-hidden="true">{isPaused ? words.paused : words.recording}</span>{' '}
        <span role="timer" aria-live="off">
          {minutesOf(session.durationMs)} / {minutesOf(session.mostMs)}
        </span>
      </p>
      <Level devices={session.devices} />
    </div>
  );
}
