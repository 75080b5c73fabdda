import { isUnwritten } from '../doc/blank.ts';
import { type GuideNode, objectFields, textField } from '../doc/node.ts';

/** Properties that even a new, untouched question or block has. */
const given: ReadonlySet<string> = new Set(['type', 'text', 'title', 'externalId']);

/** Returns true if a question or block contains anything that was written or chosen. A quick fix never removes it. */
export function holdsWork(node: GuideNode): boolean {
  const isNamed = [textField(node, 'text'), textField(node, 'title')].some((text) => text.trim() !== '');
  // Child lists are empty here because their parts are separate nodes.
  const isSet = Object.entries(objectFields(node)).some(
    ([name, value]) => !given.has(name) && !(Array.isArray(value) && value.length === 0),
  );
  return isNamed || isSet || Object.values(node.children).some((list) => !list.every(isUnwritten));
}
