import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { escapedJson, printable, printableLines } from '../../packages/cli/src/printable.ts';
import { accessOf, answerFor, participantOf } from '../study-service/participant.ts';
import { type Ended, startGuide, startServe, temporaryFolder } from './guide.ts';

/**
 * Colours, a window title, a bell, the C1 form of an escape, direction overrides, and a line that imitates the command.
 */
const hostile =
  'x\u001b[31mred\u0007\u001b]0;t\u0007\u009b2J\u007f\u0085\u202edrow\u202c\u2066y\u2069\u2028z\nforged: line\rback';
const file = `a${hostile}.guide.json`;
/** All characters that a terminal could act on. Lines end with `\n`, those of a CSV with `\r\n`. */
const acted = /(?!\t|\n|\r\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const guideOf = (title: string, first: object = {}) => ({
  title,
  externalTitle: `${title}: external`,
  studyGuide: [
    { type: 'flat', title, items: [{ externalId: 'one', text: title, type: 'open_ended', ...first }] },
    {
      type: 'flat',
      title: `${title}: second`,
      items: [
        {
          externalId: `q${hostile}`,
          text: `Which ${hostile}?`,
          type: 'multiple_choice',
          options: [{ text: hostile }, { text: `b${hostile}` }],
        },
      ],
    },
  ],
});
const valid = guideOf(hostile);
const broken = { ...guideOf(hostile, { type: hostile, [hostile]: hostile }), [hostile]: 1 };

async function withService() {
  const cwd = temporaryFolder();
  const write = (name: string, content: unknown) => writeFileSync(join(cwd, name), JSON.stringify(content));
  write(file, valid);
  write(`b${file}`, broken);
  write(`c${file}`, guideOf(`${hostile} other`));
  write(`d${file}`, guideOf(`${hostile} third`));
  writeFileSync(join(cwd, `e${file}`), `{"title": ${hostile}`);
  const name = hostile;
  const approval = { id: '00000000-0000-4000-8000-000000000001', name, at: hostile, fingerprint: '0'.repeat(64) };
  write(`a${hostile}.guide.notes.json`, { approvals: [approval] });
  const service = await startServe(cwd, ['--data', 's.db']);
  const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
  const env = { GUIDE_API_KEY: key, GUIDE_API_URL: service.url };
  const on =
    (stdout: object) =>
    async (...args: string[]) =>
      await startGuide(args, { cwd, env }, stdout).ended;
  return { cwd, service, run: on({}), onTerminal: on({ isTTY: true }) };
}

const idIn = (text: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(text)?.[0] ?? '';

/** A live study of the hostile guide with hostile answers. */
async function answered({ service, run }: Awaited<ReturnType<typeof withService>>): Promise<string> {
  const created = await run('create', file);
  expect(created.code, created.err).toBe(0);
  const study = idIn(created.out);
  const linkId = /\/s\/(\w+)$/mu.exec((await run('launch', study, '--yes')).out)?.[1];
  const participant = participantOf(service.url);
  let reply = await participant.start({ linkId, urlParams: { [hostile]: hostile } });
  const access = accessOf(reply);
  for (let { step } = reply; step && step.kind !== 'end'; step = reply.step) {
    const isOpen = step.kind === 'item' && step.item.type === 'open_ended';
    reply = await participant.answer(access, step.stepId, isOpen ? { text: hostile } : answerFor(step));
  }
  return study;
}

describe('what any command prints about hostile names, files and answers', () => {
  it('holds nothing that a terminal acts on, and no line of theirs', async () => {
    const setting = await withService();
    const { run, cwd } = setting;
    const study = await answered(setting);
    const data = ['--data', 's.db'];
    const json = ['--format', 'json'];
    mkdirSync(join(cwd, `folder${hostile}`));
    const made = await run('wallets', 'create', hostile, ...data);
    writeFileSync(join(cwd, `throws${hostile}.mjs`), `throw new Error(${JSON.stringify(hostile)});\n`);
    const guides = { [hostile]: JSON.parse(readFileSync(join(cwd, file), 'utf8')) as unknown };
    writeFileSync(join(cwd, `guides${hostile}.mjs`), `export default ${JSON.stringify(guides)};\n`);
    const wallet = idIn(made.out);
    const tests = [
      { name: hostile, answers: { [hostile]: hostile }, expect: { shown: [hostile] } },
      { name: `${hostile} 2`, expect: { closing: hostile } },
      { name: `${hostile} 3`, [hostile]: hostile },
    ];
    writeFileSync(join(cwd, file.replace(/\.json$/u, '.tests.json')), JSON.stringify({ tests }));
    writeFileSync(join(cwd, `shares${hostile}`), JSON.stringify({ shares: { [hostile]: { [hostile]: 5 } } }));
    const cases: readonly (readonly string[])[] = [
      ['validate', file, `b${file}`, `e${file}`, `none${file}`, `folder${hostile}`],
      ...['json', 'sarif', 'junit'].map((format) => [
        'validate',
        file,
        `b${file}`,
        `e${file}`,
        `none${file}`,
        '--format',
        format,
      ]),
      ...['text', 'json', 'markdown'].map((format) => ['paths', file, '--format', format]),
      ...['text', 'json', 'junit', 'tap'].map((format) => ['test', file, `e${file}`, '--format', format]),
      ['test', file, '--study', study, '--from-response', hostile],
      ['test', file, '--study', study, '--from-response', '1'],
      ['test', file, '--study', hostile, '--from-response', '1'],
      ...['text', 'json', 'junit', 'tap'].map((format) => ['test', `c${file}`, '--format', format]),
      ['test', file, '--generate'],
      ['paths', file, '--to', 'Q1'],
      ['paths', file, '--journeys'],
      ['paths', file, '--pairs'],
      ...['text', 'json', 'csv'].map((format) => ['forecast', file, '--completes', '5', '--format', format]),
      ['forecast', file, '--completes', '5', '--format', 'csv', '--table', 'items'],
      ['forecast', file, '--completes', '5', '--format', 'csv', '--table', 'tornado'],
      ['forecast', file, '--completes', '5', '--study', study],
      ['forecast', file, '--completes', '5', '--shares', `shares${hostile}`],
      ['forecast', file, '--completes', '5', '--shares', `e${file}`],
      ['forecast', `b${file}`, '--completes', '5'],
      ['paths', file, '--to', hostile],
      ['paths', `e${file}`],
      ['paths', `none${file}`],
      ['translate', file, '--to', 'de', '-o', `sheet${hostile}.csv`],
      ['translate', file, '--to', 'de', '-o', `sheet${hostile}.xlsx`],
      ['translate', file, '--from', `sheet${hostile}.csv`],
      ['translate', file, '--from', `none${hostile}.csv`],
      ['translate', file, '--from', file],
      ['translate', `e${file}`, '--to', hostile, '-o', 'sheet.csv'],
      ['format', '--check', file, `e${file}`, `none${file}`],
      ['format', `d${file}`],
      ['schema'],
      ['import', file],
      ['import', file, '--format', 'outline'],
      ['import', `e${file}`],
      ['import', file, '-o', file],
      ['to-code', file],
      ['to-code', `e${file}`],
      ['to-code', file, '-o', file],
      ['build', `none${file}`],
      ['build', `throws${hostile}.mjs`],
      ['build', `guides${hostile}.mjs`],
      ['build', `guides${hostile}.mjs`, '-o', `folder${hostile}`],
      ...['html', 'markdown', 'docx'].map((format) => ['export', file, '--format', format]),
      ['export', file, '--format', 'markdown'],
      ['export', `e${file}`],
      ['export', file, '--git', hostile],
      ...['text', 'json', 'markdown'].map((format) => ['diff', file, `c${file}`, '--format', format]),
      ['diff', file, '--git', hostile],
      ['merge', file, `c${file}`, `d${file}`],
      ['merge', file, `c${file}`, `d${file}`, '-o', `m${file}`],
      ['merge-driver', 'run', file, `c${file}`, `d${file}`, file, hostile, hostile, hostile],
      ['merge-driver', 'run', file, `e${file}`, `d${file}`, file, hostile, hostile, hostile],
      ['merge-driver', 'install'],
      ['edit', `none${file}`],
      ['edit', '--folder', `none${hostile}`],
      ['serve', ...data, '--seed', `none${hostile}`, '--port', '0'],
      ['serve', '--data', `folder${hostile}`, '--port', '0'],
      ['create', file, '--dry-run'],
      ['create', file],
      ['create', `b${file}`],
      ['launch', study],
      ['launch', hostile, '--yes'],
      ['launch', study, '--file', file, '--wallet', hostile],
      ['studies'],
      ['studies', ...json],
      ['studies', 'link', hostile, 'new-link', ...data],
      ['studies', 'translate', study, file],
      ['studies', 'translate', hostile, file],
      ['studies', 'media', study, '-o', `a${hostile}.zip`],
      ['studies', 'media', study, '-o', `a${hostile}.zip`],
      ['studies', 'media', hostile, '-o', `b${hostile}.zip`],
      ['questions', study],
      ['questions', study, ...json],
      ['questions', hostile],
      ['rehearse', study, '--participants', '2', '--seed', hostile],
      ['rehearse', study, '--participants', '1', ...json],
      ['rehearse', hostile, '--participants', '1'],
      ...['text', 'json', 'csv'].map((format) => ['responses', study, '--format', format]),
      ['responses', study, '1'],
      ['responses', study, '1', ...json],
      ['responses', study, hostile],
      ['rehearse', study, '--delete'],
      ['rehearse', hostile, '--delete'],
      ['orgs', 'create', hostile, ...data],
      ['orgs', 'list', ...data],
      ['orgs', 'list', ...data, ...json],
      ['users', 'create', hostile, '--org', hostile, ...data],
      ['users', 'list', ...data],
      ['users', 'list', ...data, ...json],
      ['users', 'set', hostile, '--launch', 'yes', ...data],
      ['users', 'set', `no${hostile}`, '--launch', 'yes', ...data],
      ['wallets'],
      ['wallets', ...json],
      ['wallets', 'list', ...data],
      ['wallets', 'list', ...data, ...json],
      ['wallets', 'grant', wallet, '5', ...data],
      ['wallets', 'create', hostile, '--org', `no${hostile}`, ...data],
      ['keys', 'create', '--name', hostile, ...data],
      ['keys', 'list', ...data],
      ['keys', 'list', ...data, ...json],
      ['keys', 'revoke', hostile, ...data],
      ['backup', `backup${hostile}`, ...data],
      ['backup', `backup${hostile}`, ...data],
      ['restore', `backup${hostile}`, '--data', `restored${hostile}`],
      ['restore', file, '--data', `other${hostile}`],
      ['completion', hostile],
      [hostile],
    ];
    const output = (await run('--help')).out.matchAll(/^ {2}([a-z-]+) +\S/gmu);
    const commands = [...output].map(([, name]) => name).filter((name) => name !== 'help');
    expect(new Set(cases.map(([name]) => name))).toEqual(new Set([...commands, hostile]));
    for (const args of cases) {
      const ended = await run(...args);
      const shown = args.map((arg) => printable(arg)).join(' ');
      expect(`${ended.out}${ended.err}`, shown).toMatch(/\S/u);
      expect(ended.code, `${shown}: ${ended.err}`).toBeOneOf([0, 1, 2]);
      expect(actedIn(ended), shown).toBeNull();
      expect(ended.err, shown).not.toMatch(/^\s*(?:forged|back)/mu);
      // Texts of several lines keep their lines where the output is only the text.
      if (args[0] !== 'responses') expect(ended.out, shown).not.toMatch(/^(?:forged|back)/mu);
      if (args.includes('json')) expect(() => JSON.parse(ended.out) as unknown, shown).not.toThrow();
    }
  });

  it('holds on a terminal beside colours, which mark our own words only', async () => {
    const { onTerminal } = await withService();
    const { out, err } = await onTerminal('validate', file, `b${file}`, `e${file}`);
    const own = /\u001b\[3[135]m(?:error|serious warning|warning)\u001b\[0m/gu;
    expect(out).toMatch(own);
    expect(actedIn({ code: 0, out: out.replaceAll(own, ''), err: err.replaceAll(own, '') })).toBeNull();
  });

  it('contains the exact text in JSON', async () => {
    const setting = await withService();
    const study = await answered(setting);
    const listed = await setting.run('responses', study, '--format', 'json');
    const [first] = JSON.parse(listed.out) as {
      answersArray: { answer: string }[];
    }[];
    expect(first?.answersArray[0]?.answer).toBe(hostile);
  });

  it('is in raw tables exactly what was written, except on a terminal', async () => {
    const setting = await withService();
    const study = await answered(setting);
    for (const separator of ['comma', 'semicolon', 'tab']) {
      const args = ['responses', study, '--format', 'csv', '--raw', '--separator', separator];
      const piped = await setting.run(...args);
      expect(piped.out.split(`"${hostile}"`).length, separator).toBeGreaterThan(2);
      expect(piped.out.endsWith('\r\n'), separator).toBe(true);
      expect(actedIn(await setting.onTerminal(...args)), separator).toBeNull();
    }
  });

  it('holds for the lines of a service that runs, too', async () => {
    const cwd = temporaryFolder();
    const service = startGuide(['serve', '--port', '0', '--data', `s${hostile}.db`], { cwd });
    await service.line(/^Study service ready at (\S+)$/mu);
    expect(actedIn(await service.stop('SIGTERM'))).toBeNull();
  });
});

function actedIn({ out, err }: Ended): string | null {
  const found = acted.exec(out) ?? acted.exec(err);
  return found === null ? null : JSON.stringify(found.input.slice(Math.max(0, found.index - 40), found.index + 20));
}

describe('the printable form of a text', () => {
  const all = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point)).join('');

  it('is one line without controls, or its lines', () => {
    expect(printable(all)).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
    expect(printableLines(all).replaceAll(/[\t\n\r]/gu, '')).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
    expect(printableLines('a\tb\r\nc')).toBe('a\tb\r\nc');
    expect(printable('Grüße, 東京, עברית, 👩‍👧')).toBe('Grüße, 東京, עברית, 👩‍👧');
  });

  it('is the same JSON', () => {
    const text = escapedJson(JSON.stringify(all));
    expect(text).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
    expect(JSON.parse(text)).toBe(all);
  });
});
