import { ByteReader } from './byteReader.ts';
import { boxOf, type Component, type Glyph, type Point } from './glyphs.ts';

/** The outlines as stored by WOFF2, in one stream per kind of data. */
interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
}

/** Restores the outlines from WOFF2's transformed `glyf` and `loca` tables (WOFF2, 5.1 and 5.3). */
export function restoredGlyphs(stored: Buffer): readonly Glyph[] {
  const reader = new ByteReader(stored);
  reader.bytes(4);
  const count = reader.uint16();
  reader.bytes(2);
  const sizes = Array.from({ length: 7 }, () => reader.uint32());
  const [contours, points, flags, glyphs, composites, boxBytes, instructions] = sizes.map((size) => reader.bytes(size));
  if (!contours || !points || !flags || !glyphs || !composites || !boxBytes || !instructions) {
    throw new RangeError('The font ends too early.');
  }
  const marks = 4 * Math.ceil(count / 32);
  const streams: Streams = {
    contours: new ByteReader(contours),
    points: new ByteReader(points),
    flags: new ByteReader(flags),
    glyphs: new ByteReader(glyphs),
    composites: new ByteReader(composites),
    boxes: new ByteReader(boxBytes.subarray(marks)),
    instructions: new ByteReader(instructions),
  };
  return Array.from({ length: count }, (_, at) => {
    const hasBox = (boxBytes.readUInt8(at >> 3) & (0x80 >> (at & 7))) !== 0;
    return glyphOf(streams, hasBox);
  });
}

function glyphOf(streams: Streams, hasBox: boolean): Glyph {
  const contours = streams.contours.int16();
  if (contours === 0) return { kind: 'empty' };
  if (contours < 0) return composite(streams);
  const ends: number[] = [];
  for (let at = 0; at < contours; at += 1) ends.push((ends.at(-1) ?? -1) + streams.points.short());
  const points = pointsOf(streams, (ends.at(-1) ?? -1) + 1);
  const instructions = streams.instructions.bytes(streams.glyphs.short());
  return { kind: 'simple', ends, points, instructions, box: hasBox ? boxIn(streams.boxes) : boxOf(points) };
}

function composite({ composites, glyphs, boxes, instructions }: Streams): Glyph {
  const parts: Component[] = [];
  let flags: number;
  do {
    flags = composites.uint16();
    const glyph = composites.uint16();
    const number = () => ((flags & 0x01) === 0 ? (composites.byte() << 24) >> 24 : composites.int16());
    const [x, y] = [number(), number()];
    const scale = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
    parts.push({ flags, glyph, x, y, scale: composites.bytes(scale) });
  } while ((flags & 0x20) !== 0);
  const isInstructed = parts.some((part) => (part.flags & 0x100) !== 0);
  const own = isInstructed ? instructions.bytes(glyphs.short()) : null;
  return { kind: 'composite', parts, instructions: own, box: boxIn(boxes) };
}

function boxIn(boxes: ByteReader): readonly [number, number, number, number] {
  return [boxes.int16(), boxes.int16(), boxes.int16(), boxes.int16()];
}

function pointsOf({ flags, glyphs }: Streams, count: number): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    const flag = flags.byte();
    const [dx, dy] = step(flag & 0x7f, glyphs);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flag < 0x80 });
  }
  return points;
}

/** Returns the distance between two points. The flag determines the number of bytes and their meaning. */
function step(flag: number, glyphs: ByteReader): readonly [dx: number, dy: number] {
  const along = (size: number) => ((flag & 1) === 0 ? -size : size);
  const across = (size: number) => ((flag & 2) === 0 ? -size : size);
  const first = glyphs.byte();
  if (flag < 10) return [0, along(((flag & 14) << 7) + first)];
  if (flag < 20) return [along((((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const rest = flag - 20;
    return [along(1 + (rest & 0x30) + (first >> 4)), across(1 + ((rest & 0x0c) << 2) + (first & 0x0f))];
  }
  const second = glyphs.byte();
  if (flag < 120) {
    const rest = flag - 84;
    return [along(1 + (Math.trunc(rest / 12) << 8) + first), across(1 + (((rest % 12) >> 2) << 8) + second)];
  }
  const third = glyphs.byte();
  if (flag < 124) return [along((first << 4) + (second >> 4)), across(((second & 0x0f) << 8) + third)];
  return [along((first << 8) + second), across((third << 8) + glyphs.byte())];
}
