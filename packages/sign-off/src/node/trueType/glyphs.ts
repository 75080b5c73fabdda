import type { Deltas, Outline } from './weightDeltas.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** A part of a composite: another glyph, its offset, and its other data. */
export interface Component {
  readonly flags: number;
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  readonly scale: Buffer;
}

export type Glyph =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'simple';
      readonly box: Box;
      readonly ends: readonly number[];
      readonly points: readonly Point[];
      readonly instructions: Buffer;
    }
  | {
      readonly kind: 'composite';
      readonly box: Box;
      readonly parts: readonly Component[];
      readonly instructions: Buffer | null;
    };

/** A font: its outlines, and its other tables by tag, as in a TrueType file. */
export interface Font {
  readonly glyphs: readonly Glyph[];
  readonly tables: ReadonlyMap<string, Buffer>;
}

export function leftEdge(glyph: Glyph): number {
  return glyph.kind === 'empty' ? 0 : glyph.box[0];
}

export function boxOf(points: readonly { readonly x: number; readonly y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A glyph with its horizontal metrics: advance width and left side bearing. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly advance: number;
  readonly bearing: number;
}

/** Returns a glyph with moved points. `deltasOf` gets its points and the four phantom points that hold its metrics. */
export function moved(
  { glyph, advance, bearing }: PlacedGlyph,
  deltasOf: (outline: Outline) => Deltas | null,
): PlacedGlyph {
  const own = glyph.kind === 'simple' ? glyph.points : glyph.kind === 'composite' ? glyph.parts : [];
  const left = leftEdge(glyph) - bearing;
  const deltas = deltasOf({
    xs: [...own.map(({ x }) => x), left, left + advance, 0, 0],
    ys: [...own.map(({ y }) => y), 0, 0, 0, 0],
    ends: glyph.kind === 'simple' ? glyph.ends : [],
  });
  if (deltas === null) return { glyph, advance, bearing };
  const { xs, ys } = deltas;
  const shift = <P extends { readonly x: number; readonly y: number }>(places: readonly P[]): readonly P[] =>
    places.map((each, at) => ({
      ...each,
      x: Math.round(each.x + (xs[at] ?? 0)),
      y: Math.round(each.y + (ys[at] ?? 0)),
    }));
  const drawn = redrawn(glyph, shift);
  const [start, end] = [xs[own.length] ?? 0, xs[own.length + 1] ?? 0];
  return { glyph: drawn, advance: advance + end - start, bearing: leftEdge(drawn) - (left + start) };
}

function redrawn(
  glyph: Glyph,
  shift: <P extends { readonly x: number; readonly y: number }>(places: readonly P[]) => readonly P[],
): Glyph {
  if (glyph.kind === 'simple') {
    const points = shift(glyph.points);
    return { ...glyph, points, box: boxOf(points) };
  }
  // Only parts placed by offsets have points that can move.
  if (glyph.kind === 'composite' && glyph.parts.every(({ flags }) => (flags & 0x02) !== 0)) {
    return { ...glyph, parts: shift(glyph.parts) };
  }
  return glyph;
}

/** Returns the `glyf` table, and `loca` with four-byte offsets. */
export function glyphTables(glyphs: readonly Glyph[]): ReadonlyMap<string, Buffer> {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  const made = glyphs.map((glyph, at) => {
    const bytes = bytesOf(glyph);
    end += bytes.length;
    loca.writeUInt32BE(end, (at + 1) * 4);
    return bytes;
  });
  return new Map([
    ['glyf', Buffer.concat(made)],
    ['loca', loca],
  ]);
}

function bytesOf(glyph: Glyph): Buffer {
  if (glyph.kind === 'empty') return Buffer.alloc(0);
  const bytes = glyph.kind === 'simple' ? simpleBytes(glyph) : compositeBytes(glyph);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** Writes each point as two bytes per axis, relative to the previous point. */
function simpleBytes({ box, ends, points, instructions }: Extract<Glyph, { kind: 'simple' }>): Buffer {
  const steps = (axis: 'x' | 'y') => points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0));
  return Buffer.concat([
    int16s([ends.length, ...box, ...ends, instructions.length]),
    instructions,
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    int16s([...steps('x'), ...steps('y')]),
  ]);
}

function compositeBytes({ box, parts, instructions }: Extract<Glyph, { kind: 'composite' }>): Buffer {
  return Buffer.concat([
    int16s([-1, ...box]),
    ...parts.map(({ flags, glyph, x, y, scale }) => Buffer.concat([int16s([flags | 0x01, glyph, x, y]), scale])),
    ...(instructions ? [int16s([instructions.length]), instructions] : []),
  ]);
}

function int16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2);
  return bytes;
}
