import { insideQuotes } from '@guide-studio/guide-core/internal';
import { expect, test } from 'vitest';

test('quotation marks within others are single, in English and German', () => {
  expect(`“${insideQuotes('Shown the concept “Night bus”')}”`).toBe('“Shown the concept ‘Night bus’”');
  expect(`„${insideQuotes('Sieht das Konzept „Nachtbus“')}“`).toBe('„Sieht das Konzept ‚Nachtbus‘“');
});
