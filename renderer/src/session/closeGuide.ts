import { unchecked } from './checking.ts';
import { write } from './store.ts';

/** Closes the guide and shows the welcome screen. Nothing of it is kept; callers ask about changes first. */
export function closeGuide(): void {
  write({
    phase: 'welcome',
    editor: null,
    onDisk: null,
    savedAt: null,
    backupKey: null,
    unkept: null,
    stuck: null,
    outside: null,
    copies: [],
    notesSeen: null,
    merging: null,
    owner: null,
    fresh: null,
    jump: null,
    ...unchecked,
  });
}
