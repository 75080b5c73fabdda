import type { EditorState } from '@guide-studio/guide-core';
import { createContext, type RefObject, useContext, useDeferredValue } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { mustHave, type Session, useSession } from '../session/store.ts';

const Shown = createContext<EditorState | null>(null);

/** Gives the fields inside it the state that they show. */
export const ShownEditor = Shown.Provider;

/** The state that fields show: that of the pane around them, else that of the session. */
export function useShownEditor(): EditorState {
  const shown = useContext(Shown);
  return useSession((session) => shown ?? mustHave(session.editor));
}

type Followed = Pick<Session, 'editor' | 'jump'>;

/**
 * What the pane shows of the session. It follows what is done elsewhere one moment behind, so that nobody waits for its
 * fields: what they show may be gone from the guide by then, and they only look it up in the state that they show. Null:
 * nothing yet.
 */
export function useFollowed(pane: RefObject<HTMLElement | null>): Followed | null {
  const now = useSession(useShallow(({ editor, jump }): Followed => ({ editor, jump })));
  const later = useDeferredValue(now, null);
  const isUsed = pane.current?.contains(document.activeElement) === true;
  return isUsed ? now : later;
}
