import { readFileSync } from 'node:fs';
import { advise, validate, verdict } from '@guide-studio/guide-core';
import { isCanonical, parseGuide } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';

/** What is to be said of real guides: “NONE OF THE ABOVE” can be selected together with other answers. */
const advised: Readonly<Record<string, readonly string[]>> = {
  'voice-health-confounders.guide.json': ['noneBesideOthers'],
};

describe.skipIf(!realGuidesPresent)(`real guides${whyNoRealGuides}`, () => {
  test.each(realGuideFiles)('%s is canonical, valid and needs no advice but what is known', (name, path) => {
    const bytes = readFileSync(path);
    const parsed = parseGuide(bytes);
    if (!parsed.ok) throw new Error(`${name} does not parse: ${parsed.issue.code}`);
    expect(parsed.losses).toEqual([]);
    expect(isCanonical(parsed.text)).toBe(true);
    expect(validate(parsed.value)).toEqual([]);
    expect(verdict(parsed.value)).toEqual({ ok: true, code: null, guide: parsed.value });
    expect(advise(parsed.value).map(({ code }) => code)).toEqual(advised[name] ?? []);
  });
});
