import { expect, it } from 'vitest';
import { isDark, isSame } from '../../../packages/study-service/src/page/recording/pictures.ts';

const picture = (...greys: readonly number[]) =>
  new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]));

it('a picture is black if nothing can be seen in it, whatever its noise', () => {
  expect(isDark(picture(0, 0, 0))).toBe(true);
  expect(isDark(picture(3, 12, 7))).toBe(true);
  expect(isDark(picture(0, 90, 0))).toBe(false);
});

it('a picture is the same if no part of it changed by more than the noise of scaling', () => {
  expect(isSame(picture(10, 200), null)).toBe(false);
  expect(isSame(picture(10, 200), picture(11, 199))).toBe(true);
  expect(isSame(picture(10, 200), picture(10, 180))).toBe(false);
});
