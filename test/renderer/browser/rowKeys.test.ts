import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { inReading } from '../../../renderer/src/browser/rowKeys.ts';

test('the arrows that open and close a row are swapped where a guide reads from right to left', () => {
  const row = document.createElement('div');
  document.body.append(row);
  const read = (direction: string) => {
    row.style.direction = direction;
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp'];
    return keys.map((key) => inReading({ key, currentTarget: row } as unknown as KeyboardEvent));
  };
  expect(read('ltr')).toEqual(['ArrowLeft', 'ArrowRight', 'ArrowUp']);
  expect(read('rtl')).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp']);
  row.remove();
});
