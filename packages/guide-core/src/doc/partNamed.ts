import type { Path } from '../json.ts';
import { locate, nodeAtPath, walk } from './locate.ts';
import { type GuideDocument, type Key, textField } from './node.ts';

/**
 * Returns the key of the part at exactly this path of the guide file; null if there is none. With it, a command can be
 * run on a file. Keys change each time a guide is read; paths with each edit.
 *
 * @param path Such as `['studyGuide', 0, 'items', 2]`; that of a property has no part.
 */
export function keyAtPath(doc: GuideDocument, path: Path): Key | null {
  const { node, rest } = nodeAtPath(doc, path);
  return rest.length === 0 ? node.key : null;
}

/**
 * Returns the key of the part with this external id; null if there is none. Of several parts with an id the first
 * counts, as for the conditions that refer to it.
 *
 * @param within The key of an item: only its options are searched. Null, the default: the whole guide, items first.
 */
export function keyOfExternalId(doc: GuideDocument, externalId: string, within: Key | null = null): Key | null {
  const from = within === null ? doc.root : locate(doc, within)?.node;
  if (from === undefined || externalId === '') return null;
  const named = walk(from).filter((node) => node !== from && textField(node, 'externalId') === externalId);
  return (named.find(({ kind }) => kind === 'item') ?? named[0])?.key ?? null;
}
