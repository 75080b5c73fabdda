import { describe, expect, it } from 'vitest';
import { readBoxIndex } from '../../../packages/study-service/src/media/boxIndex.ts';
import { playlistOf } from '../../../packages/study-service/src/media/playlist.ts';
import { numbersFrom } from '../../size.ts';
import { box, fourSeconds, fragmentedMp4, mp4Head } from './fragmentedMp4.ts';

// Law: a list of fragments covers the file after its head without a gap, or there is none; never an error or a hang.

async function indexOf(file: Uint8Array) {
  return readBoxIndex(file.length, async function* (from, to) {
    yield file.slice(from, to);
  });
}

describe('the fragments of a recording', () => {
  it('are found, each from a key frame, with the time of its pictures', async () => {
    const file = fragmentedMp4(fourSeconds);
    const index = await indexOf(file);
    expect(index?.headBytes).toBe(mp4Head().length);
    expect(index?.segments.map(({ seconds }) => seconds)).toEqual([1, 2, 1]);
    let at = index?.headBytes ?? 0;
    for (const { from, bytes } of index?.segments ?? []) {
      expect(from).toBe(at);
      at = from + bytes;
    }
    expect(at).toBe(file.length);
  });

  it('are the entries of a playlist', async () => {
    const file = fragmentedMp4(fourSeconds.slice(0, 1));
    const index = await indexOf(file);
    if (index === null) throw new Error('no index');
    expect(playlistOf(index, 'recording.mp4?x=1').split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:1',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-MAP:URI="recording.mp4?x=1",BYTERANGE="${index.headBytes}@0"`,
      '#EXTINF:1.000,',
      `#EXT-X-BYTERANGE:${file.length - index.headBytes}@${index.headBytes}`,
      'recording.mp4?x=1',
      '#EXT-X-ENDLIST',
      '',
    ]);
  });

  it('are not found in other files', async () => {
    const whole = fragmentedMp4(fourSeconds);
    const others: readonly Uint8Array[] = [
      new Uint8Array(),
      new Uint8Array(5000),
      new TextEncoder().encode('<html>'.repeat(100)),
      mp4Head(),
      box('ftyp', new Uint8Array(8)),
      whole.slice(0, -1),
      whole.slice(mp4Head().length),
      new Uint8Array(Buffer.concat(Array.from({ length: 300_000 }, () => Buffer.from(box('free'))))),
    ];
    for (const file of others) expect(await indexOf(file)).toBeNull();
  });

  it('of 2,000 damaged files cover them or are not found', async () => {
    const whole = fragmentedMp4(fourSeconds);
    const pick = numbersFrom(1);
    let found = 0;
    for (let at = 0; at < 2000; at += 1) {
      const file = whole.slice();
      // In the tables, where it matters.
      for (let change = 0; change <= pick(4); change += 1) file[pick(1200)] = pick(256);
      const index = await indexOf(file);
      if (index === null) continue;
      found += 1;
      for (const { from, bytes } of index.segments) expect(from + bytes).toBeLessThanOrEqual(file.length);
    }
    expect(found).toBeGreaterThan(0);
  });
});
