import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileVerdict } from '../../packages/cli/src/check/checkFile.ts';
import { guide, root, temporaryFolder } from './guide.ts';

const item = { text: 'How was it?', type: 'open_ended' };
const block = (items: readonly object[]): object => ({ type: 'flat', title: 'Part', items });
const study = (items: readonly object[]): object => ({ title: 'A study', studyGuide: [block(items)] });
const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function verdictsOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  const ended = await guide(['validate', ...Object.keys(files), '--format', 'json'], { cwd });
  return { ...ended, verdicts: JSON.parse(ended.out) as readonly FileVerdict[] };
}

describe('guide validate says what guide paths finds', () => {
  const ask = (questionId: string, ...choices: readonly string[]): object => ({
    type: 'selectedTemplateOptions',
    questionId,
    matchingCriteria: 'mustSelect',
    choices,
  });
  const when = (...criteria: readonly object[]): object => ({ conditional: { operator: 'and', criteria } });
  const choice = (externalId: string, options: readonly string[], more: object = {}): object => ({
    externalId,
    text: `Which ${externalId}?`,
    type: 'multiple_choice',
    options: options.map((option) => ({ text: option })),
    ...more,
  });
  const codesOf = ({ issues }: FileVerdict) => issues.map(({ severity, code }) => `${severity} ${code}`);

  it('at its place, and nothing that advice says already', async () => {
    const { verdicts, code } = await verdictsOf({
      'needless.guide.json': text(
        study([
          choice('dish', ['Soup', 'Salad', 'Cake']),
          { ...item, ...when(ask('dish', 'Soup'), ask('dish', 'Soup', 'Salad')) },
        ]),
      ),
      'never.guide.json': text(
        study([
          choice('dish', ['Soup', 'Salad'], { multiSelect: true }),
          { ...item, ...when(ask('dish', 'Soup'), { ...ask('dish', 'Soup'), matchingCriteria: 'mustNotSelect' }) },
        ]),
      ),
    });
    expect(code).toBe(0);
    const [needless, never] = verdicts;
    expect(needless?.issues).toMatchObject([
      { code: 'changesNothing', path: ['studyGuide', 0, 'items', 1, 'conditional', 'criteria', 1], line: 38 },
    ]);
    expect(never && codesOf(never)).toEqual(['warning contradictingCriteria']);
  });

  it('as a serious warning if nobody completes the interview', async () => {
    const screener = {
      type: 'screening',
      title: 'Screener',
      items: [
        choice('age', [], {
          options: [
            { text: 'Old', status: 'approve' },
            { text: 'Young', status: 'reject' },
          ],
        }),
        choice('cook', [], {
          ...when(ask('age', 'Old')),
          options: [
            { text: 'Yes', status: 'reject' },
            { text: 'No', status: 'reject' },
          ],
        }),
      ],
    };
    const { verdicts, code } = await verdictsOf({
      'end.guide.json': text({ title: 'A study', studyGuide: [screener, block([item])] }),
    });
    expect(code).toBe(0);
    expect(verdicts.map(codesOf)).toEqual([['serious nobodyCompletes']]);
    expect(verdicts[0]).not.toHaveProperty('undecided');
  });

  it('and of how many parts it would take longer', async () => {
    // More options are told apart than are put together.
    const colours = Array.from({ length: 1001 }, (_, at) => `Colour ${at}`);
    const guides = {
      'long.guide.json': text(
        study([
          choice('colour', colours, { multiSelect: true, minSelect: 2, maxSelect: 3 }),
          ...colours.map((colour) => ({ ...item, ...when(ask('colour', colour)) })),
        ]),
      ),
    };
    const { verdicts } = await verdictsOf(guides);
    expect(verdicts[0]?.valid).toBe(true);
    expect(verdicts[0]?.undecided).toBeGreaterThan(0);
  });
});

