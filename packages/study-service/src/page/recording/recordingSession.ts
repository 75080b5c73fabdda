import { newId } from '../browser/newId.ts';
import type { StepRecording } from '../sender/participantApi.ts';
import { createDevices, type Device, type Devices } from './devices.ts';
import { record, type Recorder } from './record.ts';
import { hexOf } from './hexOf.ts';
import { createLacks } from './lacks.ts';
import { createPlaybacks, type Playback } from './playbacks.ts';
import { roomFor } from './roomFor.ts';
import type { Kind, Take } from './take.ts';
import { rates, typeFor } from './typeFor.ts';
import type { Upload, Uploader } from './uploader.ts';
import type { WayMemory } from './wayMemory.ts';
import type { RecordingMessage } from './words/recordingWords.types.ts';

/**
 * `stopping`: the browser is writing the last piece. `sending`: the participant has sent it, and pieces are missing.
 * `sent`: the service has all pieces, and the answer is on its way.
 */
export type Phase = 'idle' | 'recording' | 'paused' | 'stopping' | 'recorded' | 'sending' | 'sent';

/**
 * What can be done with a step: record, stop the recording, send what was recorded or written, or keep the spoken answer;
 * nothing while a recording is stopped. A text says why what was recorded cannot be sent.
 */
export type Readiness = 'record' | 'stop' | 'nothing' | 'send' | 'write' | 'keep' | RecordingMessage;

/** Records the answers of an interview in this tab, and reports what works. */
export interface RecordingSession {
  readonly devices: Devices;
  subscribe(listener: () => void): () => void;
  /** True if the participant has not been asked yet, or a device that this step records was not checked. */
  needsCheck(recording: StepRecording): boolean;
  /** The participant agrees: opens the microphone, and the camera. */
  agree(recording: StepRecording): Promise<void>;
  /** Ends the check. */
  goOn(): void;
  /** The participant writes from now on. What was recorded and not sent stays until a written answer is sent. */
  write(): void;
  /** The participant speaks from now on; asks again if the microphone is not ready. */
  speak(stepId: string): void;
  /** True if the step is answered in writing. `isGiven`: it was answered before. */
  isWriting(stepId: string, isGiven: boolean): boolean;
  phase(stepId: string): Phase;
  uploads(stepId: string): readonly Upload[];
  /** The length of what was recorded, in milliseconds: that of the voice. */
  recordedMs(stepId: string): number;
  /** Whether pieces reach the service. */
  readonly uploading: Uploader['uploading'];
  /** What happened last on this step. */
  notice(stepId: string): { readonly message: RecordingMessage; readonly isProblem: boolean } | null;
  /** Devices that work and give nothing: no sound, a black picture, a screen that does not change. Said at the check. */
  readonly lacking: ReadonlySet<Device>;
  /** What a recording lacks: while it runs, and before it is sent. Each device is named once in a recording. */
  lackingIn(stepId: string): readonly RecordingMessage[];
  /** True if the screen is recorded too, also while it is paused. */
  readonly isScreenRecorded: boolean;
  readonly durationMs: number;
  /** The most that can be recorded now, in milliseconds. */
  readonly mostMs: number;
  /** What was recorded, to listen to and to look at: the voice first, then the screen. Empty after a reload. */
  playbacks(stepId: string): readonly Playback[];
  /** Finds out how much can be recorded, so that it is said before. */
  measure(recording: StepRecording): Promise<void>;
  record(stepId: string, recording: StepRecording): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
  /** Removes what was recorded for a step. */
  discard(stepId: string): void;
  readiness(stepId: string, isGiven: boolean): Readiness;
  /** Resolves to the ids of the recordings when the service has all pieces; to null if it cannot. */
  send(stepId: string): Promise<readonly string[] | null>;
  /** The answer of a step was refused, so its recordings can be sent again. */
  takeBack(stepId: string): void;
  /** This step is open now, so the answers that were sent before are in the service. */
  moveTo(stepId: string): void;
  close(): void;
}

interface Parts {
  readonly interviewId: string;
  readonly uploader: Uploader;
  /** Opens the devices; the preview has pretended ones. */
  readonly openDevices?: typeof createDevices;
  /** Remembers that the participant writes; the preview forgets. */
  readonly way?: WayMemory;
}

/** One recording while it runs. */
interface Track {
  take: Take;
  readonly recorder: Recorder;
  /** Pieces are stored one after the other. */
  stored: Promise<void>;
  isOver: boolean;
}

