import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { block, choice, link, open, screening, selected, when } from '../guideParts.ts';
import { guide, temporaryFolder } from './guide.ts';

const yesOrNo = (externalId: string, text: string, more: object = {}) =>
  choice(text, ['Yes', 'No'], { externalId, ...more });
const coffee = (condition: object = when(selected('coffee', 'Yes'))) => ({
  title: 'Coffee',
  studyGuide: [
    screening(choice('Are you an adult?', { Yes: 'approve', No: 'reject' }, { externalId: 'age' })),
    block(
      'Coffee',
      yesOrNo('coffee', 'Do you drink coffee?'),
      open('What do you like about it?', { externalId: 'why', ...condition }),
    ),
  ],
});
const drinker = {
  name: 'A coffee drinker',
  answers: { coffee: 'Yes' },
  expect: { outcome: 'complete', shown: ['why'], exactly: ['age', 'coffee', 'why'] },
};
const child = { name: 'A child', answers: { age: 'No' }, expect: { outcome: 'screened_out', notShown: ['coffee'] } };

function folder(content: unknown, tests: object | null) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'coffee.guide.json'), JSON.stringify(content));
  if (tests !== null) writeFileSync(join(cwd, 'coffee.guide.tests.json'), JSON.stringify(tests));
  const readTests = () =>
    JSON.parse(readFileSync(join(cwd, 'coffee.guide.tests.json'), 'utf8')) as { tests: { name: string }[] };
  return { cwd, readTests, run: (...args: string[]) => guide(['test', 'coffee.guide.json', ...args], { cwd }) };
}

