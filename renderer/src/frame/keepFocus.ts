import { read, useSession } from '../session/store.ts';

/** What the keyboard can be on. */
export const focusable =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the focus stays when something in it goes. */
const areas = 'aside, search, header, #problems';

/**
 * Keeps the keyboard somewhere: when what was focused goes away with an edit, or can no longer be pressed, the focus goes
 * to what stands next to it, and otherwise to the selected row of the outline. Returns how to stop.
 */
export function keepFocus(): () => void {
  let around: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? chainOf(target) : [];
  };
  const mend = () => {
    const [last] = around;
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    if (!read().asking) next(around)?.focus();
  };
  const disabled = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target === around[0])) requestAnimationFrame(mend);
  });
  document.addEventListener('focusin', remember);
  disabled.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  const stop = useSession.subscribe(() => requestAnimationFrame(mend));
  return () => {
    document.removeEventListener('focusin', remember);
    disabled.disconnect();
    stop();
  };
}

function chainOf(element: Element): readonly Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

function next(around: readonly Element[]): HTMLElement | null {
  const pane = around.findIndex((element) => element.matches(areas));
  for (const element of around.slice(0, pane + 1)) {
    const control = element.isConnected ? element.querySelector<HTMLElement>(focusable) : null;
    if (control) return control;
  }
  return document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
}
