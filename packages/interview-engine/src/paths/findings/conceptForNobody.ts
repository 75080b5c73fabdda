import { type Goal, isFalse } from '../../logic/index.ts';
import { conceptPath } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';
import { saysNeverMet } from './saidBy.ts';

type Params = { readonly block: number; readonly concept: number };

/** Nobody is shown a concept. */
export const conceptForNobody: PathFinding<'conceptForNobody', Params, { readonly concept: string }> = {
  code: 'conceptForNobody',
  weight: 'unreachable',
  inComponent: ({ plan, canReach }) =>
    plan.blocks.flatMap(({ index: block, concepts }) =>
      [...concepts.keys()].flatMap((concept) =>
        isFalse(canReach({ kind: 'concept', block, concept })) ? [{ block, concept }] : [],
      ),
    ),
  followsFromEnd: true,
  path: ({ block, concept }) => conceptPath(block, concept),
  isSaidBy: (advice) => advice.code === 'conceptForNobody' || saysNeverMet(advice),
  named: (params, { briefName }) => ({ concept: briefName({ kind: 'concept', ...params }) }),
  goal: (params): Goal => ({ kind: 'concept', ...params }),
};
