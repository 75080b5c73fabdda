import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type RecordingSession,
  createRecordingSession,
} from '../../../packages/study-service/src/page/recording/recordingSession.ts';
import type { Device, Devices, DeviceState } from '../../../packages/study-service/src/page/recording/devices.ts';
import { createPieceMemory } from '../../../packages/study-service/src/page/recording/pieceStore.ts';
import { createRecordingApi } from '../../../packages/study-service/src/page/recording/recordingApi.ts';
import type { Sense } from '../../../packages/study-service/src/page/recording/sense.ts';
import type { StepRecording } from '../../../packages/study-service/src/page/sender/participantApi.ts';
import { createUploader } from '../../../packages/study-service/src/page/recording/uploader.ts';
import { english } from '../../../packages/study-service/src/page/recording/words/recording.en.ts';
import { createWayMemory } from '../../../packages/study-service/src/page/recording/wayMemory.ts';
import type { TextStorage } from '../../../packages/study-service/src/page/sender/memory.ts';
import { until } from '../../until.ts';

// Law: whatever stops a recording, what was recorded can be sent, or the answer is written, and the page says why.

/** Records a piece each time that it is told to, and one more when it stops. */
class Recorder extends EventTarget {
  static readonly all: Recorder[] = [];
  /** The device delivers no data at all. */
  static isEmpty = false;
  static readonly isTypeSupported = () => true;
  state = 'inactive';
  readonly type: string;
  constructor(_: unknown, { mimeType }: { readonly mimeType: string }) {
    super();
    this.type = mimeType;
    Recorder.all.push(this);
  }
  start(): void {
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  piece(): void {
    const data = new Blob(Recorder.isEmpty ? [] : ['piece']);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
  stop(): void {
    this.state = 'inactive';
    this.piece();
    this.dispatchEvent(new Event('stop'));
  }
}

class Stream {
  readonly getAudioTracks = () => [];
}

beforeEach(() => {
  // Promises go on as usual, so that pieces are stored and sent.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('MediaStream', Stream);
  vi.stubGlobal('navigator', {});
  Recorder.all.length = 0;
  Recorder.isEmpty = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Scene {
  readonly session: RecordingSession;
  readonly states: Record<Device, DeviceState>;
  /** What each device gives. */
  readonly senses: Record<Device, Sense>;
  /** What the service is asked, in order. */
  readonly asked: string[];
  readonly lose: (device: Device) => void;
}

interface Given {
  readonly answer?: (path: string) => Response | null;
  readonly durationMs?: number;
  readonly states?: Partial<Record<Device, DeviceState>>;
  readonly store?: ReturnType<typeof createPieceMemory>;
  /** What the browser keeps beyond a reload. */
  readonly kept?: TextStorage;
}

/** A session whose participant has agreed, with a service that takes all. */
async function open(given: Given = {}): Promise<Scene> {
  const { durationMs = 600_000, store = createPieceMemory() } = given;
  const asked: string[] = [];
  const reply = (path: string) =>
    path === '' ? { recordings: [], limits: { durationMs, answerBytes: 1e9 } } : { bytesLeft: 1e9 };
  const fetch = async (url: string, { method = '' }: RequestInit) => {
    const path = url.split('/recordings')[1] ?? '';
    asked.push(`${method} ${path.replace(/^\/[^/]+/u, '')}`.trim());
    return given.answer?.(path) ?? Response.json(reply(method === 'GET' ? path : '/'));
  };
  const uploader = createUploader({
    interviewId: 'i',
    api: createRecordingApi(() => ({ interviewId: 'i', token: '' }), fetch),
    store,
    random: () => 0,
    pause: async () => await new Promise((resolve) => setImmediate(resolve)),
  });
  await uploader.open();
  const states = { microphone: 'ready', camera: 'unknown', screen: 'unknown', ...given.states } as Scene['states'];
  const senses: Scene['senses'] = { microphone: 'something', camera: 'something', screen: 'something' };
  let lose: Scene['lose'] = () => {};
  const openDevices = (_: () => void, onLost: (device: Device) => void): Devices => {
    lose = onLost;
    const voice = new Stream() as unknown as MediaStream;
    return {
      states,
      voice,
      screen: voice,
      level: () => 0,
      sense: (device) => senses[device],
      close() {},
      openScreen: async () => {},
      openVoice: async () => {},
    };
  };
  const way = createWayMemory(given.kept ?? null, 'i');
  const session = createRecordingSession({ interviewId: 'i', uploader, openDevices, way });
  if (!way.isWriting()) session.goOn();
  return { session, states, senses, asked, lose };
}

const voice: StepRecording = { voice: 'audio', screen: false, typing: true, watched: false };
const withScreen = { ...voice, screen: true };

async function phaseIs(session: RecordingSession, phase: string): Promise<void> {
  await until(() => expect(session.phase('one')).toBe(phase));
}

/** Records an answer to the step `one`. */
async function speak(session: RecordingSession, recording = voice): Promise<void> {
  await session.record('one', recording);
  session.stop();
  await phaseIs(session, 'recorded');
}

const textOf = (session: RecordingSession) => session.notice('one')?.message(english);

describe('a recording', () => {
  it('that loses its microphone stops, says so, and can be sent', async () => {
    const { session, lose } = await open();
    await session.record('one', voice);
    lose('microphone');
    expect(textOf(session)).toBe(english.lost(english.devices.microphone));
    await phaseIs(session, 'recorded');
    expect(session.readiness('one', false)).toBe('send');
    expect(await session.send('one')).toHaveLength(1);
  });

  it('that loses its screen goes on with the voice, and sends what it has of both', async () => {
    const { session, lose } = await open({ states: { screen: 'ready' } });
    await session.record('one', withScreen);
    expect(session.isScreenRecorded).toBe(true);
    lose('screen');
    await until(() => expect(session.isScreenRecorded).toBe(false));
    expect([session.phase('one'), textOf(session)]).toEqual(['recording', english.screenLost]);
    session.stop();
    await phaseIs(session, 'recorded');
    expect(textOf(session)).toBeUndefined();
    expect(session.playbacks('one').map(({ kind }) => kind)).toEqual(['audio', 'screen']);
    expect(await session.send('one')).toHaveLength(2);
  });

  it('stops by itself when it is as long as the service takes', async () => {
    const { session } = await open({ durationMs: 1500 });
    await session.record('one', voice);
    expect(session.mostMs).toBe(1500);
    vi.advanceTimersByTime(1250);
    expect(session.phase('one')).toBe('recording');
    vi.advanceTimersByTime(250);
    await phaseIs(session, 'recorded');
    expect(session.notice('one')?.isProblem).toBe(false);
    expect(textOf(session)).toBe(english.reached);
  });

  it('that this device cannot keep stops, says so, and is sent all the same', async () => {
    const store = createPieceMemory();
    store.keepPiece = async () => await Promise.reject(new Error('full'));
    const { session } = await open({ store });
    await session.record('one', voice);
    Recorder.all[0]?.piece();
    await phaseIs(session, 'recorded');
    expect(textOf(session)).toBe(english.full);
    expect(await session.send('one')).toHaveLength(1);
  });

  it('for whose successor there is too little space stays', async () => {
    const { session } = await open();
    await speak(session);
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100_000, usage: 20_000 }) } });
    await session.record('one', voice);
    expect([session.phase('one'), textOf(session)]).toEqual(['recorded', english.noSpace]);
    expect(session.playbacks('one')).toHaveLength(1);
    expect(await session.send('one')).toHaveLength(1);
  });

