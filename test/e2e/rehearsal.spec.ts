import { expect, test } from './studio.ts';

const guide = {
  title: 'Bread',
  config: { questionLanguage: 'en' },
  studyGuide: [
    {
      type: 'screening',
      title: 'Screener',
      items: [
        {
          type: 'multiple_choice',
          text: 'Do you eat bread?',
          multiSelect: false,
          options: [
            { text: 'Yes', status: 'approve' },
            { text: 'No', status: 'reject' },
          ],
        },
      ],
    },
    { type: 'flat', title: 'Part', items: [{ type: 'open_ended', text: 'Why?' }] },
  ],
};

test.use({ guides: [], contents: { 'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('invented participants take a study, are marked in its answers, and are deleted', async ({ editor, context }) => {
  const { page } = editor;
  await editor.open('bread');
  const link = await editor.goLive();
  const card = page.getByRole('region', { name: 'Studies from this guide' });
  const dialog = page.getByRole('dialog');
  const real = await context.newPage();
  await real.goto(link);
  await real.getByText('Yes', { exact: true }).click();
  await real.getByRole('button', { name: 'Next', exact: true }).click();
  await real.getByRole('textbox').fill('Because it is good');
  await real.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(real.getByText(/Thank you/u).first()).toBeVisible();
  await page.bringToFront();

  await test.step('a rehearsal', async () => {
    await card.getByRole('button', { name: 'Dress rehearsal…' }).click();
    await expect(dialog).toContainText('They use no credits');
    await dialog.getByLabel('Invented participants').fill('12');
    await page.setViewportSize({ width: 1100, height: 420 });
    await dialog.getByRole('button', { name: 'Start rehearsal' }).click();
    await expect(card).toContainText('12 invented participants took part');
    await expect(card).toContainText(
      /Together they reached everything that can be reached in this study \((\d+) of \1\): /u,
    );
    await expect(card.getByText('12 invented participants took part')).toBeInViewport();
    const repeat = card.getByLabel(/^To repeat it with the same participants \(seed “\w+”\)/u);
    await expect(repeat).toHaveValue(/^guide rehearse [0-9a-f-]{36} --participants 12 --seed \w{8}$/u);
    await expect(repeat).toBeInViewport();
    await expect(card.getByRole('button', { name: 'Copy command' })).toBeInViewport();
    await expect(card).toContainText('12 rehearsal responses.');
    // Only the view scrolls to what came of it: the menu bar and the tabs stay where they are.
    const scrolled = await page.evaluate(() => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      return { scrollTop, beyond: scrollHeight - clientHeight, body: document.body.scrollTop };
    });
    expect(scrolled).toEqual({ scrollTop: 0, beyond: 0, body: 0 });
    await expect(page.getByRole('navigation', { name: 'Menus' })).toBeInViewport();
  });

  await test.step('its answers', async () => {
    await card.getByRole('button', { name: 'Read the answers' }).click();
    await expect(page.getByText('12 of these 13 interviews are from a dress rehearsal.')).toBeVisible();
    await page.getByRole('radio', { name: 'By interview' }).click();
    await expect(page.locator('[data-interview]')).toHaveCount(13);
    await expect(page.locator('[data-interview]', { hasText: 'Invented participant' })).toHaveCount(12);
    await page.getByRole('button', { name: 'Show real participants only' }).click();
    await expect(page.locator('[data-interview]')).toHaveText([/^Interview 1/u]);
    await page.getByRole('button', { name: 'Back to the study' }).click();
  });

  await test.step('all of it is deleted, and nothing else', async () => {
    // The card grows when the service has said whether the study is open.
    await expect(card.getByRole('button', { name: 'Pause…' })).toBeVisible();
    await card.getByRole('button', { name: 'Delete rehearsal responses…' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('12 rehearsal responses deleted')).toBeVisible();
    await card.getByRole('button', { name: 'Read the answers' }).click();
    await page.getByRole('radio', { name: 'By interview' }).click();
    await expect(page.locator('[data-interview]')).toHaveText([/^Interview 1/u]);
  });
});
