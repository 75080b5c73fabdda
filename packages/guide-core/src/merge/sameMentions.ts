import { sameJson } from '../doc/field.ts';
import { objectFields } from '../doc/node.ts';
import type { Part } from '../diff/part.ts';
import { isJsonObject, type Json } from '../json.ts';
import type { Presence } from './presence.ts';
import type { ThreeGuides } from './threeGuides.ts';

/**
 * Returns true if a part that is the same on all sides refers only to questions and answers that are the same too, so
 * that none of its references can change in meaning or spelling. May return false although that is so.
 */
export function mentionsOnlySame(guides: ThreeGuides, presence: Presence, { node, kind }: Part): boolean {
  if (kind !== 'item') return true;
  const { conditional, carryForwardFrom } = objectFields(node);
  if (typeof carryForwardFrom === 'string' && !namesSame(guides, presence, carryForwardFrom)) return false;
  const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
  if (!Array.isArray(criteria)) return true;
  return (criteria as readonly Json[]).every((criterion) => {
    const id = isJsonObject(criterion) ? criterion['questionId'] : undefined;
    return typeof id !== 'string' || namesSame(guides, presence, id);
  });
}

/** Returns true if an id leads both sides to the same question with unchanged answers. Its text may differ. */
function namesSame({ parts, nodes }: ThreeGuides, presence: Presence, id: string): boolean {
  const [ours, theirs] = [parts.ours.itemNamed(id), parts.theirs.itemNamed(id)];
  if (!ours || !theirs) return ours === theirs;
  const node = nodes.of(ours, 'ours');
  if (node !== nodes.of(theirs, 'theirs') || !presence.isAlive(node)) return false;
  return (node.isSame && !carries(ours)) || [node.base, theirs].every((other) => other && offersTheSame(ours, other));
}

// Carried answers belong to yet another question.
function carries({ node }: Part): boolean {
  return objectFields(node)['carryForwardFrom'] !== undefined;
}

function offersTheSame(a: Part, b: Part): boolean {
  if (carries(a) || carries(b)) return false;
  const [x, y] = [objectFields(a.node), objectFields(b.node)];
  return sameJson(x['options'], y['options']) && sameJson(x['rows'], y['rows']);
}

/** Returns true if two identical parts also refer to the same parts. An id can lead to different parts on each side. */
export function mentionTheSame(guides: ThreeGuides, ours: Part, theirs: Part): boolean {
  const [x, y] = [guides.mentionsOf(ours, 'ours'), guides.mentionsOf(theirs, 'theirs')];
  if (x.length !== y.length) return false;
  return x.every(({ target }, at) => {
    const other = y[at]?.target ?? null;
    if (target === null || other === null) return target === other;
    return guides.nodes.of(target, 'ours') === guides.nodes.of(other, 'theirs');
  });
}
