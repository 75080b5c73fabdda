import * as z from 'zod';
import { hasExternalId } from '../doc/externalIds.ts';
import { objectFields, textField } from '../doc/node.ts';
import type { Reference } from '../doc/resolveReference.ts';
import { referencesTo } from '../doc/references.ts';
import { key } from './arguments.ts';
import { defineCommand, refuse } from './command.ts';
import { createDraft, type Draft } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { target } from './target.ts';

/**
 * `externalId.rename`: changes the id of a block, concept, item or option, and every condition and carry-forward that
 * uses it. An empty `to` removes the id: conditions then name an option by its text; for a question it is refused while
 * something refers to it.
 */
export const renameExternalId = defineCommand({
  id: 'externalId.rename',
  args: z.object({ key, to: z.string() }),
  run(state, { key, to }) {
    const located = target(state, key, 'block', 'concept', 'item', 'option');
    if (!located) return refuse('noSuchNode');
    const from = textField(located.node, 'externalId');
    if (objectFields(located.node)['externalId'] === (to === '' ? undefined : to)) return refuse('nothingToDo');
    if (to !== '' && hasExternalId(state.doc.root, to)) return refuse('idTaken', { id: to });
    const draft = createDraft(state.doc);
    draft.set(key, ['externalId'], to === '' ? undefined : to);
    if (to !== '' && from !== '') {
      for (const reference of referencesTo(state.doc, new Set([key]))) {
        if (!reference.byText) rewrite(draft, reference, to);
      }
    }
    return guardReferences(draft, { command: 'externalId.rename', params: { from, to } });
  },
});

/** Changes a reference to name `to`. */
export function rewrite(draft: Draft, reference: Reference, to: string): void {
  draft.set(reference.holder, reference.path, to);
}
