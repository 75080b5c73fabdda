import type { Criterion } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { explore, requirementsOf } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { isCriterionMet } from '../naiveCourse.ts';
import { everyInterview } from './everyInterview.ts';
import { smallGuide } from './smallGuide.ts';

const seed = 20261125;
const guides = sized(150, 300, 3000);

interface Asked {
  readonly item: Guide['studyGuide'][number]['items'][number];
  readonly block: number;
  readonly stepId: string;
}

/** The items of a guide without concepts, in order. */
function itemsOf(guide: Guide): readonly Asked[] {
  return guide.studyGuide.flatMap(({ items }, block) =>
    items.map((item, place) => ({ item, block, stepId: `b${block + 1}.i${place + 1}` })),
  );
}

/** The ids of the questions on which an item depends, directly or through others. */
function questionsBefore(all: readonly Asked[], of: Asked): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = ({ item }: Asked): void => {
    const carried =
      'carryForwardFrom' in item && typeof item.carryForwardFrom === 'string' ? [item.carryForwardFrom] : [];
    const named = (item.conditional?.criteria ?? []).flatMap((one) => ('questionId' in one ? [one.questionId] : []));
    for (const id of [...carried, ...named]) {
      if (found.has(id)) continue;
      found.add(id);
      for (const each of all) if (each.item.externalId === id) visit(each);
    }
  };
  visit(of);
  return found;
}

const contentOf = ({ ...criterion }: Criterion): string => JSON.stringify(criterion);

test(`every interview meets what an item needs beyond its own condition, and nothing more (seed ${seed})`, () => {
  const random = createRandom(seed);
  const figures = { guides: 0, items: 0, requirements: 0, unasked: 0 };
  for (let at = 0; at < guides; at += 1) {
    const guide = smallGuide(random);
    if (guide.studyGuide.some(({ type }) => type === 'concept')) continue;
    const interviews = everyInterview(guide, 4000);
    if (interviews === null) continue;
    figures.guides += 1;
    const requirements = new Map(requirementsOf(explore(guide)).map((one) => [one.item, one]));
    const all = itemsOf(guide);
    for (const [index, asked] of all.entries()) {
      const showing = interviews.filter(({ steps }) => steps.some(({ step }) => step.stepId === asked.stepId));
      const found = (requirements.get(index)?.beyond ?? []).map(({ owner, index: of }) => {
        if (owner.kind !== 'item') throw new Error('There are no concepts.');
        return all[owner.item]?.item.conditional?.criteria[of] as Criterion;
      });
      const own = new Set((asked.item.conditional?.criteria ?? []).map(contentOf));
      const before = questionsBefore(all, asked);
      const expected = all
        .filter(({ item }) => before.has(item.externalId ?? ''))
        .flatMap(({ item, block }) =>
          (item.conditional?.criteria ?? []).filter((criterion) =>
            showing.every(({ session }) => {
              const given = new Map(session.answers.map(({ stepId, answer }) => [stepId, answer as unknown]));
              return isCriterionMet(guide, session.urlParams, given, criterion, block, null);
            }),
          ),
        )
        .map(contentOf)
        .filter((content) => !own.has(content));
      const wanted = showing.length === 0 ? [] : [...new Set(expected)];
      expect(found.map(contentOf), JSON.stringify({ index, blocks: guide.studyGuide })).toEqual(wanted);
      const excluding = (asked.item.conditional?.criteria ?? []).flatMap((one) =>
        one.type === 'selectedTemplateOptions' && one.matchingCriteria === 'mustNotSelect' ? [one.questionId] : [],
      );
      const unasked = all.flatMap(({ item, stepId }, source) => {
        const isNamed = excluding.includes(item.externalId ?? '');
        return isNamed && showing.some(({ steps }) => !steps.some(({ step }) => step.stepId === stepId))
          ? [source]
          : [];
      });
      expect([...(requirements.get(index)?.unasked ?? [])].sort((a, b) => a - b)).toEqual(unasked);
      figures.unasked += unasked.length;
      figures.items += 1;
      figures.requirements += found.length;
    }
  }
  expect(figures.requirements).toBeGreaterThan(10);
  expect(figures.unasked).toBeGreaterThan(10);
  report('paths: requirements', { seed, ...figures });
});
