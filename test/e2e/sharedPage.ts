import type { Browser, Page } from '@playwright/test';

/** The text of the editor's address at which a page rests between two specs. */
export const restingPlace = '/licenses/lucide-static.txt';

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
    // An editor that a spec left without its host would go on asking for it, in the time of the next spec.
    if (page.isClosed() || new URL(page.url()).pathname !== restingPlace) {
      await context.close();
      this.#page = null;
      return;
    }
    page.removeAllListeners();
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
