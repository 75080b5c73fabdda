import { locate } from '../doc/locate.ts';
import type { GuideNode, Key } from '../doc/node.ts';
import { orderOf } from '../doc/itemIndex.ts';
import type { ItemType } from '../schema/item.ts';
import { itemTypes } from '../schema/itemTraits.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import type { Refusal } from './command.ts';
import { convertItem } from './convertItem.ts';
import { moveAlong } from './moveAlong.ts';
import { substitutes } from './redirect.ts';
import type { Call } from './runAll.ts';

/** Other ways to run a command that would break references, besides removing the references. */
export interface OtherRepairs {
  /** The same move, including every part that would lose a reference. */
  readonly along?: Transaction;
  /** The same conversion, with conditions kept as far as the question still has what they ask for. */
  readonly keep?: Transaction;
  /** Parts that the dependent parts could refer to instead, nearest first, and the command for it. */
  readonly instead: readonly { readonly to: Key; readonly call: Call }[];
}

/** Returns other ways to run a command that was refused because it would break references. */
export function otherRepairs(state: EditorState, call: Call, refusal: Refusal): OtherRepairs {
  if (refusal.code !== 'breaksReferences') return { instead: [] };
  if (call.id === 'node.move') {
    const along = moveAlong.run(state, call.args);
    return along.kind === 'transaction' ? { along, instead: [] } : { instead: [] };
  }
  if (call.id === 'node.remove') {
    const [key, ...more] = call.args.keys;
    if (key === undefined || more.length > 0) return { instead: [] };
    return {
      instead: nearest(state, key).map((to) => ({ to, call: { id: call.id, args: { ...call.args, instead: to } } })),
    };
  }
  const args = conversion(call);
  if (!args) return { instead: [] };
  const keep = keeping(state, args, refusal);
  const instead = nearest(state, args.key).map((to) => ({
    to,
    call: { id: 'item.convert', args: { ...args, instead: to } } as const,
  }));
  return { ...(keep ? { keep } : {}), instead };
}

/** Returns the conversion that a call does, through `item.convert` or by setting the property, or null. */
function conversion(call: Call): { readonly key: Key; readonly type: ItemType } | null {
  if (call.id === 'item.convert') return call.args;
  if (call.id !== 'field.set' || call.args.path.join() !== 'type') return null;
  const type = itemTypes.find((each) => each === call.args.value);
  return type === undefined ? null : { key: call.args.key, type };
}

/** Returns the conversion that keeps more conditions than the first one and removes only those that cannot stay. */
function keeping(
  state: EditorState,
  args: { readonly key: Key; readonly type: ItemType },
  refusal: Refusal,
): Transaction | undefined {
  const result = convertItem.run(state, { ...args, keep: true });
  if (result.kind === 'transaction') return result;
  return (result.breaks?.length ?? 0) < (refusal.breaks?.length ?? 0) ? result.repair : undefined;
}

function nearest(state: EditorState, key: Key): readonly Key[] {
  const own = orderOf(state.doc, key) ?? 0;
  const isItem = locate(state.doc, key)?.node.kind === 'item';
  const distance = ({ key: each }: GuideNode) => (isItem ? Math.abs((orderOf(state.doc, each) ?? 0) - own) : 0);
  return substitutes(state.doc, key)
    .toSorted((a, b) => distance(a) - distance(b))
    .map((each) => each.key);
}
