import { redo, undo } from '@guide-studio/guide-core/edit';
import { show } from './edit.ts';
import { isEditable } from './state.ts';
import { read } from './store.ts';

/** Undoes or redoes steps until `done` of them are done. What is shown changes only once. */
export function goToHistoryStep(done: number): void {
  const { guide } = read();
  if (!guide || !isEditable(read())) return;
  let { editor } = guide;
  while (editor.history.past.length > done && editor.history.past.length > 0) editor = undo(editor);
  while (editor.history.past.length < done && editor.history.future.length > 0) editor = redo(editor);
  if (editor !== guide.editor) show(editor);
}
