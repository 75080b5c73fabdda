import type { StepConcept } from '@guide-studio/interview-engine';
import { Exhibition } from '../media/Exhibition.tsx';
import type { Exhibit } from '../media/useShowings.ts';
import { notices } from '../words/messages.ts';
import { useStudyText } from '../words/studyText.tsx';

interface Props {
  readonly concept: StepConcept;
  readonly exhibits: readonly Exhibit[];
}

/** Shows the concept that a question is about. */
export function ConceptCard({ concept, exhibits }: Props) {
  const studyText = useStudyText();
  return (
    <section class="concept" aria-label={notices.concept}>
      <p class="concept-title" {...studyText(concept.title)} />
      {concept.description === '' ? null : <p class="message" {...studyText(concept.description)} />}
      <Exhibition exhibits={exhibits} />
    </section>
  );
}
