import { languageCodes } from '@guide-studio/guide-core';
import { afterEach, describe, expect, it } from 'vitest';
import { languageOptions } from '../../../renderer/src/settings/languageNames.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';

afterEach(async () => await speak('en'));

describe('the languages of a study', () => {
  it.each(['en', 'de'] as const)('have a name each, in the order of their names, in %s', async (language) => {
    await speak(language);
    const options = languageOptions(true);
    expect(options.map(({ value }) => value).toSorted()).toEqual([...languageCodes].toSorted());
    const names = options.map(({ label }) => label);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    for (const { label, value } of options) expect(label, value).not.toBe(value);
  });

  it('are found by their own name, their code and their direction', () => {
    const detail = (code: string) => languageOptions(true).find(({ value }) => value === code)?.detail;
    expect(detail('de')).toContain('Deutsch');
    expect(detail('ar')).toContain('right to left');
    expect(detail('fr')).not.toContain('right to left');
  });
});
