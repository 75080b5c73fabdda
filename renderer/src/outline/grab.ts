import { createValidator, type Issue } from '@guide-studio/guide-core';
import {
  commit,
  type Key,
  locate,
  nodeAtPath,
  type Refusal,
  runAll,
  toWire,
  type Transaction,
} from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { selectedNodes } from '../clipboard/index.ts';
import { ask, checked, dispatch, dispatchAll, readGuide } from '../session/index.ts';
import { refusalMessageOf, words } from '../i18n/index.ts';
import { issueSentence } from '../explanations/findingSentence.ts';
import { copying } from './copying.ts';
import type { Landing } from './landings.ts';
import { arrived } from './moveSelected.ts';
import type { Row } from './rows.ts';

/** A row being moved. `landing` is where it would land, null where it came from. */
export interface Grab {
  readonly row: Row;
  /** The row and the rest of the selection, in guide order. */
  readonly keys: readonly Key[];
  readonly landing: Landing | null;
  readonly by: 'pointer' | 'keys';
  /** True to copy instead of move. */
  readonly copy: boolean;
  /** Why it may not land there directly, in words. */
  readonly warning: string | null;
}

/** Returns the grab of a row. A selected row takes the rest of the selection along; any other row moves alone. */
export function grabOf(row: Row, by: Grab['by']): Grab {
  const { doc, selection } = readGuide().editor;
  const { key } = row.node;
  const keys = selection.includes(key) ? selectedNodes(doc, selection).map((node) => node.key) : [key];
  return { row, keys, landing: null, by, copy: false, warning: null };
}

/** Returns the grab at another landing, with its warning, or the same grab if nothing changed. */
export function over(grab: Grab, landing: Landing | null, copy = false): Grab {
  const isSame = landing?.parent === grab.landing?.parent && landing?.index === grab.landing?.index;
  if (isSame && copy === grab.copy) return grab;
  const next = { ...grab, landing, copy, warning: null };
  return landing ? { ...next, warning: warningOf(outcome(next, landing)) } : next;
}

function outcome({ keys, copy }: Grab, landing: Landing): Transaction | Refusal | null {
  if (!copy) return ask('node.move', { keys, parent: landing.parent, index: landing.index });
  const made = copying(keys, landing);
  return made && runAll(readGuide().editor, made.calls, { name: made.name, selection: made.copies });
}

/** Returns why a move is refused, or the first problem it would cause; null if there is none. */
function warningOf(result: Transaction | Refusal | null): string | null {
  if (!result) return null;
  if (result.kind === 'refusal') return result.code === 'nothingToDo' ? null : refusalMessageOf(result);
  const [first] = problemsBrought(result);
  return first ? words.outline.wouldBring(issueSentence(first)) : null;
}

/**
 * Drops the grabbed parts at their landing, as one step, and announces the place. Asks first if that breaks something.
 */
export function putDown({ row, keys, landing, copy }: Grab): void {
  if (!landing) return;
  const { key } = row.node;
  const made = copy ? copying(keys, landing) : null;
  if (made) {
    if (dispatchAll(made.calls, made.name, made.copies)) arrived(made.copies[keys.indexOf(key)] ?? key, 'copy');
  } else if (dispatch('node.move', { keys, parent: landing.parent, index: landing.index })) arrived(key);
}

/** Returns the name of a row for announcements and the drag card. */
function nameOfRow(row: Row): string {
  return labelOf(row.node) || (row.kind === 'concept' ? words.properties.unnamedConcept : words.outline.emptyText);
}

/** Returns the name of what is grabbed. */
export function nameOfGrab({ row, keys }: Grab): string {
  return keys.length > 1 ? words.outline.several(keys.length) : nameOfRow(row);
}

/** Returns in words where a grabbed row would land. */
export function landingWords(landing: Landing, row: Row): string {
  const { doc } = readGuide().editor;
  const parent = locate(doc, landing.parent)?.node;
  const down = landing.parent === row.parent && landing.index > row.index;
  const name = parent?.kind === 'study' ? words.outline.theGuide : parent ? labelOf(parent) : '';
  return words.outline.landing(nameOfRow(row), name, landing.index + (down ? 0 : 1));
}

/** A separate validator, so that trying a change does not affect the other. It caches what did not change. */
const validate = createValidator();

/**
 * Returns the problems that a change would cause, without making it: those at a part that has none of that kind now.
 */
function problemsBrought(transaction: Transaction): readonly Issue[] {
  const guide = checked();
  const now = guide.editor;
  const then = commit(now, transaction, 0);
  const known = new Set(guide.issues.map((issue) => `${issue.code}/${nodeAtPath(now.doc, issue.path).node.key}`));
  return validate(toWire(then.doc)).filter(
    (issue) => !known.has(`${issue.code}/${nodeAtPath(then.doc, issue.path).node.key}`),
  );
}
