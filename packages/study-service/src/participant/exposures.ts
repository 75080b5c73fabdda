import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { byIdentity } from '@guide-studio/guide-core/internal';
import type { Session } from '@guide-studio/interview-engine';
import type { Exposure, Stimulus } from '@guide-studio/interview-engine/answers';
import {
  extensionOf,
  type SessionExtension,
  stepPlace,
  stimuliAt,
  withExtension,
} from '@guide-studio/interview-engine/internal';
import * as z from 'zod';

/** Returns the stimuli of a step; none for follow-ups and the welcome. */
export function stimuliOfStep(guide: CreateStudyRequest, stepId: string): readonly Stimulus[] {
  const place = stepPlace(guide, stepId);
  return place?.kind === 'item' && place.followUp === null ? stimuliAt(guide, place) : [];
}

/** Returns the first video of a step that was shown and had to be watched but was not; undefined if there is none. */
export function unwatchedIn(stimuli: readonly Stimulus[], shown: readonly Exposure[]): Stimulus | undefined {
  return stimuli.find(
    (stimulus) =>
      stimulus.mustWatch && shown.some((one) => isOf(one, stimulus) && one.outcome === 'shown' && !one.watched),
  );
}

/**
 * Returns the session with the reports for a step. They are kept with its answer and dropped with it. Reports about
 * stimuli that the step does not have are ignored.
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
  return withExtension(session, exposures, Object.fromEntries([...kept, ...reported]));
}

/** Returns the report for a stimulus of an answered step; undefined if there is none. */
export function exposureOf(session: Session, stepId: string, stimulus: Stimulus): Exposure | undefined {
  const reports = reportsIn(session);
  const ofStep = Object.hasOwn(reports, stepId) ? reports[stepId] : undefined;
  return ofStep?.find((one) => isOf(one, stimulus));
}

function isOf(one: Pick<Exposure, 'kind' | 'url'>, { kind, url }: Stimulus): boolean {
  return one.kind === kind && one.url === url;
}

type Reports = Record<string, Exposure[]>;

/** Reports by step. Only this file writes them. */
const exposures: SessionExtension<Reports> = {
  name: 'shown',
  version: 1,
  read: (value) => Reports.safeParse(value).data ?? null,
};

const Reports = z.record(
  z.string(),
  z.array(
    z.object({
      kind: z.enum(['image', 'video', 'embed']),
      url: z.string(),
      outcome: z.enum(['shown', 'failed', 'notSeen', 'declined']),
      seconds: z.number(),
      watched: z.boolean().nullable(),
    }),
  ),
);

const reportsIn = byIdentity((session: Session): Reports => extensionOf(session, exposures) ?? {});
