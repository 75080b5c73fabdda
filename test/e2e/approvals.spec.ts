import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ownGuide, test } from './studio.ts';

test.use({ guides: [ownGuide] });

const approvalsOf = (page: Page) => page.getByRole('region', { name: 'Approvals' });

test('an approval is bound to the content: a change says so before publishing and before launching', async ({
  editor,
  studio,
  page,
}) => {
  const file = 'breakfast.guide.json';
  await editor.open('breakfast');
  await test.step('approved, by keyboard', async () => {
    await page.keyboard.press('Alt+6');
    await approvalsOf(page).getByRole('button', { name: 'Approve this guide…' }).press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Grace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('For legal');
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await expect(approvalsOf(page)).toContainText('Current version');
    await expect(page.getByText(/^Fine: Approved by Grace/u)).toBeVisible();
  });
  const notes = JSON.parse(readFileSync(join(studio.folder, 'breakfast.guide.notes.json'), 'utf8')) as {
    readonly approvals: readonly object[];
  };
  const fingerprint = createHash('sha256').update(studio.read(file)).digest('hex');
  expect(notes.approvals).toMatchObject([{ name: 'Grace', note: 'For legal', fingerprint }]);

  await test.step('the pack lists it', async () => {
    await page.keyboard.press('Control+Shift+e');
    await page.getByRole('radio', { name: 'Markdown' }).check();
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const pack = readFileSync(await (await saving).path(), 'utf8');
    expect(pack).toContain('Grace');
    expect(pack).not.toContain('another version');
  });

  await test.step('an edit makes it an approval of another version; undo makes it fit again', async () => {
    await page.keyboard.press('Alt+1');
    await page.getByRole('textbox', { name: 'Text of question 2' }).fill('What was it?');
    await page.keyboard.press('Alt+6');
    await expect(approvalsOf(page)).toContainText('Other version');
    await expect(page.getByText(/^Note: This version is not approved/u)).toBeVisible();
    await page.getByRole('button', { name: 'Publish draft' }).click();
    await page.getByRole('button', { name: 'Launch…' }).click();
    await expect(page.getByRole('dialog')).toContainText('This draft is not approved');
    await expect(page.getByRole('dialog')).not.toContainText('has changed since');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+1');
    await editor.row(/^2\. What was it/u).click();
    await editor.undo();
    await page.keyboard.press('Alt+6');
    await expect(approvalsOf(page)).toContainText('Current version');
  });

  await test.step('an approval is withdrawn, and stays listed', async () => {
    await approvalsOf(page).getByRole('button', { name: 'Withdraw the approval by Grace' }).click();
    await expect(page.getByRole('dialog').getByLabel('Your name')).toBeFocused();
    await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Grace');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(approvalsOf(page)).toContainText('Withdrawn by Grace');
    await expect(page.getByText(/^Note: This version is no longer approved/u)).toBeVisible();
    await expect(approvalsOf(page).getByRole('button', { name: /Withdraw/u })).toBeHidden();
    const kept = JSON.parse(readFileSync(join(studio.folder, 'breakfast.guide.notes.json'), 'utf8')) as object;
    expect(kept).toMatchObject({ approvals: [{ name: 'Grace', fingerprint, withdrawn: { by: 'Grace' } }] });
  });

  await test.step('what would launch is not the guide any more: the sheet says so and leads to publishing', async () => {
    await page.getByRole('button', { name: 'Launch…' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('The guide has changed since this draft was published');
    await expect(sheet.getByRole('definition').first()).toHaveText(/./u);
    // The sheet grows when the wallets arrive: a press in that moment is released beside the button.
    await expect(sheet.getByRole('group', { name: 'Paid from' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Go to publishing' }).first().click();
    await expect(page.getByRole('heading', { name: 'Publish', exact: true })).toBeFocused();
  });
});

test.describe('German', () => {
  test.use({ locale: 'de-DE', ownPage: true });

  test('approvals and comments speak it', { tag: '@full' }, async ({ editor, studio }) => {
    const { page } = editor;
    const approval = { id: '00000000-0000-4000-8000-000000000001', name: 'Grace', at: '2026-11-01T10:00:00Z' };
    const notes = { approvals: [{ ...approval, fingerprint: '0'.repeat(64) }] };
    writeFileSync(join(studio.folder, 'breakfast.guide.notes.json'), JSON.stringify(notes));
    await editor.open('breakfast');
    await page.keyboard.press('Alt+6');
    await expect(page.getByRole('region', { name: 'Freigaben' })).toContainText('Andere Fassung');
    await expect(page.getByText(/Diese Fassung ist nicht freigegeben/u)).toBeVisible();
    await page.keyboard.press('Control+Alt+m');
    const pane = page.getByRole('complementary', { name: 'Kommentare' });
    await expect(pane.getByRole('textbox', { name: /^Kommentar zu/u })).toBeFocused();
    await page.keyboard.type('Gut');
    await pane.getByLabel('Ihr Name').fill('Ada');
    await page.keyboard.press('Enter');
    await expect(pane.getByRole('listitem')).toContainText('Gut');
    await expect(pane).toContainText('1 offen');
  });
});
