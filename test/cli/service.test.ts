import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprintOf } from '@guide-studio/sign-off/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBadServer } from '../api-client/badServer.ts';
import { eventually } from '../eventually.ts';
import { selected, when } from '../guideParts.ts';
import { guideWith, mediaName, pngFile } from '../media/files.ts';
import { answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { send } from '../study-service/harness.ts';
import { accessOf, answerFor, participantOf } from '../study-service/participant.ts';
import { startTranscriptionEndpoint } from '../study-service/transcriptionEndpoint.ts';
import { guide, root, startGuideProcess, startServe, temporaryFolder } from './guide.ts';

const study = {
  title: 'A study',
  studyGuide: [{ type: 'flat', title: 'Part', items: [{ text: 'How was it?', type: 'open_ended' }] }],
};

/** A real service with a real database, and the command as a user with its key runs it. */
async function withService() {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), `${JSON.stringify(study, null, 2)}\n`);
  const service = await startServe(cwd, ['--data', 'service.db']);
  const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
  const env = { GUIDE_API_KEY: key, GUIDE_API_URL: service.url };
  return { cwd, service, key, run: async (...args: string[]) => await guide(args, { cwd, env }) };
}

const idIn = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(text)?.[0] ?? '';

describe('the line that names a JSON Schema', () => {
  it('stays in the file, and is not sent', async () => {
    const { cwd, run } = await withService();
    const text = `${JSON.stringify({ $schema: './guide.schema.json', ...study }, null, 2)}\n`;
    writeFileSync(join(cwd, 'b.guide.json'), text);
    expect((await run('create', 'b.guide.json', '--dry-run')).out).toContain(
      'without the line that names a JSON Schema',
    );
    const created = await run('create', 'b.guide.json');
    expect(created, created.err).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, 'b.guide.json'), 'utf8')).toBe(text);
    // The same guide without the line is the same guide.
    expect((await run('create', 'a.guide.json')).code).toBe(0);
    const again = await run('create', 'b.guide.json');
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('already has a draft study') });
    expect((await run('format', '--check', 'b.guide.json')).err).not.toContain('schema');
  });
});

describe('guide serve', () => {
  it('ends with 0 on Ctrl+C and on SIGTERM, and nothing listens any more', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const service = startGuideProcess(['serve', '--port', '0', '--data', ':memory:'], { cwd: temporaryFolder() });
      onTestFinished(async () => void (await service.stop('SIGKILL')));
      const [, url = ''] = await service.line(/^Study service ready at (\S+)$/mu);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await service.stop(signal)).code).toBe(0);
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    }
  });

  it('prints the new key for an empty database only', async () => {
    const { cwd, service } = await withService();
    await service.stop('SIGTERM');
    const again = await startServe(cwd, ['--data', 'service.db']);
    const { out, err } = await again.stop('SIGTERM');
    expect(out).toBe(`Study service ready at ${again.url}\n`);
    expect(err).toContain('This database has keys already; create another with guide keys create --data service.db\n');
  });

  it.skipIf(process.platform === 'win32')(
    'makes a database that only its owner can read (not on Windows)',
    async () => {
      const { cwd, service, run } = await withService();
      await run('create', 'a.guide.json');
      for (const name of ['service.db', 'service.db-wal', 'service.db-shm']) {
        expect(statSync(join(cwd, name)).mode & 0o777, name).toBe(0o600);
      }
      expect((await service.stop('SIGTERM')).code).toBe(0);
    },
  );

  it('keeps recordings where it is told, and says what is wrong with a place', async () => {
    const cwd = temporaryFolder();
    const service = await startServe(cwd, ['--data', ':memory:', '--media', 'recordings', '--keep-media', '30']);
    expect(existsSync(join(cwd, 'recordings'))).toBe(true);
    expect((await service.stop('SIGTERM')).code).toBe(0);
    writeFileSync(join(cwd, 'file'), '');
    for (const [sentence, ...words] of [
      ['cannot be kept in this place', '--media', 'file'],
      ...(process.platform === 'linux' ? [['cannot be kept in this place', '--media', '/proc/nothere']] : []),
      ['looks like s3://bucket/prefix', '--media', 's3://'],
      ['Set AWS_ACCESS_KEY_ID', '--media', 's3://studies?endpoint=http://127.0.0.1:9'],
      ['whole number from 1', '--keep-media', '0'],
    ]) {
      const ended = await guide(['serve', '--port', '0', '--data', ':memory:', ...words], { cwd });
      expect([ended.code, ended.out], words.join(' ')).toEqual([2, '']);
      expect(ended.err).toContain(sentence);
    }
  });

  it('names its first key as such', async () => {
    const { run } = await withService();
    expect((await run('keys', 'list', '--data', 'service.db')).out).toMatch(/ First key$/mu);
  });

  it('fills an empty database from a seed, and refuses one for a database with data', async () => {
    const cwd = temporaryFolder();
    const users = [{ email: 'a@example.org', isMember: true, canLaunch: true, apiKeys: ['gs_seeded'] }];
    writeFileSync(join(cwd, 'seed.json'), JSON.stringify({ organizations: [{ name: 'A', wallets: [], users }] }));
    const service = await startServe(cwd, ['--data', 's.db', '--seed', 'seed.json']);
    const env = { GUIDE_API_KEY: 'gs_seeded' };
    const wallets = await guide(['wallets', '--format', 'json', '--base-url', service.url], { cwd, env });
    expect(wallets).toMatchObject({ code: 0, out: '[]\n' });
    expect((await service.stop('SIGTERM')).out).not.toMatch(/key/u);
    const refused = await guide(['serve', '--port', '0', '--data', 's.db', '--seed', 'seed.json'], { cwd });
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err.trim().split('\n')).toHaveLength(1);
  });

  it('says in one line that a port is taken or a database cannot be used, and exits with 2', async () => {
    const { cwd, service } = await withService();
    const { port } = new URL(service.url);
    mkdirSync(join(cwd, 'folder.db'));
    for (const args of [
      ['--port', port, '--data', ':memory:'],
      ['--port', '0', '--data', 'folder.db'],
      ['--port', '0', '--data', 'a.guide.json'],
      ...(process.platform === 'linux' ? [['--port', '0', '--data', '/proc/x/y.db']] : []),
      ['--port', '0', '--data', ':memory:', '--seed', 'none.json'],
    ]) {
      const ended = await guide(['serve', ...args], { cwd });
      expect(ended, args.join(' ')).toMatchObject({ code: 2, out: '' });
      expect(ended.err.trim().split('\n'), args.join(' ')).toHaveLength(1);
    }
  });
});

