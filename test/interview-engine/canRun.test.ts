import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { createSession, nextStep } from '@guide-studio/interview-engine';
import { canRun } from '@guide-studio/interview-engine/internal';
import { describe, expect, it } from 'vitest';
import { changeAt, disturb, pathsOf } from '../generate/edit.ts';
import { randomGuide } from '../generate/guide.ts';
import { createRandom } from '../generate/random.ts';
import { sized } from '../size.ts';

const seeds = Array.from({ length: sized(6, 20, 20) }, (_, at) => 6200 + at);

const texts: ReadonlySet<string> = new Set(['text', 'title', 'nickname']);

describe('interviews can run', () => {
  it.each(seeds)('with a guide that lacks texts, and with no guide of another shape (seed %i)', (seed) => {
    const random = createRandom(seed);
    const guide = randomGuide(random, { blocks: 2, itemsPerBlock: 4 });
    expect(canRun(guide, validate(guide))).toBe(true);
    const places = pathsOf(guide).filter((path) => path.at(-1) === 'text');
    const blank = changeAt(guide, random.pick(places), () => '');
    if (!isJsonObject(blank) || !canRun(blank, validate(blank))) throw new Error('A missing text stops interviews.');
    expect(nextStep(blank, createSession({ seed: 'one', urlParams: {} }))).toBeTypeOf('object');
    for (let edit = 0; edit < 20; edit += 1) {
      const wrong = disturb(random, blank);
      if (!isJsonObject(wrong) || !canRun(wrong, validate(wrong))) continue;
      const shape = CreateStudyRequest.safeParse(wrong);
      const issues = shape.success ? [] : shape.error.issues;
      const missing = issues.filter(({ code, path }) => code === 'too_small' && texts.has(String(path.at(-1))));
      expect(missing).toEqual(issues);
    }
  });
});
