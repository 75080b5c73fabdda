// Public contract, "CreateStudyRequest": concept blocks require conceptSamplingConfig, other blocks omit it.
import { isBlockType } from './isBlockType.ts';
import type { BlockRule } from './rule.ts';

export type ConceptSamplingParams = {
  readonly reason: 'missing' | 'notConceptBlock';
  readonly blockType: string;
};

/** A concept block has a conceptSamplingConfig; every other block omits it or sets it to null. */
export const conceptSampling: BlockRule<'conceptSampling', ConceptSamplingParams> = {
  id: 'conceptSampling',
  check(block, report) {
    const blockType = block['type'];
    if (!isBlockType(blockType)) return;
    const hasConfig = block['conceptSamplingConfig'] !== null && block['conceptSamplingConfig'] !== undefined;
    const needsConfig = blockType === 'concept';
    if (hasConfig === needsConfig) return;
    report(['conceptSamplingConfig'], { reason: needsConfig ? 'missing' : 'notConceptBlock', blockType });
  },
};
