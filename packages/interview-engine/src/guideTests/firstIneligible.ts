import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { courseOf } from '../course/courseOf.ts';
import { drawnConcepts } from '../course/drawnConcepts.ts';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { namesIn } from './namesIn.ts';

/**
 * Returns the concepts, by name, that the draw of an interview passes over because of their conditions. A test that puts
 * them first notices when such a condition is lost, even if a block shows only some of its concepts.
 */
export function firstIneligible(guide: Guide, doc: GuideDocument, session: Session): readonly string[] {
  const { record } = courseOf(guide, session);
  const known = { record, urlParams: session.urlParams };
  const named = namesIn(guide, doc);
  return planOf(guide).blocks.flatMap((block) => {
    const { index, isConceptBlock, subsampleCount, concepts } = block;
    if (!isConceptBlock || subsampleCount === null || subsampleCount >= concepts.length) return [];
    return drawnConcepts(block, known, session).verdicts.flatMap((verdict, concept) =>
      verdict.state === 'hidden' && verdict.reason.because !== 'conceptNotDrawn'
        ? (named.concept(index, concept) ?? [])
        : [],
    );
  });
}
