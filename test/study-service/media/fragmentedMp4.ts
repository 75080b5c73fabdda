/** The parts of an MP4 file that the tests need: each fragment has one run of samples, of video and of sound. */
export interface FragmentPlan {
  /** Whether the first picture can be shown alone. */
  readonly key: boolean;
  /** Milliseconds of each picture. */
  readonly pictures: readonly number[];
  /** Bytes of its data. */
  readonly bytes: number;
}

const number32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};
const zeros = (count: number): Uint8Array => new Uint8Array(count);
const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

export function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(content);
  return joined([number32(body.length + 8), letters(type), body]);
}

const timescale = 1000;
const [video, sound] = [1, 2];
const notSync = 0x10000;

function trak(id: number, handler: string): Uint8Array {
  return box(
    'trak',
    box('tkhd', number32(7), zeros(8), number32(id), zeros(68)),
    box(
      'mdia',
      box('mdhd', number32(0), zeros(8), number32(timescale), zeros(8)),
      box('hdlr', number32(0), zeros(4), letters(handler), zeros(13)),
    ),
  );
}

function traf(id: number, flags: number, durations: readonly number[]): Uint8Array {
  const samples = durations.flatMap((duration) => [number32(duration), number32(10)]);
  // First-sample flags, then a duration and a size for each sample.
  const run = box('trun', number32(0x305), number32(durations.length), number32(0), number32(flags), ...samples);
  return box('traf', box('tfhd', number32(0x20020), number32(id), number32(notSync)), run);
}

/** Returns the head of a file: before its fragments. */
export function mp4Head(): Uint8Array {
  const trex = (id: number) => box('trex', number32(0), number32(id), number32(1), number32(40), zeros(8));
  const movie = box('moov', trak(sound, 'soun'), trak(video, 'vide'), box('mvex', trex(video), trex(sound)));
  return joined([box('ftyp', letters('iso6'), number32(0), letters('iso6mp41')), movie]);
}

/** Returns a fragmented MP4 file, as browsers record it. */
export function fragmentedMp4(fragments: readonly FragmentPlan[]): Uint8Array {
  const parts = fragments.map(({ key, pictures, bytes }, at) =>
    joined([
      box(
        'moof',
        box('mfhd', number32(0), number32(at + 1)),
        traf(sound, 0, [20, 20]),
        traf(video, key ? 0 : notSync, pictures),
      ),
      box('mdat', new Uint8Array(bytes).fill(at + 1)),
    ]),
  );
  return joined([mp4Head(), ...parts]);
}

/** A recording of four seconds: the third fragment needs the second. */
export const fourSeconds: readonly FragmentPlan[] = [
  { key: true, pictures: Array.from({ length: 25 }, () => 40), bytes: 3000 },
  { key: true, pictures: Array.from({ length: 25 }, () => 40), bytes: 50_000 },
  { key: false, pictures: Array.from({ length: 25 }, () => 40), bytes: 700 },
  { key: true, pictures: Array.from({ length: 25 }, () => 40), bytes: 40_000 },
];
