import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running Guide Studio with its own home and workspace, started as a user starts it. */
export interface Studio {
  readonly url: string;
  readonly folder: string;
  readonly home: string;
  readonly output: () => string;
  read(file: string): string;
  /** Names of the files in which unsaved work is kept. */
  backups(): string[];
  /** Ends it as Ctrl+C does. Resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash does. Its folders stay for the next start. */
  kill(): Promise<void>;
}

/** The folders of a studio. */
type Places = Pick<Studio, 'folder' | 'home'>;

/** Contents of files of the workspace, by name. */
export type Contents = Readonly<Record<string, string | Uint8Array>>;

/**
 * Starts `guide edit` on copies of `files` and on `contents`, and waits until it is ready. `places` are
 * those of a studio that was killed, `bin` the command if it is not that of the project.
 */
export async function startStudio(
  files: readonly string[],
  contents: Contents = {},
  more: readonly string[] = [],
  places: Places = newPlaces(),
  bin = join(root, 'packages/cli/bin/guide.mjs'),
): Promise<Studio> {
  const { folder, home } = places;
  for (const file of files) copy(file, join(folder, basename(file)));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
  const child = spawn(process.execPath, [bin, 'edit', '--no-open', '--host', 'browser', '--folder', folder, ...more], {
    cwd: root,
    env: { ...process.env, GUIDE_STUDIO_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await readyUrl(child, () => output);
  return {
    url,
    folder,
    home,
    output: () => output,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    backups: () => (existsSync(join(home, 'backups')) ? readdirSync(join(home, 'backups')) : []),
    stop: async () => {
      const code = await ended(child, 'SIGINT');
      rmSync(dirname(folder), { recursive: true, force: true });
      return code;
    },
    kill: async () => void (await ended(child, 'SIGKILL')),
  };
}

function newPlaces(): Places {
  const base = mkdtempSync(join(tmpdir(), 'guide-studio-'));
  const places = { folder: join(base, 'Guides'), home: join(base, 'home') };
  mkdirSync(places.folder);
  return places;
}

/** Copies contents only, so that the copy is writable even if the original is not. */
function copy(from: string, to: string): void {
  writeFileSync(to, readFileSync(from));
}

async function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const look = () => {
      const url = /Guide Studio ready at (\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`guide edit ended early:\n${output()}`)));
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/** The editor in a page, with the acts of a person. */
export class Editor {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
    await expect(this.outline).toBeVisible();
  }

  /** Publishes the open guide to this computer and launches it. Returns the link for participants. */
  async goLive(): Promise<string> {
    const { page } = this;
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish draft' }).click();
    await page.getByRole('button', { name: 'Launch…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Launch with/u }).click();
    await expect(dialog).toContainText('Take the interview on this computer to try it');
    const link = await dialog.getByRole('textbox').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return link;
  }

  get outline(): Locator {
    return this.page.getByRole('tree', { name: 'Outline' });
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('treeitem', { name }).first();
  }

  get problems(): Locator {
    return this.page.getByRole('region', { name: 'Problems' });
  }

  /** Opens the list of problems by the count in the status line. */
  async showProblems(): Promise<void> {
    await this.page
      .locator('footer')
      .getByRole('button', { name: /problem|advice/ })
      .click();
    await expect(this.problems.getByRole('button', { expanded: true })).toBeVisible();
  }

  /** A field of the selected part; the text of a question is written in the guide. */
  property(label: string): Locator {
    if (label === 'Text') return this.page.locator('article[aria-current] textarea[data-inline$="/text"]').first();
    return this.page.getByRole('complementary', { name: 'Properties' }).getByLabel(label, { exact: true });
  }

  /** Drags one row of the outline onto the upper part of another, with the steps of a real pointer. */
  async drag(from: Locator, to: Locator, part = 0.2): Promise<void> {
    await this.lift(from);
    await this.carry(to, part);
    await this.page.mouse.up();
  }

  /** Presses on a row and moves far enough for a drag to begin. */
  async lift(from: Locator): Promise<void> {
    const start = await box(from);
    await this.page.mouse.move(start.x + 80, start.y + start.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + 86, start.y + start.height / 2 + 6);
  }

  /** Drags the lifted part over a row. */
  async carry(to: Locator, part = 0.2): Promise<void> {
    const end = await box(to);
    await this.page.mouse.move(end.x + 86, end.y + end.height * part, { steps: 12 });
    await this.page.mouse.move(end.x + 87, end.y + end.height * part);
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press('Control+z');
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.page.locator('footer')).toContainText(/Saved/);
  }

  /** Returns the question texts of a block in order, as the outline shows them. */
  async rowNames(): Promise<string[]> {
    return await this.page
      .getByRole('treeitem')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  }
}

async function box(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await locator.scrollIntoViewIfNeeded();
  const found = await locator.boundingBox();
  if (!found) throw new Error('The row is not on the screen.');
  return found;
}

/** Returns where a part is once it has stopped moving, such as after the canvas scrolled to what was selected. */
export async function boxAtRest(locator: Locator): Promise<Awaited<ReturnType<typeof box>>> {
  for (let last = await box(locator); ; ) {
    await locator.page().waitForTimeout(100);
    const found = await box(locator);
    if (found.y === last.y && found.height === last.height) return found;
    last = found;
  }
}

interface Fixtures {
  readonly guides: readonly string[];
  readonly contents: Contents;
  readonly studio: Studio;
  readonly editor: Editor;
}

export const ownGuide = join(root, 'test/e2e/guides/breakfast.guide.json');

/** A test with a studio of its own; it fails if the page reports any error. */
export const test = base.extend<Fixtures>({
  guides: [[ownGuide], { option: true }],
  contents: [{}, { option: true }],
  studio: async ({ guides, contents }, use) => {
    const studio = await startStudio(guides, contents);
    await use(studio);
    await studio.stop();
  },
  editor: async ({ page, studio }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(studio.url);
    await use(new Editor(page));
    expect(complaints, 'the page complained').toEqual([]);
  },
});

export { expect };
