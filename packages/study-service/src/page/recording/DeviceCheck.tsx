import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { minutesOf } from '@guide-studio/guide-core/plurals';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';
import type { StepRecording } from '../sender/participantApi.ts';
import type { Booth } from './booth.ts';
import type { Device } from './devices.ts';
import { Level } from './Level.tsx';
import { Live } from './Live.tsx';
import type { RecordingWords } from './words/recordingWords.types.ts';

export interface CheckProps {
  readonly booth: Booth;
  readonly stepId: string;
  readonly recording: StepRecording;
  readonly words: RecordingWords;
  /** The language of `words`. */
  readonly lang: string;
}

/** Asks for consent before the first recording, checks each device, and says what works instead. */
export function DeviceCheck({ booth, stepId, recording, words, lang }: CheckProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [isHeard, setHeard] = useState(false);
  const { check } = words;
  const { devices } = booth;
  const { microphone, camera, screen } = devices.states;
  const isAsking = microphone === 'asking' || screen === 'asking';
  const isReady = microphone === 'ready';
  const withCamera = recording.voice === 'video';
  const isAsked = microphone !== 'unknown' && !(isReady && withCamera && camera === 'unknown');
  useEffect(() => {
    window.scrollTo(0, 0);
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, []);
  const agree = (): void => void booth.agree(recording);
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
          else if (isReady) booth.goOn();
          else booth.write();
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
        {booth.uploads(stepId).length > 0 ? (
          <p class="note">{check.keptFrom(minutesOf(booth.recordedMs(stepId)))}</p>
        ) : null}
        {isAsked ? (
          <ul class="devices">
            <Checked device="microphone" booth={booth} words={words} onTryAgain={again(agree)}>
              <Level devices={devices} onHeard={() => setHeard(true)} />
              <p class="hint" role="status">
                {isHeard ? check.heard : check.sayWords}
              </p>
            </Checked>
            {withCamera && (isReady || microphone === 'asking') ? (
              <Checked device="camera" booth={booth} words={words} onTryAgain={again(agree)}>
                {devices.voice === null ? null : <Live stream={devices.voice} label={check.seen} isMirrored />}
                <p class="hint">{check.seen}</p>
              </Checked>
            ) : null}
            {recording.screen && isReady ? (
              <Checked device="screen" booth={booth} words={words} onTryAgain={again(() => void devices.openScreen())}>
                {devices.screen === null ? null : (
                  <Live stream={devices.screen} label={words.devices.screen} isMirrored={false} />
                )}
                <p class="hint">{check.shared}</p>
              </Checked>
            ) : null}
          </ul>
        ) : null}
        <div class="actions">
          {isAsked && !isReady ? null : (
            <button type="button" onClick={() => booth.write()}>
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
  readonly booth: Booth;
  readonly words: RecordingWords;
  readonly onTryAgain: () => void;
  /** Shown when it is ready. */
  readonly children: ComponentChildren;
}

/** Shows one device: that it works, or why not and what works instead. */
function Checked({ device, booth, words, onTryAgain, children }: CheckedProps) {
  const state = booth.devices.states[device];
  // The screen is not asked for by permission: the browser's picker was closed.
  const reason = (of: keyof RecordingWords['states']) =>
    device === 'screen' && of === 'refused' ? words.check.notChosen : words.states[of];
  const isWrong = state !== 'ready' && state !== 'asking' && state !== 'unknown';
  return (
    <li data-device={device} data-state={state}>
      <strong>{words.devices[device]}</strong>
      {state === 'ready' ? children : null}
      <p class={state === 'ready' ? 'unseen' : 'hint'} role="status">
        {state === 'unknown' ? words.check.toShare : null}
        {state === 'ready' || state === 'unknown' ? null : reason(state)}
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
