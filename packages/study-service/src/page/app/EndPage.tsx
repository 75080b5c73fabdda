import type { EndStep } from '@guide-studio/interview-engine';
import type { StudyFacts } from '../sender/participantApi.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { StudyNotice } from './StudyNotice.tsx';

interface Props {
  readonly step: EndStep;
  readonly study: StudyFacts | null;
}

/** Shows the end of the interview. The service sent this step, so it has all answers. */
export function EndPage({ step, study }: Props) {
  return (
    <StudyNotice study={study} title={(words) => words.ended[step.outcome]} text={step.message}>
      <p class="message">
        <PageMessage of={(words) => words.ended.close} />
      </p>
    </StudyNotice>
  );
}
