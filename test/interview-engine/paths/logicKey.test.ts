import type { Guide } from '@guide-studio/interview-engine';
import { explore, findingsOf, logicKey } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../faults/size.ts';
import type { Draft } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { smallGuide } from './smallGuide.ts';

const seeds = [20261251, 20261252];
const guidesPerSeed = sized(200, 2000);

/** Changes one thing of a guide: a text, or something on which paths may depend. */
function changed(random: Random, guide: Guide): Guide {
  const copy = structuredClone(guide) as unknown as { studyGuide: Draft[] };
  const items = copy.studyGuide.flatMap(({ items: list }) => list as Draft[]);
  const item = random.pick(items);
  const options = item['options'] as Draft[] | undefined;
  const conditional = item['conditional'] as Draft | undefined;
  const criterion = (conditional?.['criteria'] as Draft[] | undefined)?.[0];
  random.pick([
    () => (item['text'] = 'Another text?'),
    () => (item['text'] = 'A third text?'),
    () => delete item['conditional'],
    () => criterion !== undefined && (criterion['matchingCriteria'] = 'mustNotSelect'),
    () => conditional !== undefined && (conditional['operator'] = conditional['operator'] === 'and' ? 'or' : 'and'),
    () => options !== undefined && options.length > 1 && options.pop(),
    () => item['type'] === 'multiple_choice' && (item['allowCustomOption'] = item['allowCustomOption'] !== true),
    () => options?.[0]?.['status'] !== undefined && (options[0]['status'] = 'reject'),
    () => item['multiSelect'] === true && Object.assign(item, { minSelect: 1, maxSelect: 1 }),
  ])();
  return copy as unknown as Guide;
}

const known = (guide: Guide): string => {
  const exploration = explore(guide);
  const reach = exploration.logic.plan.items.map(({ index: item }) => [
    exploration.reach({ kind: 'item', item }),
    exploration.reachOfAll({ kind: 'item', item }),
  ]);
  return JSON.stringify([reach, findingsOf(exploration)]);
};

describe('the key of the logic of a guide', () => {
  test.each(seeds)('stays with the texts, and changes whenever anything about paths does (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { same: 0, different: 0, sameWithOtherKey: 0 };
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = smallGuide(random);
      const other = changed(random, guide);
      const isSame = logicKey(guide) === logicKey(other);
      if (isSame) expect(known(other), JSON.stringify([guide, other])).toBe(known(guide));
      figures[isSame ? 'same' : 'different'] += 1;
      if (!isSame && known(other) === known(guide)) figures.sameWithOtherKey += 1;
    }
    expect(figures.same).toBeGreaterThan(guidesPerSeed / 10);
    expect(figures.different).toBeGreaterThan(guidesPerSeed / 10);
    report('paths: key of the logic', { seed, ...figures });
  });
});
