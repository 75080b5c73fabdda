import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { advise, isCanonical, parseGuide, validate, verdict } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../../shared/guides');
const isThere = existsSync(folder);
const files = isThere ? readdirSync(folder).filter((name) => name.endsWith('.guide.json')) : [];

describe.skipIf(!isThere)(`real guides${isThere ? '' : ' (skipped: ../shared/guides is not there)'}`, () => {
  test.each(files)('%s is canonical, valid and needs no advice', (name) => {
    const bytes = readFileSync(join(folder, name));
    const parsed = parseGuide(bytes);
    if (!parsed.ok) throw new Error(`${name} does not parse: ${parsed.issue.code}`);
    expect(parsed.losses).toEqual([]);
    expect(isCanonical(parsed.text)).toBe(true);
    expect(validate(parsed.value)).toEqual([]);
    expect(verdict(parsed.value)).toEqual({ code: null });
    expect(advise(parsed.value)).toEqual([]);
  });
});
