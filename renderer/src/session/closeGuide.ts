import { unchecked } from './checking.ts';
import { write } from './store.ts';

/** Leaves the open guide for the welcome screen. Nothing of it stays behind; whoever calls has asked about its changes. */
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
