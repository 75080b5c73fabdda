import { look } from './axe.ts';
import { expect, test } from './editor.ts';

test('the finished example has answers about two ideas and answers by voice, which can be played', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: /See a finished study/u }).click();
  await expect(page.getByText('These answers are simulated.')).toBeVisible();
  await expect(page.getByText('a tone that a program made, not a voice')).toBeVisible();
  await expect(page.getByText('The evening jar').first()).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).first().click();
  const audio = page.locator('audio').first();
  await expect(audio).toHaveAttribute('src', /\.wav$/u);
  const canPlay = async () =>
    await audio.evaluate((element: HTMLAudioElement) => element.readyState > 0 && element.error === null);
  await page.getByRole('button', { name: /^Play/u }).first().click();
  await expect.poll(canPlay).toBe(true);
  expect(await audio.evaluate((element: HTMLAudioElement) => Math.round(element.duration))).toBe(3);
  await look(page, 'the finished example', '[data-view="answers"]');
});

test('the preview shows the example in German and Arabic before it is saved', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: /See a finished study/u }).click();
  await expect(page.getByText('These answers are simulated.')).toBeVisible();
  await page.keyboard.press('Alt+3');
  const frame = page.frameLocator('iframe[title="The interview as participants see it"]');
  await expect(frame.getByText('Good morning')).toBeVisible();
  for (const [language, text, direction] of [
    ['German', 'Guten Morgen', 'ltr'],
    ['Arabic', 'صباح الخير', 'rtl'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await expect(frame.getByText(text)).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByText('Every text is translated.')).toBeVisible();
  }
});
