import { spokenText } from '@guide-studio/interview-engine/internal';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../packages/study-service/src/page/recording/hexOf.ts';
import { minutesOf } from '@guide-studio/guide-core/plurals';
import { roomFor } from '../../packages/study-service/src/page/recording/roomFor.ts';
import { typeFor } from '../../packages/study-service/src/page/recording/typeFor.ts';
import type { Kind } from '../../packages/study-service/src/page/recording/take.ts';
import { isSupported } from '../../packages/study-service/src/media/mediaTypes.ts';

const kinds: readonly Kind[] = ['audio', 'video', 'screen'];

describe('the type of a recording', () => {
  it.each([
    [
      'Safari',
      /^(?:audio|video)\/mp4/u,
      ['audio/mp4;codecs=mp4a.40.2', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4;codecs=avc1.42E01E'],
    ],
    [
      'Chromium without AAC',
      /^audio\/mp4$|avc1\.42E01E(?:,opus)?$|webm/u,
      ['audio/mp4', 'video/mp4;codecs=avc1.42E01E,opus', 'video/mp4;codecs=avc1.42E01E'],
    ],
    ['Firefox', /webm|ogg/u, ['audio/webm;codecs=opus', 'video/webm;codecs=vp8,opus', 'video/webm;codecs=vp8']],
  ])('in %s is the best that it has, and one that the service takes', (_, has, expected) => {
    const found = kinds.map((kind) => typeFor(kind, (type) => has.test(type)));
    expect(found).toEqual(expected);
    for (const [at, type] of found.entries()) expect(isSupported(kinds[at] ?? 'audio', type ?? '')).toBe(true);
  });

  it('is none in a browser that has none', () => {
    expect(typeFor('audio', () => false)).toBeNull();
  });
});

describe('the room for a recording', () => {
  const limits = { durationMs: 600_000, answerBytes: 500_000_000 };
  const of = (free: number, bytesLeft = limits.answerBytes) =>
    roomFor(
      1_000_000,
      { limits, bytesLeft },
      { storage: { estimate: async () => ({ quota: free + 5, usage: 5 }) } as StorageManager },
    );

  it('is what the service takes, if the browser has space for it', async () => {
    expect((await of(10_000_000_000)).mostMs).toBe(600_000);
  });
  it('is less if the answer or the browser has less space', async () => {
    expect(await of(10_000_000_000, 12_000_000)).toEqual({ mostMs: 80_000, mostBytes: 10_000_000 });
    expect((await of(12_000_000)).mostMs).toBe(80_000);
  });
  it('is none if there is not enough for half a minute', async () => {
    expect((await of(3_000_000)).mostMs).toBe(0);
  });
  it('counts on the space of the answer if the browser does not say what it has', async () => {
    expect((await roomFor(1_000_000, { limits, bytesLeft: 120_000_000 }, {})).mostMs).toBe(600_000);
  });
});

describe('what is shown of a recording', () => {
  it('has minutes and seconds, rounded down', () => {
    expect([0, 999, 1000, 65_999, 600_000].map(minutesOf)).toEqual(['0:00', '0:00', '0:01', '1:05', '10:00']);
  });
  it('is the length that the service writes in the place of the answer', () => {
    for (const durationMs of [0, 999, 1000, 3600, 3999, 59_999, 65_500]) {
      expect(spokenText({ title: '', studyGuide: [] }, durationMs)).toContain(` ${minutesOf(durationMs)})`);
    }
  });
  it('has checksums in hexadecimal', () => {
    expect(hexOf(Uint8Array.from([0, 9, 16, 255]).buffer)).toBe('000910ff');
  });
});
