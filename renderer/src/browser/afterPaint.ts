/** Longest wait, in milliseconds: a hidden page paints nothing. */
const latest = 200;

/** Runs `act` once the current changes are painted. */
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
