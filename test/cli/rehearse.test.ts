import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { json, startBadServer } from '../api-client/badServer.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { guide, startServe, temporaryFolder } from './guide.ts';

const study = {
  title: 'Bread',
  config: { questionLanguage: 'de' },
  studyGuide: [
    {
      type: 'screening',
      title: 'S',
      items: [
        {
          type: 'multiple_choice',
          text: 'Essen Sie Brot?',
          multiSelect: false,
          options: [
            { text: 'Ja', status: 'approve' },
            { text: 'Nein', status: 'reject' },
          ],
        },
      ],
    },
    { type: 'flat', title: 'P', items: [{ text: 'Warum?', type: 'open_ended' }] },
  ],
};

/** A live study with one real response, and the command as its researcher runs it. */
async function withStudy() {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify(study));
  const service = await startServe(cwd, ['--data', 'service.db']);
  const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
  const env = { GUIDE_API_KEY: key, GUIDE_API_URL: service.url };
  const run = async (...args: string[]) => await guide(args, { cwd, env });
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec((await run('create', 'a.guide.json')).out)?.[0] ?? '';
  const linkId = /\/s\/(\w+)$/mu.exec((await run('launch', id, '--yes')).out)?.[1] ?? '';
  const { start, answer } = participantOf(service.url);
  const access = accessOf(await start({ linkId }));
  await answer(access, 'b1.i1', { selected: ['o1'] });
  await answer(access, 'b2.i1', { text: 'Gut' });
  return { cwd, id, linkId, run };
}

describe('guide rehearse', () => {
  it('lets invented participants take a study, shows them as such, and deletes only them', async () => {
    const { id, linkId, run } = await withStudy();
    const before = (await run('responses', id)).out;
    const wallets = await run('wallets');
    const rehearsed = await run('rehearse', linkId, '--participants', '8', '--seed', 'one');
    expect(rehearsed).toMatchObject({ code: 0, err: '' });
    const [, complete = '', screenedOut = '', broke = ''] =
      /^8 of 8 invented participants took part: (\d+) completed, (\d+) (?:was|were) screened out, (\d+) broke off\.$/mu.exec(
        rehearsed.out,
      ) ?? [];
    expect(Number(complete) + Number(screenedOut) + Number(broke)).toBe(8);
    expect(rehearsed.out).toMatch(
      /^Together they reached everything that can be reached in this study \((\d+) of \1\): .*\.$/mu,
    );
    expect(rehearsed.out).toContain(`run guide rehearse ${linkId} --participants 8 --seed one\n`);

    const { out } = await run('responses', id);
    expect(out.startsWith(before.trimEnd())).toBe(true);
    expect(out.match(/^100000000\d {2}\w+ {2}\S+ {2}rehearsal$/gmu)).toHaveLength(8);
    expect(out).toContain('(erfunden) ');
    expect((await run('responses', id, '1000000001')).out).toMatch(/^This is a rehearsal response\./u);
    const listed = JSON.parse((await run('responses', id, '--format', 'json')).out) as { isRehearsal?: true }[];
    expect(listed.map(({ isRehearsal }) => isRehearsal ?? false)).toEqual([
      false,
      ...Array.from({ length: 8 }, () => true),
    ]);
    const [headings = '', ...rows] = (await run('responses', id, '--format', 'csv')).out.trimEnd().split('\n');
    expect(headings).toContain(',isRehearsal,');
    expect(rows.filter((row) => /^(?:1|100000000\d),/u.test(row))).toHaveLength(9);
    expect((await run('studies', '--format', 'json')).out).toContain('"responseCount": 1');
    expect(await run('wallets')).toEqual(wallets);

    // The one real participant passed. Some invented ones did not, and a forecast leaves them out.
    const forecast = await run('forecast', 'a.guide.json', '--completes', '10', '--study', id, '--format', 'json');
    expect(JSON.parse(forecast.out)).toMatchObject({ incidence: { value: 1 } });

    const again = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec((await run('create', 'a.guide.json', '--again')).out)?.[0] ?? '';
    await run('launch', again, '--yes');
    await run('rehearse', again, '--participants', '1');
    expect((await run('forecast', 'a.guide.json', '--completes', '10', '--study', again)).err).toBe(
      'The study has 1 rehearsal response and no others, which gives no shares.\n',
    );

    const few = await run('rehearse', id, '--participants', '1', '--format', 'json');
    expect(JSON.parse(few.out)).toMatchObject({ study: id, participants: 1, finished: true });
    expect(few).toMatchObject({ code: 0, err: 'To reach everything, let 2 participants or more take part.\n' });
    expect(await run('rehearse', id, '--delete')).toMatchObject({ code: 0, out: 'Deleted 9 rehearsal responses.\n' });
    expect((await run('responses', id)).out).toBe(before);
    expect(await run('rehearse', 'nonsense')).toMatchObject({ code: 1, out: '' });
  });

  it('says how many have taken part while many of them do', async () => {
    const { id, run } = await withStudy();
    expect((await run('rehearse', id, '--participants', '26')).err).toBe(
      '25 of 26 invented participants have taken part.\n',
    );
    expect((await run('rehearse', id, '--participants', '26', '--format', 'json')).err).toBe('');
  });

  it('ends with 2 for wrong use', async () => {
    const cwd = temporaryFolder();
    for (const wrong of [[], ['--participants', '0'], ['--participants', '1001'], ['--seed', '']]) {
      expect((await guide(['rehearse', 'study', ...wrong], { cwd })).code, wrong.join(' ')).toBe(2);
    }
  });

  it('sends nothing to a service that is not one of this project', async () => {
    const foreign = await startBadServer();
    onTestFinished(foreign.close);
    foreign.behave(json(404, { error: 'Nothing here', code: 'not_found' }));
    const env = { GUIDE_API_KEY: 'a-key', GUIDE_API_URL: foreign.url };
    for (const more of [[], ['--delete']]) {
      const ended = await guide(['rehearse', 'study', ...more], { cwd: temporaryFolder(), env });
      expect(ended).toMatchObject({ code: 1, out: '' });
      expect(ended.err).toContain('not one of Guide Studio, so nothing was sent');
    }
    expect(foreign.seen).toEqual(
      [1, 2].map(() => ({ method: 'GET', url: '/api/studio/service', key: undefined, body: '' })),
    );
  });
});
