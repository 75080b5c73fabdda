/**
 * Runs inside a page, before its own scripts, in the editor and in the floor alike. A time ends with the first frame in
 * which a condition holds: a task of the highest priority that is posted in an animation frame runs when that frame has
 * been laid out and painted, before what the browser does on its own after a key press (looking through the page's
 * fields, for instance).
 *
 * - `arm(condition)` starts with the time stamp of the next key press or click; `take()` returns the milliseconds.
 * - `time(condition, act)` starts with the call and resolves to the milliseconds.
 * - `startKeys()` and `stopKeys()`: every key press that changes a text, from its time stamp to the end of the next
 *   frame. None is left out.
 * - `startTasks()` and `stopTasks()`: the longest task of the page.
 */
export function installStopwatch() {
  const endOfFrame = (end) => void scheduler.postTask(end, { priority: 'user-blocking' });
  const whenTrue = (condition, end) => {
    const look = () => (condition() ? endOfFrame(end) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  let result = null;
  let keys = null;
  let pressed = null;
  window.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  window.addEventListener(
    'input',
    () => {
      const started = pressed;
      const list = keys;
      pressed = null;
      if (!list || started === null) return;
      requestAnimationFrame(() => endOfFrame(() => list.push(performance.now() - started)));
    },
    true,
  );
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });

  window.stopwatch = {
    arm(condition) {
      result = null;
      const controller = new AbortController();
      const begin = (event) => {
        if (event.repeat || ['Control', 'Alt', 'Shift'].includes(event.key)) return;
        controller.abort();
        whenTrue(condition, () => (result = performance.now() - event.timeStamp));
      };
      for (const type of ['keydown', 'click']) {
        window.addEventListener(type, begin, { capture: true, signal: controller.signal });
      }
    },
    take: () => result,
    time(condition, act) {
      const started = performance.now();
      act();
      return new Promise((resolve) => whenTrue(condition, () => resolve(performance.now() - started)));
    },
    startKeys: () => (keys = []),
    stopKeys() {
      const all = keys;
      keys = null;
      return all;
    },
    startTasks: () => (longest = 0),
    /** Tasks of less than 50 ms are not reported by the browser; the result is then 0. */
    stopTasks: () => longest,
  };
}
