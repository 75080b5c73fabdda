import { basename } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Editor } from './editorPage.ts';
import { type Contents, ownGuide, type Served } from './serve.ts';
import { restingPlace, SharedPage } from './sharedPage.ts';

/** What a spec of the editor begins with. */
export interface Options {
  /** Files that are copied into the folder. */
  readonly guides: readonly string[];
  readonly contents: Contents;
  /** True for a context of its own, with the options of the spec, such as its locale. */
  readonly ownPage: boolean;
}

/** The editor of a spec: where it is, and its page. */
export interface EditorFixtures extends Options {
  readonly served: Served;
  readonly editor: Editor;
}

/** A test with an editor, which fails if its page reports an error. The kinds of host say what is `served`. */
export const pageTest = base.extend<EditorFixtures, { readonly sharedPage: SharedPage }>({
  guides: [[ownGuide], { option: true }],
  contents: [{}, { option: true }],
  ownPage: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, sharedPage, ownPage }, use) => {
    if (ownPage) {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    } else {
      await use(await sharedPage.take());
      await sharedPage.giveBack();
    }
  },
  context: async ({ page }, use) => await use(page.context()),
  // oxlint-disable-next-line no-empty-pattern
  served: async ({}, _use) => {
    throw new Error('Each kind of test says what is served.');
  },
  editor: async ({ page, served, guides, contents }, use) => {
    const complaints = complaintsOf(page);
    const files = [...guides.map((file) => basename(file)), ...Object.keys(contents)];
    await use(new Editor(page, async (name) => await load(page, served, name, files)));
    // The page ends before its host does.
    if (!page.isClosed()) await leave(page, served);
    expect(complaints, 'the page complained').toEqual([]);
  },
});

async function load(page: Page, served: Served, name: string | null, files: readonly string[]): Promise<void> {
  const file = name === null ? undefined : files.find((each) => each.startsWith(name));
  if (name !== null && file === undefined) throw new Error(`No file is named ${name}.`);
  if (file !== undefined) served.begin?.(file);
  await page.goto(served.url);
  if (name !== null && served.begin === null) await page.getByRole('button', { name }).first().click();
}

/**
 * Leaves the editor, and forgets what it stored: the next spec of this worker has the same address. The page rests at a
 * text of that address, because what a browser compiled ends with the last page of an address.
 */
async function leave(page: Page, served: Served): Promise<void> {
  try {
    // Unsaved work asks before it leaves, and the question can abort every way out.
    await page.evaluate(() => {
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto(new URL(restingPlace, served.url).href);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  } catch {
    // The spec ended its host, or the page does not leave: the next spec gets another one.
    await page.close();
  }
}

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium asks for the icon of the text at which a page rests.
    const { url } = message.location();
    if (url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export { expect };