describe('guide validate for other programs', () => {
  const guides = {
    'a "b" & <c>.guide.json': text(study([item])),
    'bad.guide.json': text(study([{ text: 'Which \u0001 <b>?', type: 'ranking', carryForwardFrom: 'nowhere' }])),
    'warned.guide.json': text(
      study([{ text: 'So?', type: 'multiple_choice', options: [{ text: 'Yes' }, { text: 'Yes' }] }]),
    ),
  };
  const validated = async (format: string) => {
    const cwd = temporaryFolder();
    for (const [name, content] of Object.entries(guides)) writeFileSync(join(cwd, name), content);
    return await guide(['validate', ...Object.keys(guides), 'missing.guide.json', '--format', format], { cwd });
  };

  it('prints SARIF 2.1.0: each finding with its rule, level and place, and what could not be read', async () => {
    const { code, out, err } = await validated('sarif');
    expect(code).toBe(2);
    expect(err).toContain('missing.guide.json: there is no such file');
    const { version, runs } = JSON.parse(out) as { version: string; runs: readonly SarifRun[] };
    expect([version, runs.length]).toEqual(['2.1.0', 1]);
    const { tool, results, invocations } = runs[0] as SarifRun;
    expect(tool.driver.rules.find(({ id }) => id === 'duplicateOptionTexts')).toEqual({
      id: 'duplicateOptionTexts',
      name: 'DuplicateOptionTexts',
      shortDescription: { text: 'Duplicate option texts' },
      fullDescription: { text: 'You could not tell answers to the two apart later.' },
      help: { text: expect.any(String) as string, markdown: expect.stringContaining('**') as string },
      defaultConfiguration: { level: 'warning' },
    });
    expect(new Set(results.map(({ partialFingerprints }) => partialFingerprints['guideFinding/v1'])).size).toBe(
      results.length,
    );
    const warned = results.find(({ ruleId }) => ruleId === 'duplicateOptionTexts');
    const { startLine = 0, startColumn = 0, endColumn = 0 } = warned?.locations[0]?.physicalLocation.region ?? {};
    const line = guides['warned.guide.json'].split('\n').at(startLine - 1);
    expect(line?.slice(startColumn - 1, endColumn - 1)).toBe('"Yes"');
    expect(results.map(({ level }) => level)).toEqual(expect.arrayContaining(['error', 'warning']));
    for (const { ruleId, ruleIndex, level, message, locations } of results) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(['error', 'warning']).toContain(level);
      expect(message.text).toMatch(/\S/u);
      const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
      expect(['bad.guide.json', 'warned.guide.json']).toContain(artifactLocation?.uri);
      expect([region?.startLine, region?.startColumn].every((each) => Number.isInteger(each) && Number(each) > 0)).toBe(
        true,
      );
    }
    expect(invocations).toMatchObject([
      { executionSuccessful: false, toolExecutionNotifications: [{ level: 'error' }] },
    ]);
  });

  it('prints JUnit: each file is a test, and nothing in its texts breaks the XML', async () => {
    const { code, out } = await validated('junit');
    expect(code).toBe(2);
    const time = String.raw`time="\d+\.\d{3}"`;
    const expectMatch = (pattern: string): void => expect(out).toMatch(new RegExp(pattern, 'u'));
    expectMatch(`<testsuites tests="4" failures="1" errors="1" ${time}>`);
    expectMatch(String.raw`skipped="0" timestamp="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d" hostname="localhost">`);
    expectMatch(`<testcase classname="guide" name="a &quot;b&quot; &amp; &lt;c&gt;.guide.json" ${time}></testcase>`);
    expectMatch(`name="bad.guide.json" ${time}><failure type="invalid_study_guide" message="[^"<]+">[^<]+</failure>`);
    expectMatch(`name="warned.guide.json" ${time}><system-out>[^<]+</system-out>`);
    expectMatch(`name="missing.guide.json" ${time}><error type="unreadable" message="[^"<]+"/>`);
    expect(out).not.toContain('\u0001');
  });
});

