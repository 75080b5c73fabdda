// Specification, "Guide validation rules", 3: every externalId is unique within the payload.
import type { Path } from '../json.ts';
import { declaredIds } from '../validate/guideIndex.ts';
import type { GuideRule } from './rule.ts';

export type UniqueExternalIdsParams = {
  readonly id: string;
  /** The first place of the id; references resolve to that one. */
  readonly first: Path;
};

/** The externalIds of blocks, concepts, items and options must be unique. Every later occurrence is reported. */
export const uniqueExternalIds: GuideRule<'uniqueExternalIds', UniqueExternalIdsParams> = {
  id: 'uniqueExternalIds',
  check(index, report) {
    // Usually all are unique; comparing counts is then enough and no paths need to be built.
    if (index.distinctIds.size === index.idCount) return;
    const first = new Map<string, Path>();
    for (const { id, path } of declaredIds(index)) {
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, path);
      else report(path, { id, first: earlier });
    }
  },
};
