import { childrenOf, fromWire } from '@guide-studio/guide-core/edit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shownOf, useShownAnswers } from '../../../renderer/src/fields/useShownAnswers.ts';
import { flat, which } from '../../guideParts.ts';
import { found } from '../found.ts';

afterEach(cleanup);

const texts = Array.from({ length: 40 }, (_, at) => `Answer ${at + 1}`);
const { root } = fromWire({ title: 'T', studyGuide: [flat(which('long', texts))] as never });
const item = found(childrenOf(found(childrenOf(root, 'blocks')[0]), 'items')[0]);
const options = childrenOf(item, 'options');

test('of a long list the selected answer is mounted with those around it, so that keys and jumps reach all', () => {
  const { result, rerender } = renderHook(
    ({ at }: { at: number | null }) => useShownAnswers(options, at === null ? [] : [found(options[at]).key], 10),
    { initialProps: { at: null as number | null } },
  );
  const mounted = () => shownOf(options, result.current).map(([, index]) => index);
  expect(mounted()).toEqual(Array.from({ length: 10 }, (_, index) => index));
  for (const at of [...options.keys(), 3, 39, 17]) {
    rerender({ at });
    expect(mounted()).toContain(at);
    expect(mounted()).toContain(Math.min(at + 1, 39));
  }
  act(() => result.current.showEarlier());
  expect(mounted()[0]).toBeLessThan(17 - 5);
});
