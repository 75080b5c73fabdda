import type { BoundText } from './bindText.ts';
import { openFinding, useJsonFinding } from './jsonFinding.ts';

let shown: BoundText | null = null;

/** Remembers which text the tab shows now; one that goes takes its bar along. */
export function showText(text: BoundText | null): void {
  shown = text;
  if (!text) useJsonFinding.setState({ open: false });
}

/** Opens finding in the text that is shown, wherever the focus is. */
export function findInText(): void {
  if (shown) openFinding(shown.view);
}
