import { externalIds } from '../doc/externalIds.ts';
import { type Key, textField } from '../doc/node.ts';
import type { Reference } from '../doc/resolveReference.ts';
import { referencesByTarget } from '../doc/references.ts';
import type { Path } from '../json.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction, TransactionName } from '../state/transaction.ts';
import type { Refusal } from './command.ts';
import { createDraft, type Draft } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { target } from './target.ts';

/** A new value for a text or an id. */
export interface TextChange {
  readonly key: Key;
  readonly path: Path;
  readonly value: string;
}

/**
 * Changes many texts and ids as one history entry, together with every reference to them. An id that is taken or would
 * be empty is skipped and counted in `skipped` of the name. References are read only once.
 */
export function setTexts(
  state: EditorState,
  changes: readonly TextChange[],
  name: TransactionName,
  selection?: readonly Key[],
): Transaction | Refusal {
  const draft = createDraft(state.doc);
  const references = referencesByTarget(state.doc);
  const ids = externalIds(state.doc.root);
  let skipped = 0;
  for (const change of changes) {
    const node = target(state, change.key)?.node;
    const isId = change.path[0] === 'externalId';
    if (!node || (isId && textField(node, 'externalId') === change.value)) continue;
    if (isId && (change.value === '' || ids.has(change.value))) {
      skipped += 1;
      continue;
    }
    if (isId) ids.add(change.value);
    draft.set(change.key, change.path, change.value);
    if (change.value !== '') follow(draft, references.get(change.key) ?? [], change);
  }
  const params = skipped > 0 ? { ...name.params, skipped } : name.params;
  return guardReferences(draft, { ...name, params }, selection ? { selection } : {});
}

/** Updates the references that name a part by the changed text or id. */
function follow(draft: Draft, references: readonly Reference[], { path, value }: TextChange): void {
  for (const reference of references) {
    const byText = reference.byText || reference.kind === 'matrixRow';
    const named = byText ? path[0] === 'text' : path[0] === 'externalId';
    if (named) draft.set(reference.holder, reference.path, value);
  }
}
