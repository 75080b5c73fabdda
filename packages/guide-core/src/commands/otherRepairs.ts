import { locate } from '../doc/locate.ts';
import type { GuideNode, Key } from '../doc/node.ts';
import { orderOf } from '../doc/itemIndex.ts';
import { type ItemType, itemTypes } from '../schema/item.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import type { Refusal } from './command.ts';
import { convertItem } from './convertItem.ts';
import { moveAlong } from './moveAlong.ts';
import { substitutes } from './redirect.ts';
import type { Call } from './runAll.ts';

/** What else makes a command possible that would break references, beside taking these out. */
export interface OtherRepairs {
  /** The same move with everything that would lose its reference by it. */
  readonly along?: Transaction;
  /** The same conversion, after which conditions go on asking for what the question still has. */
  readonly keep?: Transaction;
  /** What everything that depends on the part could depend on instead, the nearest first, and how to do it. */
  readonly instead: readonly { readonly to: Key; readonly call: Call }[];
}

/** Looks for the other ways of a command that was refused because it would break references. */
export function otherRepairs(state: EditorState, call: Call, refusal: Refusal): OtherRepairs {
  if (refusal.code !== 'breaksReferences') return { instead: [] };
  if (call.id === 'node.move') {
    const along = moveAlong(state, call.args);
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

/** What a call converts, by the command for it or by setting the property. */
function conversion(call: Call): { readonly key: Key; readonly type: ItemType } | null {
  if (call.id === 'item.convert') return call.args;
  if (call.id !== 'field.set' || call.args.path.join() !== 'type') return null;
  const type = itemTypes.find((each) => each === call.args.value);
  return type === undefined ? null : { key: call.args.key, type };
}

/** The conversion that keeps more than the first one, and takes out only what really cannot stay. */
function keeping(
  state: EditorState,
  args: { readonly key: Key; readonly type: ItemType },
  refusal: Refusal,
): Transaction | undefined {
  const result = convertItem(state, { ...args, keep: true });
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
