import { courseOf } from '../course/courseOf.ts';
import { drawnConcepts } from '../course/drawnConcepts.ts';
import type { HiddenReason } from '../course/hiddenReason.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Session } from '../course/session.ts';

/** The state of a concept in an interview. */
export interface DrawnConcept {
  /** The key used in {@link Seeds}. */
  readonly key: string;
  /** Its position among the concepts shown, from 1; null if it is not shown or still open. */
  readonly turn: number | null;
  /** Why it is not shown; null if it is shown or depends on later answers. */
  readonly hidden: HiddenReason | null;
}

/** Returns the concepts of each concept block, by block index, as this interview has drawn them so far. */
export function conceptDraws(guide: Guide, session: Session): ReadonlyMap<number, readonly DrawnConcept[]> {
  const known = { record: courseOf(guide, session).record, urlParams: session.urlParams };
  const blocks = planOf(guide).blocks.filter(({ isConceptBlock }) => isConceptBlock);
  return new Map(
    blocks.map((block) => {
      const { order, verdicts } = drawnConcepts(block, known, session);
      const drawn = block.concepts.map(({ key }, concept): DrawnConcept => {
        const verdict = verdicts[concept];
        const turn = order === null ? -1 : order.indexOf(concept);
        return {
          key,
          turn: turn === -1 ? null : turn + 1,
          hidden: verdict?.state === 'hidden' ? verdict.reason : null,
        };
      });
      return [block.index, drawn];
    }),
  );
}