interface Running {
  readonly stepId: string;
  readonly tracks: Map<Kind, Track>;
  readonly mostMs: number;
  readonly mostBytes: number;
  bytes: number;
  phase: 'recording' | 'paused' | 'stopping';
  isWarned: boolean;
  /** The devices of which it was said that they give nothing, and those of which it is said now. */
  readonly lacked: Set<Device>;
  readonly lacking: Set<Device>;
}

/** How often the devices and the time are looked at. */
const lookMs = 250;

/** A recorder that gives nothing for this long does not record. */
const noDataMs = 10_000;

/** The participant is told when this much is left. */
const warningMs = 60_000;

const screenLost: RecordingMessage = (words) => words.screenLost;
const noRecorder: RecordingMessage = ({ states, without }) => `${states.unsupported} ${without.microphone}`;

const rateOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + rates[kind], 0);

/** Returns the recording session of an interview. */
export function createRecordingSession({
  interviewId,
  uploader,
  openDevices = createDevices,
  way,
}: Parts): RecordingSession {
  const listeners = new Set<() => void>();
  const notices = new Map<string, { readonly message: RecordingMessage; readonly isProblem: boolean }>();
  const playbacks = createPlaybacks();
  let consent: 'unasked' | 'checking' | 'given' | 'writing' = way?.isWriting() === true ? 'writing' : 'unasked';
  let running: Running | null = null;
  let sendingStep: string | null = null;
  const sentSteps = new Set<string>();
  /** The steps on which the participant chose to speak. */
  const spokenSteps = new Set<string>();
  /** Another tab may have taken over, so nothing more may be stored. */
  let isClosed = false;
  let isStarting = false;
  let mostMs = uploader.limits.durationMs;
  /** By step: devices that gave nothing while it was recorded. */
  const lackedIn = new Map<string, readonly Device[]>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const devices = openDevices(notify, lost);
  const lacks = createLacks(devices);
  const looking = setInterval(look, lookMs);
  uploader.subscribe(notify);

  function setNotice(stepId: string, message: RecordingMessage, isProblem = true): void {
    notices.set(stepId, { message, isProblem });
    notify();
  }

  function lost(device: Device): void {
    if (running === null) return;
    const { stepId } = running;
    if (device === 'screen') {
      running.tracks.get('screen')?.recorder.stop();
      setNotice(stepId, screenLost);
    } else {
      stop();
      setNotice(stepId, (words) => words.lost(words.devices[device]));
    }
  }

  /** Only at the check and while it records: what a device gives in between is nobody's business. */
  function look(): void {
    const isRecording = running?.phase === 'recording';
    if (consent !== 'checking' && !isRecording) return;
    if (lacks.look(performance.now())) {
      if (running !== null) noteLacking(running);
      notify();
    }
    if (running !== null && isRecording) checkLimits(running);
  }

  function noteLacking({ lacked, lacking, tracks }: Running): void {
    for (const device of lacking) if (!lacks.now.has(device)) lacking.delete(device);
    for (const device of recordedBy(tracks)) {
      if (!lacks.now.has(device) || lacked.has(device)) continue;
      lacked.add(device);
      lacking.add(device);
    }
  }

  /** Returns the devices of a running recording. */
  function recordedBy(tracks: Running['tracks']): readonly Device[] {
    const kinds: readonly Device[] = ['microphone', ...(tracks.has('video') ? (['camera'] as const) : [])];
    return tracks.get('screen')?.isOver === false ? [...kinds, 'screen'] : kinds;
  }

  function streamOf(kind: Kind): MediaStream | null {
    if (kind === 'screen') return devices.screen;
    if (devices.voice === null || kind === 'video') return devices.voice;
    return new MediaStream(devices.voice.getAudioTracks());
  }

  /** What can be recorded of what the step wants. */
  function kindsFor(recording: StepRecording): readonly Kind[] {
    const { microphone, camera, screen } = devices.states;
    if (microphone !== 'ready') return [];
    const voice = recording.voice === 'video' && camera === 'ready' ? 'video' : 'audio';
    return recording.screen && screen === 'ready' ? [voice, 'screen'] : [voice];
  }

  function startTrack(now: Running, kind: Kind): boolean {
    const stream = streamOf(kind);
    const type = typeFor(kind, (one) => MediaRecorder.isTypeSupported(one));
    if (stream === null || type === null) return false;
    const recordingId = newId();
    const blobs = playbacks.begin(recordingId);
    const recorder = record({
      stream,
      kind,
      type,
      onPiece(bytes, durationMs) {
        blobs.push(bytes);
        if (notices.get(now.stepId)?.message === noRecorder) notices.delete(now.stepId);
        now.bytes += bytes.size;
        track.stored = track.stored.then(async () => await keepPiece(now, track, bytes, durationMs));
      },
      onEnd(durationMs) {
        track.stored = track.stored.then(() => over(now, track, durationMs));
      },
    });
    const take = { recordingId, interviewId, stepId: now.stepId, kind, type, pieces: 0, durationMs: 0, isEnded: false };
    const track: Track = { take, recorder, stored: Promise.resolve(), isOver: false };
    now.tracks.set(kind, track);
    return true;
  }

  async function keepPiece(now: Running, track: Track, bytes: Blob, durationMs: number): Promise<void> {
    const number = track.take.pieces + 1;
    const content = await bytes.arrayBuffer();
    const sha256 = hexOf(await crypto.subtle.digest('SHA-256', content));
    if (isClosed) return;
    track.take = { ...track.take, pieces: number, durationMs: Math.round(durationMs) };
    // Without space here it is still sent, but nothing more is recorded.
    const isKept = await uploader.add(track.take, number, { bytes: content, sha256 });
    if (isKept) return;
    if (running === now) stop();
    setNotice(now.stepId, (words) => words.full);
  }

  function over(now: Running, track: Track, durationMs: number): void {
    track.isOver = true;
    if (isClosed) return;
    track.take = { ...track.take, durationMs: Math.round(durationMs), isEnded: true };
    if (track.take.pieces > 0) uploader.end(track.take);
    const all = [...now.tracks.values()];
    if (all.every(({ isOver }) => isOver) && running === now) {
      running = null;
      // It is said of a running recording only.
      if (notices.get(now.stepId)?.message === screenLost) notices.delete(now.stepId);
      if (all.every(({ take }) => take.pieces === 0)) {
        // There is nothing to listen to. A silent microphone gives data too.
        lackedIn.delete(now.stepId);
        setNotice(now.stepId, noRecorder);
      }
    } else if (track.take.kind !== 'screen') stop();
    notify();
  }

  function checkLimits(now: Running): void {
    const { stepId, bytes, mostBytes, mostMs: most } = now;
    const passedMs = durationMs();
    if (bytes === 0 && passedMs >= noDataMs && !notices.has(stepId)) setNotice(stepId, noRecorder);
    if (passedMs >= most || bytes >= mostBytes) {
      stop();
      setNotice(stepId, (words) => words.reached, false);
    } else if (passedMs >= most - warningMs && most > 2 * warningMs && !now.isWarned) {
      now.isWarned = true;
      setNotice(stepId, (words) => words.left, false);
    }
  }

  function durationMs(): number {
    const tracks = running === null ? [] : [...running.tracks.values()];
    return Math.max(0, ...tracks.map(({ recorder }) => recorder.durationMs));
  }

  function stop(): void {
    if (running === null || running.phase === 'stopping') return;
    running.phase = 'stopping';
    const recorded = recordedBy(running.tracks);
    lackedIn.set(
      running.stepId,
      lacks.end().filter((device) => recorded.includes(device)),
    );
    for (const { recorder } of running.tracks.values()) recorder.stop();
    notify();
  }

  function release(stepId: string): readonly string[] {
    const ids = uploader.of(stepId).map(({ take }) => take.recordingId);
    playbacks.release(ids);
    notices.delete(stepId);
    lackedIn.delete(stepId);
    return ids;
  }

  function phase(stepId: string): Phase {
    if (running?.stepId === stepId) return running.phase;
    if (sendingStep === stepId) return 'sending';
    if (uploader.of(stepId).length === 0) return 'idle';
    return sentSteps.has(stepId) ? 'sent' : 'recorded';
  }

  function isWriting(stepId: string, isGiven: boolean): boolean {
    // What was written stays in sight until the participant wants to speak instead.
    const isWritten = isGiven && !uploader.answered.has(stepId) && !spokenSteps.has(stepId);
    return consent === 'writing' || devices.states.microphone !== 'ready' || isWritten;
  }

  return {
    devices,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    needsCheck(recording) {
      if (consent === 'writing') return false;
      const { microphone, camera, screen } = devices.states;
      const isOpen =
        microphone === 'unknown' ||
        (recording.voice === 'video' && camera === 'unknown') ||
        (recording.screen && screen === 'unknown' && microphone === 'ready');
      return consent !== 'given' || isOpen;
    },
    async agree({ voice }) {
      consent = 'checking';
      await devices.openVoice(voice === 'video');
    },
    goOn() {
      consent = 'given';
      notify();
    },
    write() {
      consent = 'writing';
      way?.keep(true);
      sendingStep = null;
      notify();
    },
    speak(stepId) {
      spokenSteps.add(stepId);
      way?.keep(false);
      consent = devices.states.microphone === 'ready' ? 'given' : 'unasked';
      notify();
    },
    isWriting,
    phase,
    uploads: (stepId) => uploader.of(stepId),
    recordedMs(stepId) {
      const takes = uploader.of(stepId).map(({ take }) => take);
      return (takes.find(({ kind }) => kind !== 'screen') ?? takes[0])?.durationMs ?? 0;
    },
    get uploading() {
      return uploader.uploading;
    },
    notice: (stepId) => notices.get(stepId) ?? null,
    get lacking() {
      return lacks.now;
    },
    lackingIn(stepId) {
      const now = running?.stepId === stepId && running.phase !== 'stopping' ? running : null;
      if (now !== null) return [...now.lacking].map((one) => (words) => words.lacking[one]);
      return (lackedIn.get(stepId) ?? []).map((one) => (words) => words.lacked[one]);
    },
    get isScreenRecorded() {
      return running?.tracks.get('screen')?.isOver === false;
    },
    get durationMs() {
      return durationMs();
    },
    get mostMs() {
      return running?.mostMs ?? mostMs;
    },
    playbacks: (stepId) => playbacks.of(uploader.of(stepId).map(({ take }) => take)),
    async measure(recording) {
      ({ mostMs } = await roomFor(rateOf(kindsFor(recording)), uploader, navigator));
      notify();
    },
    async record(stepId, recording) {
      if (running !== null || isStarting) return;
      isStarting = true;
      const kinds = kindsFor(recording);
      notices.delete(stepId);
      const { limits } = uploader;
      // The recording before makes way for this one.
      const room = await roomFor(rateOf(kinds), { limits, bytesLeft: limits.answerBytes }, navigator);
      isStarting = false;
      if (isClosed) return;
      if (room.mostMs === 0) return setNotice(stepId, (words) => words.noSpace);
      ({ mostMs } = room);
      const now: Running = {
        stepId,
        tracks: new Map(),
        ...room,
        bytes: 0,
        phase: 'recording',
        isWarned: false,
        lacked: new Set(),
        lacking: new Set(),
      };
      const started = kinds.filter((kind) => startTrack(now, kind));
      if (started.length === 0) return setNotice(stepId, noRecorder);
      // Only now, so that nothing is lost when recording is not possible.
      uploader.remove(release(stepId));
      running = now;
      lacks.begin();
      notify();
    },
    pause() {
      if (running?.phase !== 'recording') return;
      running.phase = 'paused';
      for (const { recorder } of running.tracks.values()) recorder.pause();
      notify();
    },
    resume() {
      if (running?.phase !== 'paused') return;
      running.phase = 'recording';
      for (const { recorder } of running.tracks.values()) recorder.resume();
      notify();
    },
    stop,
    discard(stepId) {
      uploader.remove(release(stepId));
      notify();
    },
    readiness(stepId, isGiven) {
      const now = phase(stepId);
      if (now === 'recording' || now === 'paused') return 'stop';
      if (now === 'stopping') return 'nothing';
      if (consent !== 'writing' && now !== 'idle') {
        const problem = uploader.of(stepId).find((upload) => upload.problem !== null)?.problem ?? null;
        return problem === null ? 'send' : (words) => words[problem];
      }
      if (isWriting(stepId, isGiven)) return 'write';
      return isGiven && uploader.answered.has(stepId) ? 'keep' : 'record';
    },
    async send(stepId) {
      sendingStep = stepId;
      notify();
      const ids = await new Promise<readonly string[] | null>((resolve) => {
        const look = (): void => {
          const uploads = uploader.of(stepId);
          const isFailed = uploads.some(({ problem }) => problem !== null);
          const isDone = uploads.length > 0 && uploads.every(({ isComplete }) => isComplete);
          if (!isFailed && !isDone && sendingStep === stepId) return;
          listeners.delete(look);
          resolve(isDone ? uploads.map(({ take }) => take.recordingId) : null);
        };
        listeners.add(look);
        look();
      });
      sendingStep = null;
      if (ids !== null) sentSteps.add(stepId);
      notify();
      return ids;
    },
    takeBack(stepId) {
      if (sentSteps.delete(stepId)) notify();
    },
    moveTo(stepId) {
      for (const sent of sentSteps) {
        if (sent === stepId) continue;
        uploader.settle(sent, release(sent));
        sentSteps.delete(sent);
      }
      // A recording never continues on another step.
      if (running !== null && running.stepId !== stepId) stop();
    },
    close() {
      isClosed = true;
      clearInterval(looking);
      stop();
      running = null;
      playbacks.close();
      devices.close();
      uploader.stop();
    },
  };
}
