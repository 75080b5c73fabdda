import { createGlance, type Glance } from './glance.ts';
import { isDark, isSame } from './pictures.ts';
import type { Sense } from './sense.ts';

export type Device = 'microphone' | 'camera' | 'screen';

/** `lost`: it was ready, and was pulled out, or its permission was taken back. */
export type DeviceState = 'unknown' | 'asking' | 'ready' | 'refused' | 'missing' | 'busy' | 'unsupported' | 'lost';

/** The microphone, the camera and the screen of this device, opened when the participant agrees. */
export interface Devices {
  readonly states: Readonly<Record<Device, DeviceState>>;
  /** The microphone, with the camera if it is ready; null if the microphone is not. */
  readonly voice: MediaStream | null;
  readonly screen: MediaStream | null;
  /** Opens the microphone, and the camera if it is wanted. */
  openVoice(withCamera: boolean): Promise<void>;
  /** Opens the browser's own picker. Must be called by a press of a button. */
  openScreen(): Promise<void>;
  /** Returns how loud the microphone is, from 0 to 1. */
  level(): number;
  /** Looks at what a device gives now. */
  sense(device: Device): Sense;
  close(): void;
}

const states: Readonly<Record<string, DeviceState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const stateOf = (error: unknown): DeviceState => states[error instanceof Error ? error.name : ''] ?? 'missing';

/** Quieter than any voice, louder than a microphone that is switched off. */
const soundFrom = 0.03;

const camera = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } };
const picture = { frameRate: { ideal: 8, max: 15 } };

/** Returns the devices of a browser. `onChange` is called when a state changes, `onLost` when a device is gone. */
export function createDevices(onChange: () => void, onLost: (device: Device) => void): Devices {
  // Pages without https have no devices, phones do not share their screen.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  const first = (is: boolean): DeviceState => (is ? 'unknown' : 'unsupported');
  const canRecord = media !== undefined && 'MediaRecorder' in window;
  const canShare = canRecord && typeof (media as Partial<MediaDevices>).getDisplayMedia === 'function';
  const now = { microphone: first(canRecord), camera: first(canRecord), screen: first(canShare) };
  let voice: MediaStream | null = null;
  let screen: MediaStream | null = null;
  let meter: Meter | null = null;
  const glances: Partial<Record<Device, Glance>> = {};

  function set(change: Partial<Record<Device, DeviceState>>): void {
    Object.assign(now, change);
    onChange();
  }

  function watch(device: Device, tracks: readonly MediaStreamTrack[]): void {
    for (const track of tracks) {
      // Stopping a track ourselves does not say this.
      track.addEventListener('ended', () => {
        if (now[device] !== 'ready') return;
        set({ [device]: 'lost' });
        onLost(device);
      });
    }
  }

  function closeVoice(): void {
    for (const track of voice?.getTracks() ?? []) track.stop();
    void meter?.context.close();
    closeGlance('camera');
    voice = null;
    meter = null;
  }

  function closeScreen(): void {
    for (const track of screen?.getTracks() ?? []) track.stop();
    closeGlance('screen');
    screen = null;
  }

  function closeGlance(device: Device): void {
    glances[device]?.close();
    delete glances[device];
  }

  function trackOf(device: Device): MediaStreamTrack | undefined {
    if (device === 'microphone') return voice?.getAudioTracks()[0];
    return (device === 'camera' ? voice : screen)?.getVideoTracks()[0];
  }

  async function ask(kinds: MediaStreamConstraints): Promise<MediaStream | DeviceState> {
    if (!canRecord) return 'unsupported';
    try {
      return await media.getUserMedia(kinds);
    } catch (error) {
      return stateOf(error);
    }
  }

  async function openMicrophone(withCamera: boolean): Promise<void> {
    const both = withCamera ? await ask({ audio: true, video: camera }) : null;
    if (both instanceof MediaStream) {
      voice = both;
      return set({ microphone: 'ready', camera: 'ready' });
    }
    // One question each, so that one of them may be missing.
    const sound = await ask({ audio: true });
    if (!(sound instanceof MediaStream)) {
      return set({ microphone: sound, ...(withCamera ? { camera: both ?? sound } : {}) });
    }
    voice = sound;
    set({ microphone: 'ready', ...(withCamera ? { camera: both ?? 'missing' } : {}) });
  }

  return {
    states: now,
    get voice() {
      return voice;
    },
    get screen() {
      return screen;
    },
    async openVoice(withCamera) {
      closeVoice();
      set({ microphone: 'asking', ...(withCamera ? { camera: 'asking' } : {}) });
      await openMicrophone(withCamera);
      if (voice === null) return;
      watch('microphone', voice.getAudioTracks());
      watch('camera', voice.getVideoTracks());
      meter = meterOf(voice);
      if (voice.getVideoTracks().length > 0) glances.camera = createGlance(voice, isDark);
    },
    async openScreen() {
      closeScreen();
      if (!canShare) return;
      set({ screen: 'asking' });
      try {
        screen = await media.getDisplayMedia({ video: picture, audio: false });
      } catch (error) {
        return set({ screen: stateOf(error) });
      }
      watch('screen', screen.getTracks());
      glances.screen = createGlance(screen, isSame);
      set({ screen: 'ready' });
    },
    level: () => (meter === null ? 0 : loudest(meter, shownSamples)),
    sense(device) {
      const track = trackOf(device);
      if (track === undefined || now[device] !== 'ready') return 'unknown';
      if (track.muted) return 'off';
      if (device !== 'microphone') return glances[device]?.look() ?? 'unknown';
      if (meter?.context.state !== 'running') return 'unknown';
      return loudest(meter, analysedSamples) < soundFrom ? 'nothing' : 'something';
    },
    close() {
      // So that closed tracks do not count as lost.
      set({ microphone: first(canRecord), camera: first(canRecord), screen: first(canShare) });
      closeVoice();
      closeScreen();
    },
  };
}

interface Meter {
  readonly context: AudioContext;
  readonly analyser: AnalyserNode;
  readonly samples: Uint8Array<ArrayBuffer>;
}

/** A third of a second, so that a look four times a second misses no word. */
const analysedSamples = 16_384;
/** A bar that shows less falls too late. */
const shownSamples = 512;

function meterOf(stream: MediaStream): Meter | null {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = analysedSamples;
    context.createMediaStreamSource(stream).connect(analyser);
    void context.resume();
    return { context, analyser, samples: new Uint8Array(analysedSamples) };
  } catch {
    // Recording works without it.
    return null;
  }
}

/** Returns how loud the last samples were at most, from 0 to 1. */
function loudest({ analyser, samples }: Meter, count: number): number {
  analyser.getByteTimeDomainData(samples);
  let most = 0;
  for (let at = samples.length - count; at < samples.length; at += 1) {
    most = Math.max(most, Math.abs((samples[at] ?? 128) - 128));
  }
  return Math.min(1, most / 100);
}
