/** Where decoding stopped: the first byte that is not UTF-8, and the text up to it. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly before: string; readonly byte: number; readonly atEnd: boolean };

// Small enough to be spread as arguments everywhere.
const chunkUnits = 8192;

/** Decodes strict UTF-8: overlong forms, surrogates and cut characters are refused, nothing is replaced. */
export function decodeUtf8(bytes: Uint8Array, start: number): Decoded {
  const units = new Uint16Array(chunkUnits + 2);
  const chunks: string[] = [];
  let used = 0;
  let at = start;
  const text = (): string => chunks.join('') + String.fromCharCode.apply(null, units.subarray(0, used) as never);
  while (at < bytes.length) {
    if (used >= chunkUnits) {
      chunks.push(String.fromCharCode.apply(null, units.subarray(0, used) as never));
      used = 0;
    }
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      units[used++] = first;
      at += 1;
      continue;
    }
    const length = lengthOf(first);
    const point = length === 0 ? -1 : pointAt(bytes, at, length);
    if (point < 0) return { ok: false, before: text(), byte: at, atEnd: isCut(bytes, at, length) };
    if (point < 0x10000) units[used++] = point;
    else {
      units[used++] = 0xd800 + ((point - 0x10000) >> 10);
      units[used++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    }
    at += length;
  }
  return { ok: true, text: text() };
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
