/** Longest wait, in milliseconds: a hidden page paints nothing. */
const latest = 2000;

/** Runs `act` once the page has painted its first text or picture. */
export function afterFirstContent(act: () => void): void {
  let waits = true;
  const once = () => {
    if (!waits) return;
    waits = false;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, latest);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  });
  observer.observe({ type: 'paint', buffered: true });
}
