import type { StepConcept } from '@guide-studio/interview-engine';
import { Exhibition } from '../media/Exhibition.tsx';
import type { Exhibit } from '../media/useShowings.ts';
import { directionOf } from '../words/directionOf.ts';
import { notices } from '../words/messages.ts';

interface Props {
  readonly concept: StepConcept;
  readonly exhibits: readonly Exhibit[];
}

/** Shows the concept that a question is about. */
export function ConceptCard({ concept, exhibits }: Props) {
  return (
    <section class="concept" aria-label={notices.concept} dir={directionOf(concept.title)}>
      <p class="concept-title" dir="auto">
        {concept.title}
      </p>
      {concept.description === '' ? null : (
        <p class="message" dir="auto">
          {concept.description}
        </p>
      )}
      <Exhibition exhibits={exhibits} />
    </section>
  );
}
