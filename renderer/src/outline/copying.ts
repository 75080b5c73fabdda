import { type Call, type Key, locate, type TransactionName } from '@guide-studio/guide-core/edit';
import { ask, readGuide } from '../session/index.ts';
import type { Landing } from './landings.ts';

/** One step of the history that copies parts to a place. */
interface Copying {
  readonly calls: readonly Call[];
  readonly name: TransactionName;
  /** The keys of the copies, in the order of `keys`. */
  readonly copies: readonly Key[];
}

/**
 * Returns the step that copies `keys` to a landing: duplicates them after their originals, then moves the copies.
 * Returns null if they cannot be copied.
 */
export function copying(keys: readonly Key[], { parent, index }: Landing): Copying | null {
  const made = ask('node.duplicate', { keys });
  if (made.kind === 'refusal' || !made.selection) return null;
  const { doc } = readGuide().editor;
  const places = keys.map((key) => locate(doc, key)?.place);
  const shifted = places.filter((place) => place?.parent === parent && place.index < index).length;
  const calls: Call[] = [
    { id: 'node.duplicate', args: { keys } },
    { id: 'node.move', args: { keys: made.selection, parent, index: index + shifted } },
  ];
  return { calls, name: made.name, copies: made.selection };
}
