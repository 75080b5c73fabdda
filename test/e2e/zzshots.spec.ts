import { test } from './studio.ts';
import { dialog } from './windowParts.ts';
const guide = { title: 'Tea', externalTitle: 'About tea', config: { questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar'] }, welcomeMessage: { title: 'Hello', message: 'It takes 10 minutes.\n\nThank you for taking part in this study about tea.' }, studyGuide: [{ type: 'flat', title: 'Tea', items: [ { type: 'multiple_choice', externalId: 'often', text: 'How often do you drink tea in a usual week, including at work?', options: [ { externalId: 'daily', text: 'Every day' }, { externalId: 'never', text: 'Never' } ] }, { type: 'open_ended', externalId: 'why', text: 'Why is that?' } ] }], closingMessage: 'Thank you.' };
const tr = { translations: { ar: [{ kind: 'question', externalId: 'why', source: 'Why is that?', text: 'لماذا هذا؟', state: 'reviewed' }], de: [ { kind: 'question', externalId: 'often', source: 'How often do you have tea in a usual week?', text: 'Wie oft trinken Sie Tee?', state: 'reviewed' }, { kind: 'question', externalId: 'why', source: 'Why is that?', text: 'Warum ist das so, 3?', state: 'new' }, { kind: 'welcomeTitle', source: 'Hi', text: 'Hallo', state: 'reviewed' } ] } };
test.use({ guides: [], contents: { 'tea.guide.json': JSON.stringify(guide), 'tea.guide.translations.json': JSON.stringify(tr) } });
test('shots', async ({ editor }) => {
  const { page } = editor;
  await editor.open('tea');
  for (const [w, h] of [[1440, 900], [1024, 700], [390, 800]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press('Alt+7');
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/work/proof/shots/A/lang-${w}-${colorScheme}.png` });
      if (colorScheme === 'light') {
        await page.getByRole('button', { name: /^German/ }).first().click();
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/work/proof/shots/A/german-${w}.png` });
        await page.getByRole('button', { name: /^German/ }).first().click();
        for (const item of ['Suggest translations', 'Write a file for translators', 'Read a translated file']) {
          await page.getByRole('button', { name: 'Files and suggestions' }).click();
          await page.getByRole('menuitem', { name: item }).click();
          await page.waitForTimeout(300);
          if (item.startsWith('Suggest')) { await dialog(page).getByRole('button', { name: 'Suggest', exact: true }).click(); await page.waitForTimeout(1500); }
          await page.screenshot({ path: `/work/proof/shots/A/${item.split(' ')[0]}-${w}.png` });
          await page.keyboard.press('Escape');
        }
      }
    }
  }
});
