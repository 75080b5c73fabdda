import { type GuideDocument, nodeAtPath } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import type { ListedFinding } from '@guide-studio/interview-engine/paths';
import type { FoundOnPaths } from '../session/index.ts';
import type { Explored } from '../worker/messages.ts';

/** Returns path findings with their nodes. `doc` was explored. */
export function foundOnPaths(doc: GuideDocument, listed: readonly ListedFinding[]): readonly FoundOnPaths[] {
  return listed.map((one) => {
    const { node, rest } = nodeAtPath(doc, one.path);
    return { ...one, message: withoutMarks(one.message), key: node.key, property: rest.join('.') };
  });
}

/** Returns whether an exploration left nothing open of which there could be a finding. */
export const isDecided = ({ leftOpen }: Pick<Explored, 'leftOpen'>): boolean =>
  leftOpen === null || (leftOpen.items.length === 0 && leftOpen.owners.length === 0);
