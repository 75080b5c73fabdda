import { expect, test } from './editor.ts';

const item = (text: string): object => ({ type: 'open_ended', text });
const slow = `${'a'.repeat(40)}b`;
const guide = {
  title: 'Wave 12',
  studyGuide: [{ type: 'flat', title: 'Block 7', items: [item('Room 12, floor 3'), item(slow)] }],
};

test.use({ contents: { 'slow.guide.json': JSON.stringify(guide) } });

test('an expression that never ends takes too long after 2 s: people type meanwhile, and earlier hits stay', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('slow');
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'Find and replace' });
  const find = bar.getByRole('textbox', { name: 'Find' });
  const hits = bar.getByRole('list', { name: 'Matches' }).getByRole('button');
  await bar.getByRole('button', { name: 'Regular expression' }).click();
  await find.fill('a+b');
  await expect(hits).toHaveText([new RegExp(`${slow}$`)]);
  await find.fill('(a+)+$');
  await editor.row(/Room 12/).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.type(', door 4');
  await expect(editor.row(/Room 12, floor 3, door 4/)).toBeVisible();
  await expect(bar.getByRole('alert')).toContainText('This expression takes too long.');
  await expect(hits).toHaveText([new RegExp(`${slow}$`)]);
  // The text that the expression is slow in is searched after those before it.
  await find.fill('\\d$|(a+)+$');
  await expect(bar.getByRole('alert')).toContainText('This expression takes too long.');
  await expect(hits).toHaveCount(3);
  await find.fill('a+$|b');
  await expect(bar.getByRole('alert')).toBeHidden();
  await expect(bar.getByRole('status')).toHaveText('1 of 2');
});

test('what an expression found is replaced with its groups, as one step', async ({ editor }) => {
  const { page } = editor;
  await editor.open('slow');
  await page.keyboard.press('Control+h');
  const bar = page.getByRole('search', { name: 'Find and replace' });
  await bar.getByRole('button', { name: 'Regular expression' }).click();
  await bar.getByRole('textbox', { name: 'Find' }).fill('(\\w+) (\\d+)');
  await expect(bar.getByRole('status')).toHaveText('1 of 4');
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('$2. $1');
  await bar.getByRole('button', { name: 'Replace all 4 matches' }).click();
  await expect(editor.row(/12\. Room, 3\. floor/)).toBeVisible();
  await expect(editor.row(/7\. Block/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo replace in 4 places' }).click();
  await expect(editor.row(/Room 12, floor 3/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});
