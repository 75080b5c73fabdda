import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StepRecording } from '../sender/participantApi.ts';
import type { Booth, Phase } from './booth.ts';
import { Level } from './Level.tsx';
import { Live } from './Live.tsx';
import { minutesOf } from './minutes.ts';
import type { RecordingWords } from './words/recordingWords.types.ts';

export interface SpokenProps {
  readonly booth: Booth;
  readonly stepId: string;
  readonly recording: StepRecording;
  readonly words: RecordingWords;
  /** The language of `words`. */
  readonly lang: string;
  /** True if the step was answered before. */
  readonly isGiven: boolean;
  /** Called when the participant writes instead of keeping a spoken answer. */
  readonly onWrite: () => void;
  /** The field for a written answer. */
  readonly children: ComponentChildren;
}

/** Records the answer to a step, or lets the participant write it. */
export function SpokenAnswer({ booth, stepId, recording, words, lang, isGiven, onWrite, children }: SpokenProps) {
  const phase = booth.phase(stepId);
  const box = useRef<HTMLDivElement>(null);
  const notice = booth.notice(stepId);
  const isWriting =
    booth.isWriting(stepId, isGiven) && (phase === 'idle' || booth.readiness(stepId, isGiven) === 'write');
  const isReady = booth.devices.states.microphone === 'ready';
  useFocusOn(box, phase);
  useEffect(() => {
    if (isReady) void booth.measure(recording);
  }, [booth, recording, isReady]);
  const write = (): void => {
    if (booth.readiness(stepId, isGiven) === 'keep') onWrite();
    booth.write();
  };
  const told = saidOf();
  return (
    <div class="spoken" ref={box} data-phase={phase} lang={lang}>
      {booth.isScreenRecorded ? <p class="screen-mark">{words.screenRuns}</p> : null}
      {recording.watched && !isWriting ? <p class="hint">{words.watched}</p> : null}
      <p class={told.isShown && !isWriting ? 'hint' : 'unseen'} role="status">
        {told.text}
      </p>
      {isWriting ? children : <Take booth={booth} stepId={stepId} words={words} isGiven={isGiven} />}
      <div class="take-actions">
        {isWriting ? (
          <button type="button" class="quiet" onClick={() => booth.speak(stepId)}>
            {words.speak}
          </button>
        ) : (
          <TakeButtons booth={booth} stepId={stepId} recording={recording} words={words} />
        )}
        {!isWriting && mayWrite() ? (
          <button type="button" class="quiet" onClick={write}>
            {words.check.write}
          </button>
        ) : null}
      </div>
      <p class={notice === null ? 'unseen' : 'note'} role="alert">
        {notice?.saying(words)}
      </p>
    </div>
  );

  /** Writing is offered where it is wanted, and where speaking does not work. */
  function mayWrite(): boolean {
    if (phase === 'sending') return isStuck(booth);
    const isOpen = phase === 'idle' || phase === 'recorded';
    return isOpen && (recording.typing || !isReady || notice?.isProblem === true);
  }

  /** What is read aloud when it changes. While it records, the time and the screen show the same. */
  function saidOf(): { readonly text: string; readonly isShown: boolean } {
    const uploads = booth.uploads(stepId);
    const seen = (text: string) => ({ text, isShown: true });
    if (phase === 'recorded') {
      const time = minutesOf(Math.max(0, ...uploads.map(({ take }) => take.durationMs)));
      return seen(booth.listenTo(stepId) === null ? words.interrupted(time) : words.recorded(time));
    }
    if (phase === 'sending') {
      if (isStuck(booth)) return seen(booth.uploading === 'full' ? words.serviceFull : words.waiting);
      const sent = uploads.reduce((sum, upload) => sum + upload.sent, 0);
      return seen(
        words.sending(
          sent,
          uploads.reduce((sum, { take }) => sum + take.pieces, 0),
        ),
      );
    }
    const running = booth.isScreenRecorded ? `${words.recording}. ${words.screenRuns}` : words.recording;
    return { text: phase === 'recording' ? running : phase === 'paused' ? words.paused : '', isShown: false };
  }
}

