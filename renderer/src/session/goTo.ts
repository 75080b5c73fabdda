import { redo, undo } from '@guide-studio/guide-core';
import { show } from './edit.ts';
import { isEditable, read } from './store.ts';

/**
 * Takes steps back, or does them again, until so many of the steps since the opening are done. One change of what is
 * shown, however many steps lie between.
 */
export function goTo(done: number): void {
  let { editor } = read();
  if (!editor || !isEditable(read())) return;
  while (editor.history.past.length > done && editor.history.past.length > 0) editor = undo(editor);
  while (editor.history.past.length < done && editor.history.future.length > 0) editor = redo(editor);
  if (editor !== read().editor) show(editor);
}
