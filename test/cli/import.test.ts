import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guide, temporaryFolder } from './guide.ts';

/** Writes files into a folder, and returns a function that runs `guide import` in it. */
function folder(files: Readonly<Record<string, string>>) {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return { cwd, run: async (...args: string[]) => await guide(['import', ...args], { cwd }) };
}

const tea = '# Tea\n1. Which tea?\n- Green\n- Black\n2. Why? [statement]\nGO TO Q3\n';

it('makes a valid guide of a text, and lists what was read in a doubtful way', async () => {
  const { cwd, run } = folder({ 'tea.txt': tea });
  const made = await run('tea.txt', '-o', 'tea.guide.json');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(
    /^tea\.guide\.json: written\n1 part: .*1 lost\.\nline 6: lost text “GO TO Q3”: Line 6: left out, because conditions are not read from text\. .*\n$/u,
  );
  expect(JSON.parse(readFileSync(join(cwd, 'tea.guide.json'), 'utf8'))).toEqual({
    title: 'tea',
    studyGuide: [
      {
        type: 'flat',
        title: 'Tea',
        items: [
          { type: 'multiple_choice', text: 'Which tea?', options: [{ text: 'Green' }, { text: 'Black' }] },
          { type: 'statement', text: 'Why?' },
        ],
      },
    ],
  });
  expect((await guide(['validate', 'tea.guide.json'], { cwd })).code).toBe(0);
  const again = await run('tea.txt', '-o', 'tea.guide.json');
  expect(again.code).toBe(2);
  expect(again.err).toContain('tea.guide.json exists and may have been changed.');
});

it('writes the guide beside the file, or prints it with -o -, and reads a text of another ending with --from', async () => {
  const { cwd, run } = folder({ 'tea.questions': tea });
  const unknown = await run('tea.questions');
  expect(unknown).toMatchObject({ code: 2, out: '' });
  expect(unknown.err).toContain('No guide was written.');
  expect(unknown.err).toContain('SurveyJS (surveyjs)');
  const { code, out } = await run('tea.questions', '--from', 'outline', '-o', '-');
  expect([code, JSON.parse(out)]).toMatchObject([0, { title: 'tea', studyGuide: [{ title: 'Tea' }] }]);
  const named = await run('tea.questions', '--from', 'outline');
  expect(named).toMatchObject({ code: 0, out: expect.stringMatching(/^tea\.guide\.json: written\n/u) });
  expect(existsSync(join(cwd, 'tea.guide.json'))).toBe(true);
  expect((await run('tea.questions', '--from', 'word')).code).toBe(2);
});

const dictionary = `"Variable / Field Name","Form Name","Section Header","Field Type","Field Label","Choices, Calculations, OR Slider Labels","Branching Logic (Show field only if...)","Required Field?"
record_id,visit,,text,Record,,,y
smokes,visit,,radio,Do you smoke?,"1, Yes | 2, No",,y
why,visit,,notes,Why?,,"[smokes]='1'",y
count,visit,,text,How many?,,"[record_id]>3",y
`;

it('carries the conditions of a data dictionary over, and reports every part', async () => {
  const { cwd, run } = folder({ 'visit.csv': dictionary });
  const made = await run('visit.csv');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('1 of 2 conditions are carried over.\n');
  expect(made.out).toMatch(/^row 5: lost condition “\[record_id\]>3”: The condition asks about “record_id”/mu);
  expect(made.out).toMatch(/^visit\.guide\.json: written$/mu);
  expect((await guide(['validate', 'visit.guide.json'], { cwd })).code).toBe(0);
  const again = await run('visit.csv');
  expect(again.code).toBe(2);
  expect(again.err).toContain('Choose another name with -o, or replace it with --force.');
  const forced = await run('visit.csv', '--force', '--report', 'json', '--report-file', 'report.json');
  expect(forced.code).toBe(0);
  const report = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8')) as { rows: { kind: string }[] };
  expect(report).toMatchObject({ format: 'redcap', summary: { constructs: report.rows.length } });
  expect(report.rows.filter(({ kind }) => kind === 'condition')).toMatchObject([
    { place: 'row 4', verdict: 'exact', rule: null, message: '', target: 'why' },
    { place: 'row 5', verdict: 'lost', code: 'notAsked', target: 'count' },
  ]);
});

