import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWhileLookedAt } from '../../../renderer/src/browser/useWhileLookedAt.ts';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a visible page looks every ten seconds, a hidden one never, and one that appears at once', () => {
  const look = vi.fn<() => void>();
  const hook = renderHook(() => useWhileLookedAt(look, true));
  vi.advanceTimersByTime(9_999);
  expect(look).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(20_001);
  expect(look).toHaveBeenCalledTimes(3);

  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(3);

  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(4);

  hook.unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(4);
});

test('nothing is looked at while it is not active', () => {
  const look = vi.fn<() => void>();
  renderHook(() => useWhileLookedAt(look, false));
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(0);
});
