import { contentsAt } from './boxes.ts';

/** What the movie box says about a track. */
export interface Track {
  readonly id: number;
  readonly isVideo: boolean;
  /** Units of time in a second. */
  readonly timescale: number;
  readonly sampleDuration: number;
  readonly sampleFlags: number;
}

/** The part of a fragment that belongs to one track. */
export interface TrackFragment {
  readonly seconds: number;
  /** True if it can be shown without what came before it. */
  readonly beginsAtKey: boolean;
}

/** Reads the tracks of a movie box. */
export function readTracks(movie: DataView): readonly Track[] {
  const defaults = contentsAt(movie, 'mvex', 'trex');
  return contentsAt(movie, 'trak').flatMap((trak): readonly Track[] => {
    const [header] = contentsAt(trak, 'tkhd');
    const [media] = contentsAt(trak, 'mdia', 'mdhd');
    const [handler] = contentsAt(trak, 'mdia', 'hdlr');
    if (header === undefined || media === undefined || handler === undefined) return [];
    const id = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
    const of = defaults.find((each) => each.getUint32(4) === id);
    return [
      {
        id,
        isVideo: handler.getUint32(8) === videoHandler,
        timescale: Math.max(media.getUint32(media.getUint8(0) === 1 ? 20 : 12), 1),
        sampleDuration: of?.getUint32(12) ?? 0,
        sampleFlags: of?.getUint32(20) ?? 0,
      },
    ];
  });
}

/** `vide` */
const videoHandler = 0x76696465;

/** Reads what a movie fragment has of a track; null if it has nothing of it. */
export function readFragment(fragment: DataView, track: Track): TrackFragment | null {
  const parts = contentsAt(fragment, 'traf').flatMap((traf) => {
    const [header] = contentsAt(traf, 'tfhd');
    return header?.getUint32(4) === track.id ? readRuns(contentsAt(traf, 'trun'), readDefaults(header, track)) : [];
  });
  const [first] = parts;
  if (first === undefined) return null;
  const units = parts.reduce((sum, { duration }) => sum + duration, 0);
  return { seconds: units / track.timescale, beginsAtKey: !track.isVideo || first.beginsAtKey };
}

interface Defaults {
  readonly duration: number;
  readonly flags: number;
}

/** Returns the values for samples that have none: those of the fragment, else those of the track. */
function readDefaults(header: DataView, track: Track): Defaults {
  const given = header.getUint32(0);
  let at = 8 + ((given & 0x1) === 0 ? 0 : 8) + ((given & 0x2) === 0 ? 0 : 4);
  const take = (flag: number): number | null => {
    if ((given & flag) === 0) return null;
    at += 4;
    return header.getUint32(at - 4);
  };
  const duration = take(0x8) ?? track.sampleDuration;
  take(0x10);
  return { duration, flags: take(0x20) ?? track.sampleFlags };
}

interface Run {
  readonly duration: number;
  readonly beginsAtKey: boolean;
}

function readRuns(runs: readonly DataView[], defaults: Defaults): readonly Run[] {
  return runs.map((run) => {
    const given = run.getUint32(0);
    const has = (flag: number): number => ((given & flag) === 0 ? 0 : 4);
    const samples = run.getUint32(4);
    const firstSample = 8 + has(0x1) + has(0x4);
    const step = has(0x100) + has(0x200) + has(0x400) + has(0x800);
    let duration = 0;
    if (has(0x100) === 0) duration = samples * defaults.duration;
    else for (let at = 0; at < samples; at += 1) duration += run.getUint32(firstSample + at * step);
    const own = has(0x400) === 0 || samples === 0 ? null : run.getUint32(firstSample + has(0x100) + has(0x200));
    const flags = has(0x4) === 0 ? (own ?? defaults.flags) : run.getUint32(8 + has(0x1));
    return { duration, beginsAtKey: (flags & notSync) === 0 };
  });
}

/** The bit of a sample that needs others to be shown. */
const notSync = 0x10000;
