import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { canonicalText } from '@guide-studio/guide-core/files';
import { describe, expect, it } from 'vitest';
import { report, sized } from '../size.ts';
import { guide, startGuideProcess, temporaryFolder } from './guide.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;

const study = {
  title: 'Tea',
  studyGuide: [{ type: 'flat', title: 'P', items: [{ text: 'How?', type: 'open_ended' }] }],
};

function folder(): string {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify(study));
  writeFileSync(join(cwd, 'old.guide.json'), JSON.stringify({ ...study, title: 'Coffee' }));
  return cwd;
}

describe('guide export', () => {
  it('writes the pack under the name of the guide, and never over another file', async () => {
    const cwd = folder();
    const made = await guide(['export', 'a.guide.json', '--format', 'markdown', '--since', 'old.guide.json'], { cwd });
    expect(made).toMatchObject({ code: 0, out: 'a.md: written\n' });
    const text = readFileSync(join(cwd, 'a.md'), 'utf8');
    expect(text).toContain('# Tea');
    expect(text).toContain('Coffee');
    const again = await guide(['export', 'a.guide.json', '--format', 'markdown'], { cwd });
    expect(again.code).toBe(2);
    expect(again.err).toContain('exists already');
    expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(text);
    expect(await guide(['export', 'a.guide.json', '--format', 'markdown', '-o', 'a.md'], { cwd })).toMatchObject({
      code: 0,
    });
  });

  it('lists what guide validate finds, in the language of the pack, unless it is left out', async () => {
    const cwd = folder();
    const options = [{ text: 'No', status: 'reject' }];
    const screener = { type: 'screening', title: 'S', items: [{ text: 'Well?', type: 'multiple_choice', options }] };
    writeFileSync(
      join(cwd, 'shut.guide.json'),
      JSON.stringify({ ...study, studyGuide: [screener, ...study.studyGuide] }),
    );
    const made = async (...more: string[]) => {
      const args = ['export', 'shut.guide.json', '--format', 'markdown', '-o', 'shut.md', '--force', ...more];
      expect(await guide(args, { cwd })).toMatchObject({ code: 0 });
      return readFileSync(join(cwd, 'shut.md'), 'utf8');
    };
    const validated = await guide(['validate', 'shut.guide.json'], { cwd });
    expect(validated.out).toContain('[nobodyCompletes]');
    expect(await made()).toMatch(/\*\*Serious\*\*: Nobody gets past .*\(nobodyCompletes\)/u);
    expect(await made('--language', 'de')).toMatch(/\*\*Ernst\*\*: An .* kommt niemand vorbei.*\(nobodyCompletes\)/u);
    expect(await made('--no-findings')).not.toContain('nobodyCompletes');
  });

  const kills = sized(2, 20, 200);
  it(`killed leaves the old pack or the new one, and the next command removes its leftovers, ${kills} times`, async () => {
    const cwd = folder();
    const long = { text: 'A long question '.repeat(60_000), type: 'open_ended' };
    writeFileSync(
      join(cwd, 'b.guide.json'),
      JSON.stringify({
        ...study,
        studyGuide: [{ type: 'flat', title: 'P', items: Array.from({ length: 10 }, () => long) }],
      }),
    );
    const made = async (file: string, output: string) =>
      await guide(['export', file, '--format', 'markdown', '-o', output], { cwd });
    expect(await made('b.guide.json', 'new.md')).toMatchObject({ code: 0 });
    const sizeOf = (name: string) => statSync(join(cwd, name)).size;
    const leftovers = () => readdirSync(cwd).filter((name) => name.endsWith('.tmp'));
    let left = 0;
    for (let time = 0; time < kills; time += 1) {
      expect(await made('a.guide.json', 'pack.md')).toMatchObject({ code: 0 });
      expect(leftovers()).toEqual([]);
      const old = sizeOf('pack.md');
      const args = ['export', 'b.guide.json', '--format', 'markdown', '-o', 'pack.md'];
      const running = startGuideProcess(args, { cwd });
      const end = new AbortController();
      void running.ended.then(() => end.abort());
      while (!end.signal.aborted && leftovers().length === 0) await nextTurn();
      // It may have ended by now.
      await running.stop('SIGKILL');
      expect([old, sizeOf('new.md')]).toContain(sizeOf('pack.md'));
      left += leftovers().length;
    }
    report('killed exports', { kills, left });
  });

  it.skipIf(!hasGit)('lists what changed since a git revision (needs git)', async () => {
    const cwd = folder();
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=R', '-c', 'user.email=r@example.invalid', ...words], { cwd });
    git('init', '-q');
    git('add', 'a.guide.json');
    git('commit', '-q', '-m', 'First wave');
    git('tag', 'wave-1');
    writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify({ ...study, title: 'Green tea' }));
    const made = (...more: string[]) => guide(['export', 'a.guide.json', '--format', 'markdown', ...more], { cwd });
    expect(await made('--git', 'wave-1')).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toMatch(/Changes since wave-1[^#]*### The study[^#]*Green tea/u);
    expect(await made('--git', 'wave-2', '-o', 'b.md')).toMatchObject({ code: 2 });
    expect(await made('--git', 'wave-1', '--since', 'old.guide.json', '-o', 'b.md')).toMatchObject({ code: 2 });
    expect(existsSync(join(cwd, 'b.md'))).toBe(false);
  });

  it('lists the guide tests on request, with what came of them, in the language of the pack', async () => {
    const cwd = folder();
    const tests = [
      { name: 'Asked *how*', note: 'For the client', answers: { 'How?': 'Hot' }, expect: { shown: ['How?'] } },
      { name: 'Not asked', expect: { outcome: 'screened_out', notShown: ['How?'] } },
      { name: 'Old', expect: { shown: ['Hoe?'] } },
      { name: 'Empty', answers: { 'How?': 'Hot' }, expect: {} },
    ];
    writeFileSync(join(cwd, 'a.guide.tests.json'), JSON.stringify({ tests }));
    const made = async (...more: string[]) => {
      const code = await guide(['export', 'a.guide.json', '--format', 'markdown', '-o', 'a.md', ...more], { cwd });
      expect(code).toMatchObject({ code: 0, err: '' });
      return readFileSync(join(cwd, 'a.md'), 'utf8');
    };
    expect(await made()).not.toContain('Guide tests');
    const english = await made('--tests');
    expect(english).toContain('## Guide tests');
    expect(english).toContain('### Asked \\*how\\* (Passed)\n\nFor the client\n\nThe participant:\n\n- How? → Hot\n');
    expect(english).toContain('Expected:\n\n- Is shown: How?\n');
    expect(english).toMatch(/### Not asked \(Failed\)\n\n- The participant completes the interview, but/u);
    expect(english).toMatch(/### Old \(Outdated\)\n\n- The guide has no question “\u2068?Hoe\?/u);
    expect(english).toContain('### Empty (Checks nothing yet)\n');
    const german = await made('--tests', '--language', 'de');
    expect(german).toContain('### Not asked (Fehlgeschlagen)');
    expect(german).toContain('- Sieht nicht: How?');
    expect(german).not.toMatch(/Passed|Is shown|Expected/u);
    writeFileSync(join(cwd, 'a.guide.tests.json'), '[');
    expect(await guide(['export', 'a.guide.json', '--tests', '-o', 'a.html'], { cwd })).toMatchObject({ code: 2 });
  });

  it.each(['html', 'docx'])('writes %s', async (format) => {
    const cwd = folder();
    expect(await guide(['export', 'a.guide.json', '--format', format, '--language', 'de'], { cwd })).toMatchObject({
      code: 0,
    });
    expect(existsSync(join(cwd, `a.${format}`))).toBe(true);
  });

  it('lists the approvals in the notes beside the guide, and says of which content they are; none that was withdrawn', async () => {
    const cwd = folder();
    const approval = { id: '00000000-0000-4000-8000-000000000001', name: 'Grace', at: '2026-11-20T10:00:00Z' };
    const fingerprint = createHash('sha256').update(canonicalText(study)).digest('hex');
    const other = { ...approval, id: '00000000-0000-4000-8000-000000000002', name: 'Ada' };
    const approvals = [
      { ...approval, fingerprint },
      { ...other, fingerprint: '0'.repeat(64) },
      { ...other, id: other.id.replace('2', '3'), fingerprint, withdrawn: { by: 'Ada', at: approval.at } },
    ];
    writeFileSync(join(cwd, 'a.guide.notes.json'), JSON.stringify({ approvals }));
    expect(await guide(['export', 'a.guide.json', '--format', 'markdown'], { cwd })).toMatchObject({
      code: 0,
      err: '',
    });
    const lines = readFileSync(join(cwd, 'a.md'), 'utf8').split('\n');
    expect(lines.filter((line) => /Grace|Ada/u.test(line)).map((line) => /another/u.test(line))).toEqual([false, true]);
    // The notes of a link are beside its target.
    mkdirSync(join(cwd, 'links'));
    symlinkSync(join(cwd, 'a.guide.json'), join(cwd, 'links', 'b.guide.json'));
    await guide(['export', join('links', 'b.guide.json'), '--format', 'markdown'], { cwd });
    expect(readFileSync(join(cwd, 'b.md'), 'utf8')).toContain('Grace');
  });

  it('has the length that the editor shows: under the assumptions of the guide, else of this computer', async () => {
    const cwd = folder();
    const length = async () => {
      await guide(['export', 'a.guide.json', '--format', 'markdown', '-o', 'a.md'], { cwd });
      return /About \d+ minutes?.*/u.exec(readFileSync(join(cwd, 'a.md'), 'utf8'))?.[0];
    };
    const usual = await length();
    expect(usual).toBeDefined();
    mkdirSync(join(cwd, 'home'), { recursive: true });
    writeFileSync(join(cwd, 'home', 'settings.json'), JSON.stringify({ estimate: { wordsPerAnswer: 4000 } }));
    const ofComputer = await length();
    expect(ofComputer).not.toBe(usual);
    writeFileSync(join(cwd, 'a.guide.notes.json'), JSON.stringify({ assumptions: {} }));
    expect(await length()).toBe(usual);
  });

  it('makes a pack without approvals where the notes cannot be read, and says so', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.guide.notes.json'), '<<<<<<<');
    const made = await guide(['export', 'a.guide.json', '--format', 'markdown'], { cwd });
    expect(made.code).toBe(0);
    expect(made.err).toContain('the approvals in them are left out');
  });

  it('says what to do where nothing can make a PDF, and writes nothing', async () => {
    const cwd = folder();
    const env = { PATH: '', GUIDE_STUDIO_BROWSER: join(cwd, 'none') };
    const made = await guide(['export', 'a.guide.json', '--format', 'pdf'], { cwd, env });
    expect(made.code).toBe(2);
    expect(made.err).toContain('export as html');
    expect(existsSync(join(cwd, 'a.pdf'))).toBe(false);
  });

  it('refuses a file that is no guide, with its place', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'b.guide.json'), '{"title": ');
    expect(await guide(['export', 'b.guide.json'], { cwd })).toMatchObject({ code: 1 });
    expect(await guide(['export', 'gone.guide.json'], { cwd })).toMatchObject({ code: 2 });
  });
});
