import { locate, type Located } from '../doc/locate.ts';
import type { NodeKind } from '../doc/kinds.ts';
import { type Key, textField } from '../doc/node.ts';
import type { EditorState } from '../state/editorState.ts';

/** Returns a node of the state, or null if it does not exist or is not one of `kinds`. */
export function target(state: EditorState, key: Key, ...kinds: NodeKind[]): Located | null {
  const located = locate(state.doc, key);
  if (!located || (kinds.length > 0 && !kinds.includes(located.node.kind))) return null;
  return located;
}

/** Returns true for a screening block and everything inside it. */
export function inScreening(located: Located): boolean {
  const block = [...located.ancestors, located.node].find((node) => node.kind === 'block');
  return block !== undefined && textField(block, 'type') === 'screening';
}
