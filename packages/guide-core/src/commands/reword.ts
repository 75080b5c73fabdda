import * as z from 'zod';
import { childrenOf, type GuideNode, textField } from '../doc/node.ts';
import type { Reference } from '../doc/resolveReference.ts';
import { referencesTo } from '../doc/references.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { key } from './arguments.ts';
import { defineCommand, type Refusal, refuse } from './command.ts';
import { createDraft, type Draft, finish } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { ensureId } from './nameOfOption.ts';
import { rewrite } from './renameExternalId.ts';
import { target } from './target.ts';

const args = z.object({ key, text: z.string() });
type RewordArgs = z.infer<typeof args>;

export const rewordOption = defineCommand({ id: 'option.reword', args, run: reword });
export const rewordRow = defineCommand({ id: 'row.reword', args, run: reword });

/**
 * `option.reword` and `row.reword`: changes the text, and in the same entry every condition that names the option or
 * row by this text, so that rewording never changes who sees a question. If another option has the new text too,
 * conditions name both by id. Rows have no ids, so in that case the command is refused. Typing merges into one entry.
 */
export function reword(state: EditorState, { key, text }: RewordArgs): Transaction | Refusal {
  const located = target(state, key, 'option', 'row');
  const item = located?.ancestors.at(-1);
  if (!located || !item) return refuse('noSuchNode');
  const { node } = located;
  const twins = childrenOf(item, node.kind === 'row' ? 'rows' : 'options').filter(
    (each) => each !== node && hasSameText(each, text),
  );
  const draft = createDraft(state.doc);
  draft.set(key, ['text'], text);
  const name = { command: `${node.kind}.reword`, params: { kind: node.kind, label: text } };
  // A question without an id cannot be referred to.
  if (textField(item, 'externalId') === '') return finish(draft, name, { mergeKey: `${key}/text` });
  const own = namedByText(state.doc, node);
  if (node.kind === 'row') {
    const clash = twins.length > 0 && (own.length > 0 || twins.some((twin) => namedByText(state.doc, twin).length > 0));
    if (clash) return refuse('rowTextTaken', { text });
  }
  for (const twin of twins) nameById(draft, twin, namedByText(state.doc, twin));
  if (twins.length > 0 || text === '') nameById(draft, node, own);
  else for (const reference of own) rewrite(draft, reference, text);
  return guardReferences(draft, name, { mergeKey: `${key}/text` });
}

function hasSameText(option: GuideNode, text: string): boolean {
  return textField(option, 'text') === text || textField(option, 'externalId') === text;
}

function namedByText(doc: Draft['before'], node: GuideNode): readonly Reference[] {
  return referencesTo(doc, new Set([node.key])).filter(
    (r) => r.kind === 'matrixRow' || (r.kind === 'choice' && r.byText),
  );
}

/** Makes conditions name an option by its id. Rows have no ids and are still named by text. */
function nameById(draft: Draft, node: GuideNode, references: readonly Reference[]): void {
  if (references.length === 0) return;
  const name =
    node.kind === 'row' ? textField(draft.find(node.key).node, 'text') : ensureId(draft, node, textField(node, 'text'));
  for (const reference of references) rewrite(draft, reference, name);
}
