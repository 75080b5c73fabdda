import type { Key } from '@guide-studio/guide-core';
import { read, write } from '../session/store.ts';

/** Opens or closes a row of the outline. */
export function toggle(key: Key): void {
  const toggled = new Set(read().toggled);
  if (!toggled.delete(key)) toggled.add(key);
  write({ toggled });
}
