import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const source = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/**
 * Returns what axe finds on the page, one line per element, in the light theme and, for colours, in the dark one. The
 * script is injected by the debugger, so the page's own policy is unchanged.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const only =
      theme === 'light'
        ? { type: 'tag' as const, values: tags }
        : { type: 'rule' as const, values: ['color-contrast'] };
    const results = await page.evaluate(
      async (runOnly): Promise<AxeResults> =>
        await (window as unknown as { axe: { run(where: Document, how: object): Promise<AxeResults> } }).axe.run(
          document,
          { runOnly },
        ),
      only,
    );
    for (const { id, help, nodes } of results.violations) {
      for (const node of nodes)
        found.push(`${theme}: ${id}: ${help}: ${node.html.slice(0, 240)} ${node.failureSummary ?? ''}`);
    }
  }
  return found;
}
