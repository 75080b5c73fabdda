import { deflateSync } from 'node:zlib';
import { createHash } from 'node:crypto';

/** Returns a PNG of one colour that every browser shows. `more`: bytes after its end, to make it large. */
export function pngFile(
  width = 2,
  height = 2,
  colour: readonly [number, number, number] = [200, 30, 30],
  more = 0,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: width }, () => colour).flat())]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const padding = more === 0 ? [] : [chunk('prVt', Buffer.alloc(more, 7))];
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...padding,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const table = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}

/** The smallest GIF. */
export const gifFile = Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** A JPEG of 1 × 1 pixels: its size, its colours and its end. */
export const jpegFile = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  'base64',
);

/** A WebP of 1 × 1 pixels. */
export const webpFile = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** The beginnings of an MP4 and a WebM file: enough for their type. */
export const mp4File = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\u0002\0isomiso2', 'latin1'),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('free', 'latin1'),
]);
export const webmFile = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm', 'latin1'),
  Buffer.from([0x18, 0x53, 0x80, 0x67, 0x80]),
]);

/** Returns the name of a file in every folder. */
export function mediaName(bytes: Uint8Array, ending = 'png'): string {
  return `sha256-${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
}

/** Returns a guide whose concept shows these addresses, and whose question shows the first one. */
export function guideWith(addresses: readonly string[], title = 'Packages') {
  const media = addresses.map((url, at) => ({
    name: `Picture ${at + 1}`,
    url,
    type: /\.(?:mp4|webm)$/u.test(url) ? 'video' : 'image',
  }));
  return {
    title,
    studyGuide: [
      {
        type: 'concept',
        title: 'Designs',
        conceptSamplingConfig: { concepts: [{ nickname: 'A', content: { title: 'Design A', media } }] },
        items: [{ text: 'What do you think?', type: 'open_ended', followUp: 'none' }],
      },
    ],
  };
}
