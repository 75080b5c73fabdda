import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { FileVerdict } from '../../packages/cli/src/check/checkFile.ts';
import { flat, multiple, open, selected, when, which } from '../guideParts.ts';
import { guide, temporaryFolder } from './guide.ts';

// Laws: the nearest settings count, and only they; every format leaves out the same advice and says how much; a fault in
// the settings ends with 2, and then nothing is switched off; an error is never switched off; the guide is not changed.

const twice = multiple('So?', ['Yes', 'Yes']);
const never = open('Why?', when(selected('dish', 'Soup'), selected('dish', 'Salad')));
const study = {
  title: 'A study',
  studyGuide: [flat(which('dish', ['Soup', 'Salad']), { ...twice, externalId: 'so' }, never)],
};
const settings = (...ids: readonly string[]) => ({ advice: Object.fromEntries(ids.map((id) => [id, 'off'])) });
const comment = (text: string, more: object = {}) => ({
  id: '00000000-0000-4000-8000-000000000001',
  anchor: { kind: 'item', externalId: 'so', text: 'So?', block: 'Block' },
  author: 'Ada',
  at: '2026-11-20T10:00:00Z',
  text,
  ...more,
});
const notes = (text: string, more: object = {}) => ({ comments: [comment(text, more)] });

/** Returns a folder with these files. */
function folderWith(files: Readonly<Record<string, unknown>>): string {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  return cwd;
}

async function validated(files: Readonly<Record<string, unknown>>, ...more: readonly string[]) {
  const cwd = folderWith(files);
  const guides = Object.keys(files).filter((name) => name.endsWith('.guide.json'));
  const ended = await guide(['validate', ...guides, '--format', 'json', ...more], { cwd });
  const verdicts = JSON.parse(ended.out) as readonly FileVerdict[];
  return { ...ended, verdicts, codes: verdicts.map(({ issues }) => issues.map(({ code }) => code)) };
}

const both = ['duplicateOptionTexts', 'singleAnswerContradiction'];

describe('guide validate with a guide-studio.json', () => {
  it('leaves out what it switches off, advice and path findings, and says how much', async () => {
    expect((await validated({ 'a.guide.json': study })).codes.map((codes) => codes.toSorted())).toEqual([both]);
    const { code, codes, verdicts, err } = await validated({
      'a.guide.json': study,
      'guide-studio.json': settings(...both),
    });
    expect([code, codes]).toEqual([0, [[]]]);
    expect(verdicts[0]?.switchedOff?.map(({ code: one, by }) => [one, by])).toEqual([
      ['duplicateOptionTexts', { kind: 'settings', file: 'guide-studio.json' }],
      ['singleAnswerContradiction', { kind: 'settings', file: 'guide-studio.json' }],
    ]);
    expect(err).toContain('2 findings are switched off: 2 by guide-studio.json.');
  });

  it('takes the nearest one upward, and nothing of those above it', async () => {
    const { codes, err } = await validated({
      'guide-studio.json': settings('duplicateOptionTexts'),
      'a/b/one.guide.json': study,
      'c/guide-studio.json': settings('singleAnswerContradiction'),
      'c/two.guide.json': study,
    });
    expect(codes).toEqual([['singleAnswerContradiction'], ['duplicateOptionTexts']]);
    expect(err).toContain(`1 by guide-studio.json, 1 by ${join('c', 'guide-studio.json')}.`);
  });

  it('counts neither for --max-warnings nor for --quiet', async () => {
    const files = { 'a.guide.json': study, 'guide-studio.json': settings(...both) };
    expect((await validated(files, '--max-warnings', '0')).code).toBe(0);
    const one = { ...files, 'guide-studio.json': settings('duplicateOptionTexts') };
    expect((await validated(one, '--max-warnings', '0')).code).toBe(1);
    const quiet = await validated(files, '--quiet');
    expect([quiet.verdicts[0]?.switchedOff, quiet.err]).toEqual([undefined, '']);
  });

  it('never switches off an error', async () => {
    const broken = { ...study, studyGuide: [flat(open('A?', { externalId: 'so' }), { ...twice, externalId: 'so' })] };
    const { code, codes, err } = await validated({
      'a.guide.json': broken,
      'guide-studio.json': settings('uniqueExternalIds'),
      'a.guide.notes.json': notes('advice off: uniqueExternalIds'),
    });
    expect(code).toBe(2);
    expect(codes[0]).toContain('uniqueExternalIds');
    expect(codes[0]).toContain('unknownAdviceOff');
    expect(err).toContain('is an error, which cannot be switched off');
  });

  it('says once where a fault in it is, switches off nothing then, and ends with 2, in every format', async () => {
    const files = {
      'a.guide.json': study,
      'b.guide.json': study,
      'guide-studio.json': '{\n  "advice": {\n    "duplicateOptionTexts": "off",\n    "lookAlike": "off"\n  }\n}\n',
    };
    const { code, codes, err } = await validated(files);
    expect(code).toBe(2);
    expect(codes.map((each) => each.toSorted())).toEqual([both, both]);
    const sentence = 'guide-studio.json, line 4, column 18: There is no advice “lookAlike”. Did you mean “lookAlikes”?';
    expect(err.split(sentence)).toHaveLength(2);
    const cwd = folderWith(files);
    const sarif = await guide(['validate', 'a.guide.json', '--format', 'sarif'], { cwd });
    expect(sarif.out).toContain(sentence);
    const junit = await guide(['validate', 'a.guide.json', '--format', 'junit'], { cwd });
    expect(junit.out).toMatch(/<testsuites tests="2" failures="0" errors="1".*name="guide-studio\.json"/su);
  });

  it('also counts for standard input, in the folder of its name', async () => {
    const cwd = folderWith({ 'a/guide-studio.json': settings(...both) });
    const args = ['validate', '-', '--max-warnings', '0', '--stdin-name'];
    const stdin = JSON.stringify(study);
    expect((await guide([...args, 'a/new.guide.json'], { cwd, stdin })).code).toBe(0);
    expect((await guide([...args, 'new.guide.json'], { cwd, stdin })).code).toBe(1);
  });
});

