import type { NotedAssumptions } from '@guide-studio/guide-core';
import { useNotes } from '../comments/notes.ts';
import { read, useSession } from '../session/store.ts';

/** What the estimate of the open guide rests on, as far as it was changed: for this guide, else on this computer. */
export function assumptionsNow(): NotedAssumptions {
  return useNotes.getState().notes.assumptions ?? read().preferences.estimate;
}

/** {@link assumptionsNow}, for a component. */
export function useAssumptions(): NotedAssumptions {
  const ofGuide = useNotes(({ notes }) => notes.assumptions);
  const ofWindow = useSession((session) => session.preferences.estimate);
  return ofGuide ?? ofWindow;
}
