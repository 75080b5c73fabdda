import type { EditorState } from '@guide-studio/guide-core';
import { createContext, type RefObject, useContext, useDeferredValue } from 'react';
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
 * Returns the part of the session that the pane shows. Changes made elsewhere arrive with a delay, so that nothing
 * waits for the fields. Parts may be deleted by then, so fields look them up only in this state. Returns null before
 * the first render.
 */
export function useFollowed(pane: RefObject<HTMLElement | null>): Followed | null {
  const now = useGuide(useShallow(({ editor, jump }): Followed => ({ editor, jump })));
  const later = useDeferredValue(now, null);
  const isUsed = pane.current?.contains(document.activeElement) === true;
  return isUsed ? now : later;
}
