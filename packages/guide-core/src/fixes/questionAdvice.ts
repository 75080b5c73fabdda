import { removeNodes } from '../commands/removeNodes.ts';
import { stopCarrying } from '../commands/guardReferences.ts';
import { labelOf } from '../commands/target.ts';
import { getIn } from '../doc/field.ts';
import { childrenOf } from '../doc/node.ts';
import type { Fix, Fixer } from './fix.ts';

export const fixSubsampleAboveConcepts: Fixer = ({ node }) => {
  const path = ['conceptSamplingConfig', 'subsampleCount'];
  const to = childrenOf(node, 'concepts').length;
  const lower: Fix = { id: 'lowerSample', params: { to }, how: (draft) => draft.set(node.key, path, to) };
  return [
    lower,
    {
      id: 'removeProperty',
      params: { property: 'subsampleCount' },
      how: (draft) => draft.set(node.key, path, undefined),
    },
  ];
};

export const fixMaxSelectAboveOptions: Fixer = ({ node, params, fields }) => {
  const to = Number(params['options']);
  if (to < 1) return [];
  const { minSelect } = fields;
  return [
    {
      id: 'lowerMax',
      params: { to },
      how: (draft) => {
        draft.set(node.key, ['maxSelect'], to);
        if (typeof minSelect === 'number' && minSelect > to) draft.set(node.key, ['minSelect'], to);
      },
    },
  ];
};

export const fixDuplicateOptionTexts: Fixer = ({ node, located }) => [
  {
    id: 'removePart',
    params: { kind: 'option', number: (located.place?.index ?? 0) + 1, label: labelOf(node) },
    how: { command: (state) => removeNodes(state, { keys: [node.key] }) },
  },
];

export const fixOwnOptionsBesideCarryForward: Fixer = ({ node }) => [
  {
    id: 'removeOwnOptions',
    how: (draft) => {
      for (const option of childrenOf(node, 'options').toReversed()) draft.remove(option.key);
      draft.set(node.key, ['options'], undefined);
    },
  },
  { id: 'stopCarrying', how: (draft) => stopCarrying(draft, node.key) },
];

export const fixScreenObservation: Fixer = ({ node }) => [
  { id: 'recordScreen', how: (draft) => draft.set(node.key, ['preferredInput'], 'screenRecording') },
  {
    id: 'removeProperty',
    params: { property: 'screenObservationEnabled' },
    how: (draft) => draft.set(node.key, ['screenObservationEnabled'], undefined),
  },
];

/** Removes an optional text that consists only of white space. */
export const fixWhitespaceOnlyText: Fixer = ({ node, rest }) => {
  const property = rest.at(-1);
  if (typeof property !== 'string' || getIn(node.fields, rest) === undefined) return [];
  return [{ id: 'removeProperty', params: { property }, how: (draft) => draft.set(node.key, rest, undefined) }];
};
