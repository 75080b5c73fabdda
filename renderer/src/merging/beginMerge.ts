import type { OpenedFile } from '@guide-studio/host/common';
import { begin } from '../session/begin.ts';
import { write } from '../session/store.ts';
import { mergingOf } from './mergingOf.ts';

/**
 * Opens a file that git left with conflict markers as a merge of the two sides. The file stays as it is until the merged
 * guide is saved; before the decisions are made there is nothing to lose, since it holds both. Returns false when the text is no such file, or a side of it is no guide.
 */
export function beginMerge(opened: OpenedFile): boolean {
  const merging = mergingOf(opened);
  if (!merging) return false;
  const { file, name, hash, writable } = opened;
  begin(merging.ours, { file, name, hash, writable, losses: null, base: merging.base });
  write({ merging });
  return true;
}
