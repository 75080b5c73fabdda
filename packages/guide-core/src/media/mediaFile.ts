import { type MediaEnding, mediaFileTypes } from './mediaAddress.ts';
import { imageSize } from './imageSize.ts';

/** The sizes of files that a guide may keep beside itself. */
export const mediaLimits = {
  imageBytes: 20 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  /** Of each side of a picture, in pixels. */
  side: 12_000,
  /** Of a picture as a whole: what browsers of phones show. */
  pixels: 50_000_000,
} as const;

/** How many bytes of the beginning {@link lookAtMedia} needs at most. */
export const mediaHeadBytes = 256 * 1024;

/**
 * Why a file is not taken. `svg`, `heic`, `pdf`: what it is instead. `program`: it can be run. `unknown`: nothing that
 * participants can be shown. `damaged`: its type is known, but not its size in pixels. `cut`: its end is missing.
 */
export type MediaFault =
  | { readonly kind: 'empty' | 'svg' | 'heic' | 'pdf' | 'program' | 'audio' | 'unknown' | 'damaged' | 'cut' }
  | { readonly kind: 'tooLarge'; readonly bytes: number; readonly limitBytes: number }
  | { readonly kind: 'tooManyPixels'; readonly width: number; readonly height: number };

/** What a file is, by its content. `width` and `height` are those of a picture; null for a video. */
export type LookedAtMedia =
  | {
      readonly ok: true;
      readonly ending: MediaEnding;
      readonly width: number | null;
      readonly height: number | null;
    }
  | { readonly ok: false; readonly fault: MediaFault };

/**
 * Says what a file is by its first bytes, whatever its name is, and whether a guide may keep it. `bytes` is the size of
 * the whole file, so a file that is too large need not be read.
 */
export function lookAtMedia(head: Uint8Array, bytes: number): LookedAtMedia {
  if (bytes === 0) return refused({ kind: 'empty' });
  const ending = endingOf(head);
  if (ending === null) {
    const fault = otherThan(head);
    // Of what is unknown and large, the size is what the user can check.
    return fault === 'unknown' && bytes > mediaLimits.videoBytes
      ? refused({ kind: 'tooLarge', bytes, limitBytes: mediaLimits.videoBytes })
      : refused({ kind: fault });
  }
  const { kind } = mediaFileTypes[ending];
  const limitBytes = kind === 'video' ? mediaLimits.videoBytes : mediaLimits.imageBytes;
  if (bytes > limitBytes) return refused({ kind: 'tooLarge', bytes, limitBytes });
  if (kind === 'video') return { ok: true, ending, width: null, height: null };
  const size = imageSize(ending, head);
  if (size === null || size.width === 0 || size.height === 0) return refused({ kind: 'damaged' });
  const { width, height } = size;
  const fits = Math.max(width, height) <= mediaLimits.side && width * height <= mediaLimits.pixels;
  return fits ? { ok: true, ending, width, height } : refused({ kind: 'tooManyPixels', width, height });
}

function refused(fault: MediaFault): LookedAtMedia {
  return { ok: false, fault };
}

const ascii = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, Math.max(from, Math.min(to, head.length))));

/** Returns the type of a file by the bytes that its format begins with; null for all others. */
export function endingOf(head: Uint8Array): MediaEnding | null {
  if (ascii(head, 0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (ascii(head, 0, 3) === '\u00FF\u00D8\u00FF') return 'jpg';
  if (/^GIF8[79]a/u.test(ascii(head, 0, 6))) return 'gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 4, 8) === 'ftyp') return endingOfBrands(head);
  if (ascii(head, 0, 4) === '\u001A\u0045\u00DF\u00A3') {
    return ascii(head, 4, 64).includes('\u0042\u0082\u0084webm') ? 'webm' : null;
  }
  return null;
}

/** The brands of the ISO base media format: what wrote the file, and what may read it. */
function endingOfBrands(head: Uint8Array): MediaEnding | null {
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const brands = ascii(head, 8, Math.min(length, 256)).match(/[\s\S]{4}/gu) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => /^(?:hei[cfmsx]|hev[cmsx]|mif1|M4A |M4B |M4P |qt {2})$/u.test(brand))) return null;
  return brands.some((brand) => /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4)$/u.test(brand)) ? 'mp4' : null;
}

function otherThan(head: Uint8Array): 'svg' | 'heic' | 'pdf' | 'program' | 'audio' | 'unknown' {
  const start = ascii(head, 0, 4);
  if (start === '%PDF') return 'pdf';
  // Windows, Linux, macOS in its four orders and for several processors, scripts, Java, installers of Windows.
  const isProgram =
    /^(?:MZ|\u007FELF|#!|\u00FE\u00ED\u00FA[\u00CE\u00CF]|[\u00CE\u00CF]\u00FA\u00ED\u00FE|\u00CA\u00FE\u00BA\u00BE|\u00D0\u00CF\u0011\u00E0)/u;
  if (isProgram.test(start)) return 'program';
  if (ascii(head, 4, 8) === 'ftyp') return /hei[cfmsx]|hev[cmsx]|mif1/u.test(ascii(head, 8, 64)) ? 'heic' : 'unknown';
  if (/^(?:ID3|OggS|fLaC)/u.test(start) || (start === 'RIFF' && ascii(head, 8, 12) === 'WAVE')) return 'audio';
  // In each encoding of two bytes, every other byte of these letters is NUL.
  const text = ascii(head, 0, 8192).replaceAll('\u0000', '');
  return /<(?:\w+:)?svg[\s>]/iu.test(text) ? 'svg' : 'unknown';
}
