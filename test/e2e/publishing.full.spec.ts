import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCuttingService } from './cuttingService.ts';
import { expect, processTest as test } from './studio.ts';

test('a wrong key is reported at its field; an interrupted create is sent once and does not change the guide', {
  tag: '@full',
}, async ({ editor, studio }) => {
  const { page } = editor;
  const service = await startCuttingService();
  const before = studio.read('breakfast.guide.json');
  const dialog = page.getByRole('dialog');
  await editor.open('breakfast');

  await test.step('the key', async () => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Study' }).click();
    await page.getByRole('menuitem', { name: 'Connections…' }).click();
    await dialog.getByRole('button', { name: 'Add a connection' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Other');
    await dialog.getByLabel('Address', { exact: true }).fill(service.address);
    const key = dialog.getByLabel('API key', { exact: true });
    await key.fill('a-wrong-key-that-nobody-knows');
    await page.keyboard.press('Enter');
    await expect(key).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).not.toContainText('a-wrong-key');
    await key.fill(service.key);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: /Other/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the cut create', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish draft' }).click();
    // The host looks for the study several times before it reports this.
    await expect(page.getByText(/The connection broke while the draft was being created/)).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('button', { name: 'Publish draft' })).toBeDisabled();
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText(/No new study with this title/).first()).toBeVisible();
    expect(service.created.map((body) => JSON.parse(body) as unknown)).toEqual([JSON.parse(before)]);
    expect(studio.read('breakfast.guide.json')).toBe(before);
  });

  await test.step('sending again is a decision of its own', async () => {
    await page.getByRole('button', { name: 'Publish again' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    expect(service.created.length).toBe(1);
  });

  await test.step('the key is nowhere in clear', async () => {
    expect(filesBelow(studio.home).filter((file) => readFileSync(file).includes(service.key))).toEqual([]);
    expect(studio.output()).not.toContain(service.key);
    expect(await page.content()).not.toContain(service.key);
  });
  await service.stop();
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}
