import { childrenOf, type Key, locate } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { selectedNodes } from '../clipboard/index.ts';
import { dispatch, readGuide, announce } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { landings, step } from './landings.ts';
import { flatten, type Row } from './rows.ts';
import { toggle } from './toggle.ts';

export type Direction = 'up' | 'down' | 'previousParent' | 'nextParent';

const keys: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  previousParent: 'PageUp',
  nextParent: 'PageDown',
};

/**
 * Moves the selection by one place, or into the neighbouring block or question. Several parts move together, placed by
 * the first one when moving up and by the last one when moving down.
 */
export function moveSelected(direction: Direction): void {
  const { editor, toggled } = readGuide();
  const keys = selectedNodes(editor.doc, editor.selection).map((node) => node.key);
  const key = direction === 'up' || direction === 'previousParent' ? keys[0] : keys.at(-1);
  if (key === undefined) return;
  const rows = flatten(editor.doc.root, opened(key, toggled));
  const row = rows.find((each) => each.node.key === key);
  if (row) moveRow(row, rows, direction, keys);
}

function moveRow(row: Row, rows: readonly Row[], direction: Direction, moved: readonly Key[]): void {
  const root = readGuide().editor.doc.root.key;
  const landing = step(landings(rows, row, root), rows.indexOf(row), keys[direction], row.parent);
  if (!landing) return announce(words.outline.noFurtherPlace);
  const { key } = row.node;
  if (dispatch('node.move', { keys: moved, parent: landing.parent, index: landing.index })) arrived(key);
}

/** Announces the place of a moved or copied part, and opens the question around it, so that it stays visible. */
export function arrived(key: Key, what: 'moved' | 'copy' = 'moved'): void {
  const { editor, toggled } = readGuide();
  const item = locate(editor.doc, key)?.ancestors.find((node) => node.kind === 'item');
  if (item && !toggled.has(item.key)) toggle(item.key);
  announce((what === 'copy' ? words.outline.copiedTo : words.outline.movedTo)(whereIs(key)));
}

/** Returns the opened rows with the question around the moved part, so that its neighbours count as places. */
function opened(key: Key, toggled: ReadonlySet<Key>): ReadonlySet<Key> {
  const { doc } = readGuide().editor;
  const item = locate(doc, key)?.ancestors.find((node) => node.kind === 'item');
  return item ? new Set([...toggled, item.key]) : toggled;
}

/** Returns the place of a node in words: "Habits, position 3 of 8". */
function whereIs(key: Key): string {
  const { doc } = readGuide().editor;
  const located = locate(doc, key);
  const parent = located?.ancestors.at(-1);
  if (!located?.place || !parent) return '';
  const name = parent.kind === 'study' ? words.outline.theGuide : labelOf(parent);
  return words.outline.place(name, located.place.index + 1, childrenOf(parent, located.place.slot).length);
}
