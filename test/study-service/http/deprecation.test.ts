import { expect, test } from 'vitest';
import { addresses, operated } from './operated.ts';

test('the legacy endpoints, and only they, say since when they are deprecated and until when they are served', async () => {
  const { service, key } = await operated();
  for (const { id, family, method, path } of addresses) {
    for (const headers of [{}, { 'x-api-key': key }] as Record<string, string>[]) {
      const response = await fetch(`${service.url}${path}`, { method, headers });
      const words = [response.headers.get('deprecation'), response.headers.get('sunset')];
      expect(words, id).toEqual(family === 'legacy' ? ['@1785542400', 'Sun, 01 Aug 2027 00:00:00 GMT'] : [null, null]);
    }
  }
  expect(new Date(1_785_542_400_000).toISOString()).toBe('2026-08-01T00:00:00.000Z');
});
