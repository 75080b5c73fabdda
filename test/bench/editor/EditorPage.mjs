import { MeasuredPage } from './MeasuredPage.mjs';

/** The editor with a guide of the file list. */
export class EditorPage extends MeasuredPage {
  /** Opens a guide. It is open once its outline, its first question and its size are shown. */
  async open(count, name) {
    return await this.timed(
      (wanted) => {
        const counts = () =>
          [...document.querySelectorAll('footer span')].some((part) =>
            part.textContent.replaceAll(/[.,]/g, '').startsWith(`${wanted} question`),
          );
        window.stopwatch.arm(
          () =>
            document.querySelector('[role="treeitem"]') !== null &&
            document.querySelector('article textarea[data-inline]') !== null &&
            counts(),
        );
      },
      count,
      () => this.page.locator('main li button').filter({ hasText: name }).last().click(),
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
    const discarded = this.page.waitForResponse('**/host/backup.discard');
    await this.page.getByRole('button', { name: 'Don’t save' }).click();
    await this.page.locator('main li button').first().waitFor();
    await discarded;
  }

  /** Shows the list of findings, which follows every edit. */
  async showFindings() {
    await this.page
      .locator('footer')
      .getByRole('button', { name: /problem|advice/ })
      .click();
    await this.page.locator('[data-problem]').first().waitFor();
  }

  /** Puts the caret at the end of the text of a question, by a click on its row. Returns its key. */
  async enter(index) {
    const key = await this.select(index);
    const text = this.page.locator(`article[data-node="${key}"] textarea[data-inline="${key}/text"]`);
    await text.click();
    await this.page.keyboard.press('Control+End');
    return key;
  }

  /** Selects a question in the outline. Returns its key. */
  async select(index) {
    const tree = this.page.getByRole('tree', { name: 'Outline' });
    const name = new RegExp(`^${index + 1}\\. `);
    const row = this.page.getByRole('treeitem', { name });
    for (let tries = 0; (await row.count()) === 0; tries += 1) {
      if (tries > 60) throw new Error(`The outline shows no row of question ${index + 1}.`);
      await this.#scrollTowards(tree, index);
      await this.settled();
    }
    await row.click();
    const key = await row.getAttribute('data-key');
    await this.page.locator(`article[data-node="${key}"]`).waitFor();
    return key;
  }

  /** Scrolls the outline so that a question comes nearer. */
  async #scrollTowards(tree, index) {
    await tree.evaluate((list, wanted) => {
      const first = [...list.querySelectorAll('[data-kind="item"]')].find((row) => row.offsetHeight > 0);
      const shown = Number.parseInt(first?.textContent ?? '1', 10) - 1;
      const height = first?.offsetHeight || 28;
      const by = (wanted - shown) * height - 100;
      list.parentElement.scrollTop += Math.abs(by) < height ? Math.sign(by) * height * 10 : by;
    }, index);
  }

  /** Adds a question after the last one. The new card has the caret, and the outline its row. */
  async addAtEnd(count) {
    const last = await this.enter(count - 1);
    return await this.timed(
      ({ before, wanted }) => {
        const isAdded = () => {
          const key = document.activeElement?.dataset.inline?.split('/')[0];
          if (key === undefined || key === before) return false;
          const card = document.querySelector(`article[data-node="${key}"]`);
          const row = document.querySelector(`[role="treeitem"][data-key="${key}"]`);
          return card?.ariaLabel === `Question ${wanted}` && row !== null;
        };
        window.stopwatch.arm(isAdded);
      },
      { before: last, wanted: count + 1 },
      () => this.page.keyboard.press('Control+Enter'),
    );
  }

  /** Undoes the addition: the added question is in neither list, and the size is the earlier one. */
  async undoAdd(count) {
    return await this.timed(
      (wanted) => {
        const added = document.activeElement.dataset.inline.split('/')[0];
        const counts = () =>
          [...document.querySelectorAll('footer span')].some((part) =>
            part.textContent.replaceAll(/[.,]/g, '').startsWith(`${wanted} question`),
          );
        window.stopwatch.arm(
          () => counts() && document.querySelector(`[data-node="${added}"], [data-key="${added}"]`) === null,
        );
      },
      count,
      () => this.page.keyboard.press('Control+z'),
    );
  }

  /** Moves a question down by one place. */
  async moveNear(index) {
    const key = await this.select(index);
    return await this.#moved(key, index + 1, () => this.page.keyboard.press('Alt+ArrowDown'));
  }

  /** Undoes a move: the selected question is at its earlier place. */
  async undoMove(_, to) {
    const key = await this.page.locator('[role="treeitem"][aria-selected="true"]').first().getAttribute('data-key');
    return await this.#moved(key, to, () => this.page.keyboard.press('Control+z'));
  }

  /**
   * Moves a question of the first block to the end of the last one, which has `inBlock` questions, with the command
   * behind drag and drop.
   */
  async moveFar(from, to, inBlock) {
    const key = await this.select(from);
    await this.settled();
    return await this.page.evaluate(
      ({ moved, number, block, index }) => {
        const isThere = () => {
          const card = document.querySelector(`article[data-node="${moved}"]`);
          const row = document.querySelector(`[role="treeitem"][data-key="${moved}"]`);
          const box = card?.getBoundingClientRect();
          return card?.ariaLabel === `Question ${number}` && row !== null && box.top < innerHeight && box.bottom > 0;
        };
        return window.stopwatch.time(isThere, () => {
          const done = window.guideAutomation.dispatch('node.move', { keys: [moved], parent: block, index });
          if (!done) throw new Error('The move was refused.');
        });
      },
      { moved: key, number: to + 1, block: this.lastBlock, index: inBlock },
    );
  }

  /** Notes the key of the last block, for `moveFar`. */
  async findLastBlock() {
    const tree = this.page.getByRole('tree', { name: 'Outline' });
    await tree.evaluate((list) => (list.parentElement.scrollTop = list.scrollHeight));
    await this.settled();
    const blocks = this.page.locator('[role="treeitem"][data-kind="block"]');
    for (let tries = 0; (await blocks.count()) === 0 && tries < 60; tries += 1) {
      await tree.evaluate((list) => (list.parentElement.scrollTop -= 400));
      await this.settled();
    }
    this.lastBlock = await blocks.last().getAttribute('data-key');
  }

  /** Opens the table of all conditions. */
  async overview() {
    return await this.timed(
      () => window.stopwatch.arm(() => document.querySelectorAll('main [role="row"], main tbody tr').length > 3),
      null,
      () => this.page.getByRole('button', { name: 'Logic', exact: true }).click(),
    );
  }

  async #moved(key, to, act) {
    return await this.timed(
      ({ moved, number }) => {
        const card = () => document.querySelector(`article[data-node="${moved}"]`);
        const row = () => document.querySelector(`[role="treeitem"][data-key="${moved}"]`);
        window.stopwatch.arm(
          () => card()?.ariaLabel === `Question ${number}` && row()?.ariaLabel.startsWith(`${number}. `),
        );
      },
      { moved: key, number: to + 1 },
      act,
    );
  }
}
