import { createEditorState, type JsonObject } from '@guide-studio/guide-core';
import { checkSoon, unchecked } from './checking.ts';
import { type GuideOnDisk, write } from './store.ts';

/**
 * Shows a guide that was opened, created or restored, in one update. `restored` is the key of its backup: the guide
 * then has unsaved changes and keeps that key.
 */
export function begin(guide: JsonObject, onDisk: GuideOnDisk, restored?: string): void {
  const editor = createEditorState(guide);
  const first = editor.doc.root.children.blocks?.[0];
  write({
    phase: 'editing',
    onDisk,
    savedAt: { entry: restored === undefined ? undefined : 'restored', time: null },
    backupKey: restored ?? crypto.randomUUID(),
    unkept: null,
    stuck: null,
    outside: null,
    copies: [],
    notesSeen: null,
    merging: null,
    laidAside: null,
    owner: null,
    isExample: false,
    asking: null,
    trouble: null,
    view: 'guide',
    jump: null,
    problemsOpen: false,
    toggled: new Set(),
    fresh: null,
    ...unchecked,
    editor: { ...editor, selection: first ? [first.key] : [] },
  });
  checkSoon();
}
