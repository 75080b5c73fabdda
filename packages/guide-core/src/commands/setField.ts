import { blankConcept } from '../doc/blank.ts';
import { getIn, sameJson } from '../doc/field.ts';
import { slotRules, startsWith } from '../doc/kinds.ts';
import { type GuideNode, type Key } from '../doc/node.ts';
import type { Json, Path } from '../json.ts';
import type { ItemType } from '../schema/item.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { type Command, type Refusal, refuse } from './command.ts';
import { convertItem } from './convertItem.ts';
import { createDraft } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { renameExternalId } from './renameExternalId.ts';
import { reword } from './reword.ts';
import { labelOf, target } from './target.ts';

export interface SetFieldArgs {
  readonly key: Key;
  readonly path: Path;
  /** Missing: the property is removed. */
  readonly value?: Json;
}

/**
 * `field.set`: sets or removes one property of a node. Properties with a meaning of their own take their own command:
 * external ids are renamed, option and row texts reworded, item types converted. Text merges while typing.
 */
export const setField: Command<SetFieldArgs> = (state, args) => {
  const located = target(state, args.key);
  if (!located) return refuse('noSuchNode');
  if (sameJson(getIn(located.node.fields, args.path), args.value)) return refuse('nothingToDo');
  return ownCommand(state, located.node, args) ?? plainSet(state, located.node, args);
};

function ownCommand(state: EditorState, node: GuideNode, args: SetFieldArgs): Transaction | Refusal | null {
  const { key, path, value } = args;
  if (path.length !== 1) return null;
  const [property] = path;
  if (property === 'externalId' && node.kind !== 'study' && (value === undefined || typeof value === 'string')) {
    return renameExternalId(state, { key, to: value ?? '' });
  }
  if (property === 'text' && typeof value === 'string' && (node.kind === 'option' || node.kind === 'row')) {
    return reword(state, { key, text: value });
  }
  if (property === 'type' && node.kind === 'item') return convertItem(state, { key, type: value as ItemType });
  return null;
}

function plainSet(state: EditorState, node: GuideNode, { key, path, value }: SetFieldArgs): Transaction | Refusal {
  if (wouldHoldChildren(node, path, value)) return refuse('malformedHere', { property: path.join('.') });
  const draft = createDraft(state.doc);
  draft.set(key, path, value);
  if (node.kind === 'block' && path[0] === 'type' && value === 'concept' && !node.children.concepts) {
    draft.openList(key, 'concepts');
    draft.insert(draft.make('concept', blankConcept(1)), { parent: key, slot: 'concepts', index: 0 });
  }
  const name = { command: 'field.set', params: { kind: node.kind, property: path.join('.'), label: labelOf(node) } };
  const typing = typeof value === 'string' ? { mergeKey: `${key}/${path.join('/')}` } : {};
  return guardReferences(draft, name, typing);
}

/** Lists of children change by their own commands; a property that would swallow or hide them is not set. */
function wouldHoldChildren(node: GuideNode, path: Path, value: Json | undefined): boolean {
  return slotRules[node.kind].some((rule) => {
    const overlaps = startsWith(rule.path, path) || startsWith(path, rule.path);
    if (!overlaps) return false;
    if ((node.children[rule.slot]?.length ?? 0) > 0) return true;
    const inside = value === undefined ? undefined : getIn(value, rule.path.slice(path.length));
    return Array.isArray(inside) && inside.length > 0;
  });
}
