import { locate, type Located } from '../doc/locate.ts';
import type { NodeKind } from '../doc/kinds.ts';
import { type GuideNode, type Key, textField } from '../doc/node.ts';
import type { EditorState } from '../state/editorState.ts';

/** A node of the state, or null; of one of `kinds` when given. */
export function target(state: EditorState, key: Key, ...kinds: NodeKind[]): Located | null {
  const located = locate(state.doc, key);
  if (!located || (kinds.length > 0 && !kinds.includes(located.node.kind))) return null;
  return located;
}

/** True for the items (and their options) of a screening block. */
export function inScreening(located: Located): boolean {
  const block = [...located.ancestors, located.node].find((node) => node.kind === 'block');
  return block !== undefined && textField(block, 'type') === 'screening';
}

/** A short name of a node for menus, history and messages: its title, text or nickname, cut at 40 characters. */
export function labelOf(node: GuideNode): string {
  const text =
    textField(node, 'title') || textField(node, 'text') || textField(node, 'nickname') || textField(node, 'name');
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 40) return line;
  const characters = Array.from(line);
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : line;
}
