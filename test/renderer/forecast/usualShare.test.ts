import { describe, expect, test } from 'vitest';
import { usualLinkShare } from '../../../renderer/src/forecast/usualShare.ts';

describe('what is assumed of links without a number', () => {
  test.each([
    [{}, '33.3'],
    [{ panel: 40 }, '30'],
    [{ panel: 40, mail: 70 }, '0'],
  ])('of panel, mail and others, with %j: an equal part of what is left', (given, share) => {
    expect(usualLinkShare(['panel', 'mail'], given)).toBe(share);
  });
});
