import type { MediaEnding } from './mediaAddress.ts';

/** The size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a picture from the first bytes of its file; null if they do not have it. Never throws. */
export function imageSize(ending: MediaEnding, head: Uint8Array): ImageSize | null {
  try {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    return readers[ending]?.(view) ?? null;
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Readonly<Partial<Record<MediaEnding, (view: DataView) => ImageSize | null>>> = {
  png: (view) => (textAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpg: jpegSize,
  webp: webpSize,
  avif: avifSize,
};

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));
}

/** Goes from segment to segment until the one that begins the picture. */
function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Bytes that fill up, and segments without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // The picture itself, or its end, without a frame before.
    if (marker === 0xd9 || marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView): ImageSize | null {
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (textAt(view, 12)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return view.getUint8(20) === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
    }
    case 'VP8 ': {
      const isStart = view.getUint8(23) === 0x9d && view.getUint8(24) === 0x01 && view.getUint8(25) === 0x2a;
      return isStart ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : null;
    }
    default:
      return null;
  }
}

/** Returns the largest size of the pictures that the file has: its own, and those of its parts. */
function avifSize(view: DataView): ImageSize | null {
  let largest: ImageSize | null = null;
  // Boxes are nested, and only this one has these four letters and twelve bytes in front of its sizes.
  for (let at = 4; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
