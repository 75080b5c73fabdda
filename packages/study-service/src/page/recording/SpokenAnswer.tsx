import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { minutesOf } from '@guide-studio/guide-core/plurals';
import type { StepRecording } from '../sender/participantApi.ts';
import type { Playback } from './playbacks.ts';
import type { RecordingSession } from './recordingSession.ts';
import { Live } from './Live.tsx';
import type { RecordingWords } from './words/recordingWords.types.ts';

export interface SpokenProps {
  readonly session: RecordingSession;
  readonly stepId: string;
  readonly recording: StepRecording;
  readonly words: RecordingWords;
  /** The language of `words`. */
  readonly lang: string;
  /** True if the step was answered before. */
  readonly isGiven: boolean;
  /** True if the answer could not be sent yet; the page says so elsewhere. */
  readonly isUnsent: boolean;
  /** Called when the participant writes instead of keeping a spoken answer. */
  readonly onWrite: () => void;
  /** The field for a written answer. */
  readonly children: ComponentChildren;
}

/**
 * Shows what is or was recorded for a step, or lets the participant write. Its main buttons, and the way back to speaking, are in
 * the bar that is always in view.
 */
export function SpokenAnswer(props: SpokenProps) {
  const { session, stepId, recording, words, lang, isGiven, isUnsent, onWrite, children } = props;
  const phase = session.phase(stepId);
  const box = useRef<HTMLDivElement>(null);
  const notice = session.notice(stepId);
  const lacking = session.lackingIn(stepId);
  const isWriting = session.readiness(stepId, isGiven) === 'write';
  const { microphone, screen } = session.devices.states;
  const isReady = microphone === 'ready';
  const isOpen = phase === 'idle' || phase === 'recorded';
  useShown(box, phase);
  useWay(box, isWriting);
  useEffect(() => {
    if (isReady) void session.measure(recording);
  }, [session, recording, isReady]);
  const write = (): void => {
    if (session.readiness(stepId, isGiven) === 'keep') onWrite();
    session.write();
  };
  const announcement = isWriting ? { text: '', isShown: false } : announcementOf();
  const hasScreen = session.uploads(stepId).some(({ take }) => take.kind === 'screen');
  const isScreenOff = recording.screen && (screen === 'lost' || screen === 'refused');
  return (
    <div class="spoken" ref={box} data-phase={phase} lang={lang}>
      {isWriting || phase === 'sent' ? null : (
        <ScreenHint isOff={isScreenOff} isRecorded={hasScreen} {...{ recording, words }} />
      )}
      <p class={announcement.isShown ? 'hint' : 'unseen'} role="status">
        {announcement.text}
      </p>
      {isWriting ? children : <Take session={session} {...{ stepId, recording, words, isGiven }} />}
      <div class="take-actions">
        {!isWriting && isOpen ? <OtherTake session={session} {...{ stepId, recording, words, isGiven }} /> : null}
        {!isWriting && isOpen && isScreenOff ? (
          <button type="button" onClick={() => void session.devices.openScreen()}>
            {screen === 'lost' ? words.shareAgain : words.check.share}
          </button>
        ) : null}
        {!isWriting && mayWrite() ? (
          <button type="button" class="quiet" onClick={write}>
            {words.check.write}
          </button>
        ) : null}
      </div>
      <p class={notice === null ? 'unseen' : 'note'} role="alert">
        {notice?.message(words)}
      </p>
      <p class={isWriting || lacking.length === 0 ? 'unseen' : 'note'} role="alert">
        {isWriting ? null : lacking.map((message) => message(words)).join('\n')}
      </p>
    </div>
  );

  /** Writing is offered where it is wanted, and where speaking does not work. */
  function mayWrite(): boolean {
    if (phase === 'sending') return isStuck(session);
    return isOpen && (recording.typing || !isReady || notice?.isProblem === true || lacking.length > 0);
  }

  /** What is read aloud when it changes. While it records, the time and the screen show the same. */
  function announcementOf(): { readonly text: string; readonly isShown: boolean } {
    const uploads = session.uploads(stepId);
    const seen = (text: string) => ({ text, isShown: true });
    if (phase === 'sent') return isUnsent ? { text: '', isShown: false } : seen(words.arrived);
    if (phase === 'recorded') {
      const time = minutesOf(session.recordedMs(stepId));
      return seen(session.playbacks(stepId).length === 0 ? words.interrupted(time) : words.recorded(time));
    }
    if (phase === 'sending') {
      if (isStuck(session)) return seen(stuckText(session, words));
      const sent = uploads.reduce((sum, upload) => sum + upload.sent, 0);
      return seen(
        words.sending(
          sent,
          uploads.reduce((sum, { take }) => sum + take.pieces, 0),
        ),
      );
    }
    const running = session.isScreenRecorded ? `${words.recording}. ${words.screenRuns}` : words.recording;
    return { text: phase === 'recording' ? running : phase === 'paused' ? words.paused : '', isShown: false };
  }
}

