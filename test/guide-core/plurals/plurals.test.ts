import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { describe, expect, it } from 'vitest';

describe('words for numbers', () => {
  it('have two forms in English and German', () => {
    const forms = { one: 'block', other: 'blocks' };
    for (const language of ['en', 'de']) {
      const { counted, plural } = pluralsOf(language);
      expect([0, 1, 2, 21].map((count) => counted(count, forms))).toEqual([
        '0 blocks',
        '1 block',
        '2 blocks',
        '21 blocks',
      ]);
      expect([1, 2].map((count) => plural(count, forms))).toEqual(['block', 'blocks']);
    }
  });

  it('have separators in numbers, and all their decimals', () => {
    const [english, german] = [pluralsOf('en'), pluralsOf('de')];
    const numbers = [999, 1000, 1234.5678, -1234, 0.00012, 12_345_678_901_234_567_890n];
    expect(numbers.map(english.number)).toEqual([
      '999',
      '1,000',
      '1,234.5678',
      '-1,234',
      '0.00012',
      '12,345,678,901,234,567,890',
    ]);
    expect(german.counted(40_220, { one: 'Person', other: 'Personen' })).toBe('40.220 Personen');
  });

  it('have as many forms as a language needs, and `other` for those that are not given', () => {
    const { counted } = pluralsOf('pl');
    const forms = { one: 'blok', few: 'bloki', many: 'bloków', other: 'bloku' };
    expect([1, 2, 5, 1.5].map((count) => counted(count, forms))).toEqual([
      '1 blok',
      '2 bloki',
      '5 bloków',
      '1,5 bloku',
    ]);
    expect(counted(2, { one: 'blok', other: 'bloku' })).toBe('2 bloku');
  });
});
