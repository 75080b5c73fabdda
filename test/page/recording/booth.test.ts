import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Booth, createBooth } from '../../../packages/study-service/src/page/recording/booth.ts';
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
  readonly booth: Booth;
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

/** A booth whose participant has agreed, with a service that takes all. */
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
  const booth = createBooth({ interviewId: 'i', uploader, openDevices, way });
  if (!way.isWriting()) booth.goOn();
  return { booth, states, senses, asked, lose };
}

const voice: StepRecording = { voice: 'audio', screen: false, typing: true, watched: false };
const withScreen = { ...voice, screen: true };

async function phaseIs(booth: Booth, phase: string): Promise<void> {
  await until(() => expect(booth.phase('one')).toBe(phase));
}

/** Records an answer to the step `one`. */
async function speak(booth: Booth, recording = voice): Promise<void> {
  await booth.record('one', recording);
  booth.stop();
  await phaseIs(booth, 'recorded');
}

const said = (booth: Booth) => booth.notice('one')?.saying(english);

describe('a recording', () => {
  it('that loses its microphone stops, says so, and can be sent', async () => {
    const { booth, lose } = await open();
    await booth.record('one', voice);
    lose('microphone');
    expect(said(booth)).toBe(english.lost(english.devices.microphone));
    await phaseIs(booth, 'recorded');
    expect(booth.readiness('one', false)).toBe('send');
    expect(await booth.send('one')).toHaveLength(1);
  });

  it('that loses its screen goes on with the voice, and sends what it has of both', async () => {
    const { booth, lose } = await open({ states: { screen: 'ready' } });
    await booth.record('one', withScreen);
    expect(booth.isScreenRecorded).toBe(true);
    lose('screen');
    await until(() => expect(booth.isScreenRecorded).toBe(false));
    expect([booth.phase('one'), said(booth)]).toEqual(['recording', english.screenLost]);
    booth.stop();
    await phaseIs(booth, 'recorded');
    expect(said(booth)).toBeUndefined();
    expect(booth.heard('one').map(({ kind }) => kind)).toEqual(['audio', 'screen']);
    expect(await booth.send('one')).toHaveLength(2);
  });

  it('stops by itself when it is as long as the service takes', async () => {
    const { booth } = await open({ durationMs: 1500 });
    await booth.record('one', voice);
    expect(booth.mostMs).toBe(1500);
    vi.advanceTimersByTime(1250);
    expect(booth.phase('one')).toBe('recording');
    vi.advanceTimersByTime(250);
    await phaseIs(booth, 'recorded');
    expect(booth.notice('one')?.isProblem).toBe(false);
    expect(said(booth)).toBe(english.reached);
  });

  it('that this device cannot keep stops, says so, and is sent all the same', async () => {
    const store = createPieceMemory();
    store.keepPiece = async () => await Promise.reject(new Error('full'));
    const { booth } = await open({ store });
    await booth.record('one', voice);
    Recorder.all[0]?.piece();
    await phaseIs(booth, 'recorded');
    expect(said(booth)).toBe(english.full);
    expect(await booth.send('one')).toHaveLength(1);
  });

  it('for whose successor there is too little space stays', async () => {
    const { booth } = await open();
    await speak(booth);
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100_000, usage: 20_000 }) } });
    await booth.record('one', voice);
    expect([booth.phase('one'), said(booth)]).toEqual(['recorded', english.noSpace]);
    expect(booth.heard('one')).toHaveLength(1);
    expect(await booth.send('one')).toHaveLength(1);
  });

  it('has only what works of what the step records', async () => {
    const { booth, states } = await open({ states: { camera: 'missing', screen: 'refused' } });
    await speak(booth, { ...withScreen, voice: 'video' });
    expect(booth.heard('one').map(({ kind }) => kind)).toEqual(['audio']);
    Object.assign(states, { camera: 'ready', screen: 'ready' });
    await speak(booth, { ...withScreen, voice: 'video' });
    expect(booth.heard('one').map(({ kind }) => kind)).toEqual(['video', 'screen']);
  });

  it('that the service cannot take now is sent when it can, and the booth says which of both', async () => {
    let status = 503;
    const refused = (): Response | null =>
      status === 200 ? null : Response.json({ code: status === 507 ? 'storage_full' : 'not_stored' }, { status });
    const { booth } = await open({ answer: (path) => (path.includes('/pieces/') ? refused() : null) });
    await speak(booth);
    const sent = booth.send('one');
    await until(() => expect(booth.uploading).toBe('unable'));
    status = 507;
    await until(() => expect(booth.uploading).toBe('full'));
    expect(booth.phase('one')).toBe('sending');
    status = 200;
    expect(await sent).toHaveLength(1);
  });
});

