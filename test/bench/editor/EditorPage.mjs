// Milliseconds, about the pause between the key presses of a fast typist.
const restBetween = 80;

/**
 * The editor in a page, driven by real input. Every measured act returns the milliseconds from its event to its paint.
 */
export class EditorPage {
  constructor(page) {
    this.page = page;
  }

  /** Opens a guide of the file list. */
  async open(name, count) {
    return await this.#timed('opened', { count }, () =>
      this.page.locator('main li button').filter({ hasText: name }).last().click(),
    );
  }

  /** Goes back to the file list. */
  async close() {
    await this.page.keyboard.press('Alt+w');
    await this.page.locator('main li button').first().waitFor();
  }

  /** Leaves the changed guide without saving, so that its changes are not offered again. */
  async leave() {
    await this.page.keyboard.press('Alt+w');
    await this.page.getByRole('button', { name: 'Don’t save' }).click();
    await this.page.locator('main li button').first().waitFor();
  }

  /**
   * Selects the row of a kind nearest to the middle of the guide, so that outline and canvas show it. Returns its key.
   */
  async selectInMiddle(kind) {
    const tree = this.page.getByRole('tree', { name: 'Outline' });
    await tree.evaluate((list) => (list.parentElement.scrollTop = list.scrollHeight / 2));
    for (let tries = 0; ; tries += 1) {
      await this.#settled();
      const row = this.page.locator(`[role="treeitem"][data-kind="${kind}"]`).nth(3);
      const near = (await row.count()) > 0 ? row : this.page.locator(`[role="treeitem"][data-kind="${kind}"]`).first();
      if ((await near.count()) > 0) {
        const key = await near.getAttribute('data-key');
        await near.click();
        await this.page.locator(`[data-node="${key}"] textarea`).first().waitFor();
        return key;
      }
      if (tries > 40) throw new Error(`The outline shows no row of the kind ${kind}.`);
      await tree.evaluate((list) => (list.parentElement.scrollTop += 300));
    }
  }

  /**
   * Types one letter at the beginning of a text of the canvas, a different one each time, so that the outline changes.
   */
  async type(key, property) {
    const area = this.page.locator(`[data-inline="${key}/${property}"]`);
    if (!(await area.evaluate((element) => element === document.activeElement))) await area.click();
    await this.page.keyboard.press('Control+Home');
    const before = await area.inputValue();
    const letter = before.startsWith('x') ? 'y' : 'x';
    const text = `${letter}${before}`;
    return await this.#timed('typed', { key, property, text }, () => this.page.keyboard.press(letter));
  }

  /** Duplicates the selection. */
  async add(count) {
    return await this.#timed('counted', { count: count + 1 }, () => this.page.keyboard.press('Control+d'));
  }

  /** Undoes; `count` is the number of questions afterwards. */
  async undoAdd(count) {
    return await this.#timed('counted', { count }, () => this.page.keyboard.press('Control+z'));
  }

  /** Moves the selected row by one place. */
  async move(key, direction) {
    const row = this.page.locator(`[role="treeitem"][data-key="${key}"]`);
    const position = Number(await row.getAttribute('aria-posinset')) + (direction === 'Down' ? 1 : -1);
    return await this.#timed('moved', { key, position }, () => this.page.keyboard.press(`Alt+Arrow${direction}`));
  }

  /** Undoes the last move. */
  async undoMove(key, position) {
    return await this.#timed('moved', { key, position }, () => this.page.keyboard.press('Control+z'));
  }

  async positionOf(key) {
    return Number(await this.page.locator(`[role="treeitem"][data-key="${key}"]`).getAttribute('aria-posinset'));
  }

  /** Measures a key press in a page that has only a text field. */
  async typePlain() {
    const before = await this.page.locator('textarea').inputValue();
    return await this.#timed('plain', { text: `${before}x` }, () => this.page.keyboard.press('x'));
  }

  async #timed(condition, subject, act) {
    await this.#settled();
    await this.page.evaluate(([name, about]) => window.stopwatch.arm(name, about), [condition, subject]);
    await act();
    const handle = await this.page.waitForFunction(() => window.stopwatch.take(), null, { timeout: 20_000 });
    return await handle.jsonValue();
  }

  /** Waits until the previous act is done and the browser is idle. */
  async #settled() {
    await this.page.evaluate(
      (rest) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, rest))),
      restBetween,
    );
  }
}
