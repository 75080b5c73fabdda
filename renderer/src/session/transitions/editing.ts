import type { EditorState, Key } from '@guide-studio/guide-core/edit';
import { freshAfter } from '../fresh.ts';
import type { Checked } from '../state.ts';
import { read, setGuide } from './store.ts';

/** Shows the guide after a command, an undo or a selection, with what was found in it if it was checked. */
export function showEditor(editor: EditorState, found: Partial<Checked> = {}): void {
  const { guide } = read();
  if (guide) setGuide({ editor, fresh: freshAfter(guide.fresh, guide.editor, editor), ...found });
}

/** Shows what is missing in a part just added too: the guide is saved, exported or printed as it is. */
export function endFresh(): void {
  const { guide } = read();
  if (guide && guide.fresh !== null) setGuide({ fresh: null });
}

/** Scrolls the selected part into view again. */
export function showSelectionAgain(): void {
  const { guide } = read();
  if (guide) setGuide({ revealRequests: guide.revealRequests + 1 });
}

/** Shows the problems and the advice of a state of the guide. */
export function showFindings(found: Checked): void {
  if (read().guide?.checked !== found.checked) setGuide(found);
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
