/** A page that is not seen paints nothing; then this is long enough. Milliseconds. */
const latest = 200;

/** Does something once what was changed now is on the screen. */
export function afterPaint(act: () => void): void {
  let waits = true;
  const once = () => {
    if (!waits) return;
    waits = false;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, latest);
  requestAnimationFrame(() => setTimeout(once));
}
