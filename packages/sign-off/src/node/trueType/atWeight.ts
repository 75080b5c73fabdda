import { ByteReader } from './byteReader.ts';
import { type Font, type Glyph, moved, type PlacedGlyph } from './glyphs.ts';
import { weightDeltas } from './weightDeltas.ts';

/**
 * Returns a font at a weight, 400 for regular. The default weight of a variable font is the designer's choice and may
 * be the thinnest. Does not adjust the positions of marks on letters.
 */
export function atWeight(font: Font, weight: number): Font {
  const { glyphs, tables } = font;
  const [fvar, gvar, hhea, hmtx] = ['fvar', 'gvar', 'hhea', 'hmtx'].map((tag) => tables.get(tag));
  if (!fvar || !gvar || !hhea || !hmtx) return font;
  const place = placeOn(fvar, tables.get('avar'), weight);
  if (place === 0) return font;
  const deltas = weightDeltas(gvar, place);
  const placed = metricsOf(hmtx, hhea.readUInt16BE(34), glyphs).map((glyph, at) =>
    moved(glyph, (outline) => deltas(at, outline)),
  );
  const metrics = Buffer.alloc(placed.length * 4);
  for (const [at, { advance, bearing }] of placed.entries()) {
    metrics.writeUInt16BE(Math.max(0, Math.round(advance)), at * 4);
    metrics.writeInt16BE(Math.round(bearing), at * 4 + 2);
  }
  const wide = Buffer.from(hhea);
  wide.writeUInt16BE(placed.length, 34);
  const drawn = new Map(tables);
  const os2 = tables.get('OS/2');
  if (os2) {
    const named = Buffer.from(os2);
    named.writeUInt16BE(weight, 4);
    drawn.set('OS/2', named);
  }
  drawn.set('hmtx', metrics).set('hhea', wide);
  return { glyphs: placed.map(({ glyph }) => glyph), tables: drawn };
}

/** Returns the position of a weight on the font's only axis: 0 for the default, -1 and 1 at the ends. */
function placeOn(fvar: Buffer, avar: Buffer | undefined, weight: number): number {
  const axis = fvar.readUInt16BE(4);
  const [least, drawn, most] = [4, 8, 12].map((at) => fvar.readInt32BE(axis + at) / 65_536) as [number, number, number];
  const plain =
    weight < drawn ? (weight - drawn) / (drawn - least) : weight > drawn ? (weight - drawn) / (most - drawn) : 0;
  if (!avar) return plain;
  const reader = new ByteReader(avar.subarray(8));
  const pairs = Array.from(
    { length: reader.uint16() },
    () => [reader.int16() / 16_384, reader.int16() / 16_384] as const,
  );
  const at = pairs.findIndex(([from]) => from >= plain);
  const [after, before] = [pairs[at], pairs[at - 1]];
  if (!after || !before) return after?.[1] ?? plain;
  return before[1] + ((after[1] - before[1]) * (plain - before[0])) / (after[0] - before[0]);
}

function metricsOf(hmtx: Buffer, wide: number, glyphs: readonly Glyph[]): readonly PlacedGlyph[] {
  return glyphs.map((glyph, at) => ({
    glyph,
    advance: hmtx.readUInt16BE(Math.min(at, wide - 1) * 4),
    bearing: at < wide ? hmtx.readInt16BE(at * 4 + 2) : hmtx.readInt16BE(wide * 4 + (at - wide) * 2),
  }));
}
