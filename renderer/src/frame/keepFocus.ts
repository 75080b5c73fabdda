import { read, useSession } from '../session/store.ts';

const focusable =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Keeps the keyboard somewhere: when what was focused goes away with an edit, the focus goes to what stands next to it in
 * the properties, and otherwise to the selected row of the outline. Returns how to stop.
 */
export function keepFocus(): () => void {
  let around: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof Element ? chainOf(target) : [];
  };
  const mend = () => {
    const [last] = around;
    if (!last || last.isConnected || document.activeElement !== document.body || read().asking) return;
    next(around)?.focus();
  };
  document.addEventListener('focusin', remember);
  const stop = useSession.subscribe(() => requestAnimationFrame(mend));
  return () => {
    document.removeEventListener('focusin', remember);
    stop();
  };
}

function chainOf(element: Element): readonly Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

function next(around: readonly Element[]): HTMLElement | null {
  const pane = around.findIndex((element) => element.matches('aside'));
  for (const element of around.slice(0, pane + 1)) {
    const control = element.isConnected ? element.querySelector<HTMLElement>(focusable) : null;
    if (control) return control;
  }
  return document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
}
