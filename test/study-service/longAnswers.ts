import { randomUUID } from 'node:crypto';
import { CreateStudyRequest, type JsonObject } from '@guide-studio/guide-core';
import { answer, createSession, nextStep, type Session } from '@guide-studio/interview-engine';
import { outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { drawReadIds, type Store } from '@guide-studio/study-service';

/** A study whose interviews all have long open answers. */
export interface LongAnswers {
  readonly studyId: string;
  readonly linkId: string;
}

const questions = 10;
const guide = CreateStudyRequest.parse({
  title: 'Long answers',
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: Array.from({ length: questions }, (_, at) => ({ type: 'open_ended', text: `What about part ${at + 1}?` })),
    },
  ],
});

interface FillWith {
  readonly interviews: number;
  readonly bytes: number;
  /** The interviews, from 0, that have 25 MB instead, as could be stored before there was a limit. */
  readonly huge?: readonly number[];
}

/** Fills a store with a live study and complete interviews, each of about `bytes` in the list of responses. */
export async function fillWithLongAnswers(
  store: Store,
  organizationId: string,
  createdBy: string,
  { interviews, bytes, huge = [] }: FillWith,
): Promise<LongAnswers> {
  const study = { id: randomUUID(), linkId: randomUUID().slice(0, 10), guide, createdBy, createdAt: 1 };
  const organization = store.organization(organizationId);
  await organization.createStudy({ ...study, readIds: drawReadIds(guide, randomUUID) });
  await organization.launch(study.id, null, 1);
  // The list contains each answer twice: by its question and in the array.
  const text = 'We talked about it for a long while. '.repeat(Math.ceil(bytes / (2 * questions * 37)));
  await Promise.all(
    Array.from({ length: interviews }, async (_, at) => {
      const id = randomUUID();
      const session = createSession({ urlParams: {}, seed: id });
      const hashes = { clientHash: null, tokenHash: id, networkHash: null, seed: id };
      const state = { urlParams: {}, session: stored(session), progress: 'in_progress' as const };
      await store.interviews.start({ id, organizationId, studyId: study.id, ...hashes, ...state });
      const usual = answered(session, `Interview ${at}. ${text}`);
      const whole = huge.includes(at) ? withTexts(usual, 'x'.repeat(25_000_000 / (2 * questions))) : usual;
      await store.interviews.change(id, () => ({
        kind: 'store',
        session: stored(whole),
        progress: outcomeOfInterview(guide, whole),
        answers: { kept: 0, drops: false, added: [] },
      }));
    }),
  );
  return { studyId: study.id, linkId: study.linkId };
}

function answered(session: Session, text: string): Session {
  for (let now = session; ; ) {
    const step = nextStep(guide, now);
    if (step.kind === 'end') return now;
    const result = answer(guide, now, { stepId: step.stepId, answer: step.kind === 'item' ? { text } : {} });
    if (!result.ok) throw new Error(result.problem.code);
    now = result.session;
  }
}

function withTexts(session: Session, text: string): Session {
  return {
    ...session,
    answers: session.answers.map((each) => ('text' in each.answer ? { ...each, answer: { text } } : each)),
  };
}

const stored = (session: Session): JsonObject => session as unknown as JsonObject;
