import { sameJson } from '../json.ts';
import { getIn, setIn } from '../doc/field.ts';
import { type SlotRule, slotRule, slotRules } from '../doc/kinds.ts';
import { locate, noteInserted, walk } from '../doc/locate.ts';
import type { GuideDocument, GuideNode, Place } from '../doc/node.ts';
import { rewriteNode, withList } from './rewrite.ts';
import type { MoveNode, SetField, Step, StepResult } from './step.ts';

/** Returns the document after one step, or the reason why the step does not fit. Never throws. */
export function applyStep(doc: GuideDocument, step: Step): StepResult {
  switch (step.type) {
    case 'insertNode':
      if (locate(doc, step.node.key)) return { ok: false, reason: 'keyTaken' };
      return insert(doc, step.node, step.place);
    case 'removeNode':
      return remove(doc, step.place, step.node.key);
    case 'moveNode':
      return move(doc, step);
    case 'setField':
      return setField(doc, step);
  }
}

/** Returns the step that undoes `step`. It needs no document. */
export function invertStep(step: Step): Step {
  switch (step.type) {
    case 'insertNode':
      return { ...step, type: 'removeNode' };
    case 'removeNode':
      return { ...step, type: 'insertNode' };
    case 'moveNode':
      return { ...step, from: step.to, to: step.from };
    case 'setField': {
      const { from, to, ...rest } = step;
      return { ...rest, ...(to === undefined ? {} : { from: to }), ...(from === undefined ? {} : { to: from }) };
    }
  }
}

function insert(doc: GuideDocument, node: GuideNode, place: Place): StepResult {
  const changed = rewriteNode(doc, place.parent, (parent) =>
    slotRule(parent.kind, place.slot)?.kind === node.kind
      ? withList(parent, place.slot, (list) => withInserted(list, place.index, node))
      : null,
  );
  if (!changed) return { ok: false, reason: 'noSuchPlace' };
  noteInserted(changed.root, node, place.parent);
  return { ok: true, doc: { ...changed, nextKey: Math.max(doc.nextKey, highestKey(node) + 1) } };
}

function withInserted(list: readonly GuideNode[], index: number, node: GuideNode): readonly GuideNode[] | null {
  if (!Number.isInteger(index) || index < 0 || index > list.length) return null;
  return list.toSpliced(index, 0, node);
}

/** Returns the highest key number in a node: replayed steps bring keys, and new keys must not collide with them. */
function highestKey(node: GuideNode): number {
  let highest = 0;
  for (const each of walk(node)) highest = Math.max(highest, Number(each.key.slice(1)) || 0);
  return highest;
}

function remove(doc: GuideDocument, place: Place, key: string): StepResult {
  const changed = rewriteNode(doc, place.parent, (parent) =>
    withList(parent, place.slot, (list) => (list[place.index]?.key === key ? list.toSpliced(place.index, 1) : null)),
  );
  return changed ? { ok: true, doc: changed } : { ok: false, reason: 'noSuchNode' };
}

function move(doc: GuideDocument, step: MoveNode): StepResult {
  const located = locate(doc, step.key);
  if (!located) return { ok: false, reason: 'noSuchNode' };
  for (const each of walk(located.node)) if (each.key === step.to.parent) return { ok: false, reason: 'intoItself' };
  const without = remove(doc, step.from, step.key);
  return without.ok ? insert(without.doc, located.node, step.to) : without;
}

function setField(doc: GuideDocument, step: SetField): StepResult {
  let reason: 'noSuchPath' | 'childrenInTheWay' = 'noSuchPath';
  const located = locate(doc, step.key);
  if (!located) return { ok: false, reason: 'noSuchNode' };
  if (!sameJson(getIn(located.node.fields, step.path), step.from)) return { ok: false, reason: 'otherValue' };
  const changed = rewriteNode(doc, step.key, (node) => {
    const fields = setIn(node.fields, step.path, step.to)?.value;
    if (fields === undefined) return null;
    const children = { ...node.children };
    for (const rule of slotRules[node.kind]) {
      const place = listPlace({ ...node, fields }, rule);
      if (place === 'filled' || (place === 'none' && (children[rule.slot]?.length ?? 0) > 0)) {
        reason = 'childrenInTheWay';
        return null;
      }
      if (place === 'none') delete children[rule.slot];
      else children[rule.slot] ??= [];
    }
    return { ...node, fields, children };
  });
  return changed ? { ok: true, doc: changed } : { ok: false, reason };
}

/** Returns whether the fields contain the empty array that marks a child list. They never contain the children. */
function listPlace(node: GuideNode, rule: SlotRule): 'none' | 'open' | 'filled' {
  const value = getIn(node.fields, rule.path);
  if (!Array.isArray(value)) return 'none';
  return value.length === 0 ? 'open' : 'filled';
}