interface TakeProps {
  readonly booth: Booth;
  readonly stepId: string;
  readonly words: RecordingWords;
}

/** Returns true if pieces do not reach the service now. */
const isStuck = ({ uploading }: Booth): boolean => uploading === 'waiting' || uploading === 'full';

/** Shows what is or was recorded. */
function Take({ booth, stepId, words, isGiven }: TakeProps & { readonly isGiven: boolean }) {
  const phase = booth.phase(stepId);
  if (phase === 'idle') {
    const isKept = booth.readiness(stepId, isGiven) === 'keep';
    const most = Math.max(1, Math.floor(booth.mostMs / 60_000));
    return <p class="hint">{isKept ? words.kept : words.upTo(most)}</p>;
  }
  if (phase === 'recording' || phase === 'paused' || phase === 'stopping') {
    return <Running booth={booth} words={words} isPaused={phase === 'paused'} />;
  }
  const heard = booth.listenTo(stepId);
  return heard === null ? null : <Heard {...heard} label={words.yourRecording} />;
}

/** Plays what was recorded. Nothing has written down what was said, so there are no captions. */
function Heard({ url, kind, label }: { readonly url: string; readonly kind: string; readonly label: string }) {
  return kind === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video class="heard" src={url} aria-label={label} controls playsInline />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio class="heard" src={url} aria-label={label} controls />
  );
}

/** Shows the time, the level and the picture of a running recording. */
function Running({ booth, words, isPaused }: Omit<TakeProps, 'stepId'> & { readonly isPaused: boolean }) {
  const [durationMs, setDuration] = useState(booth.durationMs);
  useEffect(() => {
    const timer = setInterval(() => setDuration(booth.durationMs), 200);
    return () => clearInterval(timer);
  }, [booth]);
  const { devices } = booth;
  const hasPicture = devices.states.camera === 'ready' && devices.voice !== null;
  return (
    <div class="running">
      <p class={isPaused ? 'time' : 'time running-mark'}>
        <span aria-hidden="true">{isPaused ? words.paused : words.recording}</span>{' '}
        <span role="timer" aria-live="off">
          {minutesOf(durationMs)} / {minutesOf(booth.mostMs)}
        </span>
      </p>
      <Level devices={devices} />
      {hasPicture && devices.voice !== null ? (
        <Live stream={devices.voice} label={words.check.seen} isMirrored />
      ) : null}
    </div>
  );
}

/** The buttons of a recording. */
function TakeButtons({ booth, stepId, recording, words }: TakeProps & { readonly recording: StepRecording }) {
  const phase = booth.phase(stepId);
  const { microphone, screen } = booth.devices.states;
  const start = (): void => void booth.record(stepId, recording);
  switch (phase) {
    case 'idle':
    case 'recorded':
      return (
        <>
          {microphone === 'ready' ? (
            <button type="button" class={phase === 'idle' ? 'record' : undefined} onClick={start}>
              {phase === 'idle' ? words.record : words.recordAgain}
            </button>
          ) : null}
          {recording.screen && (screen === 'lost' || screen === 'refused') ? (
            <button type="button" onClick={() => void booth.devices.openScreen()}>
              {words.shareAgain}
            </button>
          ) : null}
        </>
      );
    case 'recording':
    case 'paused':
      return (
        <>
          <button type="button" class="stop" onClick={() => booth.stop()}>
            {words.stop}
          </button>
          <button type="button" onClick={() => (phase === 'paused' ? booth.resume() : booth.pause())}>
            {phase === 'paused' ? words.resume : words.pause}
          </button>
        </>
      );
    case 'stopping':
    case 'sending':
      return null;
  }
}

/** A button that is pressed is replaced by others: the focus goes to the first of them. */
function useFocusOn(box: { readonly current: HTMLDivElement | null }, phase: Phase): void {
  const beforeRef = useRef(phase);
  useEffect(() => {
    if (beforeRef.current === phase) return;
    beforeRef.current = phase;
    const isLost = document.activeElement === document.body || box.current?.contains(document.activeElement) === true;
    if (isLost) box.current?.querySelector<HTMLElement>('.take-actions button, audio, video')?.focus();
  }, [box, phase]);
}
