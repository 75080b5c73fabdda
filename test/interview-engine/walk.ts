import {
  type Answer,
  type Guide,
  type ItemStep,
  type Session,
  answer,
  createSession,
  nextStep,
} from '@guide-studio/interview-engine';

/** Returns the session after these answers, in the order of the steps. */
export function after(
  guide: Guide,
  answers: readonly Answer[],
  start: { readonly seed?: string; readonly urlParams?: Record<string, string | string[]> } = {},
): Session {
  let session = createSession({ seed: start.seed ?? 'seed', urlParams: start.urlParams ?? {} });
  for (const given of answers) session = answered(guide, session, given);
  return session;
}

/** Returns the session after one more answer. */
export function answered(guide: Guide, session: Session, given: Answer): Session {
  const { stepId } = nextStep(guide, session);
  const result = answer(guide, session, { stepId, answer: given });
  if (!result.ok) throw new Error(`${stepId}: ${result.problem.code}`);
  return result.session;
}

/** Returns the open question. */
export function question(guide: Guide, session: Session): ItemStep {
  const step = nextStep(guide, session);
  if (step.kind !== 'item') throw new Error(`The open step is no question: ${step.kind}`);
  return step;
}

/** Returns the texts of the options of the open question, in the order shown. */
export function optionsShown(guide: Guide, session: Session): readonly string[] {
  const { item } = question(guide, session);
  return 'options' in item ? item.options.map(({ text }) => text) : [];
}
