import { childrenOf, type CriterionChoice, type Key, locate } from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read, write } from '../session/store.ts';

/** A criterion on the link that nobody has written yet: the contract refuses it until the parameter has a name. */
export const onNothingYet: CriterionChoice = { parameter: '', value: '' };

/** Adds a criterion to a question or concept and goes to its first field, in the view that shows it. */
export function addCriterion(owner: Key, criterion: CriterionChoice): void {
  if (!dispatch('criterion.add', { owner, criterion })) return;
  const node = mustHave(locate(mustHave(read().editor).doc, owner)).node;
  const { key } = mustHave(childrenOf(node, 'criteria').at(-1) ?? null);
  // The menu gives the focus back to its button first.
  setTimeout(() => goTo(key), 50);
}

function goTo(criterion: Key): void {
  if (read().view === 'logic') focusBeside(criterion);
  else write({ view: 'guide', jump: { key: criterion, path: '', turn: (read().jump?.turn ?? 0) + 1 } });
}

/** In the Logic tab the builder stands beside the table; the same fields of the guide are hidden then. */
function focusBeside(criterion: Key): void {
  const parts = document.querySelectorAll<HTMLElement>(`[data-part="${criterion}"]`);
  const field = [...parts].find((part) => part.checkVisibility())?.querySelector<HTMLElement>('input, select');
  field?.focus();
}
