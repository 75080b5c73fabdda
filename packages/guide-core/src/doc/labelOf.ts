import { type ReadableNode, textField } from './node.ts';
import { oneLine } from './oneLine.ts';

/** Returns the name of a node for lists and messages: its title, text or nickname on one line. Callers shorten it. */
export function labelOf(node: ReadableNode): string {
  const text =
    textField(node, 'title') || textField(node, 'text') || textField(node, 'nickname') || textField(node, 'name');
  return oneLine(text);
}
