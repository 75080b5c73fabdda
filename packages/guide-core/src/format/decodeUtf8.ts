/** The decoded text, or where decoding stopped: the first byte that is not UTF-8 and the text before it. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly before: string; readonly byte: number; readonly atEnd: boolean };

/** What every environment provides, declared only as far as it is used: this package has no types of a platform. */
interface Platform {
  readonly TextDecoder: new (
    label: 'utf-8',
    options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array): string };
}

// `ignoreBOM` means that U+FEFF stays in the text.
const decoder = new (globalThis as unknown as Platform).TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes strict UTF-8. Refuses overlong forms, surrogates and truncated characters; replaces nothing. The bytes are
 * examined one by one only after the platform refused them, to find the first wrong one.
 */
export function decodeUtf8(bytes: Uint8Array, start: number): Decoded {
  try {
    return { ok: true, text: decoder.decode(bytes.subarray(start)) };
  } catch {
    const at = firstInvalid(bytes, start);
    const before = decoder.decode(bytes.subarray(start, at));
    return { ok: false, before, byte: at, atEnd: isCut(bytes, at, lengthOf(bytes[at] ?? 0)) };
  }
}

function firstInvalid(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : lengthOf(first);
    if (length === 0 || (length > 1 && pointAt(bytes, at, length) < 0)) return at;
    at += length;
  }
  return at;
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
