import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { focusRow, inReading } from '../../../renderer/src/browser/rowKeys.ts';
import { until } from '../../until.ts';

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

describe('the focus that goes to a row', () => {
  afterEach(() => document.body.replaceChildren());

  const focusable = (key: string) => {
    const element = document.createElement('div');
    element.tabIndex = 0;
    element.dataset['key'] = key;
    return element;
  };
  const list = (...rows: readonly HTMLElement[]) => {
    const scroller = document.createElement('div');
    scroller.append(...rows);
    document.body.append(scroller);
    return scroller;
  };
  const frame = async () => await new Promise((resolve) => requestAnimationFrame(resolve));

  it('is there at once, so that the next key goes to the row', () => {
    const [one, two] = [focusable('one'), focusable('two')];
    const scroller = list(one, two);
    one.focus();
    focusRow(scroller, 'two');
    expect(document.activeElement).toBe(two);
  });

  it('waits for a row that is not mounted yet', async () => {
    const [one, two] = [focusable('one'), focusable('two')];
    const scroller = list(one);
    one.focus();
    focusRow(scroller, 'two');
    one.replaceWith(two);
    await until(() => expect(document.activeElement).toBe(two));
  });

  it('does not leave a field that has got the focus in the meantime', async () => {
    const [one, two, field] = [focusable('one'), focusable('two'), document.createElement('input')];
    const scroller = list(one);
    document.body.append(field);
    one.focus();
    focusRow(scroller, 'two');
    field.focus();
    scroller.append(two);
    await frame();
    await frame();
    expect(document.activeElement).toBe(field);
  });
});
