import { expect } from '@playwright/test';
import { readGuide } from './desktop.ts';
import { isEdited, question, test, typeMore, whyNoCarrier } from './desktopTest.ts';

// One journey through the built application; all others, also in Electron, are in desktop.full.spec.ts.

test.skip(whyNoCarrier() !== null, whyNoCarrier() ?? '');

test('the desktop application on Chromium: opens a guide without Node, saves it, and asks before it closes', async ({
  desktop,
  editor,
}) => {
  const { page } = editor;
  await expect(question(editor)).toHaveValue('How do you drink tea?');
  expect(await page.evaluate('[typeof require, typeof process, typeof module]')).toEqual(Array(3).fill('undefined'));
  expect(await page.evaluate('Object.keys(window.guideStudio).sort().join()')).toBe(
    'call,describeMenu,onCommand,onLeave,onOpenFile,openDropped,stay',
  );
  expect(await isEdited(desktop)).toBe(false);
  await typeMore(desktop, editor);
  await desktop.choose('Save');
  await expect.poll(() => readGuide(desktop, 'tea.guide.json')).toContain('And coffee?');
  await expect.poll(async () => await isEdited(desktop)).toBe(false);
  await typeMore(desktop, editor);
  await desktop.close();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(question(editor)).toHaveValue(/And coffee\? And coffee/u);
  await desktop.close();
  await dialog.getByRole('button', { name: 'Save and close' }).click();
  expect(await desktop.ended()).toBe(0);
  expect(readGuide(desktop, 'tea.guide.json')).toContain('And coffee? And coffee?');
});
