import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCsv } from '../interview-engine/csvReader.ts';
import { asks, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { recorderOf, stepIdOf } from '../study-service/media/recorder.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { transcribesTo, startTranscriptionEndpoint } from '../study-service/transcriptionEndpoint.ts';
import { guide, root, startServe, temporaryFolder } from './guide.ts';

// Law: docs/interviewer.md, followed word by word, gives a spoken interview that a model asks about. Endpoints of the
// tests answer in place of the servers that it names.

const text = readFileSync(join(root, 'docs/interviewer.md'), 'utf8');
const samples = [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gmu)].map(
  ([, lang = '', name = '', code = '']) => ({
    lang,
    name,
    code: code.replaceAll('\\\n', ' ').trim(),
  }),
);
const named = (name: string): string => samples.find((each) => each.name === name)?.code ?? '';
const commands = samples.flatMap(({ lang, code }) => (lang === 'sh' ? code.split('\n') : []));
const wordsOf = (line: string, before: string): readonly string[] => line.slice(before.length).trim().split(/\s+/u);

/** The service of the document, with endpoints of the tests in place of the servers. */
async function followed() {
  const cwd = temporaryFolder();
  const chat = await startChatEndpoint();
  const endpoint = await startTranscriptionEndpoint();
  onTestFinished(async () => {
    await chat.close();
    await endpoint.close();
  });
  chat.behave(asks('What do you buy on weekdays?', 'It leaves open weekdays.'));
  endpoint.behave(transcribesTo('I buy rye bread on Saturdays.'));
  const npm = 'npm run service -- ';
  const line = commands.find((each) => each.startsWith(npm) && each.includes('--transcriber-url')) ?? '';
  const options = wordsOf(line, npm).map((word) => {
    if (word === 'http://localhost:11434/v1') return chat.url;
    return word === 'http://localhost:8000/v1' ? endpoint.url : word;
  });
  const service = await startServe(cwd, options);
  const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
  await service.line(/^The model llama3\.1 answers\.$/mu);
  await service.line(/^Spoken answers are written down\.$/mu);
  writeFileSync(join(cwd, 'spoken.guide.json'), named('spoken.guide.json'));
  const env = { GUIDE_API_URL: service.url, GUIDE_API_KEY: key };
  const run = async (...args: readonly string[]) => await guide(args, { cwd, env });
  return { cwd, service, key, run };
}

/** Publishes the guide with the commands of the document. Returns its id and its link. */
async function published({ run }: Awaited<ReturnType<typeof followed>>) {
  const npx = commands.filter((line) => line.startsWith('npx guide '));
  let [id, link] = ['', ''];
  for (const line of npx) {
    const ended = await run(...wordsOf(line, 'npx guide ').map((word) => (word === '$ID' ? id : word)));
    expect([ended.code, ended.err], line).toEqual([0, '']);
    id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(ended.out)?.[0] ?? id;
    link = /^Link for participants: .*\/s\/(\S+)$/mu.exec(ended.out)?.[1] ?? link;
  }
  return { id, link };
}

/** Answers the question by voice. */
async function spoken(url: string, linkId: string, sound: Uint8Array) {
  const participant = participantOf(url);
  let reply = await participant.start({ linkId, urlParams: {} });
  const access = accessOf(reply);
  if (reply.step?.kind === 'welcome') reply = await participant.answer(access, stepIdOf(reply), {});
  const recorder = recorderOf(url, access);
  const id = await recorder.record(stepIdOf(reply), 'audio', 'audio/webm;codecs=opus', sound);
  const next = await recorder.answer(stepIdOf(reply), { text: '' }, [id]);
  return { access, step: next['step'] as { readonly question?: string; readonly notice?: string } };
}

describe('docs/interviewer.md', () => {
  it('leads to a spoken answer that the model asks about, and to its decision', async () => {
    const setting = await followed();
    const { service, key } = setting;
    const { link } = await published(setting);
    const { step } = await spoken(service.url, link, randomBytes(3000));
    expect(step).toMatchObject({ question: 'What do you buy on weekdays?' });
    const ready = (await (await fetch(`${service.url}/readyz`)).json()) as object;
    expect(ready).toMatchObject({ moderator: 'model', transcriber: 'ready', media: 'ready' });
    const curl = commands.find((line) => line.startsWith('curl ')) ?? '';
    const address = /"(\$GUIDE_API_URL\S+)"$/u.exec(curl)?.[1] ?? '';
    const url = address.replace('$GUIDE_API_URL', service.url).replace('$LINK', link);
    const shown = await (await fetch(url, { headers: { 'x-api-key': key } })).json();
    expect(shown).toMatchObject([
      {
        decisions: [
          {
            question: 'What do you buy on weekdays?',
            isWritten: true,
            audit: { model: 'llama3.1', outcome: 'asked', reason: 'It leaves open weekdays.', tokens: 100 },
          },
        ],
      },
    ]);
  });

  it('has recordings that one command saves, without those that are lost', async () => {
    const setting = await followed();
    const { cwd, run, service } = setting;
    const { id, link } = await published(setting);
    const sound = randomBytes(3000);
    for (const one of [sound, randomBytes(2000)]) await spoken(service.url, link, one);
    const whole = await run('studies', 'media', id, '-o', 'all.zip');
    expect(whole).toEqual({ code: 0, out: 'all.zip: written, with 2 recordings\n', err: '' });
    const inside = (archive: string, name: string) => execFileSync('unzip', ['-p', join(cwd, archive), name]);
    const listed = readCsv(inside('all.zip', 'manifest.csv').toString(), ',');
    const file = listed[1]?.[listed[0]?.indexOf('file') ?? -1] ?? '';
    expect(listed).toHaveLength(3);
    expect(inside('all.zip', file).length).toBeGreaterThan(0);
    const media = join(cwd, 'interviews.db-media');
    const organization = (await readdir(media)).find((name) => !name.startsWith('.')) ?? '';
    for (const recording of (await readdir(join(media, organization))).slice(0, 1)) {
      await rm(join(media, organization, recording), { recursive: true });
    }
    const lost = await run('studies', 'media', id, '-o', 'rest.zip');
    expect(lost).toEqual({
      code: 0,
      out: 'rest.zip: written, with 1 recording\n',
      err: '1 recording is missing. manifest.csv says which, and why.\n',
    });
    expect(inside('rest.zip', 'manifest.csv').toString()).toContain('not found');
  });
});