interface SarifRun {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly invocations: readonly object[];
  readonly results: readonly {
    readonly ruleId: string;
    readonly ruleIndex: number;
    readonly level: string;
    readonly message: { readonly text: string };
    readonly partialFingerprints: Readonly<Record<string, string>>;
    readonly locations: readonly {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region?: {
          readonly startLine: number;
          readonly startColumn: number;
          readonly endLine: number;
          readonly endColumn: number;
        };
      };
    }[];
  }[];
}

describe('guide validate --format json', () => {
  it('is one array, with null as the code of a valid guide, and ends with 0', async () => {
    const { code, verdicts, err } = await verdictsOf({ 'a.guide.json': text(study([item])) });
    expect(verdicts).toEqual([{ file: 'a.guide.json', valid: true, code: null, issues: [] }]);
    expect({ code, err: err.replace('Building cli …\n', '') }).toEqual({ code: 0, err: '' });
  });

  it('names the first stage that fails, lists both, and says where', async () => {
    const guideText = text(study([{ text: 'Which?', type: 'ranking', carryForwardFrom: 'nowhere', extra: 1 }]));
    const { code, verdicts } = await verdictsOf({ 'b.guide.json': guideText });
    expect(code).toBe(1);
    expect(verdicts[0]).toMatchObject({ file: 'b.guide.json', valid: false, code: 'invalid_request_body' });
    const found = verdicts[0]?.issues.map(({ severity, code: issue, path }) => [severity, issue, path.join('/')]);
    expect(found).toContainEqual(['error', 'unrecognized_keys', 'studyGuide/0/items/0/extra']);
    expect(found).toContainEqual(['error', 'referencesResolve', 'studyGuide/0/items/0/carryForwardFrom']);
    for (const { message, line, column } of verdicts[0]?.issues ?? []) {
      expect(message).toMatch(/\S/u);
      const pointed = guideText.split('\n')[(line ?? 0) - 1]?.slice((column ?? 0) - 1);
      expect(pointed).toMatch(/\S/u);
    }
  });

  it('treats a broken rule as the second stage', async () => {
    const twice = { ...item, externalId: 'same' };
    const { code, verdicts } = await verdictsOf({ 'c.guide.json': text(study([twice, twice])) });
    expect(code).toBe(1);
    expect(verdicts[0]).toMatchObject({ valid: false, code: 'invalid_study_guide' });
    expect(verdicts[0]?.issues).toMatchObject([{ severity: 'error', code: 'uniqueExternalIds' }]);
  });

  it('ends with 0 for warnings alone', async () => {
    const options = [{ text: 'Yes' }, { text: 'Yes' }];
    const { code, verdicts } = await verdictsOf({
      'd.guide.json': text(study([{ text: 'So?', type: 'multiple_choice', options }])),
    });
    expect(code).toBe(0);
    expect(verdicts[0]).toMatchObject({ valid: true, code: null, issues: [{ severity: 'warning' }] });
  });

  it('ends with 0 for a picture that no participant is shown, and calls that serious', async () => {
    const media = [{ name: 'Loaf', url: 'http://a.example/loaf.png', type: 'image' }];
    const { code, verdicts } = await verdictsOf({ 'd.guide.json': text(study([{ ...item, media }])) });
    expect(code).toBe(0);
    const issues = [{ severity: 'serious', code: 'addressNotShown' }];
    expect(verdicts[0]).toMatchObject({ valid: true, code: null, issues });
  });

  const good = text(study([item]));
  const notText: readonly [what: string, content: string | Uint8Array][] = [
    ['an empty file', ''],
    ['a truncated file', good.slice(0, -20)],
    ['a trailing comma', '{"title": "A",}'],
    ['a file filled with zeros', new Uint8Array(4096)],
    ['UTF-16', Buffer.from(good, 'utf16le')],
    ['broken UTF-8', Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a duplicate key', '{"title": "A", "title": "B"}'],
    ['a number that does not survive', '{"title": 1e400}'],
    ['too much depth', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['conflict markers', '{\n<<<<<<< ours\n"title": "A"\n=======\n"title": "B"\n>>>>>>> theirs\n}\n'],
  ];
  it('reports what is no JSON for the service as invalid_json, and exits with 1', async () => {
    const names = notText.map((_, index) => `${index}.guide.json`);
    const { code, verdicts } = await verdictsOf(
      Object.fromEntries(notText.map(([, content], index) => [names[index] ?? '', content])),
    );
    expect(code).toBe(1);
    expect(verdicts.map((verdict) => verdict.file)).toEqual(names);
    for (const [index, verdict] of verdicts.entries()) {
      expect(verdict, notText[index]?.[0]).toMatchObject({ valid: false, code: 'invalid_json' });
      expect(verdict.issues.length, notText[index]?.[0]).toBeGreaterThan(0);
      expect(verdict.issues[0]).toMatchObject({ severity: 'error', path: [], message: expect.stringMatching(/\S/u) });
    }
  });

  it('reports JSON that is no object as a wrong shape, as the service does', async () => {
    const { code, verdicts } = await verdictsOf({ 'list.guide.json': '[]' });
    expect(code).toBe(1);
    expect(verdicts[0]).toMatchObject({ code: 'invalid_request_body', issues: [{ code: 'notAnObject', path: [] }] });
  });

  it('refuses files over 50 MB as invalid_json, also those that no memory holds', async () => {
    const cwd = temporaryFolder();
    for (const [name, bytes] of Object.entries({ 'big.json': 50 * 1024 * 1024 + 1, 'huge.json': 3 * 1024 ** 3 })) {
      writeFileSync(join(cwd, name), '');
      truncateSync(join(cwd, name), bytes);
      const { code, out } = await guide(['validate', name, '--format', 'json'], { cwd });
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject([{ file: name, code: 'invalid_json', issues: [{ code: 'tooLarge' }] }]);
    }
    expect(await guide(['format', 'huge.json'], { cwd })).toMatchObject({ code: 1, out: '' });
  });

  it.skipIf(process.platform === 'win32')(
    'takes no pipe and no device, and follows a link (not on Windows)',
    async () => {
      const cwd = temporaryFolder();
      execFileSync('mkfifo', [join(cwd, 'pipe.json')]);
      writeFileSync(join(cwd, 'a.guide.json'), good);
      symlinkSync('a.guide.json', join(cwd, 'link.json'));
      symlinkSync('nowhere', join(cwd, 'broken.json'));
      mkdirSync(join(cwd, 'empty'));
      const odd = ['pipe.json', '/dev/zero', '/dev/null', 'broken.json', 'empty'];
      for (const args of [
        ['validate', ...odd],
        ['format', ...odd],
        ['create', 'pipe.json'],
      ]) {
        const ended = await guide(args, { cwd });
        expect(ended, args.join(' ')).toMatchObject({ code: 2, out: '' });
        expect(ended.err.trim().split('\n'), args.join(' ')).toHaveLength(args.length - 1);
      }
      expect((await guide(['validate', 'link.json'], { cwd })).code).toBe(0);
    },
  );

  it.skipIf(process.platform !== 'linux')('says that a name is not valid UTF-8', async () => {
    const cwd = temporaryFolder();
    const name = Buffer.concat([Buffer.from('fr'), Buffer.from([0xfc]), Buffer.from('h.guide.json')]);
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), name]), text(study([item])));
    // Only a shell passes the bytes of the name unchanged.
    const bin = join(root, 'packages/cli/bin/guide.mjs');
    const ended = spawnSync('sh', ['-c', `'${process.execPath}' '${bin}' validate *.guide.json`], { cwd });
    expect(ended.stderr.toString()).toMatch(
      /^fr\uFFFDh\.guide\.json: the name of this file is not valid UTF-8.*Rename/mu,
    );
    expect(ended.status).toBe(2);
  });

  it('says on stderr which files cannot be read, keeps the array, and exits with 2', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.guide.json'), good);
    mkdirSync(join(cwd, 'folder'));
    const ended = await guide(['validate', 'none.json', 'folder', 'a.guide.json', '--format=json'], { cwd });
    expect(ended.code).toBe(2);
    expect((JSON.parse(ended.out) as FileVerdict[]).map(({ file }) => file)).toEqual(['a.guide.json']);
    expect(ended.err).toMatch(/none\.json: there is no such file/u);
    expect(ended.err).toMatch(/folder: this is a folder/u);
  });
});

