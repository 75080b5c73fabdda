import { type Key, labelOf, locate, type Refusal, type Transaction } from '@guide-studio/guide-core';
import { ask } from '../session/edit.ts';
import { problemsBrought } from '../session/problemsBrought.ts';
import { mustHave, read } from '../session/store.ts';
import { messageOf, refusalMessageOf, words } from '../words/index.ts';
import type { Landing } from './landings.ts';
import type { Row } from './rows.ts';

/** A row that is being moved. `landing` is where it would land now, null where it came from. */
export interface Grab {
  readonly row: Row;
  /** The row and whatever is selected with it, in the order of the guide. */
  readonly keys: readonly Key[];
  readonly landing: Landing | null;
  readonly by: 'pointer' | 'keys';
  /** Why it may not land there without more, in words. */
  readonly warning: string | null;
}

/** The grab over another landing, with what speaks against it. */
export function over(grab: Grab, landing: Landing | null): Grab {
  if (!landing) return { ...grab, landing, warning: null };
  const result = ask('node.move', { keys: grab.keys, parent: landing.parent, index: landing.index });
  return { ...grab, landing, warning: warningOf(result) };
}

/** Why a move cannot be done, or the first problem that it would bring; null when nothing speaks against it. */
function warningOf(result: Transaction | Refusal): string | null {
  if (result.kind === 'refusal') return result.code === 'nothingToDo' ? null : refusalMessageOf(result);
  const [first] = problemsBrought(result);
  return first ? words.outline.wouldBring(messageOf(first)) : null;
}

/** A row as it is called in announcements and under the pointer. */
function nameOfRow(row: Row): string {
  return labelOf(row.node) || words.outline.emptyText;
}

/** What is grabbed, as it is called. */
export function nameOfGrab({ row, keys }: Grab): string {
  return keys.length > 1 ? words.outline.several(keys.length) : nameOfRow(row);
}

/** Where a grabbed row would land, in words. */
export function landingWords(landing: Landing, row: Row): string {
  const { doc } = mustHave(read().editor);
  const parent = locate(doc, landing.parent)?.node;
  const down = landing.parent === row.parent && landing.index > row.index;
  const name = parent?.kind === 'study' ? words.outline.theGuide : parent ? labelOf(parent) : '';
  return words.outline.landing(nameOfRow(row), name, landing.index + (down ? 0 : 1));
}
