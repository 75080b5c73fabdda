import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from './axe.ts';
import { Editor, expect, ownGuide, processTest, test } from './studio.ts';
import { dialog } from './windowParts.ts';

// Law: axe finds nothing in any view of a study, its answers, and of what comes from outside the window.

test.use({ guides: [ownGuide] });

const file = 'breakfast.guide.json';
const inDialog = '[role=dialog], [role=alertdialog]';

// Each test walks through many views.
test.setTimeout(180_000);

test('a study: published, approved, launched and paused', async ({ editor, context }) => {
  const { page } = editor;
  const card = page.getByRole('region', { name: 'Studies from this guide' });
  const press = async (name: string) => await page.getByRole('button', { name, exact: true }).first().click();
  await editor.open('breakfast');
  await editor.row(/^6\. /).click();
  await editor.property('Text').fill('');
  await page.keyboard.press('Alt+6');
  await expect(page.getByRole('button', { name: 'Publish draft' })).toBeDisabled();
  await look(page, 'a study with a problem');
  await editor.undo();

  await press('Approve this guide…');
  await expect(dialog(page).getByLabel('Your name')).toBeFocused();
  await look(page, 'approve', inDialog);
  await dialog(page).getByLabel('Your name').fill('Grace');
  await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Approvals' })).toContainText('Current version');
  await press('Publish draft');
  await expect(page.getByRole('button', { name: 'Launch…' })).toBeVisible();
  await look(page, 'an approved draft');
  await page
    .getByRole('region', { name: 'Approvals' })
    .getByRole('button', { name: 'Withdraw the approval by Grace' })
    .click();
  await dialog(page).getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await press('Launch…');
  await expect(dialog(page)).toContainText(/approved/u);
  await expect(dialog(page).getByRole('group', { name: 'Paid from' })).toBeVisible();
  await look(page, 'launch', inDialog);
  await dialog(page)
    .getByRole('button', { name: /^Launch study/u })
    .click();
  await expect(dialog(page)).toContainText('The study is live');
  await look(page, 'launched', inDialog);
  const link = await dialog(page).getByRole('textbox').inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await card.getByRole('button', { name: 'Pause…' }).click();
  await look(page, 'pause', inDialog);
  await dialog(page).getByRole('button', { name: 'Pause study' }).click();
  await expect(card.getByRole('button', { name: 'Reopen…' })).toBeFocused();
  await look(page, 'a paused study');
  const participant = await context.newPage();
  await participant.goto(link);
  await expect(participant.getByRole('heading', { name: 'This study is paused' })).toBeVisible();
  await look(participant, 'the page of a paused study');
  await participant.close();
});

test('a rehearsal and its answers', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  const card = page.getByRole('region', { name: 'Studies from this guide' });
  const answers = page.getByRole('region', { name: 'Answers' });
  const press = async (name: string) => await page.getByRole('button', { name, exact: true }).first().click();
  await editor.open('breakfast');
  await editor.goLive();
  await card.getByRole('button', { name: 'Read the answers' }).click();
  await expect(answers).toContainText('Nobody has answered yet.');
  await look(page, 'no answers');
  await press('Back to the study');

  await card.getByRole('button', { name: 'Dress rehearsal…' }).click();
  await dialog(page).getByLabel('Invented participants').fill('12');
  await look(page, 'rehearsal', inDialog);
  await dialog(page).getByRole('button', { name: 'Start rehearsal' }).click();
  await expect(card).toContainText('12 invented participants took part');
  await look(page, 'a study after a rehearsal');
  await card.getByRole('button', { name: 'Read the answers' }).click();
  await expect(page.getByText('12 of these 12 interviews are from a dress rehearsal.')).toBeVisible();
  await look(page, 'answers by question: choices, grids, concepts, best and worst, follow-ups');
  await answers.getByRole('radio', { name: 'By interview' }).check();
  await expect(page.locator('[data-interview]')).toHaveCount(12);
  await look(page, 'answers by interview');
  await page.locator('[data-interview]').first().click();
  await expect(answers.getByRole('button', { name: 'All interviews' })).toBeVisible();
  await look(page, 'one interview');
  await press('All interviews');
  await answers.getByRole('radio', { name: 'By question' }).check();
  await answers.getByRole('button', { name: 'Filter', exact: true }).click();
  await answers.getByLabel('Filter by', { exact: true }).fill('Which of these');
  await page.getByRole('option').first().click();
  await answers.getByLabel('Value', { exact: true }).click();
  await page.getByRole('option').first().click();
  await look(page, 'a filter');
  await answers.getByRole('button', { name: 'Add filter' }).click();
  await expect(answers).toContainText(/Showing \d+ of 12 interviews\./u);
  await look(page, 'filtered answers');
  await answers.getByRole('button', { name: 'Download…' }).click();
  await expect(page.getByRole('dialog', { name: 'Download answers' })).toBeVisible();
  await look(page, 'download answers', inDialog);
});