describe('guide serve with a model', () => {
  const small = ['--data', ':memory:', '--model', 'small', '--model-url'];

  it('says that the model answers, and sends it the key of the environment alone', async () => {
    const chat = await startChatEndpoint();
    onTestFinished(async () => await chat.close());
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    const service = await startServe(temporaryFolder(), [...small, chat.url], { GUIDE_MODEL_KEY: 'model-key' });
    await service.line(/^The model small answers\.$/mu);
    expect(chat.requests[0]?.authorization).toBe('Bearer model-key');
    const { out, err } = await service.stop('SIGTERM');
    expect(`${out}${err}`).not.toContain('model-key');
  });

  it('says what to check if it does not, and serves interviews in any case', async () => {
    const chat = await startChatEndpoint();
    onTestFinished(async () => await chat.close());
    chat.behave((response) => void response.writeHead(404).end());
    const service = await startServe(temporaryFolder(), [...small, chat.url.replace('/v1', '')]);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await eventually('the model is asked', () => expect(chat.requests).not.toEqual([]));
    const { err } = await service.stop('SIGTERM');
    expect(err).toMatch(
      /answers 404\. Check the address, which usually ends with \/v1, and that the server there has the model small\./u,
    );
  });

  it('refuses an address without a name, and an address with a key in it', async () => {
    const cwd = temporaryFolder();
    expect((await guide(['serve', '--model-url', 'http://127.0.0.1:9/v1'], { cwd })).code).toBe(2);
    expect((await guide(['serve', ...small, 'http://user:key@127.0.0.1:9/v1'], { cwd })).code).toBe(2);
  });
});

