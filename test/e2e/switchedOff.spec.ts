import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from './axe.ts';
import { expect, test } from './studio.ts';
import { status } from './windowParts.ts';

const yes = [{ text: 'Yes' }, { text: 'Yes' }];
const items = [
  { type: 'multiple_choice', text: 'Is it hot?', externalId: 'hot', options: yes },
  { type: 'multiple_choice', text: 'Is it ready?', externalId: 'ready', options: yes },
  { type: 'open_ended', text: 'TODO' },
];
const guide = `${JSON.stringify({ title: 'Food', studyGuide: [{ type: 'flat', title: 'Soup', items }] }, null, 2)}\n`;

test.use({
  contents: { 'food.guide.json': guide, 'guide-studio.json': '{ "advice": { "placeholderText": "off" } }' },
});

test('advice is switched off at one question by a comment, seen with its reason, and switched on again', async ({
  editor,
  studio,
  page,
}) => {
  await editor.open('food');
  await expect(status(page).getByRole('button', { name: '2 suggestions' })).toBeVisible();
  await editor.showProblems();
  const { problems } = editor;
  await expect(problems).toContainText('2 suggestions · 1 switched off');

  await test.step('a suggestion begins the comment, whose author adds the reason', async () => {
    await problems
      .getByRole('button', { name: /^(?:More|Other fixes)$/u })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Turn off here…' }).click();
    const text = page.getByRole('textbox', { name: 'Comment on “Is it hot?”' });
    await expect(text).toBeFocused();
    await page.keyboard.type('both are meant');
    await expect(text).toHaveValue('advice off: duplicateOptionTexts — both are meant');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(problems).toContainText('1 suggestion · 2 switched off');
    await expect(editor.row(/Is it hot/u)).not.toHaveAccessibleName(/suggestion/u);
    expect(studio.read('food.guide.json'), 'the guide itself is not touched').toBe(guide);
  });

  await test.step('the list shows what is switched off, and by what', async () => {
    await problems.getByRole('radio', { name: 'Switched off 2' }).click();
    await expect(problems).toContainText('Switched off: both are meant');
    await expect(problems).toContainText('Switched off by guide-studio.json');
    await look(page, 'what is switched off');
  });

  await test.step('settings that change are followed, and a fault in them is shown', async () => {
    writeFileSync(join(studio.folder, 'guide-studio.json'), '{ "advice": { "placeholderTexts": "off" } }');
    await expect(problems).toContainText('There is no advice “placeholderTexts”. Did you mean “placeholderText”?');
    await expect(problems).toContainText('1 warning, 1 suggestion · 1 switched off');
    writeFileSync(join(studio.folder, 'guide-studio.json'), '{}');
    await expect(problems).not.toContainText('placeholderTexts');
  });

  await test.step('without the comment, the suggestion is shown again', async () => {
    await problems.getByRole('radio', { name: 'Switched off 1' }).click();
    await problems.getByRole('button', { name: 'Turn on' }).click();
    await expect(problems).toContainText('1 warning, 2 suggestions');
    const notes = join(studio.folder, 'food.guide.notes.json');
    expect(existsSync(notes) && readFileSync(notes, 'utf8')).not.toContain('duplicateOptionTexts');
  });
});
