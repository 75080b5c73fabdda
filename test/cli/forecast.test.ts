import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { calibrate, forecast } from '@guide-studio/interview-engine/forecast';
import { forecastText } from '../../packages/cli/src/forecast/forecastText.ts';
import {
  block,
  choice,
  flat,
  link,
  open,
  screening,
  selected,
  statement,
  validGuide,
  when,
  which,
} from '../guideParts.ts';
import { guide, temporaryFolder } from './guide.ts';

const coffee = {
  title: 'Coffee',
  studyGuide: [
    screening(choice('Are you an adult?', { Yes: 'approve', No: 'reject' }, { externalId: 'adult' })),
    block(
      'Coffee',
      choice('Do you drink coffee?', ['Yes', 'No'], { externalId: 'coffee' }),
      statement('=Great', when(selected('coffee', 'Yes'))),
    ),
  ],
};

function folder(files: Readonly<Record<string, unknown>> = {}) {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries({ 'coffee.guide.json': coffee, ...files }))
    writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
  return (...args: string[]) => guide(['forecast', 'coffee.guide.json', '--completes', '100', ...args], { cwd });
}

describe('guide forecast', () => {
  it('says which values of a link parameter a question needs at once, as text and as data', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    const from = (value: string) => link('from', value);
    Object.assign(wire.studyGuide[1]?.items[1] ?? {}, when(from('ad'), from('mail')));
    const run = folder({ 'coffee.guide.json': wire });
    const { out } = await run();
    expect(out).toContain(
      '  Seen by nobody who completes: Q3 “=Great”, because the link would need from=ad and from=mail at once\n',
    );
    const { items } = JSON.parse((await run('--format', 'json')).out) as { items: { repeatedParameter: unknown }[] };
    expect(items.map(({ repeatedParameter }) => repeatedParameter)).toEqual([
      null,
      null,
      { name: 'from', values: ['ad', 'mail'] },
    ]);
  });

  it('says who passes, how many to invite, what it costs, how long it is, and what few see', async () => {
    const { code, out } = await folder({ 'shares.json': { shares: { adult: { Yes: 80 }, coffee: { Yes: 20 } } } })(
      '--shares',
      'shares.json',
      '--wallet',
      '100',
    );
    expect(code).toBe(0);
    expect(out).toContain('coffee.guide.json: forecast for 100 completed interviews\n');
    expect(out).toContain('  80% of those who start pass the screener\n');
    expect(out).toContain(
      '  Invite 135 people for 100 completed interviews. If the entered figures are right, this is enough in 95 of 100 studies. With 125 you would get 100 on average, and too few in 45 of 100\n',
    );
    expect(out).not.toContain('left to chance');
    expect(out).toContain('  Credits: 100, 1 for each completed interview. The wallet has 100: that is enough\n');
    expect(out).toMatch(
      / {2}Interviews typically take [\d.]+ min, nine of ten at most [\d.]+ min \(shortest [\d.]+ min, longest [\d.]+ min\)\n/u,
    );
    expect(out).toContain(
      'Fewest: Q3 “=Great”: 20 of 100 completed interviews on average, at least 14 in 95 of 100 studies\n',
    );
    expect(out).toContain('Q1 “Are you an adult?”: “Yes” (80%): 143 invitations at 70%, 112 invitations at 90%\n');
  });

  it('says that answers are assumed to be independent, and takes joint shares', async () => {
    const shares = { adult: { Yes: 80 }, coffee: { Yes: 20 } };
    const sure = [choice('Are you sure?', ['Yes', 'No'], { externalId: 'sure' })];
    const wire = {
      ...coffee,
      studyGuide: [...coffee.studyGuide, block('Sure', ...sure, statement('Good', when(selected('sure', 'Yes'))))],
    };
    const among = [{ question: 'coffee', option: 'Yes', shares: { sure: { Yes: 100, No: 0 } } }];
    const run = folder({
      'coffee.guide.json': wire,
      'apart.json': { shares: { ...shares, sure: { Yes: 10, No: 90 } } },
      'joint.json': { shares: { ...shares, sure: { Yes: 10, No: 90 } }, among },
      'later.json': { among: [{ question: 'sure', option: 'Yes', shares: { coffee: { Yes: 100 } } }] },
    });
    const apart = await run('--shares', 'apart.json');
    expect(apart.out).toContain(
      '  Answers to different questions, and options that can be selected together, are assumed to be independent of each other. Where',
    );
    expect(apart.out).toContain('Q5 “Good”: 10\n');
    const joint = await run('--shares', 'joint.json');
    expect(joint.out).toContain('independent of each other, except where joint shares are given. Where');
    // 20 of 100, and one in ten of the other 80.
    expect(joint.out).toContain('Q5 “Good”: 28\n');
    const csv = await run('--shares', 'joint.json', '--format', 'csv');
    expect(csv.out).toContain(
      '"Answers to different questions, and options selected together","independent of each other, except for joint shares",,,assumed',
    );
    const later = await run('--shares', 'later.json');
    expect([later.code, later.err]).toEqual([
      1,
      'later.json: Those who select “Yes” in “sure”, question “coffee”: joint shares follow from a question that comes before this one. Exchange the two, or remove these shares.\n',
    ]);
  });

  it('says in the line of the number to invite that it rests on answers left to chance', async () => {
    const { out } = await folder()();
    expect(out).toContain('  With answers left to chance, 50% of those who start pass the screener\n');
    expect(out).toMatch(/^ {2}With answers left to chance, invite \d+ people for 100 completed interviews\./mu);
  });

  it('says of those who stay that it rests on answers left to chance, if that depends on lengths', async () => {
    const run = folder({ 'leaving.json': { dropOutPerMinute: 10 }, 'staying.json': { completion: 80 } });
    const leaving = await run('--shares', 'leaving.json');
    expect(leaving.out).toMatch(
      /^ {2}With answers left to chance, [\d.]+% of those who would pass it complete the interview/mu,
    );
    const staying = await run('--shares', 'staying.json');
    expect(staying.out).toContain('  80% of those who pass it complete the interview\n');
  });

  it('names the guide in which a share cannot be used, if there are several', async () => {
    const cwd = temporaryFolder();
    for (const name of ['a', 'b']) writeFileSync(join(cwd, `${name}.guide.json`), JSON.stringify(coffee));
    const forecastAll = async (shares: object) => {
      writeFileSync(join(cwd, 's.json'), JSON.stringify(shares));
      return await guide(['forecast', '.', '--completes', '100', '--shares', 's.json'], { cwd });
    };
    const { code, err } = await forecastAll({ shares: { brand: { Alpha: 30 } } });
    expect(code).toBe(1);
    expect(err.split('\n').map((line) => /^\S+ s\.json: /u.exec(line)?.[0])).toEqual([
      'a.guide.json: s.json: ',
      'b.guide.json: s.json: ',
      undefined,
    ]);
    // What is wrong with the file, or probably so, is not about a guide, and is there once.
    expect((await forecastAll({ shares: { adult: { Yes: '30' } } })).err.match(/s\.json/gu)).toHaveLength(1);
    expect((await forecastAll({ shares: { adult: { Yes: 0.8 } } })).err.match(/s\.json/gu)).toHaveLength(1);
  });

  it.each([
    [
      { shares: { adult: { Yes: 0.8 } } },
      'Question “adult”: shares are percentages, and 0.8 is less than 1%. Write 80 if you mean 80%.',
    ],
    [{ shares: { adult: { Yes: 0.07, No: 0 } } }, 'and 0.07 is less than 1%. Write 7 if you mean 7%.'],
    [
      { shares: { coffee: { Yes: 1, No: 0 } } },
      'Question “coffee”: shares are percentages, and 1 is 1%. Write 100 if you mean 100%.',
    ],
    [{ starting: 1 }, 'shares are percentages, and 1 is 1%.'],
    [{ completion: 0.8 }, 'shares are percentages, and 0.8 is less than 1%.'],
    [{ among: [{ question: 'adult', option: 'Yes', shares: { coffee: { Yes: 0.5 } } }] }, 'and 0.5 is less than 1%.'],
  ])('warns of shares that are probably meant from 0 to 1: %j', async (shares, sentence) => {
    const inFile = await folder({ 's.json': shares })('--shares', 's.json');
    expect(withoutMarks(inFile.err)).toMatch(/^s\.json: /u);
    expect(withoutMarks(inFile.err)).toContain(sentence);
    const inNotes = await folder({ 'coffee.guide.notes.json': { forecast: shares } })();
    expect(withoutMarks(inNotes.err)).toContain(sentence);
    expect(inNotes.err).toContain('coffee.guide.json: shares in the notes beside it: ');
  });

  it.each([
    { shares: { adult: { Yes: 80, No: 0.5 } } },
    { shares: { coffee: { Yes: 1 } } },
    { shares: { coffee: { Yes: 0 } } },
    { dropOutPerMinute: 0.5, lengthFactor: 0.9, starting: 80 },
  ])('does not warn of %j', async (shares) => {
    const { err } = await folder({ 's.json': shares })('--shares', 's.json');
    expect(err).not.toContain('percentages');
  });

  it('says once what is left to chance', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    wire.studyGuide[1]?.items.push(statement('From an ad', when(link('from', 'ad'))));
    const { out } = await folder({ 'coffee.guide.json': wire })();
    expect(out).toContain('  With answers and values of from in the link left to chance, fewest: ');
    for (const line of out.split('\n')) expect(line.match(/left to chance/gu) ?? []).not.toHaveLength(2);
  });

  it('says “nobody” where no one completes with a wrong share', async () => {
    const run = folder({ 'shares.json': { shares: { adult: { No: 90 } } } });
    const { out } = await run('--shares', 'shares.json');
    expect(out).toContain(
      '“Yes” (10%): nobody completes at 0%, 500 invitations at 20%; Q3 is seen by nobody at 0%, by 50 at 20%\n',
    );
  });

  it('names first what nobody sees, and says where answers are left to chance', async () => {
    const run = folder({ 'shares.json': { shares: { coffee: { No: 100 } } } });
    const nobody = await run('--shares', 'shares.json');
    expect(nobody.out).toContain(
      '  Seen by nobody who completes: Q3 “=Great”\n    Conditions or shares exclude it. To see which conditions, run guide paths coffee.guide.json --to Q3\n',
    );
    // Nobody is fewer than 30, but that is said already.
    expect(nobody.out.match(/Q3 “/gu)).toHaveLength(1);
    expect(nobody.out).not.toContain('fewer than');
    expect(nobody.out).not.toContain('Fewest');
    expect(nobody.out).toContain('  Not all shares are given for Q1: the rest is left to chance\n');
    const uniform = await run();
    expect(uniform.out).toContain('No shares are given, so answers are left to chance: ');
    expect(uniform.out).toMatch(/ {2}Fewest: Q3 “=Great”: 50 of 100 .* \(with answers left to chance\)\n/u);
    expect(uniform.out).toMatch(/ {2}With answers left to chance, interviews typically take /u);
    expect(uniform.out).toContain('  With answers left to chance, what changes most if a share is 10 points lower ');
    const table = await run('--format', 'csv');
    expect(table.err).toBe('coffee.guide.json: With answers left to chance. Specify shares with --shares.\n');
    const summary = await run('--format', 'csv', '--table', 'summary');
    expect(summary.out).toContain(
      'Invitations that give the wanted interviews on average,200,200,200,calculated,With answers left to chance\r\nCredits needed,100,,,calculated,',
    );
    expect(uniform.out).toContain('“Yes” (50%): Q3 is seen by 40 at 40%, by 60 at 60%\n');
  });

  it('uses the shares of the notes beside the guide, unless others are specified', async () => {
    const run = folder({
      'coffee.guide.notes.json': { forecast: { shares: { adult: { Yes: 25 } } } },
      'shares.json': { shares: { adult: { Yes: 10 } } },
    });
    expect((await run()).out).toContain('  25% of those who start pass the screener\n');
    expect((await run('--shares', 'shares.json')).out).toContain('  10% of those who start pass the screener\n');
  });

  it('uses the notes beside the target of a guide that is a link', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'real'));
    writeFileSync(join(cwd, 'real', 'coffee.guide.json'), JSON.stringify(coffee));
    const notes = { forecast: { shares: { adult: { Yes: 25 } } } };
    writeFileSync(join(cwd, 'real', 'coffee.guide.notes.json'), JSON.stringify(notes));
    symlinkSync(join('real', 'coffee.guide.json'), join(cwd, 'link.guide.json'));
    const { out } = await guide(['forecast', 'link.guide.json', '--completes', '100'], { cwd });
    expect(out).toContain('  25% of those who start pass the screener\n');
  });

  it('prints JSON that says of each figure where it comes from, and tables as CSV that no spreadsheet runs', async () => {
    const run = folder();
    const { code, out } = await run('--format', 'json', '--seed', 'other');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      file: 'coffee.guide.json',
      simulation: { seed: 'other' },
      incidence: { value: 0.5, by: 'calculated', low: 0.5, high: 0.5 },
      length: { mean: { by: 'simulated' } },
      calibration: null,
    });
    const csv = await run('--format', 'csv', '--table', 'questions');
    expect(csv.out).toBe(
      [
        'Number,externalId,Question,Share (%),From,To,How,Expected,At least (in 95 of 100 studies),Rests on',
        '1,adult,Are you an adult?,100,100,100,calculated,100,100,',
        '2,coffee,Do you drink coffee?,100,100,100,calculated,100,100,',
        '3,,"\'=Great",50,50,50,calculated,50,42,With answers left to chance',
        '',
      ]
        .join('\r\n')
        .replace(/\r\n$/u, '\n'),
    );
  });

  it('says what is wrong with shares, where, and what to do', async () => {
    const run = folder({
      'names.json': { shares: { adlt: { Yes: 10 }, coffee: { Yes: 80, No: 40 } } },
      'form.json': { shares: { adult: 'all' } },
      'broken.json': '{',
    });
    const names = await run('--shares', 'names.json');
    expect(names.code).toBe(1);
    expect(names.out).toBe('');
    expect(names.err).toContain('names.json: Question “adlt”: the guide has no such name. Did you mean “adult”?\n');
    expect(names.err).toContain('Question “coffee”: the shares sum to 120%. Lower some of them, to 100% at most.\n');
    const form = await run('--shares', 'form.json');
    expect(form.code).toBe(2);
    expect(form.err).toContain('form.json: shares.adult: Expected shares in percent');
    expect(await run('--shares', 'broken.json')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^broken\.json: Line 1, column 2: .+\n$/u),
    });
    expect(await run('--shares', 'none.json')).toMatchObject({ code: 2 });
    expect((await run('--shares', '.')).err).toBe('. is a folder. Specify a file.\n');
    expect((await run('--table', 'groups')).err).toContain('Add --format csv, or omit --table.');
  });

  it('says that answers are assumed to be independent wherever figures multiply them, also if nobody passes', async () => {
    const study = validGuide([
      screening(
        choice('Adult?', { Yes: 'neutral', No: 'reject' }, { externalId: 'adult' }),
        choice('Ready?', { Yes: 'approve', No: 'reject' }, { externalId: 'ready' }),
      ),
      flat(statement('Thanks')),
    ]);
    const run = folder({
      'coffee.guide.json': study,
      'shares.json': { shares: { adult: { Yes: 0 }, ready: { Yes: 50 } } },
    });
    const { out } = await run('--shares', 'shares.json');
    expect(out).toContain('2,000 invitations at 10%');
    expect(out).toContain('independent of each other');
    expect((await guide(['forecast', '--help'], { cwd: temporaryFolder() })).out.replaceAll(/\s+/gu, ' ')).toContain(
      'independent of each other',
    );
  });

  it('says from how many interviews shares of links come, and what the summary of a CSV rests on', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    Object.assign(wire.studyGuide[1]?.items[1] ?? {}, when(link('from', 'ad')));
    const run = folder({
      'coffee.guide.json': wire,
      'taken.json': {
        shares: { adult: { Yes: 80 } },
        urlParams: { from: { ad: 28 } },
        interviews: 200,
        taken: { questions: { adult: 200 }, urlParams: { from: 7 } },
      },
    });
    const { out } = await run('--shares', 'taken.json');
    expect(out).toMatch(/ {2}Fewest: Q3 .* \(with shares from 7 interviews\)\n/u);
    const { err } = await run('--shares', 'taken.json', '--format', 'csv');
    expect(err).toBe('coffee.guide.json: With shares from 200 interviews. Lengths: with shares from 7 interviews.\n');
  });

  it('names link parameters without shares with what depends on them only', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    Object.assign(wire.studyGuide[1]?.items[1] ?? {}, when(link('from', 'ad')));
    const run = folder({
      'coffee.guide.json': wire,
      'answers.json': { shares: { adult: { Yes: 80 } } },
      'all.json': { shares: { adult: { Yes: 80 } }, urlParams: { from: { ad: 30 } } },
    });
    const { out } = await run('--shares', 'answers.json');
    expect(out).toContain('  Not all shares are given for the link parameter from: the rest is left to chance\n');
    expect(out).toContain('  Invite 135 people for 100 completed interviews.');
    expect(out).toContain('  With values of from in the link left to chance, interviews typically take ');
    expect(out).toMatch(/ {2}Fewest: Q3 “=Great”: 50 of 100 .* \(with values of from in the link left to chance\)\n/u);
    const table = async (id: string) => await run('--shares', 'answers.json', '--format', 'csv', '--table', id);
    expect((await table('questions')).err).toBe(
      'coffee.guide.json: With values of from in the link left to chance. Specify shares with --shares.\n',
    );
    expect((await table('questions')).out).toContain(',50,42,With values of from in the link left to chance');
    const funnel = await table('funnel');
    expect(funnel.err).toBe('coffee.guide.json: Everyone invited is assumed to start, and nobody to leave early.\n');
    expect(funnel.out).not.toContain('left to chance');
    expect((await run('--shares', 'all.json')).out).not.toContain('left to chance');
  });

  it('says what “passes” means if people leave, and that who leaves is taken as it is', async () => {
    const run = folder({
      'shares.json': { shares: { adult: { Yes: 80 }, coffee: { Yes: 20 } }, dropOutPerMinute: 20 },
    });
    const { out } = await run('--shares', 'shares.json');
    expect(out).toContain('  80% of those who start would pass the screener if nobody left\n');
    expect(out).toContain(
      '    Who leaves early is taken as it is now, also where another share makes interviews longer',
    );
    expect(out).toMatch(/ {2}Fewest: Q3 “=Great”: [\d.]+ \(simulated: [\d.]+ to [\d.]+\) of 100 /u);
    expect(out).toMatch(/^ {2}[\d.]+% of those who would pass it complete the interview \(simulated/mu);
    expect(out).toMatch(/^ {2}Invite \d+ people for 100 completed interviews \(simulated\)\. /mu);
    expect(out).toContain('at least');
    expect(out).toContain('10 points lower or higher, on average (simulated):\n');
    const summary = await run('--shares', 'shares.json', '--format', 'csv');
    expect(summary.out).toContain('"Would pass the screener if nobody left, of those who start (%)",80,');
    expect(summary.out).toContain('"Complete, of those who would pass the screener (%)",');
    const funnel = await run('--shares', 'shares.json', '--format', 'csv', '--table', 'funnel');
    expect(funnel.out).toContain('\r\nPass the screener before they leave,');
    const shares = await run('--shares', 'shares.json', '--format', 'csv', '--table', 'shares');
    expect(shares.out).toContain('Who leaves early is taken as it is now');
    expect(shares.out).toContain('"Would pass the screener if nobody left, if lower (%)"');
  });

  it('says from how many interviews the shares come that decide a figure, also of those that make something impossible', async () => {
    const notes = {
      forecast: {
        shares: { adult: { Yes: 80 }, coffee: { Yes: 0 } },
        interviews: 40,
        taken: { questions: { adult: 40, coffee: 1 }, urlParams: [] },
      },
    };
    const { out } = await folder({ 'coffee.guide.notes.json': notes })();
    expect(out).toContain('  With shares from 40 interviews, 80% of those who start pass the screener\n');
    expect(out).toContain('  Seen by nobody who completes (with shares from 1 interview): Q3 “=Great”\n');
    const links = { forecast: { shares: {}, urlParams: { from: { ad: 25 } }, interviews: 4 } };
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    Object.assign(wire.studyGuide[1]?.items[1] ?? {}, when(link('from', 'ad')));
    const linked = await folder({ 'coffee.guide.json': wire, 'coffee.guide.notes.json': links })();
    expect(linked.out).toMatch(/Fewest: Q3 .*: 25 of 100 .* \(with shares from 4 interviews\)\n/u);
  });

  it('names what decides which question the fewest see, where the number rests on less', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    wire.studyGuide[1]?.items.push({ type: 'open_ended', text: 'And?', ...when(link('from', 'ad')) });
    const { out } = await folder({
      'coffee.guide.json': wire,
      'shares.json': { shares: { adult: { Yes: 80 }, coffee: { Yes: 20 } } },
    })('--shares', 'shares.json');
    const basis = 'With values of from in the link left to chance';
    expect(out).toContain(`  ${basis}, fewest: Q3 “=Great”: 20 of 100 completed interviews on average, `);
    expect(out).toContain(
      `  ${basis}, 1 question is seen in fewer than 30 completed interviews:\n    Q3 “=Great”: 20\n`,
    );
  });

  it('names chance only where something depends on it', async () => {
    const items = [{ type: 'open_ended', text: 'What?' }];
    const { out } = await folder({
      'coffee.guide.json': { title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] },
    })();
    expect(out).not.toMatch(/chance|equally likely|shares are right/u);
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    Object.assign(wire.studyGuide[1]?.items[1] ?? {}, when(link('from', 'ad')));
    const both = await folder({ 'coffee.guide.json': wire })();
    expect(both.out).toMatch(/Fewest: Q3 .* \(with values of from in the link left to chance\)\n/u);
    const none = await folder({ 'shares.json': { starting: 0 } })('--shares', 'shares.json');
    expect(none.out).toContain(
      '  Nobody completes the interview with these shares. Raise the shares of those who start',
    );
  });

  it('names chance where what changes most varies a share that nobody entered', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    const options = ['Under 18', '18-40', 'Over 40'].map((text, at) => ({
      text,
      status: at === 0 ? 'reject' : 'approve',
    }));
    Object.assign(wire.studyGuide[0]?.items[0] ?? {}, { options });
    const shares = { coffee: { Yes: 20 } };
    const run = folder({
      'coffee.guide.json': wire,
      'some.json': { shares: { ...shares, adult: { 'Under 18': 20 } } },
      'all.json': { shares: { ...shares, adult: { 'Under 18': 20, '18-40': 60 } } },
    });
    const some = await run('--shares', 'some.json');
    // The number to invite does not depend on how the others are divided.
    expect(some.out).toContain('  Invite 135 people for 100 completed interviews. If the entered figures are right, ');
    expect(some.out).toContain('  With answers to Q1 left to chance, what changes most if a share is 10 points lower');
    const csv = await run('--shares', 'some.json', '--format', 'csv', '--table', 'shares');
    expect(csv.out).toContain('With answers to Q1 left to chance. Everyone invited is assumed to start');
    expect((await run('--shares', 'all.json')).out).not.toContain('left to chance');
  });

  it('says which completion changes if people also leave by the minute, and all that is assumed in JSON', async () => {
    const run = folder({ 'shares.json': { shares: { adult: { Yes: 80 } }, completion: 90, dropOutPerMinute: 5 } });
    const { out } = await run('--shares', 'shares.json');
    expect(out).toContain('People who complete, apart from those who leave by the minute (90%): ');
    const assumesOf = async (...args: string[]) =>
      (JSON.parse((await run(...args, '--format', 'json')).out) as { assumes: string }).assumes;
    expect(await assumesOf('--shares', 'shares.json')).toMatch(
      /independent.* Everyone invited is assumed to start\. Who leaves/u,
    );
    expect(await assumesOf()).toMatch(
      /independent.* Everyone invited is assumed to start, and nobody to leave early\.$/u,
    );
  });

  it('says that equally likely answers are enough only if no link decides, and believes no interviews without shares', async () => {
    const wire = structuredClone(coffee) as { title: string; studyGuide: { items: object[] }[] };
    Object.assign(wire.studyGuide[0]?.items[0] ?? {}, when(link('from', 'ad')));
    const run = folder({ 'coffee.guide.json': wire, 'interviews.json': { interviews: 7 } });
    expect((await run()).out).toContain('. If that is right, this is enough in 95 of 100 studies.');
    expect((await run('--shares', 'interviews.json')).out).not.toContain('7 interviews');
  });

  it('says in the summary that everyone invited is assumed to start', async () => {
    const { out } = await folder()('--format', 'csv');
    expect(out).toContain(
      '\r\nParticipation,"Everyone invited is assumed to start, and nobody to leave early.",,,assumed',
    );
    const both = folder({ 'shares.json': { starting: 50, completion: 90 } });
    expect((await both('--shares', 'shares.json', '--format', 'csv')).out).not.toContain('\r\nParticipation,');
  });

  it('reads shares with a byte order mark, and refuses what JSON would lose', async () => {
    const run = folder({
      'marked.json': '\uFEFF{ "shares": { "adult": { "Yes": 10 } } }',
      'list.json': '[]',
      'twice.json': '{ "shares": { "adult": { "Yes": 10, "Yes": 20 } } }',
    });
    expect((await run('--shares', 'marked.json')).out).toContain('  10% of those who start pass the screener\n');
    expect((await run('--shares', 'list.json')).err).toMatch(/^list\.json: this is not a file with shares: /u);
    const twice = await run('--shares', 'twice.json');
    expect(twice).toMatchObject({ code: 2, out: '' });
    expect(twice.err).toContain('twice.json: Line 1, column 37: ');
  });

  it('refuses shares in the notes that are not understood, unless others are specified', async () => {
    const run = folder({ 'coffee.guide.notes.json': { forecast: { starting: '10' } }, 'shares.json': {} });
    const misread = await run();
    expect(misread).toMatchObject({ code: 2, out: '' });
    expect(misread.err).toContain('coffee.guide.json: forecast.starting in the notes beside it: ');
    expect(misread.err).toContain('Correct the notes, or specify other shares with --shares.\n');
    expect((await run('--shares', 'shares.json')).code).toBe(0);
  });

  it('says which options let nobody pass, and what to do, instead of speaking of shares and credits', async () => {
    const [screener, ...rest] = structuredClone(coffee).studyGuide;
    const options = ['Yes', 'No'].map((text) => ({ text, status: 'reject' }));
    Object.assign(screener?.items[0] as object, { options });
    const run = folder({ 'coffee.guide.json': { ...coffee, studyGuide: [screener, ...rest] } });
    const { code, out } = await run('--wallet', '5');
    expect([code, out]).toEqual([
      1,
      [
        'coffee.guide.json: no forecast',
        '  Nobody passes the screener, whatever they answer, so nobody completes the interview.',
        '    “Are you an adult?” ends the interview for “Yes” and “No”.',
        '  Let at least one option of “Are you an adult?” pass: set it to “approve” or “neutral”.\n',
      ].join('\n'),
    ]);
    const csv = await run('--format', 'csv');
    expect(csv.out).not.toContain('Credits');
    expect(csv.err).toContain('coffee.guide.json: Let at least one option of “Are you an adult?” pass');
    const json = JSON.parse((await run('--format', 'json')).out) as { nobodyPasses: unknown };
    expect(json.nobodyPasses).toEqual([{ kind: 'screening', item: 0 }]);
  });

  it('says the same number of invitations everywhere', async () => {
    // 520 divided by 0.26 and by 0.52 are whole numbers that a computer does not hit.
    for (const [share, completes] of [
      ['26', '130'],
      ['52', '13'],
      ['7', '7'],
      ['29', '29'],
    ] as const) {
      const run = folder({ 'shares.json': { shares: { adult: { Yes: Number(share) } } } });
      const of = ['--shares', 'shares.json', '--completes', completes] as const;
      const average = /With ([\d,]+) you would get/u.exec((await run(...of)).out)?.[1]?.replace(',', '');
      const needed = (100 * Number(completes)) / Number(share);
      expect([share, average]).toEqual([share, String(needed)]);
      expect((await run(...of, '--format', 'csv', '--table', 'funnel')).out).toContain(`\r\nInvited,${needed},`);
      expect((await run(...of, '--format', 'csv')).out).toMatch(
        new RegExp(`wanted interviews on average"?,${needed},`, 'u'),
      );
    }
  });

  it('exits with 1 when credits are missing, nobody completes, or the guide has errors', async () => {
    const short = await folder()('--wallet', '40');
    expect(short.code).toBe(1);
    expect(short.out).toContain('The wallet has 40: you need 60 more\n');
    const nobody = await folder({ 'shares.json': { shares: { adult: { No: 100 } } } })('--shares', 'shares.json');
    expect(nobody.code).toBe(1);
    expect(nobody.out).toContain(
      '  Nobody completes the interview with these shares. Raise the shares of those who start, pass and stay.\n',
    );
    expect(nobody.out).not.toContain('Credits');
    // Nothing is known of those who pass, and no length is printed.
    expect(nobody.out).not.toMatch(/who pass it|Lengths/u);
    const few = folder({ 'shares.json': { dropOutPerMinute: 99, lengthFactor: 20 }, 'none.json': { starting: 0 } });
    const tooFew = await few('--shares', 'shares.json', '--completes', '9999999');
    expect(tooFew.code).toBe(1);
    expect(tooFew.out).toContain(
      '  With answers left to chance, too few complete to plan invitations. Raise the shares of those who pass and stay.\n',
    );
    expect(tooFew.out).not.toMatch(/Invite|e[+-]\d/u);
    const none = await few('--shares', 'none.json');
    expect(none.code).toBe(1);
    expect(none.out).toContain('People who start (0%): nobody completes at 0%, 2,000 invitations at 10%\n');
    const invalid = await folder({ 'coffee.guide.json': { title: '', studyGuide: [] } })();
    expect(invalid.code).toBe(1);
    expect(invalid.out).not.toContain('forecast');
    expect((await folder()('--completes', '0')).code).toBe(2);
  });
});