it('reads a survey of SurveyJS by its content', async () => {
  const elements = [
    { type: 'radiogroup', name: 'tea', title: 'Which tea?', choices: ['Green', 'Black'], isRequired: true },
    { type: 'comment', name: 'why', title: 'Why?', visibleIf: "{tea} = 'Green'", isRequired: true },
  ];
  const { cwd, run } = folder({ 'tea.json': JSON.stringify({ title: 'Tea', pages: [{ name: 'p', elements }] }) });
  expect(await run('tea.json', '--strict')).toMatchObject({
    code: 0,
    out: 'tea.guide.json: written\n6 parts: 6 exact, 0 equivalent, 0 narrower, 0 wider, 0 lost.\n1 of 1 condition is carried over.\n',
  });
  expect((await guide(['paths', 'tea.guide.json'], { cwd })).code).toBe(0);
});

it('writes no guide with --strict if anything is lost', async () => {
  const { cwd, run } = folder({ 'visit.csv': dictionary });
  const ended = await run('visit.csv', '--strict');
  expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('--strict wrote no guide') });
  expect(existsSync(join(cwd, 'visit.guide.json'))).toBe(false);
});

it('says why a file is not read, and writes nothing', async () => {
  const { cwd, run } = folder({ 'broken.json': '{ "title": ' });
  const broken = await run('broken.json', '-o', 'made.guide.json');
  expect(broken.code).toBe(2);
  expect(broken.err).toMatch(/^broken\.json: Line 1, column \d+: .*\nNo guide was written\. .*--from.*\n$/u);
  expect(existsSync(join(cwd, 'made.guide.json'))).toBe(false);
  expect((await run('none.txt')).code).toBe(2);
  expect((await run('.')).err).toContain('this is a folder');
});

it('prints a report of JSON or HTML alone, so that it can be read from stdout', async () => {
  const { cwd, run } = folder({ 'visit.csv': dictionary.replace('Do you smoke?', '<b>Do</b> <img src=x> you?') });
  const json = await run('visit.csv', '--report', 'json');
  expect(json).toMatchObject({ code: 0, err: 'visit.guide.json: written\n' });
  expect(JSON.parse(json.out)).toMatchObject({ format: 'redcap', summary: { proposed: 0 } });
  const html = await run('visit.csv', '--force', '--report', 'html');
  expect(html.out).toMatch(/^<!doctype html>/u);
  expect(html.out).not.toContain('<img');
  expect(html.out).toContain('&lt;img src=x&gt;');
  const toFile = await run('visit.csv', '--force', '--report', 'html', '--report-file', 'report.html');
  expect(toFile).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toBe(html.out);
});

it('writes nothing if one of its files is there already', async () => {
  const { cwd, run } = folder({ 'visit.csv': dictionary, 'report.txt': 'mine' });
  const refused = await run('visit.csv', '--report-file', 'report.txt');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('report.txt exists');
  expect(existsSync(join(cwd, 'visit.guide.json'))).toBe(false);
  expect(readFileSync(join(cwd, 'report.txt'), 'utf8')).toBe('mine');
});

it('imports a questionnaire that was changed as the same guide: parts are changed, not replaced', async () => {
  const { cwd, run } = folder({ 'visit.csv': dictionary });
  await run('visit.csv', '-o', 'first.guide.json');
  const [header = '', record = '', smokes = '', why = '', count = ''] = dictionary.trimEnd().split('\n');
  const changed = [
    smokes.replace('Do you smoke?', 'Do you smoke today?').replace('2, No', '2, No | 3, Sometimes'),
    count,
    why,
  ];
  writeFileSync(join(cwd, 'visit.csv'), [header, record, ...changed].join('\n'));
  await run('visit.csv', '-o', 'second.guide.json');
  const diff = await guide(['diff', 'first.guide.json', 'second.guide.json'], { cwd });
  expect(diff.out).toContain('Do you smoke today?');
  expect(diff.out).not.toMatch(/removed/iu);
  // What was written in the editor since then is merged with a second import.
  const first = JSON.parse(readFileSync(join(cwd, 'first.guide.json'), 'utf8')) as { title: string };
  writeFileSync(join(cwd, 'mine.guide.json'), JSON.stringify({ ...first, title: 'My visit' }));
  const merged = await guide(
    ['merge', 'first.guide.json', 'mine.guide.json', 'second.guide.json', '-o', 'merged.guide.json'],
    { cwd },
  );
  expect(merged.code, merged.err).toBe(0);
  const both = readFileSync(join(cwd, 'merged.guide.json'), 'utf8');
  expect(both).toContain('My visit');
  expect(both).toContain('Do you smoke today?');
});
