import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byteReader.ts';
import { type Font, leftEdge } from './glyphs.ts';
import { restoredGlyphs } from './restoredGlyphs.ts';
import { restoredMetrics } from './restoredMetrics.ts';

// In the order of the format, which identifies tables by their index in this list.
const tags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/gu) as readonly string[];

/**
 * Returns the font in a WOFF2 file with TrueType outlines (W3C, "WOFF File Format 2.0"), decompressed and with all
 * transformations reversed. Intended for the fonts of this package.
 * @throws if the file is of another kind
 */
export function woff2Font(file: Buffer): Font {
  const header = new ByteReader(file);
  if (header.bytes(4).toString('latin1') !== 'wOF2') throw new RangeError('This is no WOFF2 font.');
  header.bytes(8);
  const count = header.uint16();
  header.bytes(6);
  const compressed = header.uint32();
  header.bytes(24);
  const entries = Array.from({ length: count }, () => entryOf(header));
  const content = new ByteReader(brotliDecompressSync(header.bytes(compressed)));
  const stored = new Map(
    entries.map(({ tag, length, isRearranged }) => [tag, { isRearranged, bytes: content.bytes(length) }]),
  );
  const tables = new Map([...stored].map(([tag, { bytes }]) => [tag, bytes]));

  const outlines = stored.get('glyf');
  if (!outlines?.isRearranged) throw new RangeError('The outlines of this font are stored in another way.');
  const glyphs = restoredGlyphs(outlines.bytes);
  tables.delete('glyf');
  tables.delete('loca');
  const [metrics, hhea] = [stored.get('hmtx'), tables.get('hhea')];
  if (metrics?.isRearranged && hhea) {
    tables.set('hmtx', restoredMetrics(metrics.bytes, hhea.readUInt16BE(34), glyphs.map(leftEdge)));
  }
  return { glyphs, tables };
}

function entryOf(header: ByteReader): { tag: string; length: number; isRearranged: boolean } {
  const flags = header.byte();
  const tag = tags[flags & 0x3f] ?? header.bytes(4).toString('latin1');
  const length = header.base128();
  const version = flags >> 6;
  const isRearranged = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  return { tag, length: isRearranged ? header.base128() : length, isRearranged };
}
