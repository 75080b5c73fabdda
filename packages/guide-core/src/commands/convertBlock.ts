import { blankConcept } from '../doc/blank.ts';
import { childrenOf, type GuideNode, objectFields } from '../doc/node.ts';
import type { Json } from '../json.ts';
import { type BlockType, blockTypes } from '../schema/block.ts';
import type { Draft } from './draft.ts';

/**
 * Changes the type of a block and adapts its content: a concept block gets a first concept, other blocks lose their
 * concepts (specification, "Block"), and options have a status only in a screening block (rule 6).
 */
export function convertBlock(draft: Draft, block: GuideNode, type: BlockType): void {
  draft.set(block.key, ['type'], type);
  if (type === 'concept') addFirstConcept(draft, block);
  else removeConcepts(draft, block);
  for (const item of childrenOf(block, 'items')) {
    for (const option of childrenOf(item, 'options')) setStatus(draft, option, type === 'screening');
  }
}

/** Returns true for the types that a block can have (specification, "Block"). */
export function isBlockType(value: Json | undefined): value is BlockType {
  return blockTypes.some((type) => type === value);
}

function addFirstConcept(draft: Draft, block: GuideNode): void {
  if (childrenOf(block, 'concepts').length > 0 || !draft.openList(block.key, 'concepts')) return;
  draft.insert(draft.make('concept', blankConcept()), { parent: block.key, slot: 'concepts', index: 0 });
}

function removeConcepts(draft: Draft, block: GuideNode): void {
  for (const concept of childrenOf(block, 'concepts').toReversed()) draft.remove(concept.key);
  draft.set(block.key, ['conceptSamplingConfig'], undefined);
}

function setStatus(draft: Draft, option: GuideNode, screening: boolean): void {
  const { status } = objectFields(option);
  const missing = status === undefined || status === null;
  if (screening && missing) draft.set(option.key, ['status'], 'neutral');
  if (!screening && !missing) draft.set(option.key, ['status'], undefined);
}
