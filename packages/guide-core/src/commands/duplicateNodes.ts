import * as z from 'zod';
import { withNewKeys } from '../doc/fromWire.ts';
import type { GuideNode } from '../doc/node.ts';
import { references } from '../doc/references.ts';
import { keys } from './arguments.ts';
import { defineCommand, refuse } from './command.ts';
import { createDraft } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { topmost } from './removeNodes.ts';
import { labelOf } from '../doc/labelOf.ts';
import { target } from './target.ts';
import { withFreshIds } from './withFreshIds.ts';

/**
 * `node.duplicate`: inserts a copy after each node. Copies get new external ids; references between copied parts point
 * to the copies, other references are unchanged.
 */
export const duplicateNodes = defineCommand({
  id: 'node.duplicate',
  args: z.object({ keys }),
  run(state, args) {
    const originals = topmost(state, args.keys).flatMap((key) => target(state, key)?.node ?? []);
    const [first] = originals;
    if (!first) return refuse('noSuchNode');
    const draft = createDraft(state.doc);
    const pairs = originals.map((original) => ({
      original,
      copy: draft.newKeys((next): GuideNode => withNewKeys(original, next)),
    }));
    const copies = withFreshIds(pairs, references(state.doc), state.doc);
    for (const [index, copy] of copies.entries()) {
      const original = originals[index];
      const place = original && draft.find(original.key).place;
      if (place) draft.insert(copy, { ...place, index: place.index + 1 });
    }
    const params = { kind: first.kind, count: originals.length, label: labelOf(first) };
    return guardReferences(draft, { command: 'node.duplicate', params }, { selection: copies.map((copy) => copy.key) });
  },
});