it.each([
  [499.1, 'With 500 (simulated: 500 to 510) you'],
  [509.9, 'With 510 (simulated) you'],
])('names the interval of a simulated figure unless its ends are shown alike (%d)', (low, output) => {
  const asked = validGuide([flat(which('place', ['Home', 'Work']))]);
  const result = forecast(asked, { completes: 100, participants: 200 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const expected = { by: 'simulated', value: low, low, high: 510 } as const;
  const simulated = { ...result.forecast, invitations: { expected, safe: 600, average: 100, fewer: 0.48 } };
  expect(forecastText('a.guide.json', asked, simulated, null).join('\n')).toContain(output);
});

it('says what the predicted length rests on beside the real one', () => {
  const asked = validGuide([
    flat(which('place', ['Home', 'Work']), open('Why?', { followUp: 'heavy', ...when(selected('place', 'Home')) })),
  ]);
  const shares = { place: { Home: 40, Work: 60 } };
  const result = forecast(asked, { completes: 100, participants: 200, assumptions: { shares, interviews: 7 } });
  if (!result.ok || result.forecast.length === null) throw new Error('There is no forecast.');
  const calibration = calibrate(result.forecast.length, [900, 950, 1000, 1100, 1200, 1300, 1400]);
  expect(forecastText('a.guide.json', asked, result.forecast, calibration).join('\n')).toMatch(
    /Without it, [\d.]+ were predicted \(with shares from 7 interviews\), /u,
  );
});
