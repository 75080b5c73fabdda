import { type ItemType, itemTypesIn, type Key, locate, textField } from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import { focusInline } from './focusInline.ts';

/**
 * Adds a question behind another one, of the same type when none is given or the type may not be there, with the caret in
 * its text.
 */
export function addNextQuestion(behind: Key, type?: ItemType): void {
  const located = locate(mustHave(read().editor).doc, behind);
  if (!located?.place || located.node.kind !== 'item') return;
  const { parent: block, index } = located.place;
  const own = textField(located.node, 'type') as ItemType;
  const holder = located.ancestors.at(-1);
  const types = holder ? itemTypesIn(holder) : [];
  const wanted = type ?? own;
  const next = types.includes(wanted) ? wanted : (types[0] ?? wanted);
  if (!dispatch('item.add', { block, type: next, index: index + 1 })) return;
  const [added] = mustHave(read().editor).selection;
  if (added !== undefined) focusInline(added);
}
