// Specification, "Guide validation rules", 3: every externalId is unique within the payload.
import { freeId, takenIds } from '../doc/externalIds.ts';
import { textField } from '../doc/node.ts';
import type { Path } from '../json.ts';
import { declaredIds } from '../guideIndex/guideIndex.ts';
import type { GuideRule } from './rule.ts';

type Params = {
  readonly id: string;
  /** The first place of the id; references resolve to that one. */
  readonly first: Path;
};

/** The externalIds of blocks, concepts, items and options must be unique. Every later occurrence is reported. */
export const uniqueExternalIds: GuideRule<'uniqueExternalIds', Params, 'renameId'> = {
  id: 'uniqueExternalIds',
  checkGuide(index, report) {
    // Usually all are unique; comparing counts is then enough and no paths need to be built.
    if (index.distinctIds.size === index.idCount) return;
    const first = new Map<string, Path>();
    for (const { id, path } of declaredIds(index)) {
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, path);
      else report(path, { id, first: earlier });
    }
  },
  // Gives the later part the next free id and updates its references. References to the first part stay.
  fix({ node, doc }) {
    const from = textField(node, 'externalId');
    const to = freeId(takenIds(doc), from);
    return [
      {
        id: 'renameId',
        params: { from, to },
        how: { id: 'externalId.rename', args: { key: node.key, to } },
      },
    ];
  },
};
