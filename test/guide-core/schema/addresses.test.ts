import { Uri } from '@guide-studio/guide-core';
import { isLoadableUrl, urlOf } from '@guide-studio/guide-core/internal';
import { expect, test } from 'vitest';

// Node 20 and 22 change their mind about such hosts once V8 has compiled a call of `URL.canParse`.
const rounds = 30_000;

test.each([
  ['Uri', (text: string) => Uri.safeParse(text).success],
  ['urlOf', (text: string) => urlOf(text) !== null],
  ['isLoadableUrl', isLoadableUrl],
] as const)('%s accepts a host with a letter such as ü each time that it is asked', (_, accepts) => {
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Only a text that was parsed or received is stored with one byte for each letter; the fault needs that.
    const text = JSON.parse(`"https://m\u00FCnchen.example/${round % 97}.png"`) as string;
    if (!accepts(text)) refused += 1;
  }
  expect(refused).toBe(0);
});

test('what is no address has no parts', () => {
  expect(urlOf('loaf.png')).toBeNull();
  expect(urlOf('https://a.example:8080/b?c#d')).toMatchObject({ host: 'a.example:8080', pathname: '/b', search: '?c' });
});
