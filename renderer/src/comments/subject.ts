import { type GuideNode, locate } from '@guide-studio/guide-core/edit';
import { enclosing } from '@guide-studio/guide-core/internal';
import { type OpenGuide } from '../session/index.ts';

/**
 * Returns the part that a new comment would be about: the selected question or block, or the one that contains the
 * selection; else the study, if it or another part of it is selected.
 */
export function subjectOf({ editor }: OpenGuide): GuideNode | null {
  const key = editor.selection.at(-1);
  const located = key !== undefined ? locate(editor.doc, key) : null;
  return located && (enclosing(located, 'item') ?? enclosing(located, 'block') ?? editor.doc.root);
}
