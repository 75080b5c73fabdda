import {
  type Call,
  childrenOf,
  type GuideNode,
  type Key,
  type Located,
  locate,
  type NodeKind,
  type PartKind,
} from '@guide-studio/guide-core';
import { dispatchAll } from '../session/edit.ts';
import { mustHave, read, say, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { type Parts, pastedParts } from './pasted.ts';

/**
 * Pastes what a clipboard holds behind a part of the guide, as one entry of the history. `instead` is an empty question
 * that what is pasted takes the place of. Returns whether there was something to paste.
 */
export function pasteInto(data: Pick<DataTransfer, 'getData'>, at: Key, instead?: Key): boolean {
  const all = pastedParts(data);
  if (all.length === 0) return false;
  insertParts(all, at, 'paste', instead);
  return true;
}

/** Inserts parts behind a part of the guide and says what was done, and what had to be left out. */
export function insertParts(all: readonly Parts[], at: Key, how: 'paste' | 'insert', instead?: Key): boolean {
  const calls: Call[] = [];
  for (const { kind, wires } of all) {
    const place = placeFor(kind, at);
    if (!place) {
      write({ trouble: { what: words.clipboard.noPlace(kind), next: words.clipboard.noPlaceNext(kind) } });
      return false;
    }
    calls.push({ id: 'node.insert', args: { ...place, kind, wires, how } });
  }
  const [first] = all;
  if (!first) return false;
  if (instead !== undefined) calls.push({ id: 'node.remove', args: { keys: [instead] } });
  const count = all.reduce((sum, parts) => sum + parts.wires.length, 0);
  const name = { command: 'node.insert', params: { kind: first.kind, count, how, label: '' } };
  if (!dispatchAll(calls, name)) return false;
  const done = mustHave(read().editor).history.past.at(-1);
  say(words.clipboard.pasted(first.kind, count, Number(done?.name.params['dropped'] ?? 0)));
  return true;
}

interface Place {
  readonly parent: Key;
  readonly index?: number;
}

const holderOf: Readonly<Record<PartKind, readonly NodeKind[]>> = {
  block: ['study'],
  item: ['block'],
  concept: ['block'],
  option: ['item'],
  row: ['item'],
  media: ['item', 'concept'],
};

/** Behind the selected part of that kind, else at the end of what can hold it. */
function placeFor(kind: PartKind, at: Key): Place | null {
  const { doc } = mustHave(read().editor);
  const located = locate(doc, at);
  if (!located) return null;
  const way = [...located.ancestors, located.node];
  const beside = way.findLast((node) => node.kind === kind);
  const place = beside && locate(doc, beside.key)?.place;
  if (place) return { parent: place.parent, index: place.index + 1 };
  const holder = way.findLast((node) => holderOf[kind].includes(node.kind)) ?? lastBlock(kind, located);
  return holder ? { parent: holder.key } : null;
}

/** With the study itself selected, questions go to the end of the guide. */
function lastBlock(kind: PartKind, { node }: Located): GuideNode | undefined {
  return kind === 'item' ? childrenOf(node, 'blocks').at(-1) : undefined;
}
