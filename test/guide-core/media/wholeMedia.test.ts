import { isWholeMedia } from '@guide-studio/guide-core/media';
import { describe, expect, test } from 'vitest';
import { gifFile, jpegFile, mp4File, pngFile, webmFile, webpFile } from '../../media/files.ts';

const png = pngFile(20, 10);
const kinds = { png, jpg: jpegFile, gif: gifFile, webp: webpFile, mp4: mp4File, avif: mp4File } as const;

describe('the end of a picture or video', () => {
  test.each(Object.entries(kinds))('is there in the whole file, and in no beginning of it: %s', (ending, bytes) => {
    const kind = ending as keyof typeof kinds;
    expect(isWholeMedia(kind, bytes)).toBe(true);
    // A box that ends is a whole file of its own: nothing says that another one follows.
    const between = kind === 'mp4' || kind === 'avif' ? [0, 24] : [];
    const whole = Array.from({ length: bytes.length }, (_, length) => length).filter((length) =>
      isWholeMedia(kind, bytes.subarray(0, length)),
    );
    expect(whole.filter((length) => !between.includes(length) && bytes.length - length > 8)).toEqual([]);
  });

  test('may be followed by more, as cameras do it, and is not taken from a small picture inside', () => {
    for (const ending of ['png', 'jpg', 'gif', 'webp'] as const)
      expect(isWholeMedia(ending, Buffer.concat([kinds[ending], Buffer.alloc(500, 7)])), ending).toBe(true);
    // A segment with a whole picture in it, as cameras write it for previews.
    const length = Buffer.alloc(2);
    length.writeUInt16BE(jpegFile.length + 2);
    const preview = Buffer.concat([Buffer.from([0xff, 0xe1]), length, jpegFile]);
    const whole = Buffer.concat([jpegFile.subarray(0, 2), preview, jpegFile.subarray(2)]);
    expect(isWholeMedia('jpg', whole)).toBe(true);
    expect(isWholeMedia('jpg', whole.subarray(0, -2))).toBe(false);
  });

  test('of boxes: sizes of eight bytes, and the last one until the end of the file', () => {
    const box = (bytes: readonly number[], more = 0) => Buffer.concat([Buffer.from(bytes), Buffer.alloc(more)]);
    const large = box([0, 0, 0, 1, 0x6d, 0x64, 0x61, 0x74, 0, 0, 0, 0, 0, 0, 0, 40], 24);
    expect(isWholeMedia('mp4', Buffer.concat([mp4File, large]))).toBe(true);
    expect(isWholeMedia('mp4', Buffer.concat([mp4File, large]).subarray(0, -1))).toBe(false);
    expect(isWholeMedia('mp4', Buffer.concat([mp4File, box([0, 0, 0, 0, 0x6d, 0x64, 0x61, 0x74], 5)]))).toBe(true);
  });

  test('of WebM: where the segment says it is, or between two parts of a live recording', () => {
    const element = (id: readonly number[], content: Uint8Array, isUnknown = false): Buffer => {
      const size = Buffer.alloc(8, 0xff);
      size.writeUInt32BE(isUnknown ? 0x01_ff_ff_ff : 0x01_00_00_00, 0);
      if (!isUnknown) size.writeUInt32BE(content.length, 4);
      return Buffer.concat([Buffer.from(id), size, content]);
    };
    const head = webmFile.subarray(0, 12);
    const block = element([0xa3], Buffer.alloc(40, 7));
    const file = (isUnknown: boolean): Buffer => {
      const clusters = [0, 1].map(() => element([0x1f, 0x43, 0xb6, 0x75], Buffer.concat([block, block]), isUnknown));
      return Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], Buffer.concat(clusters), isUnknown)]);
    };
    const known = file(false);
    expect(isWholeMedia('webm', known)).toBe(true);
    for (let length = head.length + 1; length < known.length; length += 1)
      expect(isWholeMedia('webm', known.subarray(0, length)), String(length)).toBe(false);
    const live = file(true);
    expect(isWholeMedia('webm', live)).toBe(true);
    for (let cut = 1; cut < block.length; cut += 1)
      expect(isWholeMedia('webm', live.subarray(0, -cut)), String(cut)).toBe(false);
    expect(isWholeMedia('webm', live.subarray(0, -block.length))).toBe(true);
  });

  test('is always decided', () => {
    for (const ending of ['png', 'jpg', 'gif', 'webp', 'avif', 'mp4', 'webm'] as const)
      for (const fill of [0, 1, 0xff])
        expect(typeof isWholeMedia(ending, Buffer.alloc(4096, fill)), ending).toBe('boolean');
  });
});
