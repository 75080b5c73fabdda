import { locate, walk } from '../doc/locate.ts';
import type { GuideDocument, GuideNode, Key } from '../doc/node.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { referencesByHolder } from '../doc/references.ts';

/** Returns the questions that these parts depend on, directly or indirectly, in order, except those inside them. */
export function neededBy(doc: GuideDocument, parts: readonly GuideNode[]): readonly GuideNode[] {
  const holders = referencesByHolder(doc);
  const inside = new Set(parts.flatMap((part) => walk(part)).map(({ key }) => key));
  const needed = new Set<Key>();
  const waiting = [...inside];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const { kind, target, problem } of holders.get(key) ?? []) {
      const names = kind === 'question' || kind === 'carryForward';
      if (!names || target === null || problem !== null || inside.has(target) || needed.has(target)) continue;
      const item = locate(doc, target)?.node;
      needed.add(target);
      if (item) waiting.push(...walk(item).map((node) => node.key));
    }
  }
  return itemIndex(doc).items.flatMap(({ node }) => (needed.has(node.key) ? [node] : []));
}
