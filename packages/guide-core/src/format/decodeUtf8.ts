/** Where decoding stopped: the first byte that is not UTF-8, and the text up to it. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly before: string; readonly byte: number; readonly atEnd: boolean };

// Small enough to be passed as arguments everywhere.
const chunkSize = 4096;

/** Decodes strict UTF-8: overlong forms, surrogates and cut characters are refused, nothing is replaced. */
export function decodeUtf8(bytes: Uint8Array, start: number): Decoded {
  const chunks: string[] = [];
  const units = new Uint16Array(chunkSize);
  let at = start;
  while (at < bytes.length) {
    const end = Math.min(at + chunkSize, bytes.length);
    if (isAscii(bytes, at, end)) {
      chunks.push(textOf(bytes.subarray(at, end)));
      at = end;
      continue;
    }
    const { used, next, isBroken } = decodeChunk(bytes, at, end, units);
    chunks.push(textOf(units.subarray(0, used)));
    at = next;
    if (isBroken) {
      return { ok: false, before: chunks.join(''), byte: at, atEnd: isCut(bytes, at, lengthOf(bytes[at] ?? 0)) };
    }
  }
  return { ok: true, text: chunks.join('') };
}

// Called with a typed array, which the language allows and its declared type does not.
function textOf(units: Uint8Array | Uint16Array): string {
  return String.fromCharCode.apply(null, units as unknown as number[]);
}

function isAscii(bytes: Uint8Array, start: number, end: number): boolean {
  let seen = 0;
  for (let at = start; at < end; at += 1) seen |= bytes[at] ?? 0;
  return seen < 0x80;
}

interface Chunk {
  readonly used: number;
  /** The first byte that was not decoded: of the next character, or of one that is no UTF-8. */
  readonly next: number;
  readonly isBroken: boolean;
}

// A character never takes more UTF-16 units than bytes, so a chunk of bytes always fits; its last one may reach over.
function decodeChunk(bytes: Uint8Array, start: number, end: number, units: Uint16Array): Chunk {
  let used = 0;
  let at = start;
  while (at < end) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      units[used++] = first;
      at += 1;
      continue;
    }
    const length = lengthOf(first);
    const point = length === 0 ? -1 : pointAt(bytes, at, length);
    if (point < 0) return { used, next: at, isBroken: true };
    if (point < 0x10000) units[used++] = point;
    else {
      if (used + 2 > units.length) return { used, next: at, isBroken: false };
      units[used++] = 0xd800 + ((point - 0x10000) >> 10);
      units[used++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    }
    at += length;
  }
  return { used, next: at, isBroken: false };
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

// A character that would need more bytes than are left, with nothing wrong so far.
function isCut(bytes: Uint8Array, at: number, length: number): boolean {
  if (at + length <= bytes.length) return false;
  return bytes.subarray(at + 1).every((byte) => (byte & 0xc0) === 0x80);
}
