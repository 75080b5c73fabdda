import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CreateStudyRequest, parseGuide } from '@guide-studio/guide-core';
import { transcript } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { conduct } from './conduct.ts';
import { sized } from '../size.ts';

const folder = join(import.meta.dirname, '../../../shared/guides');
const isThere = existsSync(folder);
const files = isThere ? readdirSync(folder).filter((name) => name.endsWith('.guide.json')) : [];
const participants = Array.from({ length: sized(2, 10, 10) }, (_, at) => 7100 + at);

describe.skipIf(!isThere)(`real guides${isThere ? '' : ' (skipped: ../shared/guides is not there)'}`, () => {
  test.each(files)('participants come to the end of %s (seeds from 7100)', (name) => {
    const parsed = parseGuide(readFileSync(join(folder, name)));
    if (!parsed.ok) throw new Error(`${name} does not parse: ${parsed.issue.code}`);
    const guide = CreateStudyRequest.parse(parsed.value);
    for (const seed of participants) {
      const { session, steps } = conduct(guide, createRandom(seed), { seed: `participant ${seed}` });
      expect(steps.at(-1)?.kind).toBe('end');
      expect(transcript(guide, session)).toHaveLength(steps.length);
    }
  });
});
