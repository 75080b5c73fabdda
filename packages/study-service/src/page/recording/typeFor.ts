import type { Kind } from './take.ts';

/** Best first: the service returns MP4 as a stream, and Safari plays nothing else. */
const types: Readonly<Record<Kind, readonly string[]>> = {
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'],
  video: [
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4;codecs=avc1.42E01E,opus',
    'video/mp4',
    'video/webm;codecs=vp8,opus',
    'video/webm',
  ],
  screen: ['video/mp4;codecs=avc1.42E01E', 'video/mp4', 'video/webm;codecs=vp8', 'video/webm'],
};

/** Returns the best type in which the browser records; null if there is none. */
export function typeFor(kind: Kind, isSupported: (type: string) => boolean): string | null {
  return types[kind].find(isSupported) ?? null;
}

/** Bits a second. Ten minutes of camera and screen fit into what an answer may have. */
export const rates: Readonly<Record<Kind, number>> = { audio: 64_000, video: 1_064_000, screen: 1_500_000 };