describe('guide validate with a comment of the notes', () => {
  it('leaves out that finding of that item, with its reason', async () => {
    const text = 'advice off: duplicateOptionTexts — both are wanted';
    const { code, codes, verdicts, err } = await validated({
      'a.guide.json': study,
      'a.guide.notes.json': notes(text),
    });
    expect([code, codes]).toEqual([0, [['singleAnswerContradiction']]]);
    expect(verdicts[0]?.switchedOff).toMatchObject([
      { code: 'duplicateOptionTexts', line: expect.any(Number), by: { kind: 'comment', reason: 'both are wanted' } },
    ]);
    expect(err).toContain('1 finding is switched off: 1 by a comment of the notes.');
  });

  it('warns of one that names no advice, and of one that switches off nothing, at their item', async () => {
    const unknown = await validated({ 'a.guide.json': study, 'a.guide.notes.json': notes('advice off: duplicate') });
    expect(unknown.codes[0]?.toSorted()).toEqual([...both, 'unknownAdviceOff']);
    const { code, verdicts } = await validated({
      'a.guide.json': study,
      'a.guide.notes.json': notes('advice off: neverShown'),
    });
    expect(code).toBe(0);
    expect(verdicts[0]?.issues.find((issue) => issue.code === 'needlessAdviceOff')).toMatchObject({
      severity: 'warning',
      path: ['studyGuide', 0, 'items', 1],
      line: expect.any(Number),
      message: expect.stringContaining('question 2'),
    });
  });

  it('does not say that a path finding is gone while the guide has errors', async () => {
    const broken = { ...study, studyGuide: [flat({ ...twice, externalId: 'so' }, open(''))] };
    const { codes } = await validated({
      'a.guide.json': broken,
      'a.guide.notes.json': notes('advice off: neverShown'),
    });
    expect(codes[0]).not.toContain('needlessAdviceOff');
  });

  it('that is resolved no longer counts', async () => {
    const resolved = { resolved: { by: 'Bo', at: '2026-11-21T10:00:00Z' } };
    const { codes } = await validated({
      'a.guide.json': study,
      'a.guide.notes.json': notes('advice off: duplicateOptionTexts', resolved),
    });
    expect(codes[0]?.toSorted()).toEqual(both);
  });

  it.each([
    [
      'a day without a time',
      { at: '2026-11-30' },
      'comment 1, “at”: “2026-11-30” is no time. Write it as 2026-11-30T12:00:00.000Z.',
    ],
    [
      'a time of another zone',
      { at: '2026-11-30T10:00:00+01:00' },
      'is no time. Write it as 2026-11-30T09:00:00.000Z.',
    ],
    ['an id that is no UUID', { id: '1' }, 'comment 1, “id”: “1” is no UUID. Write one as '],
    ['a misspelt property', { anchor: undefined, anchr: {} }, 'comment 1: “anchr” is not read. Did you mean “anchor”?'],
    ['a missing one', { author: undefined }, 'comment 1, “author”: it is missing. Add it, such as "Ana".'],
    [
      'a wrong kind of part',
      { anchor: { kind: 'row', text: '', block: '' } },
      'comment 1, “anchor.kind”: it must be “study” or “block” or “item”.',
    ],
    ['a number', { text: 7 }, 'comment 1, “text”: it cannot be 7. Write it as '],
    [
      'a later property that is wrong',
      { resolved: true },
      'comment 1, “resolved”: it cannot be true. Write it as { "by":',
    ],
  ])('says of one with %s what it must be, and that it was not read', async (_, more, sentence) => {
    const { codes, err } = await validated({
      'a.guide.json': study,
      'a.guide.notes.json': notes('advice off: duplicateOptionTexts', more),
    });
    expect(codes[0]?.toSorted()).toEqual(both);
    const lines = err.split('\n').filter((line) => line !== '');
    expect(lines).toEqual([expect.stringContaining(sentence)]);
    expect(lines[0]).toMatch(/^a\.guide\.notes\.json: .* The comment was not read\.$/u);
  });

  it('says what is misspelt in one that is read, and in the file', async () => {
    const { codes, err } = await validated({
      'a.guide.json': study,
      'a.guide.notes.json': { ...notes('advice off: duplicateOptionTexts', { resloved: {} }), aprovals: [], more: 1 },
    });
    expect(codes).toEqual([['singleAnswerContradiction']]);
    expect(err).toContain('a.guide.notes.json: comment 1: “resloved” is not read. Did you mean “resolved”?\n');
    expect(err).toContain('a.guide.notes.json: “aprovals” is not read. Did you mean “approvals”?\n');
    const misspelt = await validated({ 'a.guide.json': study, 'a.guide.notes.json': { coments: [] } });
    expect(misspelt.err).toBe('a.guide.notes.json: “coments” is not read. Did you mean “comments”?\n');
    const noLists = { comments: {}, approvals: [7], assumptions: { wordsPerMinute: '200' } };
    const wrong = await validated({ 'a.guide.json': study, 'a.guide.notes.json': noLists });
    expect(wrong.err.split('\n')).toEqual([
      'a.guide.notes.json: “comments” must be a list in square brackets. It was not read.',
      'a.guide.notes.json: approval 1 is no object. Write it in braces, as { "id": … }. The approval was not read.',
      'a.guide.notes.json: “assumptions” must be numbers from 0 by name, as in { "wordsPerMinute": 200 }. They were not read.',
      '',
    ]);
  });

  it('says the right form of one without the colon, at its item', async () => {
    const { code, verdicts } = await validated({
      'a.guide.json': study,
      'a.guide.notes.json': notes('advice off duplicateOptionTexts both are wanted'),
    });
    expect(code).toBe(0);
    expect(verdicts[0]?.issues.find((issue) => issue.code === 'malformedAdviceOff')).toMatchObject({
      severity: 'warning',
      path: ['studyGuide', 0, 'items', 1],
      message: expect.stringContaining('Write “advice off: duplicateOptionTexts — REASON”, or delete it'),
    });
  });

  it('says if the notes cannot be read, and goes on without them', async () => {
    const { code, codes, err } = await validated({ 'a.guide.json': study, 'a.guide.notes.json': '{' });
    expect([code, codes[0]?.toSorted()]).toEqual([0, both]);
    expect(err).toContain('a.guide.json: the notes beside it could not be read');
  });
});

