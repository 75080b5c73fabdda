import { Inflate, strFromU8, unzipSync } from 'fflate';

/** The parts of an archive by their names. */
export type Parts = ReadonlyMap<string, Uint8Array>;

/** The archive has more than is read. Or it lists more parts than any file of the kind has. */
export class UnpacksTooMuch extends Error {}

/** Which parts of an archive are read, and how much. */
export interface Unzipping {
  readonly isRead: (name: string) => boolean;
  /** The most bytes of all parts that are read. */
  readonly mostBytes: number;
  readonly mostParts: number;
}

/** Small enough that one piece unpacks to at most 16 MB. */
const pieceBytes = 16 * 1024;

/**
 * Unpacks the wanted parts of a ZIP archive, and ends as soon as they are more than `mostBytes`: the sizes that an archive
 * states may be false. Throws {@link UnpacksTooMuch}, or another error if the file is no such archive.
 *
 * A library unpacks each part; it does not say where the parts are, and unpacks all of a part that states a small size.
 */
export function unzip(file: Uint8Array, { isRead, mostBytes, mostParts }: Unzipping): Parts {
  const directory = directoryOf(file);
  // Archives of the 64-bit form are read by the library; only their stated sizes are checked before.
  if (directory === null) return unzipLarge(file, { isRead, mostBytes, mostParts });
  if (directory.length > mostParts) throw new UnpacksTooMuch();
  const wanted = directory.filter(({ name }) => isRead(name));
  if (wanted.reduce((sum, { statedBytes }) => sum + statedBytes, 0) > mostBytes) throw new UnpacksTooMuch();
  let left = mostBytes;
  return new Map(
    wanted.map((entry) => {
      const bytes = unpacked(file, entry, left);
      left -= bytes.length;
      return [entry.name, bytes];
    }),
  );
}

interface Entry {
  readonly name: string;
  /** 0: as it is. 8: deflated. */
  readonly method: number;
  readonly packedBytes: number;
  /** As the archive states it. */
  readonly statedBytes: number;
  /** Where its own header begins. */
  readonly at: number;
}

const signatures = { end: 0x06054b50, listed: 0x02014b50, part: 0x04034b50 } as const;
const isIn64Bits = 0xffffffff;

/** Returns the list at the end of an archive; null if it is in the 64-bit form. Throws if there is none. */
function directoryOf(file: Uint8Array): readonly Entry[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let end = file.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < 0 || file.length - end > 22 + 0xffff) throw new Error('The file is no ZIP archive.');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === isIn64Bits) return null;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signatures.listed) throw new Error('The list of the archive is damaged.');
    const [names, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [packedBytes, statedBytes, part] = [20, 24, 42].map((offset) => view.getUint32(at + offset, true));
    if ([packedBytes, statedBytes, part].includes(isIn64Bits)) return null;
    const name = strFromU8(
      file.subarray(at + 46, at + 46 + (names ?? 0)),
      (view.getUint16(at + 8, true) & 0x800) === 0,
    );
    const method = view.getUint16(at + 10, true);
    entries.push({ name, method, packedBytes: packedBytes ?? 0, statedBytes: statedBytes ?? 0, at: part ?? 0 });
    at += 46 + (names ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function unpacked(file: Uint8Array, { method, packedBytes, at }: Entry, most: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(at, true) !== signatures.part) throw new Error('A part of the archive is damaged.');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = file.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) throw new Error('A part of the archive is not whole.');
  if (method === 0) {
    if (packedBytes > most) throw new UnpacksTooMuch();
    return packed;
  }
  if (method !== 8) throw new Error('A part of the archive is packed in another way.');
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const inflate = new Inflate((piece) => {
    bytes += piece.length;
    if (bytes > most) throw new UnpacksTooMuch();
    pieces.push(piece);
  });
  for (let from = 0; from === 0 || from < packed.length; from += pieceBytes) {
    const to = Math.min(packed.length, from + pieceBytes);
    inflate.push(packed.subarray(from, to), to === packed.length);
  }
  const whole = new Uint8Array(bytes);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

function unzipLarge(file: Uint8Array, { isRead, mostBytes, mostParts }: Unzipping): Parts {
  let bytes = 0;
  let parts = 0;
  const all = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      if (parts > mostParts) throw new UnpacksTooMuch();
      if (!isRead(name)) return false;
      bytes += originalSize;
      if (bytes > mostBytes) throw new UnpacksTooMuch();
      return true;
    },
  });
  return new Map(Object.entries(all));
}