describe('guide serve with a transcriber', () => {
  const inMemory = ['--data', ':memory:', '--ffmpeg', 'off'];

  it('says that voices are written down, and sends the key of the environment alone', async () => {
    const endpoint = await startTranscriptionEndpoint();
    onTestFinished(async () => await endpoint.close());
    const words = ['--transcriber-url', `${endpoint.url}/audio/transcriptions`, '--transcriber-model', 'whisper'];
    const env = { GUIDE_TRANSCRIBER_KEY: 'voice-key' };
    const service = await startServe(temporaryFolder(), [...inMemory, ...words], env);
    await service.line(/^Spoken answers are written down\.$/mu);
    expect(endpoint.sounds).toMatchObject([
      { path: '/v1/audio/transcriptions', authorization: 'Bearer voice-key', file: { name: 'silence.wav' } },
    ]);
    const { out, err } = await service.stop('SIGTERM');
    expect(`${out}${err}`).not.toContain('voice-key');
  });

  it('runs a command with a file, without a shell', async () => {
    const cwd = temporaryFolder();
    writeFileSync(
      join(cwd, 'hear it.mjs'),
      `import { statSync } from 'node:fs';
      if (statSync(process.argv[2]).size !== 32044 || process.argv[3] !== '$(id) a;b') process.exit(1);`,
    );
    const command = `${process.execPath} '${join(cwd, 'hear it.mjs')}' {file} "$(id) a;b"`;
    const service = await startServe(cwd, [...inMemory, '--transcriber-command', command]);
    await service.line(/^Spoken answers are written down\.$/mu);
    await service.stop('SIGTERM');
  });

  it('refuses half of an address, both ways, a command without a file, and a program that is none', async () => {
    const cwd = temporaryFolder();
    const url = ['--transcriber-url', 'http://127.0.0.1:9/v1'];
    for (const [sentence, ...words] of [
      ['specify both --transcriber-url and --transcriber-model', ...url],
      ['not both', ...url, '--transcriber-model', 'x', '--transcriber-command', 'whisper-cli {file}'],
      ['A command has {file}', '--transcriber-command', 'whisper-cli'],
      ['none is not a program', '--ffmpeg', 'none'],
    ]) {
      const ended = await guide(['serve', '--port', '0', '--data', ':memory:', ...words], { cwd });
      expect([ended.code, ended.out], words.join(' ')).toEqual([2, '']);
      expect(ended.err).toContain(sentence);
    }
  });
});