describe('other outputs', () => {
  const files = {
    'a.guide.json': study,
    'guide-studio.json': settings('singleAnswerContradiction'),
    'a.guide.notes.json': notes('advice off: duplicateOptionTexts — both are wanted'),
  };
  const shared = resolve(import.meta.dirname, '../../../shared/exports/sarif-2.1.0.schema.json');

  async function sarif() {
    const { out } = await guide(['validate', 'a.guide.json', '--format', 'sarif'], { cwd: folderWith(files) });
    return JSON.parse(out) as { runs: readonly { results: readonly { ruleId: string; suppressions: unknown }[] }[] };
  }

  it('keep them in SARIF as suppressed from outside the guide, with the reason', async () => {
    const results = (await sarif()).runs[0]?.results ?? [];
    expect(Object.fromEntries(results.map(({ ruleId, suppressions }) => [ruleId, suppressions]))).toEqual({
      singleAnswerContradiction: [
        { kind: 'external', status: 'accepted', justification: 'Switched off in guide-studio.json.' },
      ],
      duplicateOptionTexts: [
        {
          kind: 'external',
          status: 'accepted',
          justification: 'Switched off by a comment of the notes: both are wanted',
        },
      ],
    });
  });

  it.skipIf(!existsSync(shared))('which is SARIF 2.1.0 by its schema (skipped without ../shared)', async () => {
    const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(
      JSON.parse(readFileSync(shared, 'utf8')) as object,
    );
    expect([validate(await sarif()), validate.errors]).toEqual([true, null]);
  });

  it('leave them out as text, for GitHub and as JUnit', async () => {
    for (const format of ['text', 'github', 'junit']) {
      const { out, err } = await guide(['validate', 'a.guide.json', '--format', format], { cwd: folderWith(files) });
      for (const code of both) expect(out, format).not.toContain(code);
      expect(err, format).toContain('2 findings are switched off');
    }
  });

  it('leave them out of the sign-off pack, and say so', async () => {
    const cwd = folderWith(files);
    const { code, err } = await guide(['export', 'a.guide.json', '--format', 'markdown', '-o', 'a.md'], { cwd });
    expect(code).toBe(0);
    expect(err).toContain('2 findings are switched off');
    for (const each of both) expect(readFileSync(join(cwd, 'a.md'), 'utf8')).not.toContain(each);
  });
});

