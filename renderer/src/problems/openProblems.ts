import { flushSync } from 'react-dom';
import { read, showProblems } from '../session/index.ts';

const inPanel = (selector: string) => document.querySelector<HTMLElement>(`#problems ${selector}`);

/** Opens and focuses the list of problems, or closes it if it has the focus. */
export function toggleProblems(): void {
  const isIn = inPanel('')?.contains(document.activeElement) ?? false;
  if (read().guide?.problemsOpen && isIn) foldProblems();
  else openProblems();
}

/** Opens the list of problems and focuses the first one. */
export function openProblems(): void {
  // Synchronously, so that the next key reaches the list.
  flushSync(() => showProblems(true));
  (inPanel('li button') ?? inPanel('button'))?.focus();
}

/** Closes the list. The focus moves to the count, which opens it again. */
export function foldProblems(): void {
  flushSync(() => showProblems(false));
  document.querySelector<HTMLElement>('[aria-controls="problems"]')?.focus();
}
