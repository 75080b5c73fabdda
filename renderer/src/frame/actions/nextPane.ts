import { focusable } from '../../browser/focusable.ts';
import { read } from '../../session/index.ts';

/** The parts of the window that F6 moves through, in screen order. */
const panes = '[data-pane]';

/** Moves the focus to the next or previous part of the window: toolbar, outline, guide, properties, problems. */
export function nextPane(direction: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(panes)];
  const at = all.findIndex((pane) => pane.contains(document.activeElement));
  const from = at < 0 && direction === -1 ? 0 : at;
  for (let step = 1; step <= all.length; step += 1) {
    const pane = all[(from + direction * step + all.length) % all.length];
    const target = pane && startOf(pane);
    if (target) return target.focus();
  }
}

/** Returns where the focus enters a part: at the selection, otherwise at the first focusable element. */
function startOf(pane: HTMLElement): HTMLElement | undefined {
  const row = pane.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  const selected = read().guide?.editor.selection[0];
  const card = selected === undefined ? null : pane.querySelector(`[data-node="${CSS.escape(selected)}"]`);
  const first = [card, pane].flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(focusable) ?? [])]);
  const found = [row, ...first].find((element) => element?.checkVisibility({ visibilityProperty: true }));
  return found ?? (pane.hasAttribute('tabindex') && pane.checkVisibility() ? pane : undefined);
}
