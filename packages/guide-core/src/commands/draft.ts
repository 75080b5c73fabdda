import { getIn } from '../doc/field.ts';
import { keysFrom, nodeFromWire } from '../doc/fromWire.ts';
import { type NodeKind, type Slot, slotRule } from '../doc/kinds.ts';
import { type Located, locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, type Place } from '../doc/node.ts';
import { isJsonObject, type Json, type Path, sameJson } from '../json.ts';
import { rememberOutcome } from '../state/outcome.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import { applyStep } from '../steps/apply.ts';
import type { Step } from '../steps/step.ts';
import { type Refusal, refuse } from './command.ts';

/** A transaction in progress. Every change becomes a step and is applied at once, so later changes see it. */
export interface Draft {
  readonly before: GuideDocument;
  /** Returns the document after the steps so far. */
  doc(): GuideDocument;
  steps(): readonly Step[];
  find(key: Key): Located;
  insert(node: GuideNode, place: Place): void;
  remove(key: Key): void;
  /** Moves a node. `index` is its index in the list after the node has been removed. */
  move(key: Key, to: Place): void;
  /**
   * Sets a property; `undefined` removes it. Missing parent objects are created in the same step. If the content has
   * the wrong shape for the property, `failed` returns true and {@link finish} refuses.
   */
  set(key: Key, path: Path, to: Json | undefined): void;
  failed(): boolean;
  /** Options created as replacements, by the key of the original. A reference to the original may lead to its copy. */
  readonly copies: Map<Key, Set<Key>>;
  /** Creates a node from a wire value, with new keys. */
  make(kind: NodeKind, wire: Json): GuideNode;
  /** Creates keys for a copy. */
  newKeys<T>(use: (next: () => Key) => T): T;
  /** Ensures that a child list exists. Returns false if another value is in its place. */
  openList(key: Key, slot: Slot): boolean;
}

/**
 * Starts a draft on `before`.
 * @throws if a step that moves, inserts or removes nodes does not fit: commands check their arguments first, so this is
 * a bug. Content is not checked first, so a property that does not fit only makes the draft fail.
 */
export function createDraft(before: GuideDocument): Draft {
  let doc = before;
  let failed = false;
  const steps: Step[] = [];

  const push = (step: Step) => {
    const result = applyStep(doc, step);
    if (!result.ok && step.type === 'setField') {
      failed = true;
      return;
    }
    if (!result.ok) throw new Error(`A command made a step that does not fit: ${step.type}, ${result.reason}`);
    doc = result.doc;
    steps.push(step);
  };
  const find = (key: Key): Located => {
    const located = locate(doc, key);
    if (!located) throw new Error('A command lost the node it works on.');
    return located;
  };
  const placeOf = (key: Key): Place => {
    const { place } = find(key);
    if (!place) throw new Error('The study itself has no place.');
    return place;
  };
  const newKeys = <T>(use: (next: () => Key) => T): T => {
    const keys = keysFrom(doc.nextKey);
    const result = use(keys.next);
    doc = { ...doc, nextKey: keys.used() };
    return result;
  };
  const set = (key: Key, path: Path, to: Json | undefined) => {
    const { fields } = find(key).node;
    const { at, value } = wholeValue(fields, path, to);
    const from = getIn(fields, at);
    if (sameJson(from, value)) return;
    push({
      type: 'setField',
      key,
      path: at,
      ...(from === undefined ? {} : { from }),
      ...(value === undefined ? {} : { to: value }),
    });
  };

  return {
    before,
    doc: () => doc,
    steps: () => steps,
    find,
    insert: (node, place) => push({ type: 'insertNode', node, place }),
    remove: (key) => push({ type: 'removeNode', node: find(key).node, place: placeOf(key) }),
    move: (key, to) => push({ type: 'moveNode', key, from: placeOf(key), to }),
    set,
    failed: () => failed,
    copies: new Map(),
    make: (kind, wire) => newKeys((next) => nodeFromWire(kind, wire, next)),
    newKeys,
    openList: (key, slot) => {
      const { node } = find(key);
      if (node.children[slot]) return true;
      const rule = slotRule(node.kind, slot);
      if (!rule || !isFree(node.fields, rule.path)) return false;
      if (slot === 'criteria' && !isJsonObject(getIn(node.fields, ['conditional']))) {
        set(key, ['conditional'], { operator: 'and', criteria: [] });
      } else set(key, rule.path, []);
      return find(key).node.children[slot] !== undefined;
    },
  };
}

/** Returns true if a list may be set at `path`: null and missing values may be replaced, other values are content. */
function isFree(fields: Json, path: readonly string[]): boolean {
  for (let length = 1; length <= path.length; length++) {
    const value = getIn(fields, path.slice(0, length));
    if (value === undefined || value === null) return true;
    if (length < path.length && (typeof value !== 'object' || Array.isArray(value))) return false;
  }
  return false;
}

/**
 * Returns the property to set so that `path` becomes `to`: the topmost missing (or null) object on the path, or the
 * whole list if an element is removed from it.
 */
function wholeValue(fields: Json, path: Path, to: Json | undefined): { at: Path; value: Json | undefined } {
  for (let length = 1; length < path.length; length++) {
    const at = path.slice(0, length);
    const there = getIn(fields, at);
    if (there !== undefined && there !== null) continue;
    if (to === undefined) return { at, value: there };
    const names = path.slice(length);
    // No step can create a position in a list that does not exist.
    if (names.some((name) => typeof name === 'number')) break;
    return { at, value: names.reduceRight<Json>((inner, name) => ({ [name]: inner }), to) };
  }
  const list = getIn(fields, path.slice(0, -1));
  const position = path.at(-1);
  if (to === undefined && Array.isArray(list) && getIn(fields, path) !== undefined && path.length > 0) {
    return { at: path.slice(0, -1), value: list.filter((_, index) => index !== position) };
  }
  return { at: path, value: to };
}

export type FinishOptions = Pick<Transaction, 'selection' | 'mergeKey'>;

/** Returns the transaction of a finished draft, or a refusal if the draft failed or changed nothing. */
export function finish(draft: Draft, name: TransactionName, options: FinishOptions = {}): Transaction | Refusal {
  if (draft.failed()) return refuse('malformedHere');
  if (draft.steps().length === 0) return refuse('nothingToDo');
  const transaction: Transaction = { kind: 'transaction', name, steps: draft.steps(), ...options };
  rememberOutcome(transaction, draft.before, draft.doc());
  return transaction;
}

/** Returns the index for a new child: `index` within bounds, or the end. */
export function insertionIndex(parent: GuideNode, slot: Slot, index: number | undefined): number {
  const length = childrenOf(parent, slot).length;
  return index === undefined ? length : Math.max(0, Math.min(index, length));
}