describe('guide test', () => {
  it('passes with the number of tests and what they cover', async () => {
    const { code, out } = await folder(coffee(), { tests: [drinker, child] }).run();
    expect(out).toBe(
      'coffee.guide.json: 2 passed, 0 failed, 0 outdated. Coverage: 10 of 14 things that can happen (71%).\n' +
        '  Not covered:\n' +
        '    the condition of “What do you like about it?”, not met: “Do you drink coffee?” is “Yes”\n' +
        '    the list of options of “Are you an adult?”\n' +
        '    the list of options of “Do you drink coffee?”\n' +
        '    the condition of “What do you like about it?”, not met: “Do you drink coffee?” is “Yes”, decided by “No” in “Do you dri…\n',
    );
    expect(code).toBe(0);
  });

  it('says what differs, and why a question is not shown', async () => {
    const { code, out } = await folder(coffee(when(selected('coffee', 'No'))), { tests: [drinker, child] }).run();
    expect(code).toBe(1);
    expect(out).toContain('1 passed, 1 failed');
    expect(out).toContain('  Failed: A coffee drinker\n');
    expect(out).toContain(
      '“What do you like about it?” is not shown, because the answer to “Do you drink coffee?” was “Yes”, not “No”.',
    );
  });

  it('does not count a test that expects nothing as passed, and says so in every format', async () => {
    const { run } = folder(coffee(), { tests: [child, { name: 'Idle', expect: { shown: [] } }] });
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain('1 passed, 0 failed, 0 outdated, 1 checks nothing.');
    expect(out).toContain('  Checks nothing: Idle\n');
    expect(JSON.parse((await run('--format', 'json')).out)).toMatchObject([
      { tests: [{ checksNothing: false }, { state: 'passed', checksNothing: true }] },
    ]);
    expect((await run('--format', 'junit')).out).toMatch(
      /name="Idle" time="\d+\.\d{3}"><skipped type="checksNothing" message="The test checks nothing\."\/><\/testcase>/u,
    );
    expect((await run('--format', 'tap')).out).toContain(
      'ok 2 - coffee.guide.json: Idle # SKIP The test checks nothing.',
    );
  });

  it('covers nothing with tests that check nothing', async () => {
    const { run, readTests } = folder(coffee(), {
      tests: [
        { ...drinker, expect: {} },
        { name: 'Idle', expect: {} },
      ],
    });
    const { code, out } = await run('--min-coverage', '1');
    expect([code, out]).toEqual([1, expect.stringContaining('Coverage: 0 of 14 things that can happen (0%).')]);
    expect(JSON.parse((await run('--format', 'json')).out)).toMatchObject([
      { tests: [{ reached: 0 }, { reached: 0 }] },
    ]);
    // They do not count for what is generated either.
    expect((await run('--generate')).out).toContain('Coverage: 14 of 14 things that can happen (100%)');
    expect(readTests().tests).toHaveLength(5);
  });

  it('says of an outdated test what its option is now called, and that --update leaves it alone', async () => {
    const option = (text: string, externalId?: string) => ({ text, ...(externalId && { externalId }) });
    const make = choice('Which?', [], { externalId: 'make' });
    const options = [option('Filter', 'filter'), option('Löslicher Kaffee', 'soluble'), option('Mokka')];
    const content = { title: 'Coffee', studyGuide: [block('Coffee', { ...make, options })] };
    const test = (name: string) => ({ name, answers: { make: name }, expect: { outcome: 'complete' } });
    const { run } = folder(content, { tests: ['filter', 'instant', 'Mokka'].map(test) });
    const { code, out, err } = await run('--update');
    expect(code).toBe(1);
    expect(withoutMarks(out)).toContain(
      '“Which?” has no option “instant”. Its options are now “filter” (Filter), “soluble” (Löslicher Kaffee), “Mokka”. ' +
        'Change or delete the test. No test names “soluble”, so that is probably its new name.\n',
    );
    expect(err).toContain('coffee.guide.json: 1 outdated test was left alone: --update changes what tests expect');
    // Two are lost, so neither is certain.
    const both = await folder(content, { tests: ['filter', 'instant', 'mocha'].map(test) }).run();
    expect(both.out).not.toContain('probably');
    expect(both.err).not.toContain('left alone');
  });

  it('warns of a link parameter that no condition names, if conditions name any', async () => {
    const inLink = when(link('panel', 'x'));
    const test = (urlParams: object) => ({ tests: [{ ...child, urlParams }] });
    const { code, out } = await folder(coffee(inLink), test({ panell: 'x', source: 'y' })).run();
    expect(code).toBe(0);
    expect(out).toContain(
      '  Passed: A child\n' +
        '    No condition of the guide names the link parameter “panell”. Did you mean “panel”?\n' +
        '    No condition of the guide names the link parameter “source”. They name “panel”. Correct or remove it.\n',
    );
    expect((await folder(coffee(inLink), test({ panel: 'x' })).run()).out).not.toContain('Passed:');
    // Recorded only.
    expect((await folder(coffee(), test({ panell: 'x' })).run()).out).not.toContain('Passed:');
  });

  it('covers nothing with outdated tests', async () => {
    const old = { ...drinker, name: 'Old', answers: { coffee: 'Always' } };
    const { run, readTests } = folder(coffee(), { tests: [old] });
    expect((await run()).out).toContain(
      '0 passed, 0 failed, 1 outdated. Coverage: 0 of 14 things that can happen (0%).',
    );
    expect((await run('--generate')).out).toContain('Coverage: 14 of 14 things that can happen (100%)');
    expect(readTests().tests.length).toBeGreaterThan(1);
  });

  it('names what the guide does not have, with the nearest name, and entries it does not understand', async () => {
    const tests = [
      { name: 'Old', answers: { cofee: 'Yes' }, expect: {} },
      { name: 'Typo', expect: { shwon: ['why'] } },
      { name: 'Old', expect: {} },
    ];
    const { run } = folder(coffee(), { tests });
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain('0 passed, 0 failed, 1 outdated, 2 not understood. Coverage');
    expect(out).toContain('  Outdated: Old\n    The guide has no question “cofee”. The nearest name is “coffee”.');
    expect(out).toContain('  Not understood: test 2 “Typo”: “shwon” is not a part of “expect”. Did you mean “shown”?');
    expect(out).toContain('  Not understood: test 3 “Old”: Another test has the same name or id.');
    expect((await run('--format', 'tap')).out).toContain(
      'not ok 2 - coffee.guide.json: Typo\n# Not understood: “shwon” is not a part of “expect”.',
    );
    expect((await run('--format', 'junit')).out).toContain(
      '<error type="notUnderstood" message="Not understood: Another test has',
    );
    expect(JSON.parse((await run('--format', 'json')).out)).toMatchObject([{ problems: [{ index: 1 }, { index: 2 }] }]);
  });

  it('says where a file of tests is cut off', async () => {
    const { cwd, run } = folder(coffee(), null);
    writeFileSync(join(cwd, 'coffee.guide.tests.json'), '{\n  "tests": [{ "name": "A ch');
    const { code, err } = await run();
    expect(code).toBe(2);
    expect(err).toContain('coffee.guide.tests.json beside it is not a JSON object. Line 2, column 28: The file ends');
    expect(err).toContain('It is probably cut off;');
  });

  it.each(['text', 'json', 'junit', 'tap'])(
    'says that there are no tests and how to make some (%s)',
    async (format) => {
      const { run } = folder(coffee(), null);
      const { code, out, err } = await run('--format', format);
      const output = 'coffee.guide.json: no tests beside it. Run guide test coffee.guide.json --generate to add some';
      expect(format === 'text' ? out : err).toContain(output);
      expect(code).toBe(0);
      expect((await run('--format', format, '--min-coverage', '1')).code).toBe(1);
    },
  );

  it('adds tests for everything that participants can reach, once', async () => {
    const { run, readTests } = folder(coffee(), { tests: [drinker], kept: true });
    expect((await run('--generate')).out).toContain('Coverage: 14 of 14 things that can happen (100%)');
    const written = readTests();
    expect(written).toMatchObject({
      kept: true,
      tests: [
        drinker,
        // The first one expects no options.
        { name: 'Options of “Are you an adult?”' },
        { name: 'Screened out at “Are you an adult?” by “No”' },
        { name: 'Not shown: What do you like about it?' },
      ],
    });
    expect((await run('--generate')).code).toBe(0);
    expect(readTests()).toEqual(written);
  });

  it('says that nobody completes, and which command says why', async () => {
    const guide = coffee();
    const screened = JSON.parse(JSON.stringify(guide).replace('approve', 'reject')) as typeof guide;
    const { out } = await folder(screened, { tests: [{ name: 'All', expect: { outcome: 'complete' } }] }).run();
    expect(out).toContain(
      'No participant can complete it. To see why, run guide paths coffee.guide.json --to complete\n',
    );
  });

  it('makes failed tests expect what is shown now', async () => {
    const { run, readTests } = folder(coffee(when(selected('coffee', 'No'))), { tests: [drinker] });
    expect((await run('--update')).code).toBe(0);
    expect(readTests().tests).toEqual([
      {
        ...drinker,
        expect: { outcome: 'complete', notShown: ['why'], exactly: ['age', 'coffee'] },
      },
    ]);
  });

  it('fails below a coverage, and says that there are no tests', async () => {
    const { run } = folder(coffee(), null);
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('no tests beside it') as string });
    const low = await run('--min-coverage', '80');
    expect(low).toMatchObject({
      code: 1,
      err: 'coffee.guide.json: coverage is 0%, less than 80%. Add tests, by hand or with guide test coffee.guide.json --generate.\n',
    });
    expect((await run('--min-coverage', 'x')).code).toBe(2);
  });

  it('prints JSON, JUnit and TAP', async () => {
    const { run } = folder(coffee(when(selected('coffee', 'No'))), { tests: [drinker, child] });
    const [json] = JSON.parse((await run('--format', 'json')).out) as [{ tests: object[]; coverage: object }];
    expect(json.tests).toMatchObject(
      [
        { name: 'A coffee drinker', state: 'failed', said: [/is not shown/u, /is not shown/u] },
        { name: 'A child', state: 'passed', said: [] },
      ].map((one) => ({ ...one, said: one.said.map((output) => expect.stringMatching(output) as string) })),
    );
    const junit = (await run('--format', 'junit')).out;
    expect(junit).toMatch(/<testsuites tests="2" failures="1" errors="0" time="\d+\.\d{3}">/u);
    expect(junit).toMatch(/<testsuite [^>]* timestamp="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d" hostname="localhost">/u);
    expect(junit).toMatch(/<testcase classname="coffee\.guide\.json" name="A child" time="\d+\.\d{3}"><\/testcase>/u);
    const tap = (await run('--format', 'tap')).out;
    expect(tap).toContain('TAP version 14\n1..2\nnot ok 1 - coffee.guide.json: A coffee drinker\n# “What do you');
    expect(tap).toContain('\nok 2 - coffee.guide.json: A child\n');
  });

  it('runs nothing on a guide with errors, and refuses a tests file in place of a guide', async () => {
    const wrong = await folder({ title: 'x', studyGuide: [] }, { tests: [drinker] }).run();
    expect(wrong.code).toBe(1);
    expect(wrong.out + wrong.err).not.toMatch(/passed|failed/u);
    const { cwd } = folder(coffee(), { tests: [] });
    expect(await guide(['test', 'coffee.guide.tests.json'], { cwd })).toMatchObject({
      code: 2,
      err: 'coffee.guide.tests.json: these are tests. Specify the guide that they belong to.\n',
    });
    const damaged = folder(coffee(), []);
    expect(await damaged.run()).toMatchObject({ code: 2, err: expect.stringContaining('not a JSON object') as string });
  });

  it('keeps other tests of the same name when it updates one', async () => {
    const others = [
      { ...drinker, note: 'mine, second' },
      { ...drinker, later: true },
    ];
    const { run, readTests } = folder(coffee(when(selected('coffee', 'No'))), { tests: [drinker, ...others] });
    await run('--update');
    const { tests } = readTests();
    expect(tests.slice(1)).toEqual(others);
    expect(tests[0]).toMatchObject({ expect: { notShown: ['why'] } });
  });

  it('lists invalid guides and unreadable files in JSON, in order', async () => {
    const { cwd } = folder(coffee(), { tests: [child] });
    writeFileSync(join(cwd, 'bad.guide.json'), '{ "title": "x", "studyGuide": [] }');
    const files = ['gone.guide.json', 'bad.guide.json', 'coffee.guide.json'];
    const { code, out, err } = await guide(['test', ...files, '--format', 'json'], { cwd });
    const report = JSON.parse(out) as { file: string; valid?: boolean; issues?: object[]; unreadable?: string }[];
    expect(report.map(({ file }) => file)).toEqual(files);
    expect(err).toBe(`${report[0]?.unreadable}\n`);
    expect(report[1]).toMatchObject({ valid: false, code: 'invalid_request_body' });
    expect(report[1]?.issues).not.toHaveLength(0);
    expect(report[2]).toMatchObject({ tests: [{ name: 'A child', state: 'passed' }] });
    expect(code).toBe(2);
  });

  it('says that a tests file is too large', async () => {
    const { cwd, run } = folder(coffee(), { tests: [] });
    truncateSync(join(cwd, 'coffee.guide.tests.json'), 60 * 1024 * 1024);
    expect((await run()).err).toMatch(/“coffee\.guide\.tests\.json” is larger than the 50 MB/u);
  });
});
