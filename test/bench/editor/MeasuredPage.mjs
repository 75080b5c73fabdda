import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which nothing happens before an act, about the pause between the key presses of a fast typist. */
const restBetween = 80;

/** A page that is driven by real input and measured by its stopwatch; the editor and the floor have the same acts. */
export class MeasuredPage {
  constructor(page) {
    this.page = page;
  }

  /**
   * Arms the stopwatch with `arm`, which runs in the page with `subject`, and does `act`, which must press a key or
   * click. Returns the milliseconds from that event to the frame that shows its effect.
   */
  async timed(arm, subject, act) {
    await this.settled();
    await this.page.evaluate(arm, subject);
    await act();
    const handle = await this.page.waitForFunction(() => window.stopwatch.take(), null, { timeout: 60_000 });
    return await handle.jsonValue();
  }

  /**
   * Types letters into the text that has the focus, one every `interval` milliseconds, as a person types on and on.
   * Returns the milliseconds of every key press.
   */
  async typeKeys(count, interval) {
    await this.settled();
    await this.page.evaluate(() => window.stopwatch.startKeys());
    let due = performance.now();
    for (let at = 0; at < count; at += 1) {
      await this.page.keyboard.press('etaoinshrdlu'[at % 12]);
      due = Math.max(due + interval, performance.now());
      await pause(due - performance.now());
    }
    await this.settled();
    const times = await this.page.evaluate(() => window.stopwatch.stopKeys());
    if (times.length !== count) throw new Error(`Of ${count} key presses, ${times.length} changed the text.`);
    return times;
  }

  /** Returns the megabytes of the page's objects, after its garbage is collected. */
  async heapMegabytes() {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Performance.enable');
    for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    await session.detach();
    return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
  }

  /** Waits until the previous act is done and the browser is idle. */
  async settled() {
    await this.page.evaluate(
      (rest) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, rest))),
      restBetween,
    );
  }
}
