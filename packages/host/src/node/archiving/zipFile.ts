import { crc32 } from 'node:zlib';

/** Where the bytes of an archive go. They come in order, but for headers that are written again. */
export type WriteAt = (bytes: Uint8Array, position: number) => Promise<void>;

/** Writes a ZIP archive while its files are read. */
export interface ZipFile {
  /** Adds a file as it is. Returns its size. If the bytes cannot be read or written, the archive is useless. */
  add(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** Writes the list of files. Nothing may be added after that. */
  end(): Promise<void>;
}

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly bytes: number;
  readonly at: number;
}

/** Fields of 4 and 2 bytes with these values have their number in a field of ZIP64. */
const full32 = 0xff_ff_ff_ff;
const full16 = 0xff_ff;
const localSignature = 0x04_03_4b_50;
const centralSignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const end64Signature = 0x06_06_4b_50;
const locatorSignature = 0x07_06_4b_50;
/** Version 4.5: readers must know ZIP64. */
const version = 45;
/** Names are UTF-8. */
const utf8Names = 1 << 11;

/**
 * Returns a writer of a ZIP archive. Files are stored, not compressed, because recordings are compressed already; sizes
 * above 4 GB and more than 65,535 files are written as ZIP64 (docs/decisions/media.md). `time`: epoch milliseconds, of
 * all files.
 */
export function createZipFile(writeAt: WriteAt, time: number): ZipFile {
  const entries: Entry[] = [];
  const moment = dosTime(new Date(time));
  let at = 0;
  async function append(bytes: Uint8Array): Promise<void> {
    await writeAt(bytes, at);
    at += bytes.length;
  }
  return {
    async add(name, chunks) {
      const entry = { name: Buffer.from(name), at };
      await append(localHeader({ ...entry, crc: 0, bytes: 0 }, moment));
      const begin = at;
      let crc = 0;
      for await (const chunk of chunks) {
        crc = crc32(chunk, crc);
        await append(chunk);
      }
      const finished = { ...entry, crc, bytes: at - begin };
      await writeAt(localHeader(finished, moment), entry.at);
      entries.push(finished);
      return finished.bytes;
    },
    async end() {
      const begin = at;
      for (const entry of entries) await append(centralHeader(entry, moment));
      await append(endOf(entries.length, begin, at - begin));
    },
  };
}

/** Two bytes of time and two of date, in UTC. The format begins in 1980. */
function dosTime(date: Date): number {
  const clock = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = (Math.max(date.getUTCFullYear() - 1980, 0) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | clock) >>> 0;
}

/** The sizes are always in a field of ZIP64, because the header has its place before they are known. */
function localHeader({ name, crc, bytes }: Entry, moment: number): Buffer {
  const header = Buffer.alloc(30 + name.length + 20);
  header.writeUInt32LE(localSignature, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(utf8Names, 6);
  header.writeUInt32LE(moment, 10);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(full32, 18);
  header.writeUInt32LE(full32, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(20, 28);
  name.copy(header, 30);
  writeExtra(header, 30 + name.length, [bytes, bytes]);
  return header;
}

function centralHeader({ name, crc, bytes, at }: Entry, moment: number): Buffer {
  const header = Buffer.alloc(46 + name.length + 28);
  header.writeUInt32LE(centralSignature, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(utf8Names, 8);
  header.writeUInt32LE(moment, 12);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(full32, 20);
  header.writeUInt32LE(full32, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(28, 30);
  header.writeUInt32LE(full32, 42);
  name.copy(header, 46);
  writeExtra(header, 46 + name.length, [bytes, bytes, at]);
  return header;
}

function writeExtra(header: Buffer, at: number, numbers: readonly number[]): void {
  header.writeUInt16LE(1, at);
  header.writeUInt16LE(numbers.length * 8, at + 2);
  for (const [place, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), at + 4 + place * 8);
}

function endOf(entries: number, begin: number, length: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(end64Signature, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(version, 12);
  end.writeUInt16LE(version, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(begin), 48);
  end.writeUInt32LE(locatorSignature, 56);
  end.writeBigUInt64LE(BigInt(begin + length), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(endSignature, 76);
  end.writeUInt16LE(full16, 84);
  end.writeUInt16LE(full16, 86);
  end.writeUInt32LE(full32, 88);
  end.writeUInt32LE(full32, 92);
  return end;
}
