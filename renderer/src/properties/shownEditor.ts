import type { EditorState } from '@guide-studio/guide-core/edit';
import { createContext, type RefObject, useContext, useDeferredValue, useReducer } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { type OpenGuide, useGuide } from '../session/index.ts';

const Shown = createContext<EditorState | null>(null);

/** Provides the editor state to the fields inside it. */
export const ShownEditor = Shown.Provider;

/** Returns the state that fields show: that of the pane around them, otherwise that of the session. */
export function useShownEditor(): EditorState {
  const shown = useContext(Shown);
  return useGuide((guide) => shown ?? guide.editor);
}

type Followed = Pick<OpenGuide, 'editor' | 'jump'>;

/**
 * Returns the part of the session that the pane shows, and what the pane calls when one of its fields gets the focus.
 * Changes made elsewhere arrive with a delay, so that nothing waits for the fields. Parts may be deleted by then, so
 * fields look them up only in this state. It has caught up before a key is pressed in a field: what is typed does not
 * change the part that was selected before. The same is true of a field that the user asked to go to: the next key
 * belongs to it. Null before the first render.
 */
export function useFollowed(pane: RefObject<HTMLElement | null>): readonly [Followed | null, () => void] {
  const now = useGuide(useShallow(({ editor, jump }): Followed => ({ editor, jump })));
  const later = useDeferredValue(now, null);
  const [, catchUp] = useReducer((times: number) => times + 1, 0);
  const isUsed = pane.current?.contains(document.activeElement) === true;
  const isAskedFor = later !== null && later.jump !== now.jump;
  return [isUsed || isAskedFor ? now : later, catchUp];
}
