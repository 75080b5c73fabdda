import { accessOf, participantOf } from '../study-service/participant.ts';
import { look } from './axe.ts';
import { expect, test } from './studio.ts';

// A researcher reads the answers of a study: searches, marks, codes, undoes, and collects quotes.

const item = (text: string, externalId: string) => ({ type: 'open_ended', text, externalId });
const guide = {
  title: 'Bread at home',
  config: { questionLanguage: 'en' },
  studyGuide: [
    { type: 'flat', title: 'Buying', items: [item('Where do you buy bread?', 'where'), item('Why there?', 'why')] },
  ],
};
const answers = [
  ['At the bakery, mostly.', 'Their prices are fair 😀 and the crust is good.'],
  ['In a supermarket.', 'It is cheap.\nAnd the price never changes.'],
] as const;

test.use({ guides: [], contents: { 'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('answers are searched, marked with a star, a code and a note, and collected as quotes', async ({
  editor,
  context,
  studio,
}) => {
  const { page } = editor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('bread');
  const link = new URL(await editor.goLive());
  for (const texts of answers) await take(link, texts);
  await page.getByRole('button', { name: 'Read the answers' }).click();
  const view = page.getByRole('region', { name: 'Answers' });
  const words = (text: string) => view.locator('[data-text-key]').filter({ hasText: text }).first();
  const bar = page.getByRole('toolbar', { name: 'Mark the words' });
  const dialog = page.getByRole('dialog');
  await expect(words('At the bakery, mostly.')).toBeVisible();

  await test.step('words are selected by keys, and get a code; the first mark asks for the name', async () => {
    await words('Their prices').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await bar.getByRole('button', { name: 'Code' }).click();
    await page.getByRole('menuitem', { name: 'New code…' }).click();
    await expect(dialog).toContainText('Their prices');
    await dialog.getByLabel('Name', { exact: true }).fill('Price');
    await dialog.getByLabel('Your name').fill('Ana');
    await dialog.getByRole('button', { name: 'Add code' }).click();
    await expect(words('Their prices').locator('mark')).toHaveText('Their prices');
    expect(studio.read('bread.guide.reading/Ana.marks.jsonl')).toContain('"turn":0,"start":0,"end":12');
  });

  await test.step('words are selected by the pointer, and get a star', async () => {
    await words('At the bakery')
      .getByText('bakery')
      .dblclick({ position: { x: 45, y: 8 } });
    await bar.getByRole('button', { name: 'Star' }).click();
    await expect(words('At the bakery').locator('mark[data-star]')).toHaveCount(1);
  });

  await test.step('a search finds forms of words, and all hits get a code at once', async () => {
    await page.keyboard.press('Control+f');
    const field = page.getByRole('searchbox', { name: 'Search the answers' });
    await expect(field).toBeFocused();
    await field.fill('prices');
    await expect(view).toContainText('2 texts of 2 people.');
    await expect(view.locator('mark[data-found]')).toHaveText(['prices', 'price']);
    await look(page, 'what a search finds', '[data-view="answers"]');
    await view.getByRole('button', { name: 'Code these…' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog.getByRole('button', { name: 'Code 1 text' }).click();
    await field.press('Escape');
    await expect(field).toHaveValue('');
  });

  await test.step('quotes by code, with their source', async () => {
    await view.getByRole('radio', { name: 'Quotes and codes' }).check();
    await view
      .getByRole('button', { name: /^Price/u })
      .first()
      .click();
    const quotes = view.locator('[data-quote]');
    await expect(quotes).toHaveText([/Their prices/u, /price/u]);
    await quotes.first().getByRole('button', { name: 'Copy with the source' }).click();
    expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe('“Their prices” (P1, Q2)');
    await look(page, 'quotes', '[data-view="answers"]');
  });

  await test.step('everything can be undone', async () => {
    await page.keyboard.press('Control+z');
    await expect(view.locator('[data-quote]')).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(view.locator('[data-quote]')).toHaveCount(2);
  });
});

async function take(link: URL, texts: readonly string[]): Promise<void> {
  const participant = participantOf(link.origin);
  let reply = await participant.start({ linkId: link.pathname.split('/').at(-1), urlParams: {} });
  const access = accessOf(reply);
  let at = 0;
  for (let { step } = reply; step && step.kind !== 'end'; step = reply.step) {
    const text = step.kind === 'item' ? texts[at++] : 'Because of that.';
    reply = await participant.answer(access, step.stepId, { text });
  }
}