test('the finished study', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'See a finished study' }).click();
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('These answers are simulated');
  await look(page, 'the finished study');
});

test('what comes from outside: another window, copies, lost files, merges, work that was kept', {
  tag: '@full',
}, async ({ editor, studio }) => {
  const { page } = editor;
  const original = studio.read(file);
  const rewrite = (name: string, text: string) => writeFileSync(join(studio.folder, name), text);
  const theirs = original
    .replace('How often do you eat breakfast …', 'How often did you eat breakfast?')
    .replace('"Good morning"', '"Good day"');
  await editor.open('breakfast');
  const other = new Editor(await page.context().newPage());
  await other.page.goto(studio.url);
  await other.open('breakfast');
  await expect(other.page.getByRole('button', { name: 'Edit here anyway' })).toBeVisible();
  await look(other.page, 'a guide that another window edits');
  await other.page.close();

  const copy = 'breakfast (conflicted copy 2026-11-20).guide.json';
  rewrite(copy, theirs);
  await expect(page.getByText(copy)).toBeVisible();
  await look(page, 'a copy of a sync tool');
  rmSync(join(studio.folder, copy));
  rmSync(join(studio.folder, file));
  await expect(page.getByText('breakfast is no longer in its folder')).toBeVisible();
  await look(page, 'a lost file');
  rewrite(file, original);
  await expect(page.getByText('breakfast is no longer in its folder')).toBeHidden();

  await editor.row(/^6\. How often/).click();
  await editor.property('Text').fill('How often do you have breakfast?');
  rewrite(file, theirs);
  await page.getByRole('button', { name: 'Merge…' }).click();
  await expect(page.getByRole('heading', { name: '1 decision' })).toBeVisible();
  await look(page, 'a merge');

  await expect.poll(() => studio.backups()).toHaveLength(1);
  page.on('dialog', (leave) => void leave.accept());
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Restore unsaved changes to “breakfast”?' })).toBeVisible();
  await look(page, 'work that was kept', inDialog);
  await dialog(page).getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('Unsaved changes to “breakfast” were kept')).toBeVisible();
  await look(page, 'work that is offered later');

  const [ours, both] = ['"Good morning"', '"Good day"'].map((text) => `    "title": ${text},\n`);
  const marked = `<<<<<<< HEAD\n${ours}=======\n${both}>>>>>>> theirs\n`;
  rewrite('conflict.guide.json', original.replace(ours ?? '', marked));
  await page.reload();
  const later = dialog(page).getByRole('button', { name: 'Later' });
  await later.click();
  await page
    .getByRole('button', { name: /^conflict/u })
    .first()
    .click();
  await expect(page.getByText('A merge in git left this file unfinished.')).toBeVisible();
  await look(page, 'a merge that git left unfinished');
});

processTest(
  'unsaved changes, a file that changed meanwhile, a program that ended, a view that failed',
  { tag: '@full' },
  async ({ page, studio }) => {
    const editor = new Editor(page);
    await page.route(/LogicView/u, (route) => route.abort());
    await page.goto(studio.url);
    await editor.open('breakfast');
    await editor.row(/^2\. /).click();
    await editor.property('Text').fill('Tell us.');
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Close guide' }).click();
    await expect(dialog(page)).toContainText('Save the changes');
    await look(page, 'unsaved changes', inDialog);
    await page.keyboard.press('Escape');
    writeFileSync(join(studio.folder, file), '{}\n');
    await page.keyboard.press('Control+s');
    await expect(dialog(page)).toContainText('changed by someone else');
    await look(page, 'changed on disk', inDialog);
    await page.keyboard.press('Escape');
    await studio.kill();
    await expect(page.getByText('The program behind this page has ended').first()).toBeVisible();
    await look(page, 'a program that has ended');
    await page.getByRole('button', { name: 'Logic', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This part of the window failed' })).toBeVisible();
    await look(page, 'a view that failed');
  },
);
