import { itemPath } from '../filePaths.ts';
import { type AsymmetricRoute, routesOf } from './asymmetricRoutes.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = Extract<AsymmetricRoute, { code: 'mentionsOther' }>;

type Named = {
  readonly question: string;
  /** The option that its text names, and the one in its condition. */
  readonly other: string;
  readonly option: string;
  readonly source: string;
};

/** The text of a question names one option of its source, but its condition asks for another one. */
export const mentionsOther: PathFinding<'mentionsOther', Params, Named> = {
  code: 'mentionsOther',
  weight: 'mistake',
  inGuide: (exploration) => routesOf(exploration, 'mentionsOther'),
  path: ({ item }, plan) => [...itemPath(plan, item), 'conditional'],
  named: ({ item, source, option, other }, { briefItem, optionAt }) => ({
    question: briefItem(item),
    other: optionAt(source, other),
    option: optionAt(source, option),
    source: briefItem(source),
  }),
};
