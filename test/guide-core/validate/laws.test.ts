import { CreateStudyRequest, type Json, createValidator, messageOf, validate } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { disturb, renameId, reword } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { expectSentence } from '../rules/expectIssues.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(6, 40, 40) }, (_, at) => 1000 + at);
const size = { blocks: 4, itemsPerBlock: 6 };
const shapeCodes = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_format',
  'invalid_union',
  'too_small',
  'too_big',
  'unrecognized_keys',
  'custom',
]);

describe('laws of validation', () => {
  test.each(seeds)('a generated guide is valid (seed %i)', (seed) => {
    expect(validate(randomGuide(createRandom(seed), size))).toEqual([]);
  });

  test.each(seeds)('the incremental validator equals the full one on every edit (seed %i)', (seed) => {
    const random = createRandom(seed);
    const check = createValidator();
    const start = randomGuide(random, size);
    const past: Json[] = [start];
    let valid = 0;
    for (let edit = 0; edit < 60; edit += 1) {
      const guide = nextGuide(random, past);
      const issues = check(guide);
      expect(issues).toEqual(validate(guide));
      if (issues.length === 0) valid += 1;
      past.push(guide);
    }
    expect(valid).toBeGreaterThan(10);
  });

  test.each(seeds)('a broken guide that is reworded has the findings of a full check (seed %i)', (seed) => {
    const random = createRandom(seed);
    const check = createValidator();
    let guide: Json = randomGuide(random, size);
    for (let edit = 0; edit < 60 && isJsonObject(guide) && Array.isArray(guide['studyGuide']); edit += 1) {
      guide = random.chance(0.7) ? reword(random, guide) : random.pick([disturb, renameId])(random, guide);
      expect(check(guide)).toEqual(validate(guide));
    }
  });

  test.each(seeds)('shape issues stand where a plain parse of the schema puts them (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 25; round += 1) {
      let guide: Json = randomGuide(random, { blocks: 2, itemsPerBlock: 4 });
      for (let times = random.int(1, 6); times > 0; times -= 1)
        guide = isJsonObject(guide) ? disturb(random, guide) : guide;
      const issues = validate(guide);
      const ours = issues.filter(({ code }) => shapeCodes.has(code)).map(({ path }) => JSON.stringify(path));
      expect(new Set(ours)).toEqual(new Set(plainPaths(guide)));
      for (const issue of issues) expectSentence(messageOf(issue));
    }
  });
});

// Mostly edits that keep a guide valid. A broken guide is often undone, so that both kinds are common.
function nextGuide(random: ReturnType<typeof createRandom>, past: readonly Json[]): Json {
  const latest = past.at(-1) ?? null;
  if (validate(latest).length > 0 && random.chance(0.6)) return past[0] ?? null;
  if (random.chance(0.1)) return random.pick(past);
  if (random.chance(0.25)) return renameId(random, latest);
  return random.chance(0.5) || !isJsonObject(latest) ? reword(random, past[0] ?? null) : disturb(random, latest);
}

function plainPaths(guide: Json): readonly string[] {
  const result = CreateStudyRequest.safeParse(guide);
  const found = (result.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return [...found, ...missingOptions(guide)].map((path) => JSON.stringify(path));
}

function missingOptions(guide: Json): readonly PropertyKey[][] {
  return listIn(guide, 'studyGuide').flatMap((block, b) =>
    listIn(block, 'items').flatMap((item, i) => {
      if (!isJsonObject(item) || (item['type'] !== 'multiple_choice' && item['type'] !== 'ranking')) return [];
      const isMissing = item['options'] === undefined && (item['carryForwardFrom'] ?? null) === null;
      return isMissing ? [['studyGuide', b, 'items', i, 'options']] : [];
    }),
  );
}

function listIn(value: Json, name: string): readonly Json[] {
  const list = isJsonObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}
