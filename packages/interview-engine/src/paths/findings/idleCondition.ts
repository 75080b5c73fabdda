import type { Owner } from '../../logic/index.ts';
import { ownerPath } from '../filePaths.ts';
import { nodeOfOwner } from '../partNames.ts';
import { faultsOf } from './conditionFaults.ts';
import type { PathFinding } from './pathFinding.ts';

/** A condition with several criteria that excludes nobody who comes to it. */
export const idleCondition: PathFinding<'idleCondition', { readonly owner: Owner }, { readonly owner: string }> = {
  code: 'idleCondition',
  weight: 'needless',
  inComponent: (component) => faultsOf(component, 'idleCondition'),
  isAboutCondition: true,
  followsFromEnd: true,
  path: ({ owner }, plan) => [...ownerPath(plan, owner), 'conditional'],
  named: ({ owner }, { briefName }) => ({ owner: briefName(owner) }),
  fixes({ owner }, doc) {
    const node = nodeOfOwner(doc, owner);
    if (node === undefined) return [];
    const calls = [{ id: 'conditional.clear', args: { owner: node.key } } as const];
    return [{ id: 'removeCondition', params: {}, calls, isCertain: true }];
  },
};
