import type { Key } from '@guide-studio/guide-core/edit';
import { read, toggleRows } from '../session/index.ts';

/** Opens or closes a row of the outline. */
export function toggle(key: Key): void {
  const toggled = new Set(read().guide?.toggled);
  if (!toggled.delete(key)) toggled.add(key);
  toggleRows(toggled);
}
