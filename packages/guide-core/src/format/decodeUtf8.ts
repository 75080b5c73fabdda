/** The decoded text, or where decoding stopped: the first byte that is not UTF-8 and the text before it. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly before: string; readonly byte: number; readonly atEnd: boolean };

// Small enough to pass as arguments in every engine.
const chunkSize = 4096;

/** Decodes strict UTF-8. Refuses overlong forms, surrogates and truncated characters; replaces nothing. */
export function decodeUtf8(bytes: Uint8Array, start: number): Decoded {
  const chunks: string[] = [];
  const units: number[] = [];
  let at = start;
  while (at < bytes.length) {
    const end = Math.min(at + chunkSize, bytes.length);
    const isAscii = copyAscii(bytes, at, end, units);
    const { next, isBroken } = isAscii ? { next: end, isBroken: false } : decodeChunk(bytes, at, end, units);
    chunks.push(String.fromCharCode.apply(null, units));
    at = next;
    if (isBroken) {
      return { ok: false, before: chunks.join(''), byte: at, atEnd: isCut(bytes, at, lengthOf(bytes[at] ?? 0)) };
    }
  }
  return { ok: true, text: chunks.join('') };
}

function copyAscii(bytes: Uint8Array, start: number, end: number, units: number[]): boolean {
  let seen = 0;
  units.length = end - start;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    seen |= byte;
    units[at - start] = byte;
  }
  return seen < 0x80;
}

interface Chunk {
  /** The first byte that was not decoded: of the next character, or of an invalid one. */
  readonly next: number;
  readonly isBroken: boolean;
}

// The last character may extend beyond the end of the chunk.
function decodeChunk(bytes: Uint8Array, start: number, end: number, units: number[]): Chunk {
  units.length = 0;
  let at = start;
  while (at < end) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : lengthOf(first);
    const point = length === 1 ? first : length === 0 ? -1 : pointAt(bytes, at, length);
    if (point < 0) return { next: at, isBroken: true };
    if (point < 0x10000) units.push(point);
    else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    at += length;
  }
  return { next: at, isBroken: false };
}

function lengthOf(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

const smallest = [0, 0, 0x80, 0x800, 0x10000];

function pointAt(bytes: Uint8Array, at: number, length: number): number {
  let point = (bytes[at] ?? 0) & (0x7f >> length);
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return -1;
    point = (point << 6) | (byte & 0x3f);
  }
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  return point < (smallest[length] ?? 0) || point > 0x10ffff || isSurrogate ? -1 : point;
}

// Returns true if the text ends inside a character that is valid so far.
function isCut(bytes: Uint8Array, at: number, length: number): boolean {
  if (at + length <= bytes.length) return false;
  return bytes.subarray(at + 1).every((byte) => (byte & 0xc0) === 0x80);
}
