import { walk } from './locate.ts';
import { type GuideDocument, type GuideNode, textField } from './node.ts';

/** Every external id of the guide. */
export function externalIds(node: GuideNode): Set<string> {
  const ids = new Set<string>();
  for (const each of walk(node)) {
    const id = textField(each, 'externalId');
    if (id !== '') ids.add(id);
  }
  return ids;
}

/** `wish`, or `wish-2`, `wish-3` …: the first one that nothing in the guide has. The caller adds it to `taken`. */
export function freeId(taken: ReadonlySet<string>, wish: string): string {
  if (!taken.has(wish)) return wish;
  const stem = wish.replace(/-\d+$/, '');
  for (let n = 2; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`;
}

/** An id for an item that is referred to for the first time: `q` and its number in the guide. */
export function idForItem(doc: GuideDocument, number: number): string {
  return freeId(externalIds(doc.root), `q${number}`);
}