describe('guide build', () => {
  it('leaves out what the settings of the folder of the guide switch off, and says how much', async () => {
    const cwd = folderWith({
      'code.mjs': `export default ${JSON.stringify(study)};`,
      'guides/guide-studio.json': settings(...both),
    });
    mkdirSync(join(cwd, 'other'));
    const inside = await guide(['build', 'code.mjs', '-o', 'guides/a.guide.json'], { cwd });
    expect([inside.code, inside.err.includes('warning')]).toEqual([0, false]);
    expect(inside.err).toContain('2 findings are switched off');
    const outside = await guide(['build', 'code.mjs', '-o', 'other/a.guide.json'], { cwd });
    expect([outside.code, outside.err.match(/: warning: /gu)?.length]).toEqual([0, 2]);
  });
});

describe('--fix', () => {
  it('repairs nothing that is switched off', async () => {
    const media = [{ name: 'Loaf', url: 'http://example.org/loaf.png', type: 'image' }];
    const shown = { title: 'A study', studyGuide: [flat(open('What is it?', { media }))] };
    const cwd = folderWith({ 'a.guide.json': shown, 'guide-studio.json': settings('addressNotShown') });
    await guide(['validate', 'a.guide.json', '--fix'], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, 'a.guide.json'), 'utf8'))).toEqual(shown);
    writeFileSync(join(cwd, 'guide-studio.json'), '{}');
    await guide(['validate', 'a.guide.json', '--fix'], { cwd });
    expect(readFileSync(join(cwd, 'a.guide.json'), 'utf8')).toContain('https://example.org/loaf.png');
  });
});
