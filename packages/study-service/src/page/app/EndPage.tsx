import type { EndStep } from '@guide-studio/interview-engine';
import { useEffect, useRef } from 'preact/hooks';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';
import type { StudyFacts } from '../sender/participantApi.ts';
import { directionOf } from './directionOf.ts';
import { langOf } from './presentStudy.ts';
import { Said } from './Said.tsx';

interface Props {
  readonly step: EndStep;
  readonly study: StudyFacts | null;
}

/** The end. The step comes from the service, so everything before it has arrived there. */
export function EndPage({ step, study }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main class="card notice" dir={directionOf(step.message)} lang={langOf(study)}>
      <h1 ref={heading} tabIndex={-1}>
        <Said of={(words) => words.ended[step.outcome]} />
      </h1>
      {step.message === '' ? null : (
        <p class="message" dir="auto">
          {step.message}
        </p>
      )}
      <p class="message">
        <Said of={(words) => words.ended.close} />
      </p>
    </main>
  );
}
