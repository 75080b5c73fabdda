import { type Call, type Key, locate, type TransactionName } from '@guide-studio/guide-core';
import { ask } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import type { Landing } from './landings.ts';

/** One step of the history that puts copies of parts somewhere. */
interface Copying {
  readonly calls: readonly Call[];
  readonly name: TransactionName;
  /** The keys that the copies will have, in the order of `keys`. */
  readonly copies: readonly Key[];
}

/** Copies of `keys` where these would land: made behind their originals, then moved. Null: they cannot be copied. */
export function copying(keys: readonly Key[], { parent, index }: Landing): Copying | null {
  const made = ask('node.duplicate', { keys });
  if (made.kind === 'refusal' || !made.selection) return null;
  const { doc } = mustHave(read().editor);
  const places = keys.map((key) => locate(doc, key)?.place);
  const shifted = places.filter((place) => place?.parent === parent && place.index < index).length;
  const calls: Call[] = [
    { id: 'node.duplicate', args: { keys } },
    { id: 'node.move', args: { keys: made.selection, parent, index: index + shifted } },
  ];
  return { calls, name: made.name, copies: made.selection };
}
