import { read, useSession } from '../../session/index.ts';
import { focusable } from '../../browser/focusable.ts';
import { focusHome } from '../../browser/leaveField.ts';

/** Areas that keep the focus when an element in them is removed. */
const areas = 'aside, search, header, #problems';

/**
 * Keeps the focus in the window: when the focused element is removed or disabled, the focus moves to its neighbour,
 * otherwise to the selected row of the outline. Returns a function that stops it.
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
  return focusHome();
}
