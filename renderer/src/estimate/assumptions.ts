import type { NotedAssumptions } from '@guide-studio/guide-core/notes';
import { useNotes } from '../notes/notes.ts';
import { read, useSession } from '../session/index.ts';

/** Returns the changed assumptions of the estimate: those of the open guide, otherwise those of this computer. */
export function assumptionsNow(): NotedAssumptions {
  return useNotes.getState().notes.assumptions ?? read().preferences.estimate;
}

/** {@link assumptionsNow} as a hook. */
export function useAssumptions(): NotedAssumptions {
  const ofGuide = useNotes(({ notes }) => notes.assumptions);
  const ofWindow = useSession((session) => session.preferences.estimate);
  return ofGuide ?? ofWindow;
}
