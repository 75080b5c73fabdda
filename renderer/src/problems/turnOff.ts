import type { Key } from '@guide-studio/guide-core/edit';
import { commentedPart, isSwitchable, switchIn, switchText } from '@guide-studio/guide-core/settings';
import { perform } from '../actions/action.ts';
import { words } from '../i18n/index.ts';
import { draftText } from '../notes/drafts.ts';
import { changeNotes, useNotes } from '../notes/notes.ts';
import { setShown } from '../panes/panes.ts';
import {
  announce,
  codeOfFinding,
  readGuide,
  select,
  type ShownFinding,
  showRightPane,
  useGuide,
} from '../session/index.ts';

/** Returns what begins the comment that switches off a finding at its question or block; null where none can. */
export function useTurnOff(finding: ShownFinding): (() => void) | null {
  // Comments are beside a file.
  const part = useGuide(({ onDisk, checked, editor }) =>
    onDisk.file === null ? null : commentedPart(checked ?? editor.doc, finding.key),
  );
  const code = codeOfFinding(finding);
  if (part === null || finding.severity === 'error' || !isSwitchable(code)) return null;
  return () => beginSwitch(part, code);
}

/** Begins a comment that switches off an advice. Its author adds why. What was typed before stays below. */
function beginSwitch(part: Key, code: string): void {
  select([part]);
  draftText((typed) => switchText(code) + (switchIn(typed) === null ? typed : ''));
  perform('insert.comment');
}

/** Shows the comments on a part. */
export function showComments(part: Key): void {
  select([part]);
  showRightPane('comments');
  setShown('properties', true);
}

/** Shows the comment that switches off advice beside its part. */
export function showSwitch(id: string): void {
  showComments(useNotes.getState().places.get(id) ?? readGuide().editor.doc.root.key);
}

/** Deletes the comment that switches off advice. The comments offer to undo it. */
export async function turnOn(id: string): Promise<void> {
  const comment = useNotes.getState().notes.comments.find((one) => one.id === id);
  if (comment === undefined) return;
  const back = { done: 'removed', undo: { kind: 'comment.add', comment } } as const;
  if (await changeNotes({ kind: 'comment.remove', id }, back)) announce(words.problems.turnedOn);
}
