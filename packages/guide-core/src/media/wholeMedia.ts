import type { MediaEnding } from './mediaAddress.ts';

/**
 * Returns true if a file has its end: a picture or video that was copied or loaded in part has not. What follows the end
 * does not matter, because cameras put more there. A WebM video of a live recorder does not say how long it is; it must
 * only end between two of its parts.
 */
export function isWholeMedia(ending: MediaEnding, bytes: Uint8Array): boolean {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return ends[ending]?.(view) ?? true;
  } catch (error) {
    // It ends before its end.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const ends: Readonly<Partial<Record<MediaEnding, (view: DataView) => boolean>>> = {
  png: pngEnds,
  jpg: jpegEnds,
  gif: gifEnds,
  // The size of what follows the first eight bytes.
  webp: (view) => 8 + view.getUint32(4, true) <= view.byteLength,
  avif: boxesEnd,
  mp4: boxesEnd,
  webm: elementsEnd,
};

/** Goes from chunk to chunk until `IEND`. */
function pngEnds(view: DataView): boolean {
  for (let at = 8; ; at += 12 + view.getUint32(at)) if (view.getUint32(at + 4) === 0x49_45_4e_44) return true;
}

/** Goes from segment to segment, and through the pixels between them, until the mark of the end. */
function jpegEnds(view: DataView): boolean {
  for (let at = 2; ; ) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    if (marker === 0xd9) return true;
    // Pixels, where 0xff is followed by 0; bytes that fill up; marks without a length.
    if (marker === 0 || marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

/** Goes from block to block until the trailer. */
function gifEnds(view: DataView): boolean {
  const colours = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));
  let at = 13 + colours(view.getUint8(10));
  for (;;) {
    const block = view.getUint8(at);
    if (block === 0x3b) return true;
    if (block === 0x2c) at += 11 + colours(view.getUint8(at + 9));
    else if (block === 0x21) at += 2;
    // Browsers show what came before a block that nobody knows.
    else return true;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
}

/** Goes from box to box; the last one ends with the file. */
function boxesEnd(view: DataView): boolean {
  let at = 0;
  while (at < view.byteLength) {
    const size = view.getUint32(at);
    // 0: until the end of the file. 1: the size follows in eight bytes.
    if (size === 0) return true;
    const whole = size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    if (whole < 8) return true;
    at += whole;
    // Up to eight bytes that are no box are filling.
    if (at < view.byteLength && view.byteLength - at < 8) return true;
  }
  return at === view.byteLength;
}

/** Those whose size may be unknown: they end where the next one begins, so their content is gone through instead. */
const segment = 0x18_53_80_67;
const cluster = 0x1f_43_b6_75;

/** Goes from element to element of a WebM file (RFC 8794) until the segment ends. */
function elementsEnd(view: DataView): boolean {
  for (let at = 0; at < view.byteLength; ) {
    const idLength = numberLength(view, at);
    const id = idLength > 4 ? 0 : numberAt(view, at, idLength) + 2 ** (7 * idLength);
    const sizeAt = at + idLength;
    const sizeLength = numberLength(view, sizeAt);
    // No element: what follows is not known, as players see it.
    if (id === 0 || sizeLength > 8) return true;
    const size = numberAt(view, sizeAt, sizeLength);
    const isUnknown = size === 2 ** (7 * sizeLength) - 1;
    at = sizeAt + sizeLength;
    if (isUnknown) {
      if (id !== segment && id !== cluster) return true;
      continue;
    }
    at += size;
    if (id === segment) return at <= view.byteLength;
    if (at > view.byteLength) return false;
  }
  return true;
}

/** The first bit that is set says how many bytes a number has; 9 if there is none. */
const numberLength = (view: DataView, at: number): number => Math.clz32(view.getUint8(at)) - 23;

/** Returns a number without the bit that says its length, which would make one of eight bytes inexact. */
function numberAt(view: DataView, at: number, length: number): number {
  let value = view.getUint8(at) % 2 ** (8 - length);
  for (let byte = 1; byte < length; byte += 1) value = value * 256 + view.getUint8(at + byte);
  return value;
}
