import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../renderer/src/frame/actions/actions.ts';
import { Stage } from '../../../renderer/src/preview/Stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the page inside is as wide as the chosen screen, and scaled down to the room there is', async () => {
  const seen: ResizeObserverCallback[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        seen.push(callback);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  // A frame would try to load its page.
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation(((name: string) =>
    create(name === 'iframe' ? 'p' : name)) as typeof create);
  render(<Stage />);
  const entry = { contentRect: { width: 640, height: 800 } } as ResizeObserverEntry;
  act(() => {
    for (const callback of seen) callback([entry], {} as ResizeObserver);
  });
  for (const [device, width, scale] of [
    ['Tablet', 820, 640 / 820],
    ['Desktop', 1280, 0.5],
    ['Phone', 390, 1],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: device }));
    const { style } = screen.getByTitle('The interview as participants see it');
    expect([style.width, style.transform]).toEqual([`${width}px`, `scale(${scale})`]);
  }
});
