import type { GuideNode } from '@guide-studio/guide-core/edit';
import { createHost, type SessionInfo, usualSettings } from '@guide-studio/host/common';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { OpenGuide, Session } from '../state.ts';

const unknown: SessionInfo = {
  capabilities: { kind: 'browser', nativeDialogs: false, trash: false, keyStorage: 'session' },
  version: '',
  folder: '',
  openFirst: null,
  start: 'first',
  setAside: [],
};

/** The session before a host is connected. */
export const unconnected: Session = {
  start: 'pending',
  host: createHost(async () => await Promise.reject(new Error('No host is connected.')), unknown.capabilities),
  info: unknown,
  guide: null,
  backups: [],
  hostError: null,
  versionsFail: false,
  asking: null,
  stickyError: null,
  refusal: null,
  liveMessage: '',
  theme: 'system',
  language: 'system',
  uiLanguage: 'en',
  autosave: false,
  preferences: usualSettings,
  rightPane: 'properties',
  propertiesBelow: true,
};

const store = create<Session>(() => unconnected);

/** The session, to read and follow. It is changed by the functions in `transitions` only. */
export const useSession: UseBoundStore<Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'>> = store;

/** Returns the current session. */
export const read = (): Session => store.getState();

/** Changes the session. For `transitions` only. */
export function setSession(changes: Partial<Session>): void {
  const { guide } = read();
  if (guide !== null && changes.guide === null) closed = guide;
  store.setState(changes);
}

/**
 * Changes the open guide. Does nothing if none is open, such as for an answer that comes too late. For `transitions`
 * only.
 */
export function setGuide(changes: Partial<OpenGuide>): void {
  setSession(withGuide(changes));
}

/** Returns the change of the session that changes the open guide. For `transitions` only. */
export function withGuide(changes: Partial<OpenGuide>): Partial<Session> {
  const { guide } = read();
  return guide ? { guide: { ...guide, ...changes } } : {};
}

/** The guide that was closed last. A component that is about to unmount may still read it. */
let closed: OpenGuide | null = null;

function guideOf({ guide }: Session): OpenGuide {
  const found = guide ?? closed;
  if (!found) throw new Error('No guide was opened yet.');
  return found;
}

/**
 * Follows the open guide. For components that are shown only while a guide is open: until they are unmounted after it
 * closed, they get its last state.
 */
export function useGuide<T>(select: (guide: OpenGuide) => T): T {
  return useSession((session) => select(guideOf(session)));
}

/**
 * Returns the open guide. For code that runs only while a guide is open, such as handlers of its views. Code that waits
 * for an answer asks `read().guide` again, because the guide may be closed by then.
 */
export const readGuide = (): OpenGuide => guideOf(read());

/** Follows the root of the open guide. */
export function useRoot(): GuideNode {
  return useGuide(({ editor }) => editor.doc.root);
}
