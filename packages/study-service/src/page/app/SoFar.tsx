import type { FollowUpStep } from '@guide-studio/interview-engine';
import { PageMessage } from '../words/PageMessage.tsx';
import { useStudyText } from '../words/studyText.tsx';

/** Shows the question above a follow-up, and the participant's answers to it so far. */
export function SoFar({ said }: { readonly said: FollowUpStep['said'] }) {
  const studyText = useStudyText();
  return (
    <div class="so-far">
      {said.map(({ question, answer }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order never changes
        <div key={at} class="exchange">
          <p class="asked" {...studyText(question)} />
          <p class="unseen">
            <PageMessage of={(words) => words.yourAnswer} />
          </p>
          <blockquote class="answered" dir="auto">
            {answer}
          </blockquote>
        </div>
      ))}
    </div>
  );
}
