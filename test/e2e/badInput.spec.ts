import { chmodSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText } from '@guide-studio/guide-core/files';
import { type Editor, expect, test } from './studio.ts';

const good = '{\n  "title": "A",\n  "studyGuide": []\n}\n';

interface Broken {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the message must contain: the place, or what was found. */
  readonly shownText: RegExp;
}

const broken: readonly Broken[] = [
  { name: 'comma', content: '{\n  "title": "A",\n}\n', shownText: /line 2, column 15/i },
  { name: 'cut', content: good.slice(0, 25), shownText: /line 3/i },
  { name: 'markers', content: `<<<<<<< ours\n${good}`, shownText: /line 1, column 1/i },
  { name: 'two', content: `${good}${good}`, shownText: /line 5, column 1/i },
  { name: 'list', content: '[]', shownText: /list|array|object/i },
  { name: 'empty', content: '', shownText: /empty/i },
  { name: 'zeroed', content: new Uint8Array(4096), shownText: /zero/i },
  { name: 'utf16', content: Buffer.from(`\ufeff${good}`, 'utf16le'), shownText: /UTF-16/ },
  { name: 'latin1', content: Buffer.from('{"title": "Frühstück"}', 'latin1'), shownText: /UTF-8/ },
  { name: 'picture', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), shownText: /PNG/i },
  { name: 'deep', content: `${'['.repeat(65)}${']'.repeat(65)}`, shownText: /deep|levels/i },
  { name: 'huge', content: new Uint8Array(51 * 1024 * 1024).fill(32), shownText: /50 MB/ },
];

test.describe('files that cannot be read', () => {
  test.use({
    contents: Object.fromEntries(broken.map(({ name, content }) => [`${name}.guide.json`, content])),
  });

  test('are refused with the place and stay as they are', async ({ editor, studio }) => {
    const { page } = editor;
    await editor.welcome();
    for (const { name, content, shownText } of broken) {
      await test.step(name, async () => {
        await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(name);
        await expect.soft(alert).toContainText(shownText);
        await alert.getByRole('button', { name: 'Dismiss' }).click();
        await expect(alert).toBeHidden();
        await expect(editor.outline).toBeHidden();
        const bytes = readFileSync(join(studio.folder, `${name}.guide.json`));
        expect(bytes.equals(Buffer.from(content as Uint8Array))).toBe(true);
      });
    }
  });
});

const invalid = canonicalText({
  title: '',
  later: 'kept',
  studyGuide: [
    { type: 'flat', title: 'One', items: [{ text: 'What?', type: 'open_ended', 'odd.key': [1] }] },
    { type: 'screening', title: 'Late', items: [] },
  ],
});

const lossy =
  '{"title": "A", "title": "B", "studyGuide": [{"type": "flat", "title": "T", "items": [{"type": "statement", "text": "x", "media": [{"name": "m", "url": "https://a.example", "type": "image", "widthPercentage": 1e400}]}]}]}';

