import { itemPath } from '../filePaths.ts';
import { type AsymmetricRoute, routesOf } from './asymmetricRoutes.ts';
import { forgottenOptions } from './forgottenOption.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = Extract<AsymmetricRoute, { code: 'missingRoute' }>;

/** `like`: a question of another option. */
type Named = { readonly source: string; readonly like: string; readonly options: string };

/** Most options of a question lead to a question of their own, but some do not. */
export const missingRoute: PathFinding<'missingRoute', Params, Named> = {
  code: 'missingRoute',
  weight: 'missing',
  inGuide(exploration) {
    const routes = routesOf(exploration, 'missingRoute');
    if (routes.length === 0) return [];
    // No condition names them at all, which says more.
    const forgotten = new Set(forgottenOptions(exploration.plan).map(({ item, option }) => `${item} ${option}`));
    return routes.flatMap((route): readonly Params[] => {
      const options = route.options.filter((option) => !forgotten.has(`${route.item} ${option}`));
      return options.length === 0 ? [] : [{ ...route, options }];
    });
  },
  path: ({ item, options }, plan) => [...itemPath(plan, item), 'options', options[0] ?? 0],
  named: ({ item, like, options }, { briefItem, optionAt, all }) => ({
    source: briefItem(item),
    like: briefItem(like),
    options: all(options.map((option) => optionAt(item, option))),
  }),
};
