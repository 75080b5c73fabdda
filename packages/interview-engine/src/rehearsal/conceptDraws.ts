import { courseOf } from '../course/courseOf.ts';
import { drawnConcepts } from '../course/drawnConcepts.ts';
import type { HiddenReason } from '../course/hiddenReason.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Session } from '../session/session.ts';

/** What became of a concept in an interview. */
export interface DrawnConcept {
  /** By which {@link Seeds} name it. */
  readonly key: string;
  /** When it comes among those that are shown, from 1; null while that is open, and for those that are not. */
  readonly turn: number | null;
  /** Why it is not shown; null for those that are, and while answers to come decide. */
  readonly hidden: HiddenReason | null;
}

/** The concepts of each concept block, by the position of the block, as this interview draws them so far. */
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
