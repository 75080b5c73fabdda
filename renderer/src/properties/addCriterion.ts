import { childrenOf, type Key, locate } from '@guide-studio/guide-core/edit';
import type { CriterionChoice } from '@guide-studio/guide-core/internal';
import { afterMenu } from '../browser/afterMenu.ts';
import { dispatch, read, readGuide, showField } from '../session/index.ts';
import { focusLate } from '../browser/focusLate.ts';

/** A new criterion on the link; it is invalid until its parameter has a name. */
export const onNothingYet: CriterionChoice = { parameter: '', value: '' };

/** Adds a criterion to a question or concept and goes to its first field, in the current view. */
export function addCriterion(owner: Key, criterion: CriterionChoice): void {
  if (!dispatch('criterion.add', { owner, criterion })) return;
  const node = locate(readGuide().editor.doc, owner)?.node;
  const added = node && childrenOf(node, 'criteria').at(-1);
  if (added) afterMenu(() => focusCriterion(added.key));
}

function focusCriterion(criterion: Key): void {
  if (read().guide?.view === 'logic') focusBeside(criterion);
  else showField(criterion, '');
}

/** Focuses the visible field: the Logic tab has the same fields as the guide, which are hidden there. */
function focusBeside(criterion: Key): void {
  const parts = document.querySelectorAll<HTMLElement>(`[data-part="${criterion}"]`);
  const field = [...parts].find((part) => part.checkVisibility())?.querySelector<HTMLElement>('input, select');
  focusLate(field);
}
