import type { Device, Devices, DeviceState } from '../recording/devices.ts';

/** Pictures a second. */
const rate = 10;
const width = 640;
const height = 360;

/**
 * Returns devices that are drawn and sounded by this page: none of this computer is opened, and nothing is asked. Phones
 * and tablets do not share their screen, as in reality.
 */
export function pretendedDevices(onChange: () => void, canShare: boolean): Devices {
  const states: Record<Device, DeviceState> = {
    microphone: 'unknown',
    camera: 'unknown',
    screen: canShare ? 'unknown' : 'unsupported',
  };
  const ends: (() => void)[] = [];
  let voice: MediaStream | null = null;
  let screen: MediaStream | null = null;

  function set(change: Partial<Record<Device, DeviceState>>): void {
    Object.assign(states, change);
    onChange();
  }

  function moving(draw: Draw): readonly MediaStreamTrack[] {
    const { stream, end } = movingPicture(draw);
    ends.push(end);
    return stream.getTracks();
  }

  return {
    states,
    get voice() {
      return voice;
    },
    get screen() {
      return screen;
    },
    async openVoice(withCamera) {
      const { stream, end } = hum();
      ends.push(end);
      voice = new MediaStream([...stream.getTracks(), ...(withCamera ? moving(drawPerson) : [])]);
      set({ microphone: 'ready', ...(withCamera ? { camera: 'ready' } : {}) });
    },
    async openScreen() {
      if (!canShare) return;
      screen = new MediaStream([...moving(drawWindows)]);
      set({ screen: 'ready' });
    },
    sense: () => 'something',
    level: () => (voice === null ? 0 : loudness(performance.now())),
    close() {
      for (const end of ends.splice(0)) end();
      voice = null;
      screen = null;
    },
  };
}

/** From 0 to 1, in the rhythm of syllables. */
const loudness = (now: number): number => 0.15 + 0.35 * Math.abs(Math.sin(now / 190) * Math.sin(now / 730));

/** A low tone that no loudspeaker gets. */
function hum(): { readonly stream: MediaStream; readonly end: () => void } {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: 160 });
  const volume = new GainNode(context, { gain: 0.2 });
  const output = new MediaStreamAudioDestinationNode(context);
  tone.connect(volume).connect(output);
  tone.start();
  void context.resume();
  return { stream: output.stream, end: () => void context.close() };
}

type Draw = (on: CanvasRenderingContext2D, now: number) => void;

function movingPicture(draw: Draw): { readonly stream: MediaStream; readonly end: () => void } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const on = canvas.getContext('2d');
  const next = (): void => {
    if (on !== null) draw(on, performance.now());
  };
  next();
  const timer = setInterval(next, 1000 / rate);
  return { stream: canvas.captureStream(rate), end: () => clearInterval(timer) };
}

function fill(on: CanvasRenderingContext2D, color: string, [x, y, wide, high]: readonly number[]): void {
  on.fillStyle = color;
  on.beginPath();
  on.roundRect(x ?? 0, y ?? 0, wide ?? width, high ?? height, 8);
  on.fill();
}

/** A head and shoulders that sway a little. */
function drawPerson(on: CanvasRenderingContext2D, now: number): void {
  const middle = width / 2 + 12 * Math.sin(now / 900);
  on.fillStyle = '#3d4a5c';
  on.fillRect(0, 0, width, height);
  on.fillStyle = '#8a99ad';
  on.beginPath();
  on.arc(middle, 150, 70, 0, 2 * Math.PI);
  on.fill();
  on.beginPath();
  on.ellipse(middle, height + 30, 150, 130, 0, 0, 2 * Math.PI);
  on.fill();
}

/** A desk with two windows and a pointer that moves. */
function drawWindows(on: CanvasRenderingContext2D, now: number): void {
  on.fillStyle = '#3d4a5c';
  on.fillRect(0, 0, width, height);
  fill(on, '#c9d2de', [60, 50, 330, 220]);
  fill(on, '#8a99ad', [60, 50, 330, 26]);
  fill(on, '#e4e9f0', [260, 130, 320, 190]);
  fill(on, '#8a99ad', [260, 130, 320, 26]);
  on.fillStyle = '#1c2430';
  on.beginPath();
  on.arc(320 + 160 * Math.sin(now / 1300), 200 + 60 * Math.sin(now / 800), 8, 0, 2 * Math.PI);
  on.fill();
}