describe('the commands that talk to a service', () => {
  it('create, list, read and launch a study', async () => {
    const { cwd, service, run } = await withService();
    const created = await run('create', 'a.guide.json');
    expect(created.code).toBe(0);
    const id = idIn(created.out);
    expect(readFileSync(join(cwd, 'a.guide.notes.json'), 'utf8')).toContain(id);
    expect(created.out).toContain('Noted in a.guide.notes.json,');
    const studies = await run('studies', '--format', 'json');
    expect(JSON.parse(studies.out)).toMatchObject([{ id, title: 'A study' }]);
    expect((await run('studies')).out).toMatch(new RegExp(`^${id} .* A study$`, 'mu'));
    const questions = await run('questions', id, '--format', 'json');
    expect(JSON.parse(questions.out)).toMatchObject([{ text: 'How was it?', type: 'open_ended' }]);
    const [wallet] = JSON.parse((await run('wallets', '--format', 'json')).out) as { walletId: string; name: string }[];
    const asked = await run('launch', id);
    const link = / \(link (\w+)\)/u.exec(created.out)?.[1] ?? '';
    expect(await run('launch', link)).toEqual(asked);
    expect(await run('launch', 'nonsense')).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no study nonsense'),
    });
    expect(asked).toMatchObject({ code: 2, out: '' });
    expect(asked.err).toContain(`${wallet?.name} (${wallet?.walletId}), which has 1000 project credits`);
    const launched = await run('launch', id, '--wallet', wallet?.walletId ?? '', '--yes');
    expect(launched.code).toBe(0);
    expect(launched.out).toMatch(new RegExp(`^Link for participants: ${service.url}/s/\\w{10}$`, 'mu'));
  });

  it('say of one interview what it was shown', async () => {
    const { cwd, service, run } = await withService();
    const media = [{ name: 'A loaf', url: 'https://media.example/loaf.png', type: 'image' }];
    const items = [{ type: 'open_ended', text: 'What is this?', media }];
    const pictures = { title: 'Pictures', studyGuide: [{ type: 'flat', title: 'Part', items }] };
    writeFileSync(join(cwd, 'p.guide.json'), JSON.stringify(pictures));
    const id = idIn((await run('create', 'p.guide.json')).out);
    const linkId = /\/s\/(\w+)$/mu.exec((await run('launch', id, '--yes')).out)?.[1];
    const { interviewId, token } = accessOf(await participantOf(service.url).start({ linkId, urlParams: {} }));
    const exposure = { kind: 'image', url: media[0]?.url, outcome: 'shown', seconds: 7.2, watched: null };
    const answered = await fetch(`${service.url}/api/participant/interviews/${interviewId}/answers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ stepId: 'b1.i1', answer: { text: 'Bread' }, shown: [exposure] }),
    });
    expect(answered.status).toBe(200);
    expect((await run('responses', id, '1')).out).toContain(
      'What is this?\n  [image A loaf: shown, in view for 7 s]\n    Bread\n',
    );
    expect(JSON.parse((await run('responses', id, '1', '--format', 'json')).out)).toMatchObject({
      shown: [{ ...exposure, name: 'A loaf' }],
    });
    expect(JSON.parse((await run('responses', id, '--format', 'json')).out)).toMatchObject([
      { readableId: 1, shown: [{ ...exposure, name: 'A loaf' }] },
    ]);
    const texts = await run('responses', id, '--format', 'csv');
    expect(texts.out).toContain('Q1: What is this?,Q1_m1: What is this? [A loaf],Q1_m1_seconds:');
    expect(texts.out).toContain('Bread,shown,7.2,');
    expect((await run('responses', id, '--format', 'csv', '--codes')).out).toContain('Bread,1,7.2,');
    // A file is for spreadsheets, which take it for Windows-1252 without the mark.
    const saved = await run('responses', id, '--format', 'csv', '--codes', '-o', 'answers.csv');
    expect(saved).toMatchObject({ code: 0, out: 'answers.csv: written\n' });
    expect(readFileSync(join(cwd, 'answers.csv'), 'utf8')).toMatch(/^\uFEFF[^\uFEFF]*Bread,1,7\.2,/u);
    writeFileSync(join(cwd, 'answers.csv'), 'my own');
    expect((await run('responses', id, '--format', 'csv', '-o', 'answers.csv')).err).toContain('add --force');
    expect(readFileSync(join(cwd, 'answers.csv'), 'utf8')).toBe('my own');
    expect((await run('responses', id, '--format', 'codebook')).out).toContain(
      'Q1_m1,1,,open_ended,What is this?,,whether a picture was shown,1,,A loaf,"1 = shown\n2 = could not be loaded',
    );
  });

  it('name the fields and codes of a questionnaire that was imported, so that its answers can be joined', async () => {
    const { cwd, service, run } = await withService();
    const header =
      '"Variable / Field Name","Form Name","Section Header","Field Type","Field Label","Choices, Calculations, OR Slider Labels","Branching Logic (Show field only if...)","Required Field?"';
    const fields = ['id,visit,,text,Record,,,y', 'smokes,visit,,radio,Do you smoke?,"7, Yes | 8, No",,y'];
    writeFileSync(join(cwd, 'visit.csv'), [header, ...fields].join('\n'));
    expect((await run('import', 'visit.csv')).code).toBe(0);
    const id = idIn((await run('create', 'visit.guide.json')).out);
    const { out } = await run('launch', id, '--yes');
    const participant = participantOf(service.url);
    let reply = await participant.start({ linkId: /\/s\/(\w+)$/mu.exec(out)?.[1], urlParams: {} });
    const access = accessOf(reply);
    for (let { step } = reply; step && step.kind !== 'end'; step = reply.step)
      reply = await participant.answer(access, step.stepId, answerFor(step));
    const codebook = await run('responses', id, '--format', 'codebook', '--guide', 'visit.guide.json');
    expect(codebook.out).toMatch(/,smokes,/u);
    expect(codebook.out).toMatch(/smokes\.7/u);
  });

  it('add a test from an interview, which then runs beside the guide', async () => {
    const { cwd, service, run } = await withService();
    const options = [{ text: 'Yes' }, { text: 'No' }];
    const items = [
      { type: 'multiple_choice', externalId: 'coffee', text: 'Do you drink coffee?', options },
      { type: 'open_ended', externalId: 'why', text: 'Why?' },
    ];
    const coffee = { title: 'Coffee', studyGuide: [{ type: 'flat', title: 'Part', items }] };
    writeFileSync(join(cwd, 'c.guide.json'), JSON.stringify(coffee));
    const id = idIn((await run('create', 'c.guide.json')).out);
    const linkId = /\/s\/(\w+)$/mu.exec((await run('launch', id, '--yes')).out)?.[1];
    const { interviewId, token } = accessOf(await participantOf(service.url).start({ linkId, urlParams: {} }));
    for (const [stepId, answer] of [
      ['b1.i1', { selected: ['o2'] }],
      ['b1.i2', { text: 'My secret' }],
    ] as const) {
      const answered = await fetch(`${service.url}/api/participant/interviews/${interviewId}/answers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ stepId, answer }),
      });
      expect(answered.status).toBe(200);
    }
    const from = (...args: string[]) => run('test', 'c.guide.json', ...args);
    const none = await from('--study', id, '--from-response', '7');
    expect(none).toMatchObject({ code: 1, out: '' });
    expect(none.err).toContain('The study has no interview 7');
    for (const args of [
      ['--study', id],
      ['--from-response', '1'],
      ['d.guide.json', '--study', id, '--from-response', '1'],
    ])
      expect((await from(...args)).code, args.join(' ')).toBe(2);
    expect((await from('--study', 'nonsense', '--from-response', '1')).code).toBe(1);
    expect(existsSync(join(cwd, 'c.guide.tests.json'))).toBe(false);

    const added = await from('--study', id, '--from-response', '1');
    expect(added, added.err).toMatchObject({ code: 0 });
    expect(added.out).toContain('1 passed, 0 failed');
    const text = readFileSync(join(cwd, 'c.guide.tests.json'), 'utf8');
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({
      tests: [
        {
          name: 'Interview 1',
          answers: { coffee: 'No' },
          expect: { outcome: 'complete', shown: ['coffee', 'why'] },
        },
      ],
    });
    expect((await from('--study', id, '--from-response', '1', '--format', 'json')).out).toContain('"Interview 1 2"');
  });

  it('forecast from the answers of a study, except those to other words', async () => {
    const { cwd, service, run } = await withService();
    const ask = (text: string, ...options: readonly object[]) => ({ type: 'multiple_choice', text, options });
    const items = [ask('Adult?', { text: 'Yes', status: 'approve' }, { text: 'No', status: 'reject' })];
    const tea = { title: 'Tea', studyGuide: [{ type: 'screening', title: 'Part', items }] };
    writeFileSync(join(cwd, 't.guide.json'), JSON.stringify(tea));
    const id = idIn((await run('create', 't.guide.json')).out);
    const linkId = /\/s\/(\w+)$/mu.exec((await run('launch', id, '--yes')).out)?.[1];
    const participant = participantOf(service.url);
    for (const option of ['o1', 'o2', 'o2', 'o2', 'o2']) {
      const access = accessOf(await participant.start({ linkId, urlParams: {} }));
      await participant.answer(access, 'b1.i1', { selected: [option] });
    }
    const made = await run('forecast', 't.guide.json', '--completes', '10', '--study', id, '--format', 'json');
    expect(made.code).toBe(0);
    expect(JSON.parse(made.out)).toMatchObject({ incidence: { value: 0.2, by: 'calculated' }, calibration: null });
    // What was answered under other words says nothing about this guide.
    writeFileSync(join(cwd, 't.guide.json'), JSON.stringify(tea).replace('Adult?', 'Are you an adult?'));
    const other = await run('forecast', 't.guide.json', '--completes', '10', '--study', id);
    expect(other.err).toContain('Question 1 of the study has another text or type in t.guide.json.');
    expect(other.out).toContain('50% of those who start pass the screener');
  });

  it('print what participants answered, one interview word for word, and refuse unknown ones', async () => {
    const { service, run } = await withService();
    const id = idIn((await run('create', 'a.guide.json')).out);
    const { out } = await run('launch', id, '--yes');
    const linkId = /\/s\/(\w+)$/mu.exec(out)?.[1];
    const none = await run('responses', id);
    expect(none).toMatchObject({ code: 0, out: '' });
    expect(none.err).toContain('no answers yet');
    const participant = participantOf(service.url);
    let reply = await participant.start({ linkId, urlParams: {} });
    const access = accessOf(reply);
    for (let { step } = reply; step && step.kind !== 'end'; step = reply.step) {
      const given = step.kind === 'item' ? { text: '=Rye,\n\u001b[2Jbread' } : answerFor(step);
      reply = await participant.answer(access, step.stepId, given);
    }
    const text = await run('responses', id);
    expect(text).toMatchObject({ code: 0, err: '' });
    expect(text.out).toMatch(/^1 {2}complete {2}\S+Z\n {2}Q1: How was it\?\n {4}=Rye,\n {4} \[2Jbread\n$/u);
    expect((await run('responses', linkId ?? '')).out).toBe(text.out);
    expect((await run('responses', id, '1')).out).toContain('How was it?\n    =Rye,\n');
    const [first] = JSON.parse((await run('responses', id, '--format', 'json')).out) as { answersArray: unknown[] }[];
    expect(first?.answersArray).toMatchObject([{ answer: '=Rye,\n\u001b[2Jbread' }]);
    expect((await run('responses', id, '--format', 'csv')).out).toMatch(/,"'=Rye,\n/u);
    const raw = await run('responses', id, '--format', 'csv', '--codes', '--raw', '--separator', 'semicolon');
    expect(raw.out).toMatch(/;Q1;shortTranscript\r\n1;.*;"=Rye,\n\u001b\[2Jbread";.*\r\n$/su);
    const codebook = await run('responses', id, '--format', 'codebook', '--guide', 'a.guide.json');
    expect(codebook).toMatchObject({ code: 0, err: '' });
    expect(codebook.out).toMatch(/^column,questionNumber,externalId,.*\r\n/u);
    expect(codebook.out).toMatch(/\r\nQ1,1,,open_ended,How was it\?,,answer,,,,,\d+,\r\n/u);
    for (const wrong of [
      ['--guide', 'none.guide.json', '--format', 'codebook'],
      ['--raw'],
      ['-o', 'a.csv'],
      ['1', '--format', 'csv'],
    ]) {
      expect(await run('responses', id, ...wrong), wrong.join(' ')).toMatchObject({ code: 2, out: '' });
    }
    for (const args of [['nobody'], [id, '2']]) {
      expect(await run('responses', ...args), args.join(' ')).toMatchObject({ code: 1, out: '' });
    }
  });

  it('note a launch beside the file that --file names, and send nothing when its notes do not know the study', async () => {
    const { cwd, service, key, run } = await withService();
    const id = idIn((await run('create', 'a.guide.json')).out);
    writeFileSync(join(cwd, 'b.guide.json'), readFileSync(join(cwd, 'a.guide.json')));
    expect(await run('launch', id, '--yes', '--file', 'b.guide.json')).toMatchObject({ code: 2, out: '' });
    expect(await run('launch', id, '--yes', '--file', 'none.guide.json')).toMatchObject({ code: 2, out: '' });
    // It is still a draft, whose intake is refused.
    expect((await send(service.url, 'getStudyIntake', { key, params: { studyId: id } })).status).toBe(409);
    const launched = await run('launch', id, '--yes', '--file', 'a.guide.json');
    expect(launched).toMatchObject({ code: 0, err: '' });
    const [, link = ''] = /^Link for participants: (\S+)$/mu.exec(launched.out) ?? [];
    const notes: unknown = JSON.parse(readFileSync(join(cwd, 'a.guide.notes.json'), 'utf8'));
    expect(notes).toMatchObject({ publications: [{ studyId: id, status: 'live', selfRecruitLink: link }] });
  });

  it('make a second draft of the same guide only with --again, and name the one that exists', async () => {
    const { cwd, run } = await withService();
    const id = idIn((await run('create', 'a.guide.json')).out);
    const refused = await run('create', 'a.guide.json');
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain(id);
    expect(refused.err).toContain('--again');
    // The layout of the file makes no difference.
    writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify({ studyGuide: study.studyGuide, title: study.title }));
    expect((await run('create', 'a.guide.json')).code).toBe(2);
    expect((await run('create', 'a.guide.json', '--again')).code).toBe(0);
    writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify({ ...study, title: 'Another study' }));
    expect((await run('create', 'a.guide.json')).code).toBe(0);
    expect(JSON.parse((await run('studies', '--format', 'json')).out)).toHaveLength(3);
  });

  it('say with --dry-run what would be sent and where, and send nothing', async () => {
    const { cwd, service, run } = await withService();
    const planned = await run('create', 'a.guide.json', '--dry-run');
    expect(planned).toMatchObject({ code: 0, err: '' });
    expect(planned.out).toContain(`${service.url}: POST /api/public/v1/studies/create`);
    expect(planned.out).toMatch(/^Title: A study\nBlocks: 1, questions: 1\n/mu);
    expect(JSON.parse((await run('studies', '--format', 'json')).out)).toEqual([]);
    expect(existsSync(join(cwd, 'a.guide.notes.json'))).toBe(false);
  });

  it('say with --dry-run how many statements there are beside the questions', async () => {
    const { cwd, run } = await withService();
    const [first] = study.studyGuide;
    const items = [...(first?.items ?? []), { type: 'statement', text: 'Thank you.' }];
    writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify({ ...study, studyGuide: [{ ...first, items }] }));
    expect((await run('create', 'a.guide.json', '--dry-run')).out).toContain(
      '\nBlocks: 1, questions: 1, statements: 1\n',
    );
  });

  it('say with --dry-run which pictures go along, and which are missing', async () => {
    const { cwd, run } = await withService();
    const [there, missing] = [pngFile(2, 2), pngFile(3, 3)];
    const addresses = [there, missing].map((bytes) => `media:${mediaName(bytes)}`);
    writeFileSync(join(cwd, 'p.guide.json'), JSON.stringify(guideWith(addresses)));
    mkdirSync(join(cwd, 'p.guide.media'));
    writeFileSync(join(cwd, 'p.guide.media', mediaName(there)), there);
    const planned = await run('create', 'p.guide.json', '--dry-run');
    expect(planned.code).toBe(0);
    expect(planned.out).toContain('Pictures and videos: 2, sent before the guide unless the service has them');
    expect(planned.err).toBe(`p.guide.media has no ${mediaName(missing)}. Choose this file again in the editor.\n`);
    const refused = await run('create', 'p.guide.json');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('“Picture 2”') as string });
    writeFileSync(join(cwd, 'p.guide.media', mediaName(missing)), missing);
    expect((await run('create', 'p.guide.json')).code).toBe(0);
  });

  it('say what the editor asks about before it publishes', async () => {
    const { cwd, run } = await withService();
    const rejecting = (text: string, more: object = {}) => ({
      text,
      type: 'multiple_choice',
      options: ['Yes', 'No'].map((option) => ({ text: option, status: 'reject' })),
      ...more,
    });
    const age = {
      text: 'Are you 18?',
      externalId: 'age',
      type: 'multiple_choice',
      options: [
        { text: 'Yes', status: 'approve' },
        { text: 'No', status: 'reject' },
      ],
    };
    const adults = rejecting('Are you sure?', when(selected('age', 'Yes')));
    const guides = [
      ['all', [rejecting('Are you well?')]],
      ['together', [age, adults]],
    ] as const;
    for (const [which, items] of guides) {
      const name = `${which}.guide.json`;
      const screener = { type: 'screening', title: 'Screener', items };
      writeFileSync(join(cwd, name), JSON.stringify({ ...study, studyGuide: [screener, ...study.studyGuide] }));
      const asked = new RegExp(`^${name}.*: serious warning: .+ \\[nobodyCompletes\\]\n`, 'u');
      expect(await run('create', name, '--dry-run')).toMatchObject({ code: 0, err: expect.stringMatching(asked) });
      const created = await run('create', name);
      expect(created).toMatchObject({ code: 0, err: expect.stringMatching(asked) });
      expect((await run('launch', idIn(created.out), '--file', name)).err).toMatch(asked);
    }
  });

  it('say whether a draft is what was approved, and when the file has changed since', async () => {
    const { cwd, run } = await withService();
    const notes = join(cwd, 'a.guide.notes.json');
    const approval = { id: '00000000-0000-4000-8000-000000000001', name: 'Gr\u001bace', at: '2026-11-01T10:00:00Z' };
    const fingerprint = fingerprintOf(study);
    const withdrawn = { by: 'Ada', at: '2026-11-02T10:00:00Z' };
    const withApproval = async (entry: object) => {
      writeFileSync(notes, JSON.stringify({ approvals: [{ ...approval, ...entry }] }));
      return await run('create', 'a.guide.json', '--dry-run');
    };
    expect((await withApproval({ fingerprint })).out).toMatch(
      /^What is sent was approved by Gr ace on 2026-11-01\.$/mu,
    );
    expect((await withApproval({ fingerprint, withdrawn })).err).toMatch(
      /^What is sent is not approved: .+ Ada .+2026-11-02/u,
    );
    expect((await withApproval({ fingerprint: '0'.repeat(64) })).err).toMatch(
      /^What is sent is not what was approved/u,
    );
    await withApproval({ fingerprint });
    // The notes of a link are beside its target.
    symlinkSync(join(cwd, 'a.guide.json'), join(cwd, 'link.guide.json'));
    expect((await run('create', 'link.guide.json', '--dry-run')).out).toMatch(/^What is sent was approved by Gr ace/mu);
    await withApproval({ fingerprint: '0'.repeat(64) });
    const id = idIn((await run('create', 'a.guide.json')).out);
    writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify({ ...study, title: 'Another study' }));
    const asked = await run('launch', id, '--file', 'a.guide.json');
    expect(asked).toMatchObject({ code: 2, out: '' });
    expect(asked.err).toMatch(/^a\.guide\.json has changed since/mu);
    expect(asked.err).toMatch(/^This draft is not what was approved/mu);
    expect(asked.err).toMatch(/^Nothing was sent\./mu);
  });

  it('say that a draft could not be noted', async () => {
    const { cwd, run } = await withService();
    // A living process saves the notes all the time: the parent of this one, since the command runs in this one.
    const lock = { owner: 'Ines', host: hostname(), pid: process.ppid, token: 'held' };
    writeFileSync(join(cwd, '.a.guide.notes.json.lock'), JSON.stringify(lock));
    const created = await run('create', 'a.guide.json');
    expect(created.code).toBe(0);
    expect(idIn(created.out)).not.toBe('');
    expect(created.err).toMatch(/could not be saved in the notes/u);
  });

  it.skipIf(process.platform !== 'linux')('say why a draft could not be noted (needs Linux)', async () => {
    const { cwd, key, service } = await withService();
    const env = { PATH: process.env['PATH'], HOME: cwd, GUIDE_API_KEY: key, GUIDE_API_URL: service.url };
    const words = [process.execPath, join(root, 'packages/cli/bin/guide.mjs'), 'create', 'a.guide.json'];
    const noFiles = 'trap "" XFSZ; ulimit -f 0; exec "$0" "$@"';
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', noFiles, ...words], { cwd, env });
    expect(idIn(stdout)).not.toBe('');
    expect(stderr).toMatch(/could not be saved in the notes/u);
    expect(stderr).toMatch(/^A file may not be as large as a\.guide\.notes\.json here\./mu);
  });

  it('send nothing of a guide that the service would refuse', async () => {
    const { cwd, run } = await withService();
    writeFileSync(join(cwd, 'bad.guide.json'), '{"title":"Bad","studyGuide":[]}');
    const refused = await run('create', 'bad.guide.json');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^bad\.guide\.json:1:\d+: error: .+\n(.*\n)*Nothing was sent/u);
    expect(JSON.parse((await run('studies', '--format', 'json')).out)).toEqual([]);
    expect((await run('create', 'missing.guide.json')).code).toBe(2);
  });

  it('end with 1 and a sentence when the service refuses or is gone', async () => {
    const { cwd, service, run } = await withService();
    const unknown = await run('questions', '00000000-0000-4000-8000-000000000000');
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(unknown.err).toMatch(/\w+\. .+\.\n$/u);
    const wrongKey = await guide(['studies', '--base-url', service.url], { cwd, env: { GUIDE_API_KEY: 'gs_wrong' } });
    expect(wrongKey).toMatchObject({ code: 1, out: '' });
    expect(wrongKey.err).toContain('GUIDE_API_KEY');
    await service.stop('SIGTERM');
    const gone = [await run('studies'), await run('create', 'a.guide.json')];
    for (const ended of gone) {
      expect(ended).toMatchObject({ code: 1, out: '' });
      expect(ended.err).toContain('--base-url');
    }
    for (const { err } of [unknown, wrongKey, ...gone]) expect(err).not.toMatch(/Open Connections|twice/u);
    expect(existsSync(join(cwd, 'a.guide.notes.json'))).toBe(false);
  });

  it('end with 1 and a sentence when one interview is too large to be read', async () => {
    const server = await startBadServer();
    onTestFinished(async () => await server.close());
    server.behave((response) => response.end(Buffer.alloc(21 * 1024 * 1024, 32)));
    const cwd = temporaryFolder();
    const env = { GUIDE_API_KEY: 'gs_key', GUIDE_API_URL: server.url };
    const ended = await guide(['responses', '00000000-0000-4000-8000-000000000000', '7'], { cwd, env });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.err).toMatch(/larger than 20\sMB.* If it is, show this message to its operator\.\n$/u);
  });

  it('take a key from the environment only, and print it nowhere', async () => {
    const { cwd, service, key, run } = await withService();
    for (const args of [
      ['studies', '--api-key', key],
      ['wallets', `--key=${key}`],
    ]) {
      expect((await run(...args)).code).toBe(2);
    }
    const url = service.url;
    expect(await guide(['studies', '--base-url', url], { cwd })).toMatchObject({ code: 2, out: '' });
    expect(await guide(['studies'], { cwd, env: { GUIDE_API_KEY: key } })).toMatchObject({ code: 2, out: '' });
    const nothingChosen = await guide(['wallets'], { cwd });
    expect(nothingChosen).toMatchObject({ code: 2, out: '' });
    expect(nothingChosen.err).toMatch(/guide keys create.+GUIDE_API_KEY.+GUIDE_API_URL/u);
    const output = await Promise.all([
      run('studies', '--base-url', 'ftp://127.0.0.1'),
      run('studies', '--base-url', 'http://example.org'),
      run('studies', '--base-url', url.replace('://', '://name:word@')),
      run('launch', 'x'),
    ]);
    expect(output.slice(0, 3).map(({ code }) => code)).toEqual([2, 2, 2]);
    const everything = output.map(({ out, err }) => out + err).join('') + service.err();
    expect(everything).not.toContain(key);
  });
});

