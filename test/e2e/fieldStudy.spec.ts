import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { csvRows } from '../../packages/importing/src/csv/csvRows.ts';
import { pngFile } from '../media/files.ts';
import { aboutTheFilter, fieldDocument, fieldWords, filterQuestion, ideas } from './fieldStudy.ts';
import { expect, test } from './studio.ts';
import { dialog } from './windowParts.ts';

// Law: a researcher comes from a document to a participant of another language by visible labels, without a terminal.

test.use({ guides: [], contents: {}, actionTimeout: 8000 });
test.setTimeout(240_000);

/** Returns the sheet with its texts translated as in the study. */
function filledIn(sheet: string): string {
  const [head = [], ...rows] = csvRows(sheet);
  const filled = rows.map((cells) =>
    cells.map((cell, at) => {
      const language = head[at];
      if (language !== 'de' && language !== 'ar') return cell;
      return fieldWords(language).get(cells[head.indexOf('source')] ?? '') ?? cell;
    }),
  );
  return [head, ...filled]
    .map((cells) => cells.map((cell) => JSON.stringify(cell).replaceAll('\\"', '""')).join(','))
    .join('\r\n');
}

test('a study of 25 questions in three languages, with a picture and a skip, reaches a phone', async ({
  editor,
  context,
}) => {
  const { page } = editor;
  const filter = fieldWords('ar').get(filterQuestion);
  let link = '';

  await test.step('the document becomes a guide', async () => {
    await editor.welcome();
    await page.getByRole('button', { name: 'Import questionnaire…' }).first().click();
    await dialog(page)
      .getByLabel('Choose a file…')
      .setInputFiles({ name: 'water.md', mimeType: 'text/markdown', buffer: Buffer.from(fieldDocument) });
    await dialog(page)
      .getByRole('button', { name: /^Create guide with/u })
      .click();
    await page.keyboard.press('Control+s');
    await dialog(page).getByLabel('File name').fill('water');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveTitle(/water/u);
  });

  await test.step('one answer skips six questions in six clicks', async () => {
    let clicks = 0;
    const click = async (where: Locator, button: 'left' | 'right' = 'left'): Promise<void> => {
      clicks += 1;
      await where.click({ button });
    };
    await click(editor.row(new RegExp(filterQuestion.replace('?', String.raw`\?`), 'u')), 'right');
    await click(page.getByRole('menuitem', { name: 'Skip to…' }));
    await click(dialog(page).getByRole('checkbox', { name: 'No', exact: true }));
    await click(dialog(page).getByRole('combobox', { name: 'Go on with' }));
    await click(page.getByRole('option', { name: /How does your tap water taste/u }));
    await click(dialog(page).getByRole('button', { name: 'Skip 6 questions' }));
    expect(clicks).toBeLessThanOrEqual(6);
  });

  await test.step('two ideas, one with a picture', async () => {
    await editor.row(/^Two ideas/u).click();
    const properties = page.getByRole('complementary', { name: 'Properties' });
    await properties.getByLabel('Type').selectOption('Concept block');
    await properties.getByRole('button', { name: 'Add', exact: true }).click();
    for (const [index, { title, description }] of ideas.entries()) {
      const card = page.getByRole('article').filter({ hasText: 'Shown to participants' }).nth(index);
      await card.getByLabel('Nickname of the concept').fill(title[0]);
      await card.getByLabel('Title of the concept for participants').fill(title[0]);
      await card.getByLabel('Description of the concept for participants').fill(description[0]);
    }
    await editor.row(ideas[0]?.title[0] ?? '').click();
    await properties.getByLabel('Choose file…').setInputFiles({
      name: 'jug.png',
      mimeType: 'image/png',
      buffer: pngFile(320, 240, [40, 90, 200]),
    });
    await page.getByLabel('Alternative text').fill('A blue jug');
  });

  await test.step('spoken and written answers, and two more languages', async () => {
    await page.getByRole('button', { name: 'Study settings' }).first().click();
    await page.getByLabel('Mode', { exact: true }).selectOption({ label: 'Audio or text' });
    await page.getByRole('button', { name: 'Languages', exact: true }).click();
    for (const language of ['German', 'Arabic']) {
      await page.getByRole('button', { name: 'Add a language' }).click();
      await dialog(page).getByRole('combobox', { name: 'Language' }).fill(language);
      await page.getByRole('option', { name: new RegExp(`^${language}`, 'u') }).click();
      await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    }
    const more = page.getByRole('button', { name: 'Files and suggestions' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Write a file for translators' }).click();
    await dialog(page).getByLabel('Format').selectOption('CSV for any spreadsheet (.csv)');
    await dialog(page).getByRole('checkbox', { name: 'German' }).check();
    const waiting = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Write the file' }).click();
    const sheet = readFileSync(await (await waiting).path(), 'utf8');
    await more.click();
    await page.getByRole('menuitem', { name: 'Read a translated file' }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'water.csv', mimeType: 'text/csv', buffer: Buffer.from(filledIn(sheet)) });
    await dialog(page)
      .getByRole('button', { name: /^Apply/u })
      .click();
    // The title for participants came with the document, and the picture after the sheet was written.
    for (const [language, title, picture] of [
      ['Arabic', 'الماء في المنزل', 'إبريق أزرق'],
      ['German', 'Wasser zu Hause', 'Eine blaue Kanne'],
    ] as const) {
      await page
        .getByRole('list', { name: 'Languages of the study' })
        .getByRole('button', { name: new RegExp(`^${language}`, 'u') })
        .click();
      for (const [source, text] of [
        ['Water at home', title],
        ['A blue jug', picture],
      ] as const) {
        await page.getByRole('button', { name: 'Next missing' }).click();
        await expect(page.getByRole('textbox', { name: `${language}: ${source}` })).toBeFocused();
        await page.keyboard.type(text);
      }
    }
    await page.keyboard.press('Control+s');
  });

  await test.step('publish, launch, invite', async () => {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Study' }).click();
    await page.getByRole('button', { name: 'Publish draft' }).click();
    await page.getByRole('button', { name: 'Launch…' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Launch study/u })
      .click();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Invite…' }).click();
    await dialog(page).getByLabel('Language', { exact: true }).selectOption('Arabic');
    link = await dialog(page).getByRole('textbox', { name: 'Link for participants' }).inputValue();
  });

  await test.step('a participant takes part in Arabic', async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(link);
    const asked: string[] = [];
    let pictures = 0;
    const heading = phone.getByRole('heading', { level: 1 });
    const write = phone.getByRole('button', { name: 'الكتابة بدلًا من ذلك' });
    const saved = phone.getByRole('heading', { name: 'حُفظت إجاباتكم' });
    const submit = phone.locator('button[type=submit]');
    for (;;) {
      await expect(submit.or(write).or(saved).first()).toBeVisible();
      if (await write.isVisible()) {
        await write.click();
        await expect(write).toBeHidden();
        continue;
      }
      if (await saved.isVisible()) break;
      const text = await heading.innerText();
      asked.push(text);
      if (await phone.getByRole('img', { name: 'إبريق أزرق' }).isVisible()) pictures += 1;
      if (await phone.getByRole('textbox').isVisible()) await phone.getByRole('textbox').fill('ماء');
      const radios = phone.getByRole('radio');
      if ((await radios.count()) > 0) await radios.nth(text === filter ? 1 : 0).click();
      await submit.click();
      await expect(heading).not.toHaveText(text);
    }
    // Each was asked in Arabic. Those about the filter were passed over, and the ideas were both seen.
    const arabic = fieldWords('ar');
    const known = new Set(arabic.values());
    expect(asked.filter((text) => !known.has(text))).toEqual([]);
    expect(asked).toHaveLength(23);
    for (const { text } of aboutTheFilter) expect(asked).not.toContain(arabic.get(text[0]));
    expect(pictures).toBe(3);
    await phone.close();
  });

  await test.step('the answers are there', async () => {
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Read the answers' }).click();
    await expect(page.getByRole('region', { name: 'Answers' })).toBeVisible();
    await expect(page.getByText('ماء', { exact: true }).first()).toBeVisible();
  });
});
