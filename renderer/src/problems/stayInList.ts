/**
 * Keeps the focus in the list of problems while `act` removes the focused line: on the line that replaces it, otherwise
 * on the bar above.
 */
export function stayInList(act: () => void): void {
  const lines = () => [...document.querySelectorAll<HTMLElement>('#problems [data-problem]')];
  const own = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-problem]');
  const index = own ? lines().indexOf(own) : -1;
  act();
  if (index < 0) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const next = lines();
      const target = next[Math.min(index, next.length - 1)] ?? document.querySelector<HTMLElement>('#problems button');
      target?.focus();
    }),
  );
}
