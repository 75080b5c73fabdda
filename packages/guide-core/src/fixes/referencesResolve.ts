import { stopCarrying } from '../commands/guardReferences.ts';
import { moveNodes } from '../commands/moveNodes.ts';
import { labelOf } from '../commands/target.ts';
import { childrenOf, type GuideNode, objectFields, textField } from '../doc/node.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { possibleSources } from '../doc/possibleSources.ts';
import type { Fix, Fixer, FixPlace } from './fix.ts';
import { likeness } from './likeness.ts';
import { removeCriterion } from './removeCriterion.ts';

/** Names the question that must be meant, moves it up or changes its type, or removes the reference. */
export const fixReferencesResolve: Fixer = (place) => {
  const { params, node, located } = place;
  const owner = node.kind === 'criterion' ? located.ancestors.at(-1) : node;
  if (!owner) return [];
  const carries = params['use'] === 'carryForwardFrom';
  const removal: readonly Fix[] = carries
    ? [{ id: 'stopCarrying', how: (draft) => stopCarrying(draft, node.key) }]
    : removeCriterion(place);
  return [...better(place, owner, carries), ...removal];
};

function better(place: FixPlace, owner: GuideNode, carries: boolean): readonly Fix[] {
  const { doc, params } = place;
  const source = itemIndex(doc).byId.get(String(params['id']))?.node;
  switch (params['reason']) {
    case 'unknownItem':
      return namesakes(place, owner, carries);
    case 'notEarlier':
      return source && source !== owner && owner.kind === 'item' ? [moveUp(place, source)] : [];
    case 'matrixRowMissing':
      return source ? firstRow(place, source) : [];
    case 'wrongType':
      return carries && source && textField(source, 'type') === 'multiple_choice' ? [severalAt(source)] : [];
    default:
      return [];
  }
}

/** Returns the fix to use an id that differs only in case, spaces or dashes, if exactly one exists. */
function namesakes({ doc, node, params, rest }: FixPlace, owner: GuideNode, carries: boolean): readonly Fix[] {
  const wanted = likeness(String(params['id']));
  const meant = possibleSources(doc, owner.key, carries ? 'carryForward' : 'condition').filter(
    (item) => textField(item, 'externalId') !== '' && likeness(textField(item, 'externalId')) === wanted,
  );
  const [only] = meant;
  if (!only || meant.length > 1) return [];
  const to = textField(only, 'externalId');
  return [{ id: 'refer', params: { to }, how: (draft) => draft.set(node.key, rest, to) }];
}

function moveUp({ located }: FixPlace, source: GuideNode): Fix {
  const chain = [...located.ancestors, located.node];
  const block = chain.find((node) => node.kind === 'block');
  const item = chain.find((node) => node.kind === 'item');
  const index = block && item ? childrenOf(block, 'items').indexOf(item) : 0;
  return {
    id: 'moveSourceUp',
    params: { label: labelOf(source) },
    how: { command: (state) => moveNodes(state, { keys: [source.key], parent: block?.key ?? '', index }) },
  };
}

function firstRow({ node }: FixPlace, source: GuideNode): readonly Fix[] {
  const [row] = childrenOf(source, 'rows');
  const text = row && textField(row, 'text');
  if (!text) return [];
  return [{ id: 'askRow', params: { row: text }, how: (draft) => draft.set(node.key, ['matrixRow'], text) }];
}

function severalAt(source: GuideNode): Fix {
  return {
    id: 'allowSeveralAt',
    params: { label: labelOf(source) },
    how: (draft) => {
      if (objectFields(source)['multiSelect'] !== true) draft.set(source.key, ['multiSelect'], true);
    },
  };
}
