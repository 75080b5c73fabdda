import type { EditorState, GuideDocument, Issue, Key } from '@guide-studio/guide-core';
import { freshAfter } from '../fresh.ts';
import { read, setGuide } from './store.ts';

/** Shows the guide after a command, an undo or a selection. */
export function showEditor(editor: EditorState): void {
  const { guide } = read();
  if (guide) setGuide({ editor, fresh: freshAfter(guide.fresh, guide.editor, editor) });
}

/** Scrolls the selected part into view again. */
export function showSelectionAgain(): void {
  const { guide } = read();
  if (guide) setGuide({ askedAgain: guide.askedAgain + 1 });
}

/** Shows the problems and the advice of a state of the guide. */
export function showFindings(checked: GuideDocument, issues: readonly Issue[], advice: readonly Issue[]): void {
  setGuide({ checked, issues, advice });
}

/** Focuses a field of a part where it is shown. */
export function focusField(key: Key, path: string): void {
  setGuide({ jump: jumpTo(key, path) });
}

/** Focuses a field of a part in the guide. */
export function showField(key: Key, path: string): void {
  setGuide({ view: 'guide', jump: jumpTo(key, path) });
}

const jumpTo = (key: Key, path: string) => ({ key, path, turn: (read().guide?.jump?.turn ?? 0) + 1 });
