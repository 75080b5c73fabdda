import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ShownTooltip, watchTooltips } from '../../../renderer/src/controls/watchTooltips.ts';

const long = 60_000;
let stop = () => {};
let shown: (ShownTooltip | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shown = [];
  stop = watchTooltips((tooltip) => shown.push(tooltip));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function element(attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElement('p');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

const hover = (target: Element) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const texts = () => shown.map((tooltip) => tooltip?.text ?? null);

test('a tooltip stays while the mouse is on its popup, and goes when it leaves', () => {
  hover(element({ 'data-tooltip': 'Delete' }));
  vi.advanceTimersByTime(long);
  hover(element({ 'data-tooltip-popup': '' }));
  vi.advanceTimersByTime(long);
  expect(texts()).toEqual(['Delete']);
  hover(element({}));
  vi.advanceTimersByTime(long);
  expect(texts()).toEqual(['Delete', null]);
});

test('an element that is gone shows no tooltip', () => {
  const button = element({ 'data-tooltip': 'Delete' });
  hover(button);
  button.remove();
  vi.advanceTimersByTime(long);
  expect(texts()).toEqual([]);
});
