import { MeasuredPage } from './MeasuredPage.mjs';

/** The floor: a bare list of the questions. */
export class FloorPage extends MeasuredPage {
  async open(count) {
    return await this.timed(
      (wanted) =>
        window.stopwatch.arm(
          () => window.floor.count() === wanted && document.activeElement === document.querySelector('main textarea'),
        ),
      count,
      () => this.page.getByRole('button', { name: 'Open' }).click(),
    );
  }

  async enter(index) {
    await this.page.evaluate((at) => window.floor.enter(at), index);
  }

  async addAtEnd(count) {
    await this.enter(count - 1);
    return await this.timed(
      (wanted) =>
        window.stopwatch.arm(
          () =>
            window.floor.count() === wanted && document.activeElement.dataset.text === window.floor.keyAt(wanted - 1),
        ),
      count + 1,
      () => this.page.keyboard.press('Control+Enter'),
    );
  }

  async undoAdd(count) {
    return await this.timed(
      (wanted) => window.stopwatch.arm(() => window.floor.count() === wanted),
      count,
      () => this.page.keyboard.press('Control+z'),
    );
  }

  async moveNear(index) {
    await this.enter(index);
    return await this.#moved(index, index + 1, () => this.page.keyboard.press('Alt+ArrowDown'));
  }

  async undoMove(from, to) {
    return await this.#moved(from, to, () => this.page.keyboard.press('Control+z'));
  }

  async moveFar(from, to) {
    await this.enter(from);
    await this.settled();
    return await this.page.evaluate(
      ([before, after]) => {
        const key = window.floor.keyAt(before);
        const isThere = () => {
          const card = document.querySelector(`[data-key="${key}"]`);
          return window.floor.indexOf(key) === after && card !== null && card.getBoundingClientRect().top < innerHeight;
        };
        return window.stopwatch.time(isThere, () => window.floor.move(before, after));
      },
      [from, to],
    );
  }

  async overview() {
    return await this.timed(
      () => window.stopwatch.arm(() => document.querySelectorAll('aside p').length > 3),
      null,
      () => this.page.getByRole('button', { name: 'Overview' }).click(),
    );
  }

  async #moved(from, to, act) {
    return await this.timed(
      ([before, after]) => {
        const key = window.floor.keyAt(before);
        window.stopwatch.arm(
          () => window.floor.indexOf(key) === after && document.querySelector(`[data-key="${key}"]`) !== null,
        );
      },
      [from, to],
      act,
    );
  }
}
