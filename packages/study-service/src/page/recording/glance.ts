import type { Pixels } from './pictures.ts';
import type { Sense } from './sense.ts';

/** Looks at a moving picture now and then. */
export interface Glance {
  /** `nothing` if `isNothing` says so of the picture; `unknown` while there is none, or nobody sees this page. */
  look(): Sense;
  close(): void;
}

/** The size of the copy: small enough to be read often, large enough for a clock on a screen. */
const width = 320;
const height = 180;

/** Returns a glance at the picture of a stream. `isNothing` also gets the picture before, null at the first. */
export function createGlance(
  stream: MediaStream,
  isNothing: (pixels: Pixels, before: Pixels | null) => boolean,
): Glance {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // A browser may refuse to play; then there is no picture to look at.
  video.play().catch(() => {});
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const on = canvas.getContext('2d', { willReadFrequently: true });
  let before: Pixels | null = null;
  return {
    look() {
      // Browsers stop pictures in pages that are not seen.
      if (on === null || video.videoWidth === 0 || document.visibilityState === 'hidden') {
        before = null;
        return 'unknown';
      }
      on.drawImage(video, 0, 0, width, height);
      const { data } = on.getImageData(0, 0, width, height);
      const sense = isNothing(data, before) ? 'nothing' : 'something';
      before = data;
      return sense;
    },
    close() {
      video.srcObject = null;
    },
  };
}
