import type { BoundText } from './bindText.ts';
import { openFinding, useJsonFinding } from './jsonFinding.ts';

let shown: BoundText | null = null;

/** Remembers the text that the tab shows; removing it closes its bar. */
export function showText(text: BoundText | null): void {
  shown = text;
  if (!text) useJsonFinding.setState({ open: false });
}

/** Opens the find bar of the shown text, wherever the focus is. */
export function findInText(): void {
  if (shown) openFinding(shown.view);
}
