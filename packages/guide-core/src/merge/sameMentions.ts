import { sameJson } from '../doc/field.ts';
import { objectFields } from '../doc/node.ts';
import type { Part } from '../diff/part.ts';
import { isJsonObject, type Json } from '../json.ts';
import type { Presence } from './presence.ts';
import type { ThreeGuides } from './threeGuides.ts';

/**
 * Of a part that is the same on all sides: that it mentions nothing but questions and answers that are too, so that no
 * reference in it can have a new meaning or a new spelling. It may say no although it is so.
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

/** That an id leads both sides to one question, with the same answers as ever. Its own words may be others. */
function namesSame({ parts, nodes }: ThreeGuides, presence: Presence, id: string): boolean {
  const [ours, theirs] = [parts.ours.itemNamed(id), parts.theirs.itemNamed(id)];
  if (!ours || !theirs) return ours === theirs;
  const node = nodes.of(ours, 'ours');
  if (node !== nodes.of(theirs, 'theirs') || !presence.isAlive(node)) return false;
  return (node.isSame && !carries(ours)) || [node.base, theirs].every((other) => other && offersTheSame(ours, other));
}

// Answers that are carried forward are those of yet another question.
function carries({ node }: Part): boolean {
  return objectFields(node)['carryForwardFrom'] !== undefined;
}

function offersTheSame(a: Part, b: Part): boolean {
  if (carries(a) || carries(b)) return false;
  const [x, y] = [objectFields(a.node), objectFields(b.node)];
  return sameJson(x['options'], y['options']) && sameJson(x['rows'], y['rows']);
}

/** Of two parts that say the same: that they mean the same by it. An id can lead to something else on each side. */
export function mentionTheSame(guides: ThreeGuides, ours: Part, theirs: Part): boolean {
  const [x, y] = [guides.mentionsOf(ours, 'ours'), guides.mentionsOf(theirs, 'theirs')];
  if (x.length !== y.length) return false;
  return x.every(({ target }, at) => {
    const other = y[at]?.target ?? null;
    if (target === null || other === null) return target === other;
    return guides.nodes.of(target, 'ours') === guides.nodes.of(other, 'theirs');
  });
}
