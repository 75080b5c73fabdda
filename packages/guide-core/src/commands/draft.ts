import { getIn, sameJson } from '../doc/field.ts';
import { keysFrom, nodeFromWire } from '../doc/fromWire.ts';
import { type NodeKind, type Slot, slotRule } from '../doc/kinds.ts';
import { type Located, locate } from '../doc/locate.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, type Place } from '../doc/node.ts';
import { isJsonObject, type Json, type Path } from '../json.ts';
import { rememberOutcome } from '../state/outcome.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import { applyStep } from '../steps/apply.ts';
import type { Step } from '../steps/step.ts';
import { type Refusal, refuse } from './command.ts';

/** A transaction in the making: every change is a step, applied at once, so that later ones see it. */
export interface Draft {
  readonly before: GuideDocument;
  /** The document as the steps so far leave it. */
  doc(): GuideDocument;
  steps(): readonly Step[];
  find(key: Key): Located;
  insert(node: GuideNode, place: Place): void;
  remove(key: Key): void;
  /** Moves to `index` of the list as it is after the node has left. */
  move(key: Key, to: Place): void;
  /**
   * Sets a property; `undefined` removes it. Missing objects on the way are made, as one step. Where the content is of
   * such a wrong shape that the property has no place, `failed` tells so and {@link finish} refuses.
   */
  set(key: Key, path: Path, to: Json | undefined): void;
  failed(): boolean;
  /** Options made to stand in for others, by the key of the original: a mention may come to mean its copy. */
  readonly copies: Map<Key, Set<Key>>;
  /** A new node from a wire value, with fresh keys. */
  make(kind: NodeKind, wire: Json): GuideNode;
  /** Fresh keys for a copy. */
  newKeys<T>(use: (next: () => Key) => T): T;
  /** Makes sure that a child list exists. False when something else stands at its place. */
  openList(key: Key, slot: Slot): boolean;
}

/**
 * Starts a draft on `before`. A step that moves nodes and does not fit throws: commands check their arguments first, so
 * that is a bug. Content is not checked first, so a property that finds no place only fails the draft.
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

/** Null and missing may be replaced by a list; anything else is somebody's content. */
function isFree(fields: Json, path: readonly string[]): boolean {
  for (let length = 1; length <= path.length; length++) {
    const value = getIn(fields, path.slice(0, length));
    if (value === undefined || value === null) return true;
    if (length < path.length && (typeof value !== 'object' || Array.isArray(value))) return false;
  }
  return false;
}

/**
 * The property that a step can set so that `to` stands at `path`. Where something on the way is missing (or null) that is
 * the topmost object to make; where an element leaves the middle of a list, the list.
 */
function wholeValue(fields: Json, path: Path, to: Json | undefined): { at: Path; value: Json | undefined } {
  for (let length = 1; length < path.length; length++) {
    const at = path.slice(0, length);
    const there = getIn(fields, at);
    if (there !== undefined && there !== null) continue;
    if (to === undefined) return { at, value: there };
    const names = path.slice(length);
    // A position in a list that does not exist: left as it is, no step fits it.
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

/** The transaction of a finished draft. */
export function finish(draft: Draft, name: TransactionName, options: FinishOptions = {}): Transaction | Refusal {
  if (draft.failed()) return refuse('malformedHere');
  if (draft.steps().length === 0) return refuse('nothingToDo');
  const transaction: Transaction = { kind: 'transaction', name, steps: draft.steps(), ...options };
  rememberOutcome(transaction, draft.before, draft.doc());
  return transaction;
}

/** The position for a new child: `index` within bounds, or the end. */
export function insertionIndex(parent: GuideNode, slot: Slot, index: number | undefined): number {
  const length = childrenOf(parent, slot).length;
  return index === undefined ? length : Math.max(0, Math.min(index, length));
}
