import type { Access, ParticipantApi, Reply, Standing } from './participantApi.ts';

type Insist = (send: () => Promise<Reply<Standing>>) => Promise<Exclude<Reply<Standing>, { kind: 'failed' }> | null>;

/** How far behind an overtaken answer can lie: one step, and one more for a step that came with it. */
const mostBack = 2;
/** More steps than any interview has, so that a service that answers nonsense cannot hold the page. */
const mostForward = 10_000;

/**
 * Opens the step `target` again after requests have overtaken each other: forward over steps whose answers the
 * service gives back unchanged (that drops nothing), else a little way back. Gives where the interview then stands,
 * which need not be the target; null when the sender was stopped or the service refused.
 */
export async function realign(
  api: ParticipantApi,
  access: Access,
  target: string,
  insist: Insist,
): Promise<Standing | null> {
  const start = await standing(insist, () => api.read(access));
  if (start === null) return null;
  const forward = await goForward(api, access, target, start, insist);
  if (forward === null || forward.step.stepId === target) return forward;
  return await goBack(api, access, target, forward, insist);
}

async function goForward(
  api: ParticipantApi,
  access: Access,
  target: string,
  from: Standing,
  insist: Insist,
): Promise<Standing | null> {
  let now: Standing | null = from;
  for (let count = 0; count < mostForward && now !== null; count += 1) {
    const { step }: Standing = now;
    if (step.stepId === target || step.kind === 'end' || step.given === undefined) return now;
    const { given } = step;
    // A repeated answer is answered with what it once led to, so where the interview stands is read.
    const taken = await standing(insist, () => api.answer(access, step.stepId, given));
    now = taken === null ? null : await standing(insist, () => api.read(access));
  }
  return now;
}

async function goBack(
  api: ParticipantApi,
  access: Access,
  target: string,
  from: Standing,
  insist: Insist,
): Promise<Standing | null> {
  let now: Standing | null = from;
  for (let count = 0; count < mostBack && now !== null; count += 1) {
    const { step }: Standing = now;
    if (step.stepId === target || step.kind === 'end') return now;
    now = await standing(insist, () => sendBack(api, access, step.stepId));
  }
  if (now === null || now.step.stepId === target) return now;
  return await goForward(api, access, from.step.stepId, now, insist);
}

async function standing(insist: Insist, send: () => Promise<Reply<Standing>>): Promise<Standing | null> {
  const reply = await insist(send);
  return reply?.kind === 'done' ? reply.body : null;
}

/**
 * Leaves `stepId` for the step before it. Going back is not repeatable by itself, so an attempt first looks whether
 * the one before it has worked: a step that was opened again carries its answer. One that carries none lies ahead,
 * because an older answer to `stepId` arrived late; then the way back is two steps long.
 */
export async function sendBack(api: ParticipantApi, access: Access, stepId: string): Promise<Reply<Standing>> {
  const now = await api.read(access);
  if (now.kind !== 'done' || now.body.step.kind === 'end') return now;
  const { step } = now.body;
  if (step.stepId === stepId) return await api.back(access, stepId);
  if (step.given !== undefined) return now;
  const before = await api.back(access, step.stepId);
  return before.kind === 'done' && before.body.step.stepId === stepId ? await api.back(access, stepId) : before;
}
