import { type Guide, type Session, type Step, answer, createSession, nextStep } from '@guide-studio/interview-engine';
import type { Random } from '../generate/random.ts';
import { randomAnswer } from './participant.ts';

export interface Conducted {
  readonly session: Session;
  /** All steps shown, the end last. */
  readonly steps: readonly Step[];
}

/** More steps than any tested guide can have. */
const bound = 5_000;

/** Takes a whole interview with random answers. Calls `each` with every session, including the first and the last. */
export function conduct(
  guide: Guide,
  random: Random,
  start: { readonly seed: string; readonly urlParams?: Record<string, string | string[]> },
  each: (session: Session, step: Step) => Session | void = () => undefined,
): Conducted {
  let session = createSession({ seed: start.seed, urlParams: start.urlParams ?? {} });
  const steps: Step[] = [];
  while (steps.length < bound) {
    const step = nextStep(guide, session);
    steps.push(step);
    session = each(session, step) ?? session;
    if (step.kind === 'end') return { session, steps };
    const given = randomAnswer(random, step);
    const result = answer(guide, session, { stepId: step.stepId, answer: given });
    if (!result.ok) {
      throw new Error(
        `${step.stepId} refuses ${JSON.stringify(given)}: ${result.problem.code} ${JSON.stringify(step)}`,
      );
    }
    session = result.session;
  }
  throw new Error('The interview does not end.');
}
