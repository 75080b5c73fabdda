import type { OpenedFile } from '@guide-studio/host/common';
import { begin } from './begin.ts';
import { write } from './store.ts';
import { mergingOf } from './mergingOf.ts';

/**
 * Opens a file with git conflict markers as a merge of its two sides. The file stays unchanged until the merged guide
 * is saved, so nothing can be lost before that. Returns false if the text has no conflict markers, or a side is not a
 * guide.
 */
export function beginMerge(opened: OpenedFile): boolean {
  const merging = mergingOf(opened);
  if (!merging) return false;
  const { file, name, hash, writable } = opened;
  begin(merging.ours, { file, name, hash, writable, losses: null, base: merging.base });
  write({ merging });
  return true;
}
