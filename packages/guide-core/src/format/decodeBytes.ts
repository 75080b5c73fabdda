import { type Decoded, decodeUtf8 } from './decodeUtf8.ts';
import type { TextIssue } from './textIssue.ts';
import { createPlacer } from './textPlace.ts';

/** The text of a file, or why it is no text in UTF-8. */
export type DecodeResult =
  | {
      readonly ok: true;
      /** Without its byte order mark. */
      readonly text: string;
      /** True if the file begins with a byte order mark. */
      readonly bom: boolean;
    }
  | { readonly ok: false; readonly issue: TextIssue };

/**
 * Decodes the bytes of a file as text. Never throws.
 *
 * @returns The text; or one finding: `empty`, `zeroFilled`, `otherEncoding`, `otherFileType`, `brokenUtf8`, or
 *   `unexpectedEnd` inside a character.
 */
export function decodeBytes(bytes: Uint8Array): DecodeResult {
  const issue = wholeFile(bytes);
  if (issue !== null) return { ok: false, issue };
  const bom = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  const decoded = decodeUtf8(bytes, bom ? 3 : 0);
  return decoded.ok ? { ok: true, text: decoded.text, bom } : { ok: false, issue: brokenUtf8(bytes, decoded) };
}

function wholeFile(bytes: Uint8Array): TextIssue | null {
  if (bytes.length === 0) return { code: 'empty' };
  if (bytes.every((byte) => byte === 0)) return { code: 'zeroFilled', params: { bytes: bytes.length } };
  const encoding = encodingOf(bytes);
  if (encoding !== null) return { code: 'otherEncoding', params: { encoding } };
  const type = fileTypes.find(({ magic }) => startsWith(bytes, magic))?.type;
  return type === undefined ? null : { code: 'otherFileType', params: { type } };
}

const fileTypes = [
  { type: 'PNG image', magic: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'JPEG image', magic: [0xff, 0xd8, 0xff] },
  { type: 'GIF image', magic: [0x47, 0x49, 0x46, 0x38] },
  { type: 'ZIP archive (Excel and Word files are such archives too)', magic: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'gzip archive', magic: [0x1f, 0x8b] },
  { type: 'PDF document', magic: [0x25, 0x50, 0x44, 0x46] },
];

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

// Detected by byte order mark or by the zeros that other encodings put around an ASCII character.
function encodingOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || isPattern(bytes, [true, false, false, false])) return 'UTF-32LE';
  if (startsWith(bytes, [0, 0, 0xfe, 0xff]) || isPattern(bytes, [false, false, false, true])) return 'UTF-32BE';
  if (startsWith(bytes, [0xff, 0xfe]) || isPattern(bytes, [true, false, true, false])) return 'UTF-16LE';
  if (startsWith(bytes, [0xfe, 0xff]) || isPattern(bytes, [false, true, false, true])) return 'UTF-16BE';
  return null;
}

function isPattern(bytes: Uint8Array, filled: readonly boolean[]): boolean {
  return bytes.length >= filled.length && filled.every((isFilled, at) => (bytes[at] !== 0) === isFilled);
}

function brokenUtf8(bytes: Uint8Array, broken: Extract<Decoded, { ok: false }>): TextIssue {
  const place = createPlacer(broken.before)(broken.before.length);
  if (broken.atEnd) return { code: 'unexpectedEnd', ...place, params: { inside: 'character' } };
  const byte = bytes[broken.byte] ?? 0;
  const likely = /[^\0-\x7f]/.test(broken.before) ? {} : likelyEncoding(byte);
  return { code: 'brokenUtf8', ...place, params: { byte, ...likely } };
}

/** Windows-1252 has quotation marks and dashes where Latin-1 has control characters, and five bytes that mean nothing. */
function likelyEncoding(byte: number): { readonly likely?: string } {
  if (byte >= 0xa0) return { likely: 'Latin-1 or Windows-1252' };
  return [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte) ? {} : { likely: 'Windows-1252' };
}
