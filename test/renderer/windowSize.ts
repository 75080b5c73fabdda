import { vi } from 'vitest';

/** Gives the window a size, so that virtual lists show rows. `vi.restoreAllMocks` takes it back. */
export function giveSize(): void {
  for (const size of ['clientHeight', 'clientWidth', 'offsetWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(600);
  }
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
}
