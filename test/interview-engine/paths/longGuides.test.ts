import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { type PathsReport, pathsReport } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { report } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { routedGuide } from '../../generate/routedGuide.ts';

const seed = 20261231;
const shared = join(import.meta.dirname, '../../../../shared/guides');
const files = existsSync(shared) ? readdirSync(shared).filter((name) => name.endsWith('.guide.json')) : [];

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
  test.skipIf(files.length === 0).each(files)('%s is explored whole (needs ../shared/guides)', (file) => {
    const guide = CreateStudyRequest.parse(JSON.parse(readFileSync(join(shared, file), 'utf8')));
    const found = pathsReport(guide);
    figuresOf(file, found);
    expect(found.complete).toBe(true);
    expect(found.items.every(({ reach, witness }) => reach !== 'sometimes' || witness !== null)).toBe(true);
  });

  test.each([
    ['300 questions, most of them screening', { items: 300, conditions: 120, screening: 220 }],
    ['3,000 questions with 600 conditions', { items: 3000, conditions: 600, screening: 8 }],
  ])(`%s are explored whole (seed ${seed})`, (name, size) => {
    const guide = routedGuide(createRandom(seed), size);
    expect(validate(guide)).toEqual([]);
    const found = pathsReport(guide);
    figuresOf(name, found);
    expect(found.items.filter(({ reachOfAll }) => reachOfAll === 'undecided')).toEqual([]);
    expect(found.criteria.filter(({ canHold, canFail }) => canHold === null || canFail === null)).toEqual([]);
    expect(found.complete).toBe(true);
  });
});
