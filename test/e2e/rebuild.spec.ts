import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { advise } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { isFull } from '../size.ts';
import { recordRebuild } from '../guide-core/rebuild/recordRebuild.ts';
import { expect, test } from './editor.ts';

const names = isFull
  ? [
      'user-interview-18f',
      'trust-moral-advisors-tr',
      'rust-2021-research-topics',
      'project-mapping-nigeria',
      'rust-annual-2022',
      'rust-annual-2021',
      'trust-moral-advisors-us',
      'voice-health-confounders',
    ]
  : ['user-interview-18f'];

for (const name of names) {
  const path = fileURLToPath(new URL(`../../../shared/guides/${name}.guide.json`, import.meta.url));
  const present = existsSync(path);
  test.describe(`${name} rebuilt from a new guide${present ? '' : ' (skipped: no ../shared/guides)'}`, () => {
    test.skip(!present, 'The folder ../shared/guides is not there.');

    test('a recorded list of commands, and a save, make the same bytes', async ({ editor, studio, page }) => {
      // The largest guides need thousands of commands, each with its findings.
      test.slow();
      await editor.welcome();
      const text = readFileSync(path, 'utf8');
      const parsed = parseGuide(text);
      if (!parsed.ok) throw new Error(parsed.issue.code);
      const recording = recordRebuild(parsed.value);
      const advice = advise(parsed.value).length;
      await page.getByRole('button', { name: 'New guide' }).click();
      await expect(editor.outline).toBeVisible();

      const done = await page.evaluate(runAll, JSON.stringify(recording));
      expect(done, 'each command was carried out').toBe(recording.length);
      // “NONE OF THE ABOVE” can be selected together with other answers in one of them.
      await expect(editor.problems).toContainText(advice > 0 ? `${advice} suggestion` : 'No problems');
      // Real history entries, which can be undone and redone.
      await editor.undo();
      await page.keyboard.press('Control+Shift+z');

      await page.keyboard.press('Control+s');
      await page.getByRole('dialog').getByLabel('File name').fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('footer')).toContainText(/Saved/);
      expect(studio.read(`${name}.guide.json`)).toBe(text);
    });
  });
}

/** Runs in the page: runs the commands as menus and fields do. Returns how many succeeded. */
function runAll(recording: string): number {
  const { guideAutomation } = window as { guideAutomation?: { dispatch: (id: string, args: unknown) => boolean } };
  if (!guideAutomation) throw new Error('This page does not know that a program drives it.');
  const commands = JSON.parse(recording) as readonly { readonly id: string; readonly args: unknown }[];
  return commands.filter(({ id, args }) => guideAutomation.dispatch(id, args)).length;
}
