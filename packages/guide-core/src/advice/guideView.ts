import type { GuideIndex } from '../guideIndex/guideIndex.ts';
import { byIdentity } from '../remember.ts';
import type { GuideView } from './advice.ts';
import { createConditionReader } from './criteria.ts';
import { type DeadEnds, deadEndsOf } from './deadEnds.ts';
import { createNamedOptions, factsOf } from './namedOptions.ts';
import { rowTexts, textsIn } from './rowTexts.ts';

/**
 * Returns a function that builds the view of a guide. Many criteria refer to the same question, so lookups are cached
 * even for a single call. The cache lives as long as the returned function.
 */
export function createViewer(): (index: GuideIndex) => GuideView {
  const conditionsOf = createConditionReader();
  const factsAbout = byIdentity(factsOf);
  const textsOf = byIdentity(textsIn);
  return (index) => {
    const optionsOf = createNamedOptions(index, factsAbout);
    const looked = {
      index,
      conditions: conditionsOf(index, optionsOf),
      optionsOf,
      rowsOf: (matrix: Parameters<GuideView['rowsOf']>[0]) => rowTexts(matrix, textsOf),
    };
    let deadEnds: DeadEnds | undefined;
    return {
      ...looked,
      get deadEnds() {
        return (deadEnds ??= deadEndsOf(looked));
      },
    };
  };
}
