import { itemPath } from '../filePaths.ts';
import { type AsymmetricRoute, routesOf } from './asymmetricRoutes.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = Extract<AsymmetricRoute, { code: 'differentRoute' }>;

/** Two questions ask the same about different options, but their conditions differ in more than the option. */
export const differentRoute: PathFinding<
  'differentRoute',
  Params,
  { readonly question: string; readonly like: string }
> = {
  code: 'differentRoute',
  weight: 'missing',
  inGuide: (exploration) => routesOf(exploration, 'differentRoute'),
  path: ({ item }, plan) => [...itemPath(plan, item), 'conditional'],
  named: ({ item, like }, { briefItem }) => ({ question: briefItem(item), like: briefItem(like) }),
};
