import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { isEditable, type Session } from './state.ts';
import { useSession } from './store.ts';

/**
 * Returns a hook that follows a value of the session which seldom changes, for values that every text or answer on the
 * screen follows. The value is computed once per change of the session instead of once per component: a key press must
 * not ask hundreds of components.
 */
export function createShared<T>(
  select: (session: Session) => T,
): UseBoundStore<Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>> {
  const store = create<T>(() => select(useSession.getState()));
  useSession.subscribe((session) => store.setState(select(session), true));
  return store;
}

/** Follows whether the guide may be edited. */
export const useEditable = createShared(isEditable);
