import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { isFull } from '../size.ts';

const source = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');
const allThemes = ['light', 'dark'] as const;
/** The controls are examined in both at each run, and every view in the dark theme in `npm run test:full`. */
const themesOfViews = isFull ? allThemes : (['light'] as const);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(
    where: string | Document,
    how: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }[];
  }>;
}

/**
 * Returns what axe finds, one line per element, in the light theme and, for colours, in the dark one. `within` are the
 * elements to check, as a CSS selector; default: the page. The script is injected by the debugger, so the page's own
 * policy is unchanged.
 */
export async function violations(
  page: Page,
  within?: string,
  themes: readonly ('light' | 'dark')[] = allThemes,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const runOnly =
      theme === 'light'
        ? { type: 'tag' as const, values: tags }
        : { type: 'rule' as const, values: ['color-contrast'] };
    const lines = await page.evaluate(inPage, { within, runOnly });
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  return found;
}

/**
 * Runs in the page. All that axe knows of what is right would take longer to return than to find. The frame of the
 * preview has no axe to answer; its page is examined in the specs of participants.
 */
async function inPage({ within, runOnly }: { within: string | undefined; runOnly: object }): Promise<string[]> {
  const { axe } = window as unknown as { readonly axe: Axe };
  // A button that has just become one changes its colours for a moment: its text and its ground are then of two states.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const results = await axe.run(within ?? document, { runOnly, resultTypes: ['violations'], iframes: false });
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 240)} ${failureSummary}`),
  );
}

/** Checks a view. Goes on after a finding, so that one run reports all. Each view is checked in one place. */
export async function look(page: Page, view: string, within?: string): Promise<void> {
  await test.step(`look at ${view}`, async () => {
    expect.soft(await violations(page, within, themesOfViews), view).toEqual([]);
  });
}
