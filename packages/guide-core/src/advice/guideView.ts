import type { GuideIndex } from '../validate/guideIndex.ts';
import { byIdentity } from '../validate/remember.ts';
import type { GuideView } from './advice.ts';
import { createConditionReader } from './criteria.ts';
import { type DeadEnds, deadEndsOf } from './deadEnds.ts';
import { createNamedOptions, namesIn } from './namedOptions.ts';
import { rowTexts, textsIn } from './rowTexts.ts';

/**
 * Reads what lies behind the index. Many criteria ask about one question, so this is remembered even for a single look;
 * the memory lives as long as what is made here.
 */
export function createViewer(): (index: GuideIndex) => GuideView {
  const conditionsOf = createConditionReader();
  const namesOf = byIdentity(namesIn);
  const textsOf = byIdentity(textsIn);
  return (index) => {
    const optionsOf = createNamedOptions(index, namesOf);
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
