import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbersFrom, report, sized } from '../size.ts';
import { asks, startChatEndpoint } from './chatEndpoint.ts';
import { buildChild, type ChildProgram } from './childService.ts';
import { send } from './harness.ts';
import { type Access, accessOf, type ParticipantReply, participantOf } from './participant.ts';

// Law: a service that is killed while a model decides what to ask loses no answer that it took and no question that it
// showed: the interview goes on where the participant was, and is read back as it was.

const seed = 20_261_127;
const open = (text: string) => ({ type: 'open_ended', text, followUp: 'heavy' });
const guide = {
  title: 'Bread',
  studyGuide: [{ type: 'flat', title: 'Breakfast', items: [open('What did you have?'), open('What would you miss?')] }],
};
const probes = ['Where did it come from?', 'Who was with you?', 'What made you choose that?', 'When was that?'];

let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
let program: ChildProgram;
let folder: string;
beforeAll(async () => {
  chat = await startChatEndpoint();
  program = await buildChild();
  folder = await mkdtemp(join(tmpdir(), 'killed-probes-'));
});
afterAll(async () => {
  await chat.close();
  await program.remove();
  await rm(folder, { recursive: true });
});

/** What a participant has seen and said. */
interface Participant {
  readonly access: Access;
  /** The open step as it was shown last. */
  shown: { readonly stepId: string; readonly question: string };
  /** The answer that was sent to it, whose reply has not come. */
  sent: string | null;
  readonly said: { readonly moderator: string; readonly user: string }[];
}

function shownBy({ step }: ParticipantReply): Participant['shown'] {
  const question = step?.kind === 'followUp' ? step.question : step?.kind === 'item' ? step.item.text : '';
  return { stepId: step?.stepId ?? '', question };
}

/** Notes that the answer to the shown step was taken. */
function taken(one: Participant, reply: ParticipantReply): void {
  one.said.push({ moderator: one.shown.question, user: one.sent ?? '' });
  one.sent = null;
  one.shown = shownBy(reply);
}

it('a service that is killed while a model decides goes on where each participant was', {
  timeout: sized(120_000, 120_000, 7_200_000),
}, async () => {
  const pick = numbersFrom(seed);
  chat.behave((response, request) => {
    setTimeout(() => asks(probes[pick(probes.length)] ?? '')(response, request), pick(120));
  });
  const data = join(folder, 'killed.db');
  const options = { model: { url: chat.url, model: 'small', key: null }, modelFor: ['probes'] } as const;
  let child = await program.start(data, '', options);
  const key = child.newKey ?? '';
  const { body } = await send(child.url, 'createStudy', { key, body: guide });
  await send(child.url, 'launchStudy', { key, params: { studyId: String(body.id) }, body: {} });

  const all: Participant[] = [];
  let interrupted = 0;
  let takenUnanswered = 0;

  /** Answers until the interview is over, or the service is gone. */
  async function goOn(one: Participant): Promise<void> {
    const participant = participantOf(child.url);
    const now = await participant.read(one.access);
    if (one.sent !== null && now.step?.stepId !== one.shown.stepId) {
      takenUnanswered += 1;
      taken(one, now);
    }
    expect(shownBy(now)).toEqual(one.shown);
    while (one.shown.question !== '') {
      one.sent ??= `Answer ${one.said.length} of ${one.access.interviewId}.`;
      const reply = await participant.answer(one.access, one.shown.stepId, { text: one.sent });
      expect(reply.status).toBe(200);
      taken(one, reply);
    }
  }

  const begin = async (): Promise<Participant> => {
    const started = await participantOf(child.url).start({ linkId: body.linkId, urlParams: {} });
    return { access: accessOf(started), shown: shownBy(started), sent: null, said: [] };
  };
  /** The interview at each of three places. */
  const at: (Participant | undefined)[] = [undefined, undefined, undefined];
  /** Lets three participants answer at once, while the service runs. */
  async function work(): Promise<void> {
    const places = at.map(async (_, place) => {
      for (;;) {
        let one = at[place];
        if (one === undefined) all.push((at[place] = one = await begin()));
        await goOn(one);
        at[place] = undefined;
      }
    });
    await Promise.all(places.map(async (place) => await place.catch(unlessGone)));
  }
  /** Requests fail when the service is killed; anything else is a fault. */
  function unlessGone(error: unknown): void {
    if (!(error instanceof TypeError) || !['fetch failed', 'terminated'].includes(error.message)) throw error;
    interrupted += 1;
  }

  const kills = sized(4, 4, 200);
  for (let kill = 0; kill < kills; kill += 1) {
    const working = work();
    working.catch(() => undefined);
    await new Promise((resolve) => void setTimeout(resolve, 100 + pick(500)));
    await child.kill();
    await working;
    child = await program.start(data, '', options);
  }
  for (const one of all) await goOn(one);

  for (const { access, said } of all) {
    const params = { linkId: String(body.linkId), responseId: access.interviewId };
    const { body: response } = await send(child.url, 'getSingleResponse', { key, params });
    const rows = response['transcript'] as readonly { readonly moderator: string; readonly user: string }[];
    expect(rows.map(({ moderator, user }) => ({ moderator, user }))).toEqual([
      ...said,
      { moderator: 'Thank you for your answers.', user: '' },
    ]);
  }
  expect(interrupted).toBeGreaterThan(kills);
  const written = all.flatMap(({ said }) => said).filter(({ moderator }) => probes.includes(moderator)).length;
  expect(written).toBeGreaterThan(kills);
  report('probes: killed', { seed, kills, interviews: all.length, interrupted, takenUnanswered, written });
});
