import type { JsonObject } from '@guide-studio/guide-core';
import {
  type Call,
  childrenOf,
  type GuideNode,
  itemIndex,
  type Key,
  type Located,
  locate,
  type NodeKind,
  runAll,
  type TransactionName,
} from '@guide-studio/guide-core/edit';
import type { InsertableKind } from '@guide-studio/guide-core/internal';
import { askFor, dispatchAll, readGuide, announce, showError } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { type Parts, pastedParts, stringOf } from './pasted.ts';
import { isPastedByOther } from './otherPastes.ts';
import { withNeeded } from './withNeeded.ts';

/** A question of another guide that parts from it depend on. */
interface NeededQuestion {
  readonly id: string;
  readonly text: string;
}

/** Questions that pasted parts depend on, and what goes on with or without them. */
export interface Needed {
  readonly questions: readonly NeededQuestion[];
  readonly insert: (takeAlong: boolean) => void;
}

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /** Parts from another guide depend on questions that could be taken along. */
    needed: Needed;
  }
}

/**
 * Pastes the content of a clipboard after a part of the guide, as one entry of the history. Replaces the empty question
 * `instead`, if given. Returns false if there is nothing to paste.
 */
export function pasteInto(data: Pick<DataTransfer, 'getData'>, at: Key, instead?: Key): boolean {
  if (instead === undefined && isPastedByOther(data.getData('text/plain'))) return true;
  const all = pastedParts(data);
  if (all.length === 0) return false;
  insertParts(all, at, 'paste', { instead });
  return true;
}

/**
 * Inserts parts after a part of the guide, and says what was done and what was left out. If the parts depend on
 * questions that this guide lacks and that can be taken along, asks first. Returns false if there is no place for them.
 *
 * @param options `instead`: the empty question that they replace. `also`: what else changes in the same entry of the
 *   history.
 */
export function insertParts(
  all: readonly Parts[],
  at: Key,
  how: 'paste' | 'insert',
  { instead, also = [] }: { readonly instead?: Key | undefined; readonly also?: readonly Call[] } = {},
): boolean {
  const purpose: Purpose = { at, how, instead, also };
  const bare = insertion(all, purpose);
  const [first] = all;
  if (!bare || !first) return false;
  const along = all.map(withMissing);
  const missing = along.reduce((sum, { wires }, i) => sum + wires.length - (all[i]?.wires.length ?? 0), 0);
  const whole = missing > 0 ? insertion(along, purpose) : null;
  if (!whole || droppedBy(whole) >= droppedBy(bare)) return carryOutInsertion(bare);
  const questions = all
    .flatMap(missingIn)
    .map(({ externalId, text }) => ({ id: stringOf(externalId), text: stringOf(text) }));
  const insert = (takeAlong: boolean) => void carryOutInsertion(takeAlong ? whole : bare);
  askFor({ kind: 'needed', questions, insert });
  return true;
}

interface Purpose {
  readonly at: Key;
  readonly how: 'paste' | 'insert';
  readonly instead: Key | undefined;
  readonly also: readonly Call[];
}

interface Insertion {
  readonly calls: readonly Call[];
  readonly name: TransactionName;
}

/** Returns the commands that insert parts, or null if there is no place for them, and shows the reason. */
function insertion(all: readonly Parts[], { at, how, instead, also }: Purpose): Insertion | null {
  const calls: Call[] = [];
  for (const { kind, wires, needed: sources = [] } of all) {
    const place = placeFor(kind, at);
    if (!place) {
      const { noPlace, noPlaceNext } = words.clipboard;
      showError({ what: noPlace(kind), next: noPlaceNext(kind), until: 'edit' });
      return null;
    }
    calls.push({ id: 'node.insert', args: { ...place, kind, wires, sources, how } });
  }
  if (instead !== undefined) calls.push({ id: 'node.remove', args: { keys: [instead] } });
  calls.push(...also);
  const count = all.reduce((sum, parts) => sum + parts.wires.length, 0);
  return { calls, name: { command: 'node.insert', params: { kind: all[0]?.kind ?? '', count, how, label: '' } } };
}

/** Returns how many references would be left out. */
function droppedBy({ calls, name }: Insertion): number {
  const result = runAll(readGuide().editor, calls, { name });
  return result.kind === 'transaction' ? Number(result.name.params['dropped'] ?? 0) : 0;
}

function carryOutInsertion({ calls, name }: Insertion): boolean {
  if (!dispatchAll(calls, name)) return false;
  const done = readGuide().editor.history.past.at(-1)?.name.params;
  if (done) announce(words.clipboard.pasted(String(done['kind']), Number(done['count']), Number(done['dropped'] ?? 0)));
  return true;
}

/** Returns the questions that parts depend on and that this guide lacks. */
function missingIn({ needed = [] }: Parts): readonly JsonObject[] {
  const { byId } = itemIndex(readGuide().editor.doc);
  return needed.filter(({ externalId }) => typeof externalId === 'string' && !byId.has(externalId));
}

function withMissing(parts: Parts): Parts {
  return withNeeded(parts, missingIn(parts));
}

interface Place {
  readonly parent: Key;
  readonly index?: number;
}

const holderOf: Readonly<Record<InsertableKind, readonly NodeKind[]>> = {
  block: ['study'],
  item: ['block'],
  concept: ['block'],
  option: ['item'],
  row: ['item'],
  media: ['item', 'concept'],
};

/** Returns the place after the selected part of that kind, otherwise at the end of a part that can contain it. */
function placeFor(kind: InsertableKind, at: Key): Place | null {
  const { doc } = readGuide().editor;
  const located = locate(doc, at);
  if (!located) return null;
  const way = [...located.ancestors, located.node];
  const beside = way.findLast((node) => node.kind === kind);
  const place = beside && locate(doc, beside.key)?.place;
  if (place) return { parent: place.parent, index: place.index + 1 };
  const holder = way.findLast((node) => holderOf[kind].includes(node.kind)) ?? lastBlock(kind, located);
  return holder ? { parent: holder.key } : null;
}

/** With the study selected, questions go to the end of the guide. */
function lastBlock(kind: InsertableKind, { node }: Located): GuideNode | undefined {
  return kind === 'item' ? childrenOf(node, 'blocks').at(-1) : undefined;
}
