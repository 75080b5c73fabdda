import { readFileSync } from 'node:fs';
import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { type PathsReport, pathsReport } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { realGuideFiles } from '../../realGuides.ts';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { routedGuide } from '../../generate/routedGuide.ts';

const seed = 20261231;

function figuresOf(name: string, { items, journeys, criteria, findings, personas, ...rest }: PathsReport) {
  const ofReach = (wanted: string): number => items.filter(({ reachOfAll }) => reachOfAll === wanted).length;
  report('paths: long guides', {
    guide: name,
    items: items.length,
    always: ofReach('always'),
    sometimes: ofReach('sometimes'),
    never: ofReach('never'),
    criteria: criteria.length,
    findings: findings.length,
    journeys: journeys.count.length > 12 ? `${journeys.count.length} digits` : journeys.count,
    exact: journeys.exact,
    personas: personas.length,
    complete: rest.complete,
  });
}

describe('guides of usual and of largest length', () => {
  test.each(realGuideFiles)('%s is explored whole', (file, path) => {
    const guide = CreateStudyRequest.parse(JSON.parse(readFileSync(path, 'utf8')));
    const found = pathsReport(guide);
    figuresOf(file, found);
    expect(found.complete).toBe(true);
    expect(found.items.every(({ reach, witness }) => reach !== 'sometimes' || witness !== null)).toBe(true);
  });

  test.each([
    [
      'most of them screening',
      { items: sized(100, 300, 300), conditions: sized(40, 120, 120), screening: sized(70, 220, 220) },
    ],
    ['many of them with conditions', { items: sized(600, 3000, 3000), conditions: sized(120, 600, 600), screening: 8 }],
  ])(`questions, %s, are explored whole (seed ${seed})`, (name, size) => {
    const guide = routedGuide(createRandom(seed), size);
    expect(validate(guide)).toEqual([]);
    const found = pathsReport(guide);
    figuresOf(name, found);
    expect(found.items.filter(({ reachOfAll }) => reachOfAll === 'undecided')).toEqual([]);
    expect(found.criteria.filter(({ canHold, canFail }) => canHold === null || canFail === null)).toEqual([]);
    expect(found.complete).toBe(true);
  });
});