describe('guide validate as text', () => {
  it('prints a line per finding that editors can jump to, and a sum per file', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.guide.json'), '{\n  "title": "",\n  "studyGuide": []\n}\n');
    const { code, out } = await guide(['validate', 'a.guide.json'], { cwd });
    expect(code).toBe(1);
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^a\.guide\.json:2:\d+: error: .+ \[too_small\]$/u);
    expect(lines[1]).toMatch(/^a\.guide\.json:3:\d+: error: .+ \[too_small\]$/u);
    expect(lines[2]).toBe('a.guide.json: invalid_request_body: 2 errors');
  });

  it('says the place once', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.guide.json'), '{\n  "title": ,\n}\n');
    for (const command of ['validate', 'format']) {
      const { out, err } = await guide([command, 'a.guide.json'], { cwd });
      expect(out + err).toMatch(/^a\.guide\.json:2:12: /mu);
      expect(out + err).not.toContain('Line 2');
    }
    const { out } = await guide(['validate', 'a.guide.json', '--format', 'json'], { cwd });
    expect(out).not.toContain('Line 2');
  });

  it('lists errors and warnings together, in the order of the file', async () => {
    const options = [{ text: 'Yes' }, { text: 'Yes' }];
    const items = [
      { text: '', type: 'open_ended' },
      { text: 'So?', type: 'multiple_choice', options },
      { text: '', type: 'open_ended' },
    ];
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.guide.json'), text(study(items)));
    const { out } = await guide(['validate', 'a.guide.json'], { cwd });
    const found = [...out.matchAll(/^a\.guide\.json:(\d+):\d+: (\w+)/gmu)].map(([, line, kind]) => [
      Number(line),
      kind,
    ]);
    expect(found.map(([, kind]) => kind)).toEqual(['error', 'warning', 'error']);
    expect(found.map(([line]) => line)).toEqual(found.map(([line]) => Number(line)).sort((a, b) => a - b));
  });
});

