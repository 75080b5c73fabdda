import type { BoxIndex } from './boxIndex.ts';

/** Returns an HLS playlist (RFC 8216) of byte ranges of one file at `address`. */
export function playlistOf({ headBytes, segments }: BoxIndex, address: string): string {
  const longest = Math.max(...segments.map(({ seconds }) => seconds), 1);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${headBytes}@0"`,
    ...segments.flatMap(({ from, bytes, seconds }) => [
      `#EXTINF:${seconds.toFixed(3)},`,
      `#EXT-X-BYTERANGE:${bytes}@${from}`,
      address,
    ]),
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}
