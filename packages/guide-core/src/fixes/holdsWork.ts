import { isUnwritten } from '../doc/blank.ts';
import { type GuideNode, objectFields, textField } from '../doc/node.ts';

/** What a question or a block has whether or not anybody has worked on it. */
const given: ReadonlySet<string> = new Set(['type', 'text', 'title', 'externalId']);

/** True for a question or block in which somebody has written or chosen anything: a quick fix never takes it away. */
export function holdsWork(node: GuideNode): boolean {
  const isNamed = [textField(node, 'text'), textField(node, 'title')].some((text) => text.trim() !== '');
  // A list stands empty where its parts are nodes of their own.
  const isSet = Object.entries(objectFields(node)).some(
    ([name, value]) => !given.has(name) && !(Array.isArray(value) && value.length === 0),
  );
  return isNamed || isSet || Object.values(node.children).some((list) => !list.every(isUnwritten));
}