const guides = join(root, '../shared/guides');
const files = existsSync(guides) ? readdirSync(guides).filter((name) => name.endsWith('.guide.json')) : [];

describe.skipIf(files.length === 0)('real guides (skipped where ../shared/guides is absent)', () => {
  it('are valid and canonical', async () => {
    const cwd = temporaryFolder();
    const paths = files.map((file) => join(guides, file));
    const validated = await guide(['validate', '--format', 'json', ...paths], { cwd });
    const advice = (file: string) =>
      // “NONE OF THE ABOVE” can be selected together with other answers there.
      file.includes('voice-health') ? [expect.objectContaining({ code: 'noneBesideOthers', severity: 'warning' })] : [];
    expect(JSON.parse(validated.out)).toEqual(
      paths.map((file) => ({ file, valid: true, code: null, issues: advice(file) })),
    );
    expect(validated.code).toBe(0);
    expect((await guide(['format', '--check', ...paths], { cwd })).code).toBe(0);
  });

  it('are not touched by format', async () => {
    const cwd = temporaryFolder();
    const name = files[0] ?? '';
    const before = readFileSync(join(guides, name));
    writeFileSync(join(cwd, name), before);
    expect((await guide(['format', name], { cwd })).out).toBe('');
    expect(readFileSync(join(cwd, name)).equals(before)).toBe(true);
  });
});
