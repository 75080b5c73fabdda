import type { FindQuery, PatternError } from '@guide-studio/guide-core/find';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { create } from 'zustand';
import { asQuery, lookFor, queryOf, type SearchStop, useFinding } from '../find/index.ts';
import { goToFirst, hitMarks, hitsIn, searchText, withHits } from './hits.ts';

interface JsonFinding {
  readonly open: boolean;
  /** Grows to focus the field again. */
  readonly turn: number;
  readonly error: PatternError | null;
  readonly count: number;
  /** The index of the selected hit, from 0; -1 for none. */
  readonly at: number;
  /** True if the hits are those of the current search. */
  readonly isFound: boolean;
  /** Why the search ended early. */
  readonly stop: SearchStop | null;
}

/** The state of the find bar above the text. It shares its search with the bar above the guide. */
export const useJsonFinding = create<JsonFinding>(() => ({
  open: false,
  turn: 0,
  error: null,
  count: 0,
  at: -1,
  isFound: false,
  stop: null,
}));

/** The find extension: the marks of the hits, and updates of the bar. */
export const finding: Extension = [
  hitMarks,
  EditorView.updateListener.of(({ state, startState }) => {
    const [now, before] = [hitsIn(state), hitsIn(startState)];
    const { places, at, finder, stop } = now;
    if (places === before.places && at === before.at && finder === before.finder && stop === before.stop) return;
    useJsonFinding.setState({ count: places.length, at, isFound: finder !== null, stop });
  }),
];

/** Opens or focuses the bar. Marked text becomes the search text. */
export function openFinding(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  const marked = asQuery(view.state.sliceDoc(from, Math.min(to, from + 1000)));
  if (marked !== '') lookFor({ text: marked });
  useJsonFinding.setState(({ turn }) => ({ open: true, turn: turn + 1 }));
  look(view);
  return true;
}

/** Changes the search and continues from the selection. */
export function changeQuery(view: EditorView, change: Partial<FindQuery>): void {
  lookFor(change);
  look(view);
  withHits(view, () => goToFirst(view));
}

function look(view: EditorView): void {
  useJsonFinding.setState({ error: searchText(view, queryOf(useFinding.getState())) });
}

/** Closes the bar and puts the caret into the text, at the last hit. */
export function closeFinding(view: EditorView): void {
  useJsonFinding.setState({ open: false });
  searchText(view, null);
  view.focus();
}

/** Closes the bar on Escape in the text. Returns false if it was not open. */
export function leaveFinding(view: EditorView): boolean {
  const { open } = useJsonFinding.getState();
  if (open) closeFinding(view);
  return open;
}
