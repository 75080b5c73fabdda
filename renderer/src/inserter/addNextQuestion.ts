import { type ItemType, itemTypesIn, type Key, locate, textField } from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import { focusInline } from '../browser/focusInline.ts';

/**
 * Adds a question after another one, with the caret in its text. It gets the type of the other one if no type is given
 * or the type is not allowed there.
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
