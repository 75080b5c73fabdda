import { expect, test as base } from '@playwright/test';
import { Editor } from '../e2e/studio.ts';
import { ChromiumDesktop } from './chromium/chromiumDesktop.ts';
import type { Desktop, Start } from './desktop.ts';
import { startReal } from './realDesktop.ts';

const guideOf = (title: string, text: string): object => ({
  title,
  studyGuide: [{ type: 'flat', title: 'Questions', items: [{ type: 'open_ended', text }] }],
});
export const guides = {
  'tea.guide.json': guideOf('Tea', 'How do you drink tea?'),
  'bread.guide.json': guideOf('Bread', 'Which bread do you eat?'),
  'milk.guide.json': guideOf('Milk', 'Where do you buy milk?'),
  'rice.guide.json': guideOf('Rice', 'How do you cook rice?'),
};

/** What carries the application: the real Electron, or a double of it on a real Chromium. */
export type Carrier = 'Chromium' | 'Electron';

export const test = base.extend<{ carrier: Carrier; begin: Start; desktop: Desktop; editor: Editor }>({
  carrier: ['Chromium', { option: true }],
  begin: [{ files: guides, parameters: ['--folder={folder}', '{folder}/tea.guide.json'] }, { option: true }],
  desktop: async ({ begin, carrier }, use) => {
    const desktop = await (carrier === 'Electron' ? startReal(begin) : ChromiumDesktop.start(begin));
    await use(desktop);
    await desktop.stop();
  },
  editor: async ({ desktop }, use) => await use(new Editor(await desktop.nextPage([]))),
});

export const question = (editor: Editor) =>
  editor.page.getByRole('textbox', { name: 'Text of question 1', exact: true });
export const isEdited = async (desktop: Desktop) => (await desktop.windows()).at(-1)?.edited;

/** Makes unsaved work by keys: without them the browser does not let a page hold its window back. */
export async function typeMore(desktop: Desktop, editor: Editor): Promise<void> {
  await question(editor).click();
  await editor.page.keyboard.type(' And coffee?');
  await expect.poll(async () => await isEdited(desktop)).toBe(true);
}

/** Why the double of Electron cannot run; null if it can. It uses groups of processes, and sockets with a path. */
export const whyNoCarrier = () => (process.platform === 'linux' ? null : 'The carrier on Chromium runs on Linux only.');