test.describe('files that can be read', () => {
  test.use({ contents: { 'invalid.guide.json': invalid, 'lossy.guide.json': lossy } });

  test('an invalid guide opens, is edited and saved, and cannot be published', async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('invalid');
    await expect(editor.problems).toContainText(/\d problems/);
    await editor.row(/^1\. What/).click();
    await editor.property('Text').fill('Why?');
    await editor.save();
    expect(studio.read('invalid.guide.json')).toBe(invalid.replace('What?', 'Why?'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publish draft' })).toBeDisabled();
    await expect(page.getByText(/Fix the \d problems first/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Guide' }).click();

    await editor.row(/^1\. Why/).click();
    await expect(page.getByText('Not part of a guide')).toBeVisible();
    // The problem offers the same as a fix; here it is done at the property.
    const properties = page.getByRole('complementary', { name: 'Properties' });
    await properties.getByRole('button', { name: 'Remove “odd.key”' }).click();
    await page.getByRole('button', { name: 'Study settings' }).first().click();
    await properties.getByRole('button', { name: 'Remove “later”' }).click();
    await editor.save();
    expect(studio.read('invalid.guide.json')).not.toMatch(/later|odd\.key/);
    await editor.undo();
    await editor.undo();
    await editor.save();
    expect(studio.read('invalid.guide.json')).toBe(invalid.replace('What?', 'Why?'));
  });

  test('what a save would lose opens read-only', async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('lossy');
    await expect(page.getByText(/is read-only here, because saving it would lose data/)).toBeVisible();
    await expect(page.getByText(/1e400/)).toBeVisible();
    await expect(page.getByText(/“title”|"title"/).first()).toBeVisible();
    await editor.row(/^1\. x/).click();
    await expect(editor.property('Text')).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);
    await editor.row(/^1\. x/).focus();
    for (const key of ['Delete', 'Control+d', 'Alt+ArrowUp', 'Control+s', 'Control+Shift+s'])
      await page.keyboard.press(key);
    await editor.drag(editor.row(/^1\. x/), editor.row(/^T, /));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publish draft' })).toBeDisabled();
    expect(studio.read('lossy.guide.json')).toBe(lossy);
  });
});

async function edit(editor: Editor, text = 'Edited.'): Promise<void> {
  await editor.row(/^2\. /).click();
  await editor.property('Text').fill(text);
}

test('a file that changed on disk is not overwritten', async ({ editor, studio }) => {
  const { page } = editor;
  const file = join(studio.folder, 'breakfast.guide.json');
  const theirs = studio.read('breakfast.guide.json').replace('Breakfast habits', 'Theirs');
  await editor.open('breakfast');
  await edit(editor);
  writeFileSync(file, theirs);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('was changed by someone else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(studio.read('breakfast.guide.json')).toBe(theirs);
  await expect(page).toHaveTitle(/^●/);
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Save mine under another name' }).click();
  await page.getByLabel('File name').fill('mine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^mine/);
  expect(studio.read('mine.guide.json')).toContain('Edited.');
  expect(studio.read('breakfast.guide.json')).toBe(theirs);
});

test('names that cannot be used are refused at the field', { tag: '@full' }, async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const before = studio.read('breakfast.guide.json');
  await page.keyboard.press('Control+Shift+s');
  const dialog = page.getByRole('dialog');
  for (const name of [
    '',
    '../out',
    'a/b',
    'a\\b',
    'CON',
    'nul.guide.json',
    'a'.repeat(300),
    '.',
    'breakfast',
    'BREAKFAST',
  ]) {
    await dialog.getByLabel('File name').fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('File name'), name).toHaveAttribute('aria-invalid', 'true');
  }
  // The file beside the guide only says that the guide is open here.
  expect(readdirSync(studio.folder).filter((name) => name !== '.breakfast.guide.json.open')).toEqual([
    'breakfast.guide.json',
  ]);
  expect(studio.read('breakfast.guide.json')).toBe(before);
});

test('if the folder is gone, the work stays in the window', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await edit(editor);
  const away = `${studio.folder}-away`;
  renameSync(studio.folder, away);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').or(page.getByRole('dialog'))).toBeVisible();
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/^●/);
  await expect(editor.row(/^2\. Edited/)).toBeVisible();
  renameSync(away, studio.folder);
  await editor.save();
  expect(studio.read('breakfast.guide.json')).toContain('Edited.');
});

test('a folder that cannot be written keeps the work in the window', async ({ editor, studio }) => {
  test.skip(process.getuid?.() === 0, 'Permissions do not bind root.');
  await editor.open('breakfast');
  await edit(editor);
  chmodSync(studio.folder, 0o555);
  await editor.page.keyboard.press('Control+s');
  await expect(editor.page.getByRole('alert')).toContainText('permission');
  chmodSync(studio.folder, 0o755);
  await editor.save();
});

test('wrong addresses and an unreachable service are reported, and nothing is stored', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Study' }).click();
  await page.getByRole('menuitem', { name: 'Connections…' }).click();
  const dialog = page.getByRole('dialog');
  for (const [address, shownText] of [
    ['http://127.0.0.1:9', /reach|connect|answer/i],
    ['http://elsewhere.example', /https/],
    ['javascript:alert(1)', /address|https/],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add a connection' }).click();
    await dialog.getByLabel('Name').fill('Other');
    await dialog.getByLabel(/address/i).fill(address);
    await dialog.getByLabel(/key/i).first().fill('not-a-key-of-this-service');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(shownText);
    await dialog.getByRole('button', { name: /Cancel|Back/ }).click();
  }
  await expect(dialog.getByText('Other', { exact: true })).toHaveCount(0);
});
