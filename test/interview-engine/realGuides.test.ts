import { readFileSync } from 'node:fs';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { transcript } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../realGuides.ts';
import { createRandom } from '../generate/random.ts';
import { conduct } from './conduct.ts';
import { sized } from '../size.ts';

const participants = Array.from({ length: sized(2, 10, 10) }, (_, at) => 7100 + at);

describe.skipIf(!realGuidesPresent)(`real guides${whyNoRealGuides}`, () => {
  test.each(realGuideFiles)('participants come to the end of %s (seeds from 7100)', (name, path) => {
    const parsed = parseGuide(readFileSync(path));
    if (!parsed.ok) throw new Error(`${name} does not parse: ${parsed.issue.code}`);
    const guide = CreateStudyRequest.parse(parsed.value);
    for (const seed of participants) {
      const { session, steps } = conduct(guide, createRandom(seed), { seed: `participant ${seed}` });
      expect(steps.at(-1)?.kind).toBe('end');
      expect(transcript(guide, session)).toHaveLength(steps.length);
    }
  });
});