describe('guide keys', () => {
  it('makes, lists and revokes keys while the service runs', async () => {
    const { cwd, service, run } = await withService();
    const made = await run('keys', 'create', '--name', 'analysis', '--data', 'service.db');
    expect(made.code).toBe(0);
    const use = async () =>
      await guide(['studies', '--base-url', service.url], { cwd, env: { GUIDE_API_KEY: made.out.trim() } });
    expect((await use()).code).toBe(0);
    const listed = await run('keys', 'list', '--data', 'service.db', '--format', 'json');
    expect(listed.out).not.toContain(made.out.trim());
    const key = (JSON.parse(listed.out) as { id: string; name: string }[]).find(({ name }) => name === 'analysis');
    expect((await run('keys', 'revoke', key?.id ?? '', '--data', 'service.db')).code).toBe(0);
    expect((await use()).code).toBe(1);
    expect((await run('keys', 'list', '--data', 'service.db')).out).toMatch(/revoked \d{4}-\d\d-\d\d +analysis/u);
    expect((await run('keys', 'revoke', 'nothing', '--data', 'service.db')).code).toBe(1);
  });

  it('makes no database by a mistyped path', async () => {
    const cwd = temporaryFolder();
    expect((await guide(['keys', 'list', '--data', 'typo.db'], { cwd })).code).toBe(2);
    expect(existsSync(join(cwd, 'typo.db'))).toBe(false);
  });
});
