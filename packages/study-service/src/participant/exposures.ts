import type { CreateStudyRequest, JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core';
import { type Exposure, type Session, type Stimulus, stepPlace, stimuliAt } from '@guide-studio/interview-engine';

/** The stimuli of a step; of follow-ups and of the welcome none. */
export function stimuliOfStep(guide: CreateStudyRequest, stepId: string): readonly Stimulus[] {
  const place = stepPlace(guide, stepId);
  return place?.kind === 'item' && place.followUp === null ? stimuliAt(guide, place) : [];
}

/** The first video of a step that had to be watched, was shown, and was not watched; undefined for none. */
export function unwatchedIn(stimuli: readonly Stimulus[], shown: readonly Exposure[]): Stimulus | undefined {
  return stimuli.find(
    (stimulus) =>
      stimulus.mustWatch && shown.some((one) => isOf(one, stimulus) && one.outcome === 'shown' && !one.watched),
  );
}

/**
 * The session with what was reported for a step, kept with its answer: reports of answers that were dropped go with them.
 * What the step does not show is not kept.
 */
export function withExposures(
  session: Session,
  stepId: string,
  stimuli: readonly Stimulus[],
  shown: readonly Exposure[] | undefined,
): Session {
  const before = reportsIn(session);
  if (shown === undefined && Object.keys(before).length === 0) return session;
  const answered = new Set(session.answers.map((answer) => answer.stepId));
  const kept = Object.entries(before).filter(
    ([step]) => answered.has(step) && (shown === undefined || step !== stepId),
  );
  const own = (shown ?? []).filter((one) => stimuli.some((stimulus) => isOf(one, stimulus)));
  const reported = shown === undefined ? [] : [[stepId, own]];
  return { ...session, shown: Object.fromEntries([...kept, ...reported]) as unknown } as Session;
}

/** What was reported for a stimulus of an answered step; undefined where nothing was. */
export function exposureOf(session: Session, stepId: string, stimulus: Stimulus): Exposure | undefined {
  const reports = reportsIn(session);
  const ofStep = Object.hasOwn(reports, stepId) ? reports[stepId] : undefined;
  return ofStep?.find((one) => isOf(one, stimulus));
}

function isOf(one: Pick<Exposure, 'kind' | 'url'>, { kind, url }: Stimulus): boolean {
  return one.kind === kind && one.url === url;
}

/** By step, beside what the engine keeps in a session. Nothing but this file writes it. */
function reportsIn(session: Session): Readonly<Record<string, readonly Exposure[]>> {
  const { shown } = session as unknown as JsonObject;
  return isJsonObject(shown) ? (shown as unknown as Record<string, readonly Exposure[]>) : {};
}
