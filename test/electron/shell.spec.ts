import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Editor } from '../e2e/studio.ts';
import { Desktop } from './chromium/Desktop.ts';

const guideOf = (title: string, text: string): object => ({
  title,
  studyGuide: [{ type: 'flat', title: 'Questions', items: [{ type: 'open_ended', text }] }],
});
const guides = {
  'tea.guide.json': guideOf('Tea', 'How do you drink tea?'),
  'bread.guide.json': guideOf('Bread', 'Which bread do you eat?'),
};

const test = base.extend<{ desktop: Desktop; editor: Editor }>({
  // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
  desktop: async ({}, use) => {
    const desktop = await Desktop.start(guides, '--folder={folder}', '{folder}/tea.guide.json');
    await use(desktop);
    await desktop.stop();
  },
  editor: async ({ desktop }, use) => await use(new Editor(await desktop.page())),
});

const question = (editor: Editor) => editor.page.getByRole('textbox', { name: 'Text of question 1', exact: true });

test('opens the guide of its command line, in a page without Node; edits and saves it', async ({ desktop, editor }) => {
  await expect(question(editor)).toHaveValue('How do you drink tea?');
  const { page } = editor;
  expect(await page.evaluate('[typeof require, typeof process, typeof module]')).toEqual(Array(3).fill('undefined'));
  expect(await page.evaluate('Object.keys(window.guideStudio).sort().join()')).toBe(
    'call,describeMenu,onCommand,onLeave,onOpenFile',
  );
  expect(await desktop.isEdited()).toBe(false);
  await question(editor).fill('How do you drink your tea?');
  await expect.poll(desktop.isEdited).toBe(true);
  await desktop.choose('Save');
  await expect.poll(() => desktop.read('tea.guide.json')).toContain('How do you drink your tea?');
  await expect.poll(desktop.isEdited).toBe(false);
});

test('opens what the system asks for, and what a second start names', async ({ desktop, editor }) => {
  // Asked for while the window is still starting.
  await desktop.openFile(join(desktop.folder, 'bread.guide.json'));
  await expect(question(editor)).toHaveValue('Which bread do you eat?');
  expect(await desktop.startAgain('tea.guide.json')).toBe(0);
  await expect(question(editor)).toHaveValue('How do you drink tea?');
});

test('closes with unsaved work only after a question: stay, save', async ({ desktop, editor }) => {
  // By keys: without them the browser does not let a page hold its window back.
  await question(editor).click();
  await editor.page.keyboard.type(' And coffee?');
  await expect.poll(desktop.isEdited).toBe(true);
  await desktop.close();
  const dialog = editor.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(question(editor)).toHaveValue(/And coffee/u);
  await desktop.close();
  await dialog.getByRole('button', { name: 'Save and close' }).click();
  expect(await desktop.ended()).toBe(0);
  expect(desktop.read('tea.guide.json')).toContain('And coffee?');
});
