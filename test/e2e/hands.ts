import { expect, type Locator, type Page } from '@playwright/test';

/** How a participant acts on a page: with a pointer, or with the keyboard alone. */
export interface Hands {
  press(button: Locator): Promise<void>;
  /** Chooses a radio button or switches a check box. */
  choose(input: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Moves a row of a ranking to the first place. */
  bringToTop(list: Locator, text: string): Promise<void>;
}

const rowOf = (list: Locator, text: string): Locator => list.getByRole('listitem').filter({ hasText: text });
const handleOf = (row: Locator): Locator => row.getByRole('button', { name: /, now \d/ });

export function pointer(page: Page): Hands {
  return {
    // A button that is not ready can still be pressed, and then says why.
    press: async (button) => await button.click({ force: (await button.getAttribute('aria-disabled')) === 'true' }),
    choose: async (input) => await input.click(),
    write: async (field, text) => await field.fill(text),
    async bringToTop(list, text) {
      const from = await handleOf(rowOf(list, text)).boundingBox();
      const to = await list.getByRole('listitem').first().boundingBox();
      if (from === null || to === null) throw new Error('The rows are not on the screen.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 30, to.y + 4, { steps: 12 });
      await page.mouse.up();
    },
  };
}

const mostTabs = 80;

export function keyboard(page: Page): Hands {
  const has = async (element: Locator) => await element.evaluate((one) => one === document.activeElement);
  const hasGroup = async (radio: Locator) =>
    await radio.evaluate(
      (one) =>
        document.activeElement instanceof HTMLInputElement && document.activeElement.name === one.getAttribute('name'),
    );
  const reach = async (is: () => Promise<boolean>): Promise<void> => {
    for (let count = 0; count < mostTabs && !(await is()); count += 1) await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    expect(await is(), `Tab reaches it; it stopped at ${stop}`).toBe(true);
  };
  return {
    async press(button) {
      await reach(() => has(button));
      await page.keyboard.press('Enter');
    },
    async choose(input) {
      const isRadio = (await input.getAttribute('type')) === 'radio';
      await reach(() => (isRadio ? hasGroup(input) : has(input)));
      for (let count = 0; count < mostTabs && !(await has(input)); count += 1) await page.keyboard.press('ArrowDown');
      if (!(await input.isChecked()) || !isRadio) await page.keyboard.press('Space');
    },
    async write(field, text) {
      await reach(() => has(field));
      await page.keyboard.insertText(text);
    },
    async bringToTop(list, text) {
      const handle = handleOf(rowOf(list, text));
      await reach(() => has(handle));
      await page.keyboard.press('Home');
      expect(await has(handle), 'the handle keeps the focus').toBe(true);
    },
  };
}
