import { ByteReader } from './byteReader.ts';

/** The points of a glyph, followed by its four phantom points. */
export interface Outline {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The last point of each contour; empty if the points are the offsets of a composite's parts. */
  readonly ends: readonly number[];
}

export interface Deltas {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Returns how far the points of a glyph move at a weight (OpenType, `gvar`, fonts with one axis). */
export type WeightDeltas = (glyph: number, outline: Outline) => Deltas | null;

/** Reads a `gvar` table. `weight` is the position on the axis, from -1 to 1. */
export function weightDeltas(gvar: Buffer, weight: number): WeightDeltas {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const array = gvar.readUInt32BE(16);
  const offset = (at: number) => (isLong ? gvar.readUInt32BE(20 + at * 4) : gvar.readUInt16BE(20 + at * 2) * 2);
  const shared = new ByteReader(gvar.subarray(gvar.readUInt32BE(8)));
  const peaks = Array.from({ length: gvar.readUInt16BE(6) }, () => shared.int16() / 16_384);
  return (glyph, outline) => {
    const data = gvar.subarray(array + offset(glyph), array + offset(glyph + 1));
    return data.length === 0 ? null : deltasOf(data, peaks, weight, outline);
  };
}

function deltasOf(data: Buffer, peaks: readonly number[], weight: number, outline: Outline): Deltas {
  const headers = new ByteReader(data);
  const counts = headers.uint16();
  const body = new ByteReader(data.subarray(headers.uint16()));
  const shared = (counts & 0x8000) === 0 ? null : pointNumbers(body);
  const total = { xs: outline.xs.map(() => 0), ys: outline.ys.map(() => 0) };
  for (let left = counts & 0x0fff; left > 0; left -= 1) {
    const size = headers.uint16();
    const flags = headers.uint16();
    const peak = (flags & 0x8000) === 0 ? (peaks[flags & 0x0fff] ?? 0) : headers.int16() / 16_384;
    const range =
      (flags & 0x4000) === 0
        ? ([Math.min(peak, 0), Math.max(peak, 0)] as const)
        : ([headers.int16() / 16_384, headers.int16() / 16_384] as const);
    const share = shareOf(weight, peak, range);
    const own = new ByteReader(body.bytes(size));
    const points = (flags & 0x2000) === 0 ? shared : pointNumbers(own);
    const count = points?.length ?? outline.xs.length;
    for (const axis of ['xs', 'ys'] as const) {
      const moved = spread(packedDeltas(own, count), points, outline[axis], outline.ends);
      for (const [at, by] of moved.entries()) total[axis][at] = (total[axis][at] ?? 0) + by * share;
    }
  }
  return total;
}

/** Returns the share of a variation at a weight: 1 at its peak, 0 outside its range. */
function shareOf(weight: number, peak: number, [start, end]: readonly [number, number]): number {
  if (peak === 0 || weight === peak) return 1;
  if (weight <= start || weight >= end) return 0;
  return weight < peak ? (weight - start) / (peak - start) : (end - weight) / (end - peak);
}

/** Reads the points of a variation; null means all points. */
function pointNumbers(reader: ByteReader): readonly number[] | null {
  const first = reader.byte();
  const count = first < 0x80 ? first : ((first & 0x7f) << 8) | reader.byte();
  if (count === 0) return null;
  const points: number[] = [];
  while (points.length < count) {
    const control = reader.byte();
    for (let left = (control & 0x7f) + 1; left > 0; left -= 1) {
      points.push((points.at(-1) ?? 0) + (control < 0x80 ? reader.byte() : reader.uint16()));
    }
  }
  return points;
}

function packedDeltas(reader: ByteReader, count: number): readonly number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = reader.byte();
    for (let left = (control & 0x3f) + 1; left > 0; left -= 1) {
      deltas.push((control & 0x80) !== 0 ? 0 : (control & 0x40) !== 0 ? reader.int16() : (reader.byte() << 24) >> 24);
    }
  }
  return deltas;
}

/** Returns the movement of every point. Points without a delta follow their neighbours on the contour. */
function spread(
  deltas: readonly number[],
  points: readonly number[] | null,
  places: readonly number[],
  ends: readonly number[],
): readonly number[] {
  if (points === null) return deltas;
  const named = new Map(points.map((point, at) => [point, deltas[at] ?? 0]));
  const moved = places.map((_, at) => named.get(at) ?? 0);
  let start = 0;
  for (const end of ends) {
    const known = [...named.keys()].filter((point) => point >= start && point <= end).sort((a, b) => a - b);
    for (const [at, from] of known.entries()) {
      const to = known[(at + 1) % known.length] ?? from;
      const length = end - start + 1;
      for (let point = next(from, start, length); point !== to; point = next(point, start, length)) {
        moved[point] = between(places, named, [from, to], point);
      }
    }
    start = end + 1;
  }
  return moved;
}

const next = (point: number, start: number, length: number) => start + ((point - start + 1) % length);

function between(
  places: readonly number[],
  named: ReadonlyMap<number, number>,
  [from, to]: readonly [number, number],
  point: number,
): number {
  const [a, b] = (places[from] ?? 0) <= (places[to] ?? 0) ? [from, to] : [to, from];
  const [low, high, place] = [places[a] ?? 0, places[b] ?? 0, places[point] ?? 0];
  const [atLow, atHigh] = [named.get(a) ?? 0, named.get(b) ?? 0];
  if (low === high) return atLow === atHigh ? atLow : 0;
  if (place <= low) return atLow;
  if (place >= high) return atHigh;
  return atLow + ((atHigh - atLow) * (place - low)) / (high - low);
}
