import { type GuideDocument, nodeAtPath } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import type { ListedFinding } from '@guide-studio/interview-engine/paths';
import type { FoundOnPaths } from '../session/index.ts';

/** Returns path findings with their nodes. `doc` was explored. */
export function foundOnPaths(doc: GuideDocument, listed: readonly ListedFinding[]): readonly FoundOnPaths[] {
  return listed.map((one) => {
    const { node, rest } = nodeAtPath(doc, one.path);
    return { ...one, message: withoutMarks(one.message), key: node.key, property: rest.join('.') };
  });
}
