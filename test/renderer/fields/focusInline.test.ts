import { afterEach, expect, test } from 'vitest';
import { focusInline } from '../../../renderer/src/fields/focusInline.ts';

afterEach(() => document.body.replaceChildren());

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('a text that is loaded late does not take the focus from a dialog, and gets it when the dialog closes', async () => {
  document.body.innerHTML = '<main></main><div role="dialog" data-open><input></div>';
  const [main, dialog, field] = ['main', '[role="dialog"]', 'input'].map(
    (selector) => document.querySelector<HTMLElement>(selector) ?? document.body,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  field.focus();
  main.setAttribute('aria-hidden', 'true');
  focusInline('one');
  main.innerHTML = '<textarea data-inline="one/text">Why?</textarea>';
  await frames(3);
  expect(document.activeElement).toBe(field);
  dialog.remove();
  main.removeAttribute('aria-hidden');
  await frames(2);
  expect(document.activeElement).toBe(document.querySelector('textarea'));
});