  it('has only what works of what the step records', async () => {
    const { session, states } = await open({ states: { camera: 'missing', screen: 'refused' } });
    await speak(session, { ...withScreen, voice: 'video' });
    expect(session.playbacks('one').map(({ kind }) => kind)).toEqual(['audio']);
    Object.assign(states, { camera: 'ready', screen: 'ready' });
    await speak(session, { ...withScreen, voice: 'video' });
    expect(session.playbacks('one').map(({ kind }) => kind)).toEqual(['video', 'screen']);
  });

  it('that the service cannot take now is sent when it can, and the booth says which of both', async () => {
    let status = 503;
    const refused = (): Response | null =>
      status === 200 ? null : Response.json({ code: status === 507 ? 'storage_full' : 'not_stored' }, { status });
    const { session } = await open({ answer: (path) => (path.includes('/pieces/') ? refused() : null) });
    await speak(session);
    const sent = session.send('one');
    await until(() => expect(session.uploading).toBe('unable'));
    status = 507;
    await until(() => expect(session.uploading).toBe('full'));
    expect(session.phase('one')).toBe('sending');
    status = 200;
    expect(await sent).toHaveLength(1);
  });
});

describe('a recording whose devices work and give nothing', () => {
  const both = { ...withScreen, voice: 'video' } as const;
  const lacking = (session: RecordingSession) => session.lackingIn('one').map((message) => message(english));
  const pass = (seconds: number) => void vi.advanceTimersByTime(1000 * seconds);

  it('says so after some seconds while it goes on, and before it is sent', async () => {
    const { session, senses } = await open({ states: { camera: 'ready', screen: 'ready' } });
    Object.assign(senses, { microphone: 'nothing', camera: 'nothing', screen: 'nothing' });
    await session.record('one', both);
    pass(2);
    expect(lacking(session)).toEqual([]);
    pass(5);
    expect(lacking(session)).toEqual([english.lacking.camera, english.lacking.microphone]);
    pass(15);
    expect(lacking(session)).toContain(english.lacking.screen);
    expect(session.phase('one')).toBe('recording');
    session.stop();
    await phaseIs(session, 'recorded');
    expect(lacking(session)).toEqual([english.lacked.microphone, english.lacked.camera, english.lacked.screen]);
    expect(session.readiness('one', false)).toBe('send');
  });

  it('says so once without any data: there is nothing to listen to or to send, and it can be written', async () => {
    const { session, senses } = await open();
    Recorder.isEmpty = true;
    senses.microphone = 'nothing';
    await session.record('one', voice);
    pass(8);
    session.stop();
    await phaseIs(session, 'idle');
    const noRecorder = `${english.states.unsupported} ${english.without.microphone}`;
    expect(session.notice('one')?.message(english)).toBe(noRecorder);
    expect(session.notice('one')?.isProblem).toBe(true);
    expect(lacking(session)).toEqual([]);
    expect(session.playbacks('one')).toEqual([]);
    expect(session.readiness('one', false)).toBe('record');
    Object.assign(senses, { microphone: 'something' });
    await session.record('one', voice);
    pass(8);
    expect(session.notice('one')).toBeNull();
    pass(4);
    expect(session.notice('one')?.message(english)).toBe(noRecorder);
    session.stop();
    await phaseIs(session, 'idle');
    expect(session.notice('one')?.message(english)).toBe(noRecorder);
    Recorder.isEmpty = false;
    await session.record('one', voice);
    expect(session.notice('one')).toBeNull();
  });

  it('says so once, until something comes, and does not take a pause of the speaker for silence', async () => {
    const { session, senses } = await open();
    await session.record('one', voice);
    pass(3);
    senses.microphone = 'nothing';
    pass(12);
    expect(lacking(session)).toEqual([]);
    pass(5);
    expect(lacking(session)).toEqual([english.lacking.microphone]);
    senses.microphone = 'something';
    pass(1);
    expect(lacking(session)).toEqual([]);
    senses.microphone = 'nothing';
    pass(20);
    expect(lacking(session)).toEqual([]);
    senses.microphone = 'something';
    pass(1);
    session.stop();
    await phaseIs(session, 'recorded');
    expect(lacking(session)).toEqual([]);
  });

  it('says soon that the browser has a device that is off, and nothing of devices that it does not record', async () => {
    const { session, senses } = await open({ states: { camera: 'ready', screen: 'ready' } });
    Object.assign(senses, { camera: 'off', screen: 'off' });
    await session.record('one', voice);
    pass(5);
    expect(lacking(session)).toEqual([]);
    senses.microphone = 'off';
    pass(3);
    expect(lacking(session)).toEqual([english.lacking.microphone]);
  });

  it('that is short is told to be silent all the same, and a new one begins without it', async () => {
    const { session, senses } = await open();
    senses.microphone = 'nothing';
    await session.record('one', voice);
    pass(2);
    session.stop();
    await phaseIs(session, 'recorded');
    expect(lacking(session)).toEqual([english.lacked.microphone]);
    senses.microphone = 'something';
    await session.record('one', voice);
    expect(lacking(session)).toEqual([]);
    pass(2);
    session.stop();
    await phaseIs(session, 'recorded');
    expect(lacking(session)).toEqual([]);
  });

  it('is known at the check', async () => {
    const { session, senses } = await open();
    await session.agree(voice);
    senses.microphone = 'nothing';
    pass(7);
    expect([...session.lacking]).toEqual(['microphone']);
    senses.microphone = 'something';
    pass(1);
    expect([...session.lacking]).toEqual([]);
  });
});

describe('an answer', () => {
  it('that was spoken is sent until the next question is open, then kept', async () => {
    const { session, asked } = await open();
    await speak(session);
    await session.send('one');
    expect(session.phase('one')).toBe('sent');
    session.moveTo('two');
    expect([session.phase('one'), session.readiness('one', true)]).toEqual(['idle', 'keep']);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual([]);
  });

  it('is written after a reload too, if the participant chose to write; not if they chose to speak again', async () => {
    const texts = new Map<string, string>();
    const kept: TextStorage = {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    };
    (await open({ kept })).session.write();
    const { session } = await open({ kept, states: { microphone: 'unknown' } });
    expect([session.needsCheck(voice), session.readiness('one', false)]).toEqual([false, 'write']);
    session.speak('one');
    expect((await open({ kept, states: { microphone: 'unknown' } })).session.needsCheck(voice)).toBe(true);
  });

  it('is written while the participant writes, and what was recorded waits', async () => {
    const { session } = await open();
    await speak(session);
    session.write();
    expect(session.readiness('one', false)).toBe('write');
    session.speak('one');
    expect(session.readiness('one', false)).toBe('send');
    expect(session.playbacks('one')).toHaveLength(1);
  });
});
