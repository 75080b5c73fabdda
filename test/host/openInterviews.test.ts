import { done } from '@guide-studio/host/common';
import { canonicalText } from '@guide-studio/guide-core/files';
import { type RunningService, startService } from '@guide-studio/study-service/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flat, open, validGuide } from '../guideParts.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { stepIdOf } from '../study-service/media/recorder.ts';
import { nodeHost } from './hosts.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService({ port: 0, data: ':memory:', log: { write: () => {} } });
});
afterEach(async () => await service.close());

it('open interviews of this computer are those with an answer in the last half hour that are not over', async () => {
  const file = 'a.guide.json';
  const text = canonicalText(validGuide([flat(open('One?'), open('Two?'))]));
  let lateMs = 0;
  const connection = { baseUrl: service.url, apiKey: service.newKey ?? '' };
  const { implementation } = await nodeHost(
    { [file]: text },
    { thisComputer: async () => connection, machine: { now: () => Date.now() + lateMs } },
  );
  const count = async () => await implementation['service.openInterviews']({});
  expect(await count()).toEqual(done({ studies: 0, interviews: 0 }));
  const created = await implementation['study.create']({ file, text });
  if (!created.ok) throw new Error(created.error.code);
  const { studyId, linkId } = created.value;
  const wallets = await implementation['wallet.list']({});
  await implementation['study.launch']({
    file,
    studyId,
    walletId: wallets.ok ? wallets.value.wallets[0]?.walletId : '',
  });
  const people = participantOf(service.url);
  const answers = async (often: number) => {
    let reply = await people.start({ linkId, urlParams: {} });
    const access = accessOf(reply);
    for (let at = 0; at < often; at += 1) {
      await people.answer(access, stepIdOf(reply), { text: 'Because.' });
      reply = await people.read(access);
    }
  };
  // Opened, begun, and finished.
  await answers(0);
  expect(await count()).toEqual(done({ studies: 1, interviews: 0 }));
  await answers(1);
  await answers(2);
  expect(await count()).toEqual(done({ studies: 1, interviews: 1 }));
  lateMs = 31 * 60_000;
  expect(await count()).toEqual(done({ studies: 1, interviews: 0 }));
});

it('a host without a service of this computer has no open interviews', async () => {
  const without = await nodeHost({});
  expect(await without.implementation['service.openInterviews']({})).toEqual(done({ studies: 0, interviews: 0 }));
});
