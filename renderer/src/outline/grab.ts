import { labelOf, locate, refusalMessageOf } from '@guide-studio/guide-core';
import { ask } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import type { Landing } from './landings.ts';
import type { Row } from './rows.ts';

/** A row that is being moved. `landing` is where it would land now, null where it came from. */
export interface Grab {
  readonly row: Row;
  readonly landing: Landing | null;
  readonly by: 'pointer' | 'keys';
  /** Why it may not land there without more, in words. */
  readonly warning: string | null;
}

/** The grab over another landing, with what speaks against it. */
export function over(grab: Grab, landing: Landing | null): Grab {
  if (!landing) return { ...grab, landing, warning: null };
  const result = ask('node.move', { keys: [grab.row.node.key], parent: landing.parent, index: landing.index });
  const warning = result.kind === 'refusal' && result.code !== 'nothingToDo' ? refusalMessageOf(result) : null;
  return { ...grab, landing, warning };
}

/** A row as it is called in announcements and under the pointer. */
export function nameOfRow(row: Row): string {
  return labelOf(row.node) || 'Empty text';
}

/** Where a grabbed row would land, in words. */
export function landingWords(landing: Landing, row: Row): string {
  const { doc } = mustHave(read().editor);
  const parent = locate(doc, landing.parent)?.node;
  const down = landing.parent === row.parent && landing.index > row.index;
  const name = parent?.kind === 'study' ? 'the guide' : parent ? labelOf(parent) : '';
  return `${nameOfRow(row)}: ${name}, position ${landing.index + (down ? 0 : 1)}.`;
}
