import { merge } from '@guide-studio/guide-core/merge';
import { isChanged, type Merging, read, readGuide, reportUnfinished, shownGuide } from '../session/index.ts';

/**
 * Handles a file with git conflict markers. Without changes here the merge begins at once; changes are merged with
 * git's own side into ours.
 */
export function takeUnfinished(git: Merging, hash: string): void {
  if (!isChanged(read())) return reportUnfinished(git, hash, true);
  const guide = readGuide();
  // The base of restored work may be lost: git's base is older, and valid for both.
  const base = guide.onDisk.base ?? git.base;
  const mine = base && merge({ base, ours: shownGuide(guide), theirs: git.ours });
  const merging = mine?.conflicts.length === 0 ? { ...git, ours: mine.guide } : null;
  reportUnfinished(merging, hash, false);
}
