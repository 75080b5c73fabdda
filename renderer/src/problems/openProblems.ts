import { flushSync } from 'react-dom';
import { read, write } from '../session/store.ts';

const inPanel = (selector: string) => document.querySelector<HTMLElement>(`#problems ${selector}`);

/** Opens the list of problems and takes the keyboard there; folds it away where the keyboard is in it already. */
export function toggleProblems(): void {
  const isIn = inPanel('')?.contains(document.activeElement) ?? false;
  if (read().problemsOpen && isIn) foldProblems();
  else openProblems();
}

/** Opens the list of problems, with the keyboard at the first. */
export function openProblems(): void {
  // In the same moment, so that the next key finds the keyboard in the list.
  flushSync(() => write({ problemsOpen: true }));
  (inPanel('li button') ?? inPanel('button'))?.focus();
}

/** Folds the list away. The keyboard goes to the count, which opens it again. */
export function foldProblems(): void {
  flushSync(() => write({ problemsOpen: false }));
  document.querySelector<HTMLElement>('[aria-controls="problems"]')?.focus();
}
