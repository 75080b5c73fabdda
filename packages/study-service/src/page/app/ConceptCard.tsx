import type { StepConcept } from '@guide-studio/interview-engine';
import { MediaList } from '../media/MediaList.tsx';
import { directionOf } from './directionOf.ts';
import { messages } from './messages.ts';

/** What a question of a concept block is about. */
export function ConceptCard({ concept }: { readonly concept: StepConcept }) {
  return (
    <section class="concept" aria-label={messages.concept} dir={directionOf(concept.title)}>
      <p class="concept-title" dir="auto">
        {concept.title}
      </p>
      {concept.description === '' ? null : (
        <p class="message" dir="auto">
          {concept.description}
        </p>
      )}
      <MediaList media={concept.media} embedUrl={concept.embedUrl} onSeen={() => {}} />
    </section>
  );
}
