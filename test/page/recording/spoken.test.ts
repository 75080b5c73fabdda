// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type {
  RecordingSession,
  Readiness,
} from '../../../packages/study-service/src/page/recording/recordingSession.ts';
import { DeviceCheck } from '../../../packages/study-service/src/page/recording/DeviceCheck.tsx';
import type { Device, DeviceState } from '../../../packages/study-service/src/page/recording/devices.ts';
import { RecordBar } from '../../../packages/study-service/src/page/recording/RecordBar.tsx';
import { SpeakInstead } from '../../../packages/study-service/src/page/app/SpeakInstead.tsx';
import { SpokenAnswer } from '../../../packages/study-service/src/page/recording/SpokenAnswer.tsx';
import { english as words } from '../../../packages/study-service/src/page/recording/words/recording.en.ts';
import { recordingFor } from '@guide-studio/interview-engine/internal';
import type { StepRecording } from '../../../packages/study-service/src/page/sender/participantApi.ts';

const recording: StepRecording = { voice: 'audio', screen: false, typing: true, watched: false };
const props = { stepId: 'one', recording, words, lang: 'en' };

afterEach(() => render(null, document.body));

function sessionWith(
  states: Partial<Record<Device, DeviceState>>,
  changed: Partial<RecordingSession> = {},
): RecordingSession {
  const devices = { states: { microphone: 'ready', camera: 'unknown', screen: 'unknown', ...states }, level: () => 0 };
  const session: Partial<RecordingSession> = {
    devices: { voice: null, screen: null, ...devices } as unknown as RecordingSession['devices'],
    phase: () => 'idle',
    readiness: () => 'record',
    uploads: () => [],
    playbacks: () => [],
    notice: () => null,
    lacking: new Set<Device>(),
    lackingIn: () => [],
    recordedMs: () => 0,
    mostMs: 60_000,
    uploading: 'idle',
    isScreenRecorded: false,
    measure: async () => {},
    ...changed,
  };
  return session as RecordingSession;
}

const show = async (shown: Parameters<typeof render>[0]) => await act(() => render(shown, document.body));
const textOf = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? document.body;

it('a screen that was not chosen is asked for again in those words, and is not said to be recorded', async () => {
  const withScreen = { ...recording, screen: true, watched: true };
  const check = (screen: DeviceState) =>
    h(DeviceCheck, { ...props, recording: withScreen, session: sessionWith({ screen }), back: null });
  await show(check('unknown'));
  expect(textOf()).toContain(words.watched);
  await show(check('refused'));
  expect(textOf()).toContain(words.check.notChosen);
  for (const text of [words.states.refused, words.watched, words.check.screen]) expect(textOf()).not.toContain(text);
});

it('while the next question is prepared, the page says that the answer has arrived', async () => {
  const textsOf = async (changed: Partial<RecordingSession>, isUnsent = false) => {
    const answer = { ...props, session: sessionWith({}, changed), isGiven: false, isUnsent, onWrite: () => {} };
    await show(h(SpokenAnswer, { ...answer, children: null }));
    return document.querySelector('[role=status]')?.textContent;
  };
  expect(await textsOf({ phase: () => 'sent' })).toBe(words.arrived);
  expect(await textsOf({ phase: () => 'sent' }, true)).toBe('');
  expect(await textsOf({ phase: () => 'sending', uploading: 'unable' })).toBe(words.serviceUnable);
  expect(await textsOf({ phase: () => 'sending', uploading: 'full' })).toBe(words.serviceFull);
});

it('a device that works and gives nothing is named at the check and at the answer, which can then be written', async () => {
  const lacking = new Set<Device>(['microphone']);
  await show(h(DeviceCheck, { ...props, session: sessionWith({ microphone: 'asking' }, { lacking }), back: null }));
  expect(textOf()).not.toContain(words.lacking.microphone);
  await show(h(DeviceCheck, { ...props, session: sessionWith({}, { lacking }), back: null }));
  expect(document.querySelector('[data-device=microphone] [role=status]')?.textContent).toBe(words.lacking.microphone);
  expect(button(words.check.goOn).getAttribute('aria-disabled')).toBe('false');

  const spoken = { ...recording, typing: false };
  const lackingIn: RecordingSession['lackingIn'] = () => [({ lacked }) => lacked.microphone];
  const session = sessionWith({}, { phase: () => 'recorded', readiness: () => 'send', lackingIn });
  const answer = { ...props, recording: spoken, isGiven: false, isUnsent: false, onWrite: () => {}, children: null };
  await show(h(SpokenAnswer, { ...answer, session }));
  expect([...document.querySelectorAll('[role=alert]')].map((each) => each.textContent)).toContain(
    words.lacked.microphone,
  );
  expect(button(words.check.write).tagName).toBe('BUTTON');
});

it('where the study lets participants choose, a question that prefers the voice can be written after consent', async () => {
  const writeButtons = async (mode: 'audio' | 'audio_text', input: 'voice' | 'screenRecording') => {
    const recorded = recordingFor(mode, input, false);
    if (recorded === null) throw new Error('The question is not recorded.');
    const answer = {
      ...props,
      recording: recorded,
      isGiven: false,
      isUnsent: false,
      onWrite: () => {},
      children: null,
    };
    await show(h(SpokenAnswer, { ...answer, session: sessionWith({}) }));
    return [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words.check.write);
  };
  expect(await writeButtons('audio_text', 'voice')).toHaveLength(1);
  expect(await writeButtons('audio_text', 'screenRecording')).toHaveLength(1);
  expect(await writeButtons('audio', 'voice')).toHaveLength(0);
});

it('the focus goes to the text when the participant writes, and to the main button when they speak', async () => {
  let readiness: Readiness = 'record';
  const writing = (next: Readiness) => async () => {
    readiness = next;
    await draw();
  };
  const session = sessionWith(
    {},
    { readiness: () => readiness, write: () => void writing('write')(), speak: () => void writing('record')() },
  );
  const draw = async () =>
    await show(
      h('form', {}, [
        h(SpokenAnswer, {
          ...props,
          session,
          isGiven: false,
          isUnsent: false,
          onWrite: () => {},
          children: h('textarea', {}),
        }),
        readiness === 'write'
          ? h(SpeakInstead, { ...props, session, isActing: false })
          : h(RecordBar, { ...props, session, isActing: false, isHeld: false }),
      ]),
    );
  const press = async (name: string) => {
    button(name).focus();
    await act(() => button(name).click());
  };
  await draw();
  await press(words.check.write);
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await press(words.speak);
  expect(document.activeElement?.textContent).toBe(words.record);
});

it('two quick presses on one button are one press', async () => {
  for (const phase of ['idle', 'recording', 'recorded'] as const) {
    await show(
      h(RecordBar, { ...props, session: sessionWith({}, { phase: () => phase }), isActing: false, isHeld: false }),
    );
    const pressed = (detail: number) => {
      const click = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
      document.querySelector('.primary')?.dispatchEvent(click);
      return click.defaultPrevented;
    };
    expect([pressed(1), pressed(2), pressed(0)], phase).toEqual([false, true, false]);
  }
});
