// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Film } from '../../../packages/study-service/src/page/media/Film.tsx';
import type { Shown } from '../../../packages/study-service/src/page/media/stimuliOf.ts';

afterEach(() => render(null, document.body));

it('a video that must be watched goes back when it is wound forward, and counts only when it was played to its end', async () => {
  let watched = 0;
  const shown = { name: 'Loaf', widthPercentage: 100, mustWatch: true } as unknown as Shown;
  const nothing = (): void => {};
  const onWatched = () => void (watched += 1);
  const handlers = { onLoad: nothing, onFail: nothing, onUnseen: nothing, onWatched };
  const address = { url: 'https://a.example/loaf.mp4' } as Parameters<typeof Film>[0]['address'];
  await act(() => render(h(Film, { shown, address, isWatched: false, ...handlers }), document.body));
  const video = document.querySelector('video')!;
  const at = async (event: string, seconds: number) => {
    video.currentTime = seconds;
    await act(() => void video.dispatchEvent(new Event(event)));
  };
  await at('timeupdate', 1);
  await at('seeking', 60);
  expect(video.currentTime).toBe(1);
  await at('ended', 60);
  expect(watched).toBe(0);
  for (let seconds = 2; seconds <= 5; seconds += 1) await at('timeupdate', seconds);
  await at('seeking', 2);
  expect(video.currentTime).toBe(2);
  await at('ended', 5);
  expect(watched).toBe(1);
});
