import { ByteReader } from './byteReader.ts';

/** Restores the `hmtx` table with the left side bearings that WOFF2 omitted because they equal the left edges. */
export function restoredMetrics(stored: Buffer, wide: number, leftEdges: readonly number[]): Buffer {
  const reader = new ByteReader(stored);
  const flags = reader.byte();
  const widths = Array.from({ length: wide }, () => reader.uint16());
  const bearings = leftEdges.map((edge, at) => ((flags & (at < wide ? 1 : 2)) === 0 ? reader.int16() : edge));
  const table = Buffer.alloc(wide * 4 + (leftEdges.length - wide) * 2);
  let end = 0;
  for (const [at, bearing] of bearings.entries()) {
    if (at < wide) end = table.writeUInt16BE(widths[at] ?? 0, end);
    end = table.writeInt16BE(bearing, end);
  }
  return table;
}
