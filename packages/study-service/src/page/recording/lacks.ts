import type { Device, Devices } from './devices.ts';

/** Which devices work and give nothing: a silent microphone, a black camera, a screen that does not change. */
export interface Lacks {
  /** The devices that have given nothing for some seconds. */
  readonly now: ReadonlySet<Device>;
  /** Looks at the devices, at a time in milliseconds. Returns true if `now` changed. */
  look(at: number): boolean;
  /** A recording begins. */
  begin(): void;
  /** Returns the devices that gave nothing during the recording, or give nothing at its end. */
  end(): readonly Device[];
}

interface Patience {
  /** How long a device may give nothing before anything came from it, in milliseconds. */
  readonly first: number;
  /** The same later on: who speaks also thinks. */
  readonly later: number;
  /** Milliseconds between two looks. */
  readonly every: number;
}

/** Screens that people only read do not change for a while. */
const patience: Readonly<Record<Device, Patience>> = {
  microphone: { first: 6000, later: 15_000, every: 0 },
  camera: { first: 3000, later: 3000, every: 1000 },
  screen: { first: 20_000, later: 20_000, every: 1000 },
};
/** A browser that says that a device is off may say so for a moment only. */
const offMs = 2000;
/** What lies further apart says nothing about the time between. */
const mostBetween = 1500;

const all = Object.keys(patience) as readonly Device[];

interface Watch {
  lookedAt: number | null;
  /** How long it has given nothing, and how much of that the browser said so. */
  nothingMs: number;
  offMs: number;
  /** Something came from it since it was opened. */
  isKnown: boolean;
  /** Something came from it in this recording. */
  isRecorded: boolean;
}

const newWatch = (): Watch => ({ lookedAt: null, nothingMs: 0, offMs: 0, isKnown: false, isRecorded: false });

/** Returns a watch over what devices give. */
export function createLacks(devices: Pick<Devices, 'sense'>): Lacks {
  const now = new Set<Device>();
  const watches: Readonly<Record<Device, Watch>> = { microphone: newWatch(), camera: newWatch(), screen: newWatch() };

  function lookAt(device: Device, at: number): void {
    const watch = watches[device];
    const { first, later, every } = patience[device];
    const passed = watch.lookedAt === null ? 0 : at - watch.lookedAt;
    if (watch.lookedAt !== null && passed < every) return;
    watch.lookedAt = at;
    const sense = devices.sense(device);
    if (sense === 'something') {
      Object.assign(watch, { nothingMs: 0, offMs: 0, isKnown: true, isRecorded: true });
    } else if (sense !== 'unknown') {
      const counted = passed > mostBetween ? 0 : passed;
      watch.nothingMs += counted;
      watch.offMs = sense === 'off' ? watch.offMs + counted : 0;
    } else {
      Object.assign(watch, { nothingMs: 0, offMs: 0 });
    }
    const isLacking = watch.nothingMs >= (watch.isKnown ? later : first) || watch.offMs >= offMs;
    if (isLacking) now.add(device);
    else now.delete(device);
  }

  return {
    now,
    look(at) {
      const before = [...now].join();
      for (const device of all) lookAt(device, at);
      return [...now].join() !== before;
    },
    begin() {
      for (const device of all) {
        Object.assign(watches[device], { lookedAt: null, nothingMs: 0, offMs: 0, isRecorded: false });
      }
      now.clear();
    },
    end() {
      // A screen that is only read may be still for the whole of a short recording.
      const isSilent = (device: Device) =>
        device !== 'screen' && !watches[device].isRecorded && watches[device].nothingMs > 0;
      return all.filter((device) => now.has(device) || isSilent(device));
    },
  };
}
