// Specification, "Guide validation rules", 7: concept blocks have a conceptSamplingConfig, other blocks have none.
import { labelOf } from '../doc/labelOf.ts';
import { childrenOf } from '../doc/node.ts';
import type { Fix, FixChanges } from '../findings/fix.ts';
import { isBlockType } from './isBlockType.ts';
import type { BlockRule } from './rule.ts';

type Params = {
  readonly reason: 'missing' | 'notConceptBlock';
  readonly blockType: string;
};

/** A concept block has a conceptSamplingConfig; every other block omits it or sets it to null. */
export const conceptSampling: BlockRule<'conceptSampling', Params, 'makeConcept' | 'removeConcepts'> = {
  id: 'conceptSampling',
  checkBlock(block, report) {
    const blockType = block['type'];
    if (!isBlockType(blockType)) return;
    const hasConfig = block['conceptSamplingConfig'] !== null && block['conceptSamplingConfig'] !== undefined;
    const needsConfig = blockType === 'concept';
    if (hasConfig === needsConfig) return;
    report(['conceptSamplingConfig'], { reason: needsConfig ? 'missing' : 'notConceptBlock', blockType });
  },
  // Adds a concept to a concept block or makes it ordinary; removes a block's concepts or makes it a concept block.
  fix({ params, node }) {
    const label = labelOf(node);
    const toConcept: FixChanges = (draft, { convertBlock }) => convertBlock(draft, node, 'concept');
    if (params.reason === 'missing') {
      return [
        { id: 'addConcept', params: { label }, how: toConcept },
        { id: 'makeFlat', params: { label }, how: (draft, { convertBlock }) => convertBlock(draft, node, 'flat') },
      ];
    }
    const remove: Fix<'removeConcepts'> = {
      id: 'removeConcepts',
      params: { count: childrenOf(node, 'concepts').length },
      how: (draft) => {
        for (const concept of childrenOf(node, 'concepts').toReversed()) draft.remove(concept.key);
        draft.set(node.key, ['conceptSamplingConfig'], undefined);
      },
    };
    if (params.blockType === 'screening') return [remove];
    return [remove, { id: 'makeConcept', params: { label }, how: toConcept }];
  },
};
