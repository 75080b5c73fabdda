import { expect, type Locator, type Page } from '@playwright/test';
import { within } from '../eventually.ts';

/** Loads the editor's page. With a name, it begins with the guide whose file has it, otherwise with the welcome screen. */
export type StartPage = (name: string | null) => Promise<void>;

/** The editor in a page, with the acts of a person. */
export class Editor {
  readonly page: Page;
  #start: StartPage | null;
  /** Without `start` the page is loaded already. */
  constructor(page: Page, start: StartPage | null = null) {
    this.page = page;
    this.#start = start;
  }

  /** Begins with the welcome screen. */
  async welcome(): Promise<void> {
    await this.#begin(null);
  }

  /** Begins with a guide, or opens it from the welcome screen if that is shown already. */
  async open(name: string): Promise<void> {
    if (this.#start === null) await this.page.getByRole('button', { name }).first().click();
    else await this.#begin(name);
    await expect(this.page.getByRole('tree').first()).toBeVisible();
  }

  async #begin(name: string | null): Promise<void> {
    const start = this.#start;
    if (start === null) throw new Error('The page is loaded already.');
    this.#start = null;
    await start(name);
  }

  /** Publishes the open guide to this computer and launches it. Returns the link for participants. */
  async goLive(): Promise<string> {
    const { page } = this;
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish draft' }).click();
    await page.getByRole('button', { name: 'Launch…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Launch study/u }).click();
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
      .getByRole('button', { name: /problem|warning|suggestion/ })
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
    await this.drop();
  }

  /** Drops what is dragged. dnd-kit swallows clicks for 50 ms after that, so this waits until a click arrives. */
  async drop(): Promise<void> {
    await this.page.mouse.up();
    await this.page.waitForFunction(() => {
      let arrived = false;
      const probe = document.body.appendChild(document.createElement('i'));
      probe.addEventListener('click', () => (arrived = true));
      probe.dispatchEvent(new MouseEvent('click'));
      probe.remove();
      return arrived;
    });
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
  await atRest(locator);
  return await box(locator);
}

/** Waits until a part has kept its place for some frames. */
export async function atRest(locator: Locator): Promise<void> {
  const rest = locator.evaluate(async (part) => {
    const framesAtRest = 6;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => JSON.stringify(part.getBoundingClientRect());
    for (let last = place(), same = 0; same < framesAtRest; ) {
      await frame();
      const now = place();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
  await within('the part keeps its place', rest);
}