/** Returns true if pieces do not reach the service now. */
const isStuck = ({ uploading }: RecordingSession): boolean => uploading !== 'idle' && uploading !== 'sending';

function stuckText({ uploading }: RecordingSession, words: RecordingWords): string {
  if (uploading === 'full') return words.serviceFull;
  return uploading === 'unable' ? words.serviceUnable : words.waiting;
}

interface HintProps {
  readonly recording: StepRecording;
  readonly isOff: boolean;
  /** True if it was recorded until it was no longer shared. */
  readonly isRecorded: boolean;
  readonly words: RecordingWords;
}

/** Says whether the screen is looked at, or not recorded because it is not shared. */
function ScreenHint({ recording, isOff, isRecorded, words }: HintProps) {
  if (isOff) return isRecorded ? null : <p class="hint">{words.screenOff}</p>;
  return recording.watched ? <p class="hint">{words.watched}</p> : null;
}

interface TakeProps {
  readonly session: RecordingSession;
  readonly stepId: string;
  readonly recording: StepRecording;
  readonly words: RecordingWords;
  readonly isGiven: boolean;
}

/** Shows what can be recorded, or what is or was recorded. */
function Take({ session, stepId, recording, words, isGiven }: TakeProps) {
  const phase = session.phase(stepId);
  if (phase === 'sent') return null;
  if (phase === 'idle') {
    const isKept = session.readiness(stepId, isGiven) === 'keep';
    return <p class="hint">{isKept ? words.kept : whatIsRecorded(session, recording, words)}</p>;
  }
  if (phase === 'recording' || phase === 'paused' || phase === 'stopping') {
    const { states, voice } = session.devices;
    const isSeen = states.camera === 'ready' && voice !== null;
    return isSeen ? <Live stream={voice} label={words.check.seen} isMirrored /> : null;
  }
  return (
    <>
      {session.playbacks(stepId).map((playback) => (
        <Player key={playback.url} {...playback} words={words} />
      ))}
    </>
  );
}

/** Says what the next press records, with what works now, and for how long at most. */
function whatIsRecorded(
  { devices, mostMs }: RecordingSession,
  { voice, screen }: StepRecording,
  words: RecordingWords,
): string {
  const { camera, screen: shared } = devices.states;
  const most = Math.max(1, Math.floor(mostMs / 60_000));
  return [
    words.pressRecord,
    words.check[voice === 'video' && camera === 'ready' ? 'video' : 'audio'],
    ...(screen && shared === 'ready' ? [words.check.screen] : []),
    words.upTo(most),
  ].join(' ');
}

/** Plays what was recorded. Nothing has written down what was said, so there are no captions. */
function Player({ url, kind, words }: Playback & { readonly words: RecordingWords }) {
  if (kind === 'audio') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio class="heard" src={url} aria-label={words.yourRecording} controls />;
  }
  const label = kind === 'screen' ? words.devices.screen : words.yourRecording;
  return (
    <>
      {kind === 'screen' ? <p class="hint">{label}</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video class="heard" src={url} aria-label={label} controls playsInline />
    </>
  );
}

/** Records in the place of what was recorded or is kept. */
function OtherTake({ session, stepId, words, isGiven, recording }: TakeProps & { readonly recording: StepRecording }) {
  const isThere = session.phase(stepId) === 'recorded' || session.readiness(stepId, isGiven) === 'keep';
  return isThere && session.devices.states.microphone === 'ready' ? (
    <button type="button" onClick={() => void session.record(stepId, recording)}>
      {words.recordAgain}
    </button>
  ) : null;
}

/** Brings what is recorded into view, and gives the focus to what can be played, unless it is elsewhere on purpose. */
function useShown(box: { readonly current: HTMLDivElement | null }, phase: string): void {
  const beforeRef = useRef(phase);
  useEffect(() => {
    if (beforeRef.current === phase) return;
    beforeRef.current = phase;
    if (phase === 'recording' || phase === 'recorded') box.current?.scrollIntoView({ block: 'nearest' });
    if (phase === 'recorded' && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>('.heard')?.focus({ preventScroll: true });
    }
  }, [box, phase]);
}

/** Keeps the focus at the answer when the participant writes instead or speaks instead: the pressed button is gone. */
function useWay(box: { readonly current: HTMLDivElement | null }, isWriting: boolean): void {
  const beforeRef = useRef(isWriting);
  useEffect(() => {
    if (beforeRef.current === isWriting) return;
    beforeRef.current = isWriting;
    if (document.activeElement !== document.body) return;
    const way = isWriting
      ? box.current?.querySelector('textarea')
      : box.current?.closest('form')?.querySelector('.primary');
    if (way instanceof HTMLElement) way.focus();
  }, [box, isWriting]);
}
