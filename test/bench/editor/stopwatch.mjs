/**
 * Runs inside the page, before its own scripts. `arm(name, subject)` waits for the next key press or click, whose own
 * time stamp is the start. The end is the first frame in which the condition `name` holds: a task of the highest
 * priority that is posted in an animation frame runs when that frame has been laid out and painted, before what the
 * browser does on its own after a key press (looking through the page's fields, for instance). `take()` returns the
 * milliseconds.
 */
export function installStopwatch() {
  /** Returns true if the status line gives that number of questions, however it groups the digits. */
  const counts = (count) =>
    [...document.querySelectorAll('footer span')].some((part) =>
      part.textContent.replaceAll(/[.,]/g, '').startsWith(`${count} question`),
    );
  const row = (key) => document.querySelector(`[data-key="${key}"]`);
  const area = (key, property) => document.querySelector(`[data-inline="${key}/${property}"]`);
  const conditions = {
    /** The field has the text, and the outline has its beginning; it shortens long texts. */
    typed: ({ key, property, text: wanted }) =>
      area(key, property)?.value === wanted && (row(key)?.textContent.includes(wanted.slice(0, 30)) ?? false),
    /** A plain field, on which nothing depends. */
    plain: ({ text: wanted }) => document.querySelector('textarea')?.value === wanted,
    /** The guide can be edited: its outline, a text, its size and its verdict are shown. */
    opened: ({ count }) =>
      document.querySelector('[role="treeitem"]') !== null &&
      document.querySelector('textarea[data-inline]') !== null &&
      counts(count),
    /** The guide has that many questions, and the canvas shows the given one. */
    counted: ({ count }) => counts(count),
    /** A row has that position among its neighbours. */
    moved: ({ key, position }) => row(key)?.getAttribute('aria-posinset') === String(position),
  };
  let result = null;
  const arm = (name, subject) => {
    result = null;
    const controller = new AbortController();
    const begin = (event) => {
      if (event.repeat || ['Control', 'Alt', 'Shift'].includes(event.key)) return;
      controller.abort();
      const started = event.timeStamp;
      const look = () => {
        if (!conditions[name](subject)) return requestAnimationFrame(look);
        const end = () => (result = performance.now() - started);
        void scheduler.postTask(end, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    for (const type of ['keydown', 'click']) {
      window.addEventListener(type, begin, { capture: true, signal: controller.signal });
    }
  };
  window.stopwatch = { arm, take: () => result };
}
