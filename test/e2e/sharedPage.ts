import { type Browser, expect, type Page } from '@playwright/test';

/** The text of the editor's address at which a page rests between two specs. */
export const restingPlace = '/licenses/lucide-static.txt';

/** Leaves an address whose host has ended. The page of a failure that is still loading may interrupt this. */
export async function leaveAddress(page: Page): Promise<void> {
  await expect(async () => void (await page.goto('about:blank'))).toPass();
}

const size = { width: 1440, height: 900 };

/**
 * The page that the specs of one worker use in turn. What a spec can change about it is set back; what cannot be set
 * back (init scripts, the clock, the locale) needs a page of its own.
 */
export class SharedPage {
  readonly #browser: Browser;
  #page: Page | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(): Promise<Page> {
    this.#page ??= await (await this.#browser.newContext({ viewport: size })).newPage();
    return this.#page;
  }

  /** Sets back what the spec changed. What its editor stored is forgotten when it ends (`pageTest.ts`). */
  async giveBack(): Promise<void> {
    const page = this.#page;
    if (page === null) return;
    const context = page.context();
    if (page.isClosed()) {
      await context.close();
      this.#page = null;
      return;
    }
    page.removeAllListeners();
    // Otherwise an editor that a spec leaves without its host goes on asking for it, in the time of the next spec.
    if (new URL(page.url()).pathname !== restingPlace) await leaveAddress(page);
    await Promise.all(context.pages().map(async (other) => (other === page ? undefined : await other.close())));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.setOffline(false);
    // Browsers send cookies to every port of an address.
    await context.clearCookies();
    await page.emulateMedia({
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      media: null,
    });
    const now = page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
    await page.mouse.up();
    await page.mouse.move(0, 0);
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }
}
