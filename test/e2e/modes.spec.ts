import { violations } from './axe.ts';
import { expect, test } from './studio.ts';

test('settings and questions say what a mode means, and what the service of this computer does with it', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await expect(properties.getByText('Participants read and write.')).toBeVisible();
  await editor.property('Mode').selectOption({ label: 'Audio' });
  const keeps = 'This computer keeps the recordings but writes nothing down: it has no transcriber.';
  await expect(properties.getByText(`Participants speak their answers to open questions. ${keeps}`)).toBeVisible();
  await expect(editor.property('Mode')).toHaveAccessibleDescription(new RegExp(keeps));
  const devices = properties.getByRole('group', { name: 'Devices' });
  await devices.getByRole('checkbox', { name: 'Desktop' }).check();
  await expect(properties.getByText('On other devices, This computer shows which ones are needed')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await editor.row(/yesterday's breakfast/).click();
  await expect(properties.getByText(`to open questions. ${keeps}`)).toBeVisible();
  await editor.property('Follow-up questions').selectOption({ label: 'Heavy (up to 3)' });
  await expect(properties.getByText('At This computer a script asks, because no model is set up.')).toBeVisible();
  await editor.property('Preferred input').selectOption({ label: 'Screen recording' });
  await expect(properties.getByText('Participants speak and share their screen.')).toBeVisible();
  await expect(properties.getByText('no model watches it')).toBeVisible();
  await editor.property('Preferred input').selectOption({ label: 'Text' });
  await expect(properties.getByText('Participants write.', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
