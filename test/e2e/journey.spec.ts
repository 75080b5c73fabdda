import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalText } from '@guide-studio/guide-core/files';
import { isFull } from '../size.ts';
import { listStudies } from './service.ts';
import { type Editor, expect, ownGuide, type Studio, test } from './studio.ts';

const shared = fileURLToPath(new URL('../../../shared/guides/rust-annual-2022.guide.json', import.meta.url));

interface Journey {
  readonly title: string;
  readonly guide: string;
  readonly name: string;
  /** The row that is dragged, the row before which it lands, and the block it then belongs to. */
  readonly drag: { readonly from: RegExp; readonly before: RegExp; readonly landed: RegExp };
  /** Breaks a rule by one act; has the expected text of the problem. */
  readonly breakRule: (editor: Editor) => Promise<RegExp>;
  /** A value of a link parameter that a condition requires. */
  readonly parameter?: { readonly name: string; readonly value: string };
  readonly edit: { readonly row: RegExp; readonly text: string };
}

const journeys: readonly Journey[] = [
  {
    title: 'a guide of the project',
    guide: ownGuide,
    name: 'breakfast',
    drag: { from: /^2\. Tell us about/, before: /^7\. What do you think/, landed: /^6\. Tell us about/ },
    breakRule: async (editor) => {
      await editor.drag(editor.row(/^2\. Tell us about/), editor.row(/^1\. Do you eat/));
      return /screen/i;
    },
    parameter: { name: 'segment', value: 'bakers' },
    edit: { row: /What makes bread good/, text: 'What makes a bread good?' },
  },
  {
    title: 'a real guide',
    guide: shared,
    name: 'rust-annual-2022',
    drag: { from: /^3\. Tell us more/, before: /^7\. How would you rate/, landed: /^6\. Tell us more/ },
    breakRule: async (editor) => {
      await editor.row(/^2\. Why did you stop/).click();
      await editor.property('Limit how many').check();
      await editor.property('Several answers').uncheck();
      return /several|multi/i;
    },
    edit: { row: /^2\. Why did you stop/, text: 'Why did you stop using the language?' },
  },
];

for (const journey of isFull ? journeys : journeys.slice(0, 1)) {
  const present = existsSync(journey.guide);
  test.describe(`from opening to a launched study: ${journey.title}${present ? '' : ' (skipped: no ../shared/guides)'}`, () => {
    test.skip(!present, 'The folder ../shared/guides is not there.');
    test.use({ guides: [journey.guide] });

    test('drag, break, undo, edit, save, publish, launch', async ({ editor, studio }) => {
      const file = `${journey.name}.guide.json`;
      const before = studio.read(file);
      await editor.open(journey.name);
      await expect(editor.problems).toContainText('No problems');

      await test.step('a question is dragged into another block', async () => {
        await editor.drag(editor.row(journey.drag.from), editor.row(journey.drag.before));
        await expect(editor.row(journey.drag.landed)).toBeVisible();
        await editor.undo();
        await expect(editor.row(journey.drag.from)).toBeVisible();
      });

      await test.step('a broken rule is seen and undone', async () => {
        const problem = await journey.breakRule(editor);
        await expect(editor.problems).toContainText('1 problem');
        await editor.showProblems();
        await expect(editor.problems.getByRole('button').nth(1)).toContainText(problem);
        while (await editor.page.getByRole('button', { name: /^Undo/ }).isEnabled()) await editor.undo();
        await expect(editor.problems).toContainText('No problems');
      });

      await test.step('one edited word is a one-line diff in canonical text', async () => {
        await editor.row(journey.edit.row).click();
        await editor.property('Text').fill(journey.edit.text);
        await expect(editor.page).toHaveTitle(/^●/);
        await editor.save();
        await expect(editor.page).not.toHaveTitle(/^●/);
        const after = studio.read(file);
        expect(after).toBe(canonicalText(JSON.parse(after)));
        expect(changedLines(before, after)).toBe(1);
      });

      const link = await publishAndLaunch(editor);
      if (journey.parameter) await expectLinkPerValue(editor, link, journey.parameter);
      await expectListed(studio, link);
    });
  });
}

function changedLines(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  expect(b.length).toBe(a.length);
  return a.filter((line, i) => line !== b[i]).length;
}

/** Publishes the draft and launches it on the only wallet. Returns the self-recruit link. */
async function publishAndLaunch(editor: Editor): Promise<string> {
  const { page } = editor;
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish draft' }).click();
  await page
    .getByRole('button', { name: /^Launch/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('credit');
  await expect(dialog.getByRole('term').filter({ hasText: 'Questions' })).toBeVisible();
  await expect(dialog).toContainText(/about \d+ min/u);
  await expect(dialog).not.toContainText('has changed');
  await dialog.getByRole('button', { name: /^Launch study/ }).click();
  await expect(dialog).toContainText('The study is live');
  const link = await dialog.getByLabel('Self-recruit link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: /Copy/ }).click();
  await expect(dialog.getByText('Copied').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return link;
}

/** Makes the link for one value, with which the condition is met, and saves those for all values. */
async function expectLinkPerValue(editor: Editor, link: string, { name, value }: { name: string; value: string }) {
  const { page } = editor;
  await page.getByRole('button', { name: 'Invite…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite' });
  await sheet.getByLabel(`Parameter “${name}”`).selectOption(value);
  await expect(sheet.getByRole('textbox', { name: 'Link for participants' })).toHaveValue(`${link}?${name}=${value}`);
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByText('Copied').first()).toBeVisible();
  const all = sheet.getByRole('button', { name: /^Download all \d+ links/u });
  if (await all.isVisible()) {
    const waiting = page.waitForEvent('download');
    await all.click();
    expect(readFileSync(await (await waiting).path(), 'utf8')).toContain(`${link}?${name}=${value}`);
  }
  await sheet.getByRole('button', { name: 'Done' }).click();
}

/** Asks the service itself, with a key of its own command line. */
async function expectListed(studio: Studio, link: string): Promise<void> {
  const url = new URL(link);
  const studies = await listStudies(studio, url.origin);
  expect(studies.map((study) => study.linkId)).toContain(url.pathname.split('/').at(-1));
}

test('a problem appears within the frame of the edit that makes it', async ({ editor }) => {
  await editor.open('breakfast');
  await editor.row(/^6\. How often/).click();
  const shown = await editor.page.evaluate(async () => {
    const area = document.querySelector<HTMLTextAreaElement>('[aria-label="Text of question 6"]');
    if (!area) throw new Error('The question is not on the canvas.');
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    set?.call(area, '');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { text: area.value, problems: document.querySelector('#problems')?.textContent };
  });
  expect(shown.text).toBe('');
  expect(shown.problems).toContain('1 problem');
});
