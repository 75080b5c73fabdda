import { childrenOf, objectFields, textField } from '../doc/node.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import { dropCriterion } from '../commands/guardReferences.ts';
import type { Draft } from '../commands/draft.ts';
import type { Json } from '../json.ts';
import type { Fix, Fixer, FixPlace } from './fix.ts';
import { likeness } from './likeness.ts';
import { removeCriterion } from './removeCriterion.ts';

/** Chooses the option that must be meant, or removes the choice, with its criterion if it was the only choice. */
export const fixUnknownChoice: Fixer = (place) => {
  const { node, params, rest, fields } = place;
  const choice = String(params['choice']);
  const names = optionNames(place);
  const like = names.filter((name) => name === params['looksLike'] || likeness(name) === likeness(choice));
  const [to] = like;
  const choose: readonly Fix[] =
    to !== undefined && like.length === 1
      ? [{ id: 'chooseChoice', params: { to }, how: (draft) => draft.set(node.key, rest, to) }]
      : [];
  const { choices } = fields;
  if (!Array.isArray(choices) || choices.length < 2) return [...choose, ...removeCriterion(place)];
  return [...choose, { id: 'removeChoice', params: { choice }, how: (draft) => draft.set(node.key, rest, undefined) }];
};

function listed(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function optionNames({ doc, fields }: FixPlace): readonly string[] {
  const index = itemIndex(doc);
  const source = index.byId.get(String(fields['questionId']))?.node;
  if (!source) return [];
  return namedOptions(source, index).map((option) => textField(option, 'externalId') || textField(option, 'text'));
}

export const fixUnknownMatrixRow: Fixer = (place) => {
  const { doc, node, params, fields } = place;
  const source = itemIndex(doc).byId.get(String(fields['questionId']))?.node;
  const rows = source ? childrenOf(source, 'rows').map((row) => textField(row, 'text')) : [];
  const wanted = likeness(String(params['row']));
  const row = rows.find((text) => likeness(text) === wanted) ?? rows[0];
  const ask: readonly Fix[] = row
    ? [{ id: 'askRow', params: { row }, how: (draft) => draft.set(node.key, ['matrixRow'], row) }]
    : [];
  return [...ask, ...removeCriterion(place)];
};

export const fixMatrixRowWithoutMatrix: Fixer = ({ node }) => [
  {
    id: 'removeProperty',
    params: { property: 'matrixRow' },
    how: (draft) => draft.set(node.key, ['matrixRow'], undefined),
  },
];

export const fixEmptyLinkValue: Fixer = (place) => removeCriterion(place);

export const fixRepeatedCriterion: Fixer = (place) => removeCriterion(place);

/** Two contradicting criteria can both stay if one of them is enough. */
export const fixContradictingCriteria: Fixer = (place) => {
  const owner = place.located.ancestors.at(-1);
  if (!owner || objectFields(owner)['conditional'] === undefined) return [];
  return [
    { id: 'letOneBeEnough', how: (draft) => draft.set(owner.key, ['conditional', 'operator'], 'or') },
    ...removeCriterion(place),
  ];
};

/** Merges two criteria that one answer cannot both meet into one that either choice meets. */
export const fixSingleAnswerContradiction: Fixer = (place) => {
  const { node, params, located, fields } = place;
  const owner = located.ancestors.at(-1);
  const first = owner && childrenOf(owner, 'criteria')[Number(params['first'])];
  if (!first || first === node) return removeCriterion(place);
  const choices = [...new Set([...listed(objectFields(first)['choices']), ...listed(fields['choices'])])];
  const how = (draft: Draft): void => {
    draft.set(first.key, ['choices'], choices);
    dropCriterion(draft, node.key);
  };
  return [{ id: 'askForEither', how }, ...removeCriterion(place)];
};

/** Removes a criterion without effect. If it decides whether the part is shown, only a person knows the intention. */
export const fixNeedsRejectedOption: Fixer = (place) =>
  place.params['isForNobody'] === true ? [] : removeCriterion(place);
