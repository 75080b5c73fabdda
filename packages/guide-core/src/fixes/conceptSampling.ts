import { convertBlock } from '../commands/convertBlock.ts';
import { labelOf } from '../commands/target.ts';
import { childrenOf } from '../doc/node.ts';
import type { Fix, Fixer } from './fix.ts';

/** Adds a concept to a concept block or makes it ordinary; removes a block's concepts or makes it a concept block. */
export const fixConceptSampling: Fixer = ({ params, node }) => {
  const label = labelOf(node);
  const make = (id: 'makeFlat' | 'makeConcept' | 'addConcept', type: 'flat' | 'concept'): Fix => ({
    id,
    params: { label },
    how: (draft) => convertBlock(draft, node, type),
  });
  if (params['reason'] === 'missing') return [make('addConcept', 'concept'), make('makeFlat', 'flat')];
  const remove: Fix = {
    id: 'removeConcepts',
    params: { count: childrenOf(node, 'concepts').length },
    how: (draft) => {
      for (const concept of childrenOf(node, 'concepts').toReversed()) draft.remove(concept.key);
      draft.set(node.key, ['conceptSamplingConfig'], undefined);
    },
  };
  return params['blockType'] === 'screening' ? [remove] : [remove, make('makeConcept', 'concept')];
};
