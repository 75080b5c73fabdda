import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { minutesOf } from '@guide-studio/guide-core/plurals';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';
import type { StepRecording } from '../sender/participantApi.ts';
import type { RecordingSession } from './recordingSession.ts';
import type { Device } from './devices.ts';
import { Level } from './Level.tsx';
import { Live } from './Live.tsx';
import type { RecordingWords } from './words/recordingWords.types.ts';

export interface CheckProps {
  readonly session: RecordingSession;
  readonly stepId: string;
  readonly recording: StepRecording;
  readonly words: RecordingWords;
  /** The language of `words`. */
  readonly lang: string;
  /** Opens the step before; null on the first one. */
  readonly back: { readonly label: string; readonly onClick: () => void } | null;
}

/** Asks for consent before the first recording, checks each device, and says what works instead. */
export function DeviceCheck({ session, stepId, recording, words, lang, back }: CheckProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [hasSound, setHasSound] = useState(false);
  const { check } = words;
  const { devices } = session;
  const { microphone, camera, screen } = devices.states;
  const isAsking = microphone === 'asking' || screen === 'asking';
  const isReady = microphone === 'ready';
  const withCamera = recording.voice === 'video';
  const isAsked = microphone !== 'unknown' && !(isReady && withCamera && camera === 'unknown');
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, []);
  const agree = (): void => void session.agree(recording);
  // The pressed button is gone while the browser asks.
  const again = (open: () => void) => () => {
    main.current?.focus();
    open();
  };
  const isShareable = screen === 'unknown' || screen === 'asking' || screen === 'ready';
  const readers = readersOf(recording);
  const isScreenOpen = recording.screen && isReady && screen === 'unknown';
  return (
    <main class="card" lang={lang}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isAsking) return;
          if (!isAsked) agree();
          else if (isScreenOpen) void devices.openScreen();
          else if (isReady) session.goOn();
          else session.write();
        }}
      >
        <h1 ref={heading} tabIndex={-1}>
          {check.title}
        </h1>
        <p class="message">
          {check[recording.voice]} {recording.screen && isShareable ? check.screen : ''}
        </p>
        {recording.watched && isShareable ? <p class="message">{words.watched}</p> : null}
        {isAsked ? null : (
          <>
            <p class="message">{check.when}</p>
            <p class="message">{check.counts}</p>
            {readers === null ? null : <p class="message">{check.readers[readers]}</p>}
            <p class="message">{check.instead}</p>
          </>
        )}
        {session.uploads(stepId).length > 0 ? (
          <p class="note">{check.keptFrom(minutesOf(session.recordedMs(stepId)))}</p>
        ) : null}
        {isAsked ? (
          <ul class="devices">
            <Checked
              device="microphone"
              works={hasSound ? check.audible : check.speak}
              onTryAgain={again(agree)}
              {...{ session, words }}
            >
              <Level devices={devices} onSound={() => setHasSound(true)} />
            </Checked>
            {withCamera && (isReady || microphone === 'asking') ? (
              <Checked device="camera" works={check.seen} onTryAgain={again(agree)} {...{ session, words }}>
                {devices.voice === null ? null : <Live stream={devices.voice} label={check.seen} isMirrored />}
              </Checked>
            ) : null}
            {recording.screen && isReady ? (
              <Checked
                device="screen"
                works={check.shared}
                onTryAgain={again(() => void devices.openScreen())}
                {...{ session, words }}
              >
                {devices.screen === null ? null : (
                  <Live stream={devices.screen} label={words.devices.screen} isMirrored={false} />
                )}
              </Checked>
            ) : null}
          </ul>
        ) : null}
        <div class="actions">
          {back === null ? null : (
            <button type="button" onClick={back.onClick}>
              {back.label}
            </button>
          )}
          {isAsked && !isReady ? null : (
            <button type="button" onClick={() => session.write()}>
              {check.write}
            </button>
          )}
          <button ref={main} type="submit" class="primary" aria-disabled={isAsking}>
            {labelOf()}
          </button>
        </div>
      </form>
    </main>
  );

  function labelOf(): string {
    if (!isAsked) return check.agree;
    if (isAsking) return check.goOn;
    if (isScreenOpen) return check.share;
    return isReady ? check.goOn : check.write;
  }
}

function readersOf({ writtenDown, readByAi }: StepRecording): keyof RecordingWords['check']['readers'] | null {
  if (writtenDown === true) return readByAi === true ? 'both' : 'software';
  return readByAi === true ? 'ai' : null;
}

interface CheckedProps {
  readonly device: Device;
  readonly session: RecordingSession;
  readonly words: RecordingWords;
  /** What is said when it is ready. */
  readonly works: string;
  readonly onTryAgain: () => void;
  /** Shown when it is ready. */
  readonly children: ComponentChildren;
}

/** Shows one device: that it works, or why not and what works instead. */
function Checked({ device, session, words, works, onTryAgain, children }: CheckedProps) {
  const state = session.devices.states[device];
  // The screen is not asked for by permission: the browser's picker was closed.
  const reason = (of: keyof RecordingWords['states']) =>
    device === 'screen' && of === 'refused' ? words.check.notChosen : words.states[of];
  const isLacking = state === 'ready' && session.lacking.has(device);
  const isWrong = state !== 'ready' && state !== 'asking' && state !== 'unknown';
  return (
    <li data-device={device} data-state={isLacking ? 'lacking' : state}>
      <strong>{words.devices[device]}</strong>
      {state === 'ready' ? children : null}
      <p class="hint" role="status">
        {isLacking
          ? words.lacking[device]
          : state === 'ready'
            ? works
            : state === 'unknown'
              ? words.check.toShare
              : reason(state)}
        {isWrong ? ` ${words.without[device]}` : null}
      </p>
      {isWrong && state !== 'unsupported' ? (
        <button type="button" onClick={onTryAgain}>
          {words.check.again}
        </button>
      ) : null}
    </li>
  );
}