describe('a recording whose devices work and give nothing', () => {
  const both = { ...withScreen, voice: 'video' } as const;
  const lacking = (booth: Booth) => booth.lackingIn('one').map((saying) => saying(english));
  const pass = (seconds: number) => void vi.advanceTimersByTime(1000 * seconds);

  it('says so after some seconds while it goes on, and before it is sent', async () => {
    const { booth, senses } = await open({ states: { camera: 'ready', screen: 'ready' } });
    Object.assign(senses, { microphone: 'nothing', camera: 'nothing', screen: 'nothing' });
    await booth.record('one', both);
    pass(2);
    expect(lacking(booth)).toEqual([]);
    pass(5);
    expect(lacking(booth)).toEqual([english.lacking.camera, english.lacking.microphone]);
    pass(15);
    expect(lacking(booth)).toContain(english.lacking.screen);
    expect(booth.phase('one')).toBe('recording');
    booth.stop();
    await phaseIs(booth, 'recorded');
    expect(lacking(booth)).toEqual([english.lacked.microphone, english.lacked.camera, english.lacked.screen]);
    expect(booth.readiness('one', false)).toBe('send');
  });

  it('says so once without any data: there is nothing to listen to or to send, and it can be written', async () => {
    const { booth, senses } = await open();
    Recorder.isEmpty = true;
    senses.microphone = 'nothing';
    await booth.record('one', voice);
    pass(8);
    booth.stop();
    await phaseIs(booth, 'idle');
    const noRecorder = `${english.states.unsupported} ${english.without.microphone}`;
    expect(booth.notice('one')?.saying(english)).toBe(noRecorder);
    expect(booth.notice('one')?.isProblem).toBe(true);
    expect(lacking(booth)).toEqual([]);
    expect(booth.heard('one')).toEqual([]);
    expect(booth.readiness('one', false)).toBe('record');
    Object.assign(senses, { microphone: 'something' });
    await booth.record('one', voice);
    pass(8);
    expect(booth.notice('one')).toBeNull();
    pass(4);
    expect(booth.notice('one')?.saying(english)).toBe(noRecorder);
    booth.stop();
    await phaseIs(booth, 'idle');
    expect(booth.notice('one')?.saying(english)).toBe(noRecorder);
    Recorder.isEmpty = false;
    await booth.record('one', voice);
    expect(booth.notice('one')).toBeNull();
  });

  it('says so once, until something comes, and does not take a pause of the speaker for silence', async () => {
    const { booth, senses } = await open();
    await booth.record('one', voice);
    pass(3);
    senses.microphone = 'nothing';
    pass(12);
    expect(lacking(booth)).toEqual([]);
    pass(5);
    expect(lacking(booth)).toEqual([english.lacking.microphone]);
    senses.microphone = 'something';
    pass(1);
    expect(lacking(booth)).toEqual([]);
    senses.microphone = 'nothing';
    pass(20);
    expect(lacking(booth)).toEqual([]);
    senses.microphone = 'something';
    pass(1);
    booth.stop();
    await phaseIs(booth, 'recorded');
    expect(lacking(booth)).toEqual([]);
  });

  it('says soon that the browser has a device that is off, and nothing of devices that it does not record', async () => {
    const { booth, senses } = await open({ states: { camera: 'ready', screen: 'ready' } });
    Object.assign(senses, { camera: 'off', screen: 'off' });
    await booth.record('one', voice);
    pass(5);
    expect(lacking(booth)).toEqual([]);
    senses.microphone = 'off';
    pass(3);
    expect(lacking(booth)).toEqual([english.lacking.microphone]);
  });

  it('that is short is told to be silent all the same, and a new one begins without it', async () => {
    const { booth, senses } = await open();
    senses.microphone = 'nothing';
    await booth.record('one', voice);
    pass(2);
    booth.stop();
    await phaseIs(booth, 'recorded');
    expect(lacking(booth)).toEqual([english.lacked.microphone]);
    senses.microphone = 'something';
    await booth.record('one', voice);
    expect(lacking(booth)).toEqual([]);
    pass(2);
    booth.stop();
    await phaseIs(booth, 'recorded');
    expect(lacking(booth)).toEqual([]);
  });

  it('is known at the check', async () => {
    const { booth, senses } = await open();
    await booth.agree(voice);
    senses.microphone = 'nothing';
    pass(7);
    expect([...booth.lacking]).toEqual(['microphone']);
    senses.microphone = 'something';
    pass(1);
    expect([...booth.lacking]).toEqual([]);
  });
});

describe('an answer', () => {
  it('that was spoken is sent until the next question is open, then kept', async () => {
    const { booth, asked } = await open();
    await speak(booth);
    await booth.send('one');
    expect(booth.phase('one')).toBe('sent');
    booth.moveTo('two');
    expect([booth.phase('one'), booth.readiness('one', true)]).toEqual(['idle', 'keep']);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual([]);
  });

  it('is written after a reload too, if the participant chose to write; not if they chose to speak again', async () => {
    const texts = new Map<string, string>();
    const kept: TextStorage = {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    };
    (await open({ kept })).booth.write();
    const { booth } = await open({ kept, states: { microphone: 'unknown' } });
    expect([booth.needsCheck(voice), booth.readiness('one', false)]).toEqual([false, 'write']);
    booth.speak('one');
    expect((await open({ kept, states: { microphone: 'unknown' } })).booth.needsCheck(voice)).toBe(true);
  });

  it('is written while the participant writes, and what was recorded waits', async () => {
    const { booth } = await open();
    await speak(booth);
    booth.write();
    expect(booth.readiness('one', false)).toBe('write');
    booth.speak('one');
    expect(booth.readiness('one', false)).toBe('send');
    expect(booth.heard('one')).toHaveLength(1);
  });
});
