import type { FindQuery, PatternError } from '@guide-studio/guide-core';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { create } from 'zustand';
import { asQuery, lookFor as keepQuery, queryOf, useFinding } from '../find/finding.ts';
import { goToFirst, hitMarks, hitsIn, lookFor } from './hits.ts';

interface JsonFinding {
  readonly open: boolean;
  /** Asks for the focus anew. */
  readonly turn: number;
  readonly error: PatternError | null;
  readonly count: number;
  /** Which hit is selected, from 0; -1 when none is. */
  readonly at: number;
  readonly gaveUp: boolean;
}

/** The bar above the text and what it says. What is looked for is the same as in the bar above the guide. */
export const useJsonFinding = create<JsonFinding>(() => ({
  open: false,
  turn: 0,
  error: null,
  count: 0,
  at: -1,
  gaveUp: false,
}));

/** Finding in the text: its marks, and the bar that follows them. */
export const finding: Extension = [
  hitMarks,
  EditorView.updateListener.of(({ state, startState }) => {
    const [now, before] = [hitsIn(state), hitsIn(startState)];
    if (now.places === before.places && now.at === before.at) return;
    useJsonFinding.setState({ count: now.places.length, at: now.at, gaveUp: now.gaveUp });
  }),
];

/** Opens the bar, or gives it the focus again. Text that is marked becomes what is looked for. */
export function openFinding(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  const marked = asQuery(view.state.sliceDoc(from, Math.min(to, from + 1000)));
  if (marked !== '') keepQuery({ text: marked });
  useJsonFinding.setState(({ turn }) => ({ open: true, turn: turn + 1 }));
  look(view);
  return true;
}

/** Looks for something else, from where the selection is. */
export function changeQuery(view: EditorView, change: Partial<FindQuery>): void {
  keepQuery(change);
  look(view);
  goToFirst(view);
}

function look(view: EditorView): void {
  useJsonFinding.setState({ error: lookFor(view, queryOf(useFinding.getState())) });
}

/** Closes the bar; the caret is back in the text, at the last hit. */
export function closeFinding(view: EditorView): void {
  useJsonFinding.setState({ open: false });
  lookFor(view, null);
  view.focus();
}

/** Escape in the text closes the bar, where it is open. */
export function leaveFinding(view: EditorView): boolean {
  const { open } = useJsonFinding.getState();
  if (open) closeFinding(view);
  return open;
}
