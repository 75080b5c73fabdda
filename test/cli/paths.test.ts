import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '@guide-studio/interview-engine';
import { explore, type PathsReport } from '@guide-studio/interview-engine/paths';
import { describe, expect, it } from 'vitest';
import { goalsNamed } from '../../packages/cli/src/paths/goalsNamed.ts';
import {
  block,
  choice,
  choiceFrom,
  link,
  multiple,
  notSelected,
  open,
  screening,
  selected,
  statement,
  when,
} from '../guideParts.ts';
import { guide, temporaryFolder } from './guide.ts';

/** Both pets at once are impossible: the question has one answer. */
const pets = {
  title: 'Pets',
  studyGuide: [
    screening(choice('Are you an adult?', { Yes: 'approve', No: 'reject' }, { externalId: 'age' })),
    block(
      'Pets',
      choice('Which pet do you have?', ['Cat', 'Dog'], { externalId: 'pet' }),
      open('What is your cat like?', { externalId: 'cat', ...when(selected('pet', 'Cat')) }),
      open('Do they get along?', { externalId: 'both', ...when(selected('pet', 'Cat'), selected('pet', 'Dog')) }),
    ),
  ],
};

async function run(content: unknown, ...args: readonly string[]) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'pets.guide.json'), JSON.stringify(content));
  return await guide(['paths', 'pets.guide.json', ...args], { cwd });
}

describe('guide paths', () => {
  it('says what nobody is shown, and why', async () => {
    const { code, out } = await run(pets);
    expect(code).toBe(1);
    expect(out).toContain('4 questions: 1 shown to everyone, 1 to all who pass the screener, 1 to some, 1 to nobody');
    expect(out).toContain('3 journeys');
    expect(out).toContain(
      'Q4 “Do they get along?”: Shown to nobody, because no single answer meets these parts of its condition together: “Which pet do you have?” is “Cat” and “Which pet do you have?” is “Dog”.\n',
    );
    const cat = {
      ...choice('Which cat?', ['Tabby', 'Black'], { externalId: 'which' }),
      ...when(selected('pet', 'Cat')),
    };
    const black = open('Why a black dog?', when(selected('which', 'Black'), selected('pet', 'Dog')));
    const further = await run({ ...pets, studyGuide: [...pets.studyGuide, block('Cats', cat, black)] });
    expect(further.out).toMatch(/Q6 “Why a black dog\?”: Shown to nobody\.\n +No participant can meet all of these:/u);
  });

  it('counts statements apart from questions', async () => {
    const { out } = await run({ ...pets, studyGuide: [...pets.studyGuide, block('End', statement('Thank you.'))] });
    expect(out).toContain('4 questions, 1 statement: ');
  });

  it('shows the shortest way to one question', async () => {
    const { code, out } = await run(pets, '--to', 'cat');
    expect(code).toBe(0);
    expect(out).toContain('Q1: Are you an adult? → Yes');
    expect(out).toContain('Q2: Which pet do you have? → Cat');
    expect(out).toMatch(/\n {4}Interviews that show it take about \d+ minutes?, nine of ten at most \d+ \(simulated/u);
  });

  it('says who selects an option of the screener, with that answer in the way', async () => {
    const content = structuredClone(pets);
    Object.assign(content.studyGuide[0]?.items[0] as object, {
      options: [
        { externalId: 'adult', text: 'Yes', status: 'approve' },
        { externalId: 'minor', text: 'No', status: 'reject' },
      ],
    });
    const minor = await run(content, '--to', 'minor');
    expect(minor.code).toBe(0);
    expect(minor.out).toBe(
      [
        'pets.guide.json',
        '  Q1 “Are you an adult?”, option “No”: Participants who select this are screened out.',
        '    Shortest way:',
        '      Q1: Are you an adult? → No\n',
      ].join('\n'),
    );
    expect((await run(content, '--to', 'adult')).out).toContain(
      'option “Yes”: Participants can select this. It does not end the interview.\n    Shortest way:\n      Q1: Are you an adult? → Yes\n',
    );
  });

  it('says of another option that all see it who see its question', async () => {
    const content = structuredClone(pets);
    Object.assign(content.studyGuide[1]?.items[0] as object, {
      options: [{ externalId: 'catOption', text: 'Cat' }, { text: 'Dog' }],
    });
    const { code, out } = await run(content, '--to', 'catOption');
    expect(code).toBe(0);
    expect(out).toContain('Option “Cat”: Everyone who is shown Q2 sees this option.\n');
    expect(out).toContain('Q2 “Which pet do you have?”: Shown to everyone who passes the screener.');
    expect((await run(content, '--to', 'catOptions')).err).toContain('Similar: catOption');
  });

  it('says of an exclusive option that nobody sees it where it would be carried', async () => {
    const content = structuredClone(pets);
    content.studyGuide.push({
      type: 'flat',
      title: 'Brands',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'know',
          text: 'Which do you know?',
          multiSelect: true,
          options: [{ text: 'A' }, { text: 'None', exclusiveOption: true }],
        },
        { type: 'multiple_choice', text: 'Which do you use?', multiSelect: true, carryForwardFrom: 'know' },
      ],
    } as never);
    const last = content.studyGuide.flatMap(({ items }) => items).length;
    expect((await run(content, '--to', `Q${last}.o2`)).out).toContain(
      `Option “None”: Shown to nobody in Q${last}, because exclusive options are not carried to other questions.\n`,
    );
  });

  it('says once that nobody gets past a screener that rejects all, and why', async () => {
    const items = [{ type: 'multiple_choice', text: 'A cook?', options: [{ text: 'No', status: 'reject' }] }];
    const after = Array.from({ length: 26 }, (_, at) => open(`Question ${at}?`));
    const blocks = [
      { type: 'screening', title: 'Screener', items },
      { type: 'flat', title: 'B', items: after },
    ];
    const { out, code } = await run({ title: 'Cooks', studyGuide: blocks });
    const plain = out.replaceAll(/[\u2068\u2069]/gu, '');
    expect(plain).toContain(
      '  Nobody gets past Q1 “A cook?”, so nobody completes the interview, and the 26 questions after it are shown to nobody. Let at least one answer continue.\n    Nobody gets past this:\n      “A cook?” ends the interview for “No”.\n',
    );
    expect(plain).not.toContain('Question 0?');
    expect(code).toBe(1);
  });

  it('says how conditions repeat and contain each other, and what may be carried', async () => {
    const options = ['Cat', 'Dog', { text: 'None', exclusiveOption: true }];
    const both = when(selected('many', 'Cat'), selected('many', 'Dog'));
    const items = [
      multiple('Which pets do you like?', options, { externalId: 'many' }),
      choiceFrom('many', 'Which is best?'),
      open('Why cats?', when(selected('many', 'Cat'))),
      open('Which cats?', when(selected('many', 'Cat'))),
      open('Which of the two do you like more?', both),
      open('Why none of them?', when(selected('many', 'None'), notSelected('many', 'Cat'))),
    ];
    const guide = { title: 'Pets', studyGuide: [{ type: 'flat', title: 'Pets', items }] };
    const { out } = await run(guide, '--related');
    const plain = out.replaceAll(/[\u2068\u2069]/gu, '');
    for (const line of [
      'Q2 “Which is best?” shows only one option to participants who selected only one in Q1 “Which pets do you like?”. There is nothing to choose then.',
      'Questions without options for some participants:\n    Q2 “Which is best?” is not shown to participants who selected nothing in Q1 “Which pets do you like?” that it could show.',
      'Conditions that the same participants meet:\n    The same participants meet the conditions of Q3 “Why cats?” and Q4 “Which cats?”.',
      'Conditions that are met only together with another:\n    Everyone who is shown Q5 “Which of the two do you like more?” has also met the condition of Q3 “Why cats?”.',
    ])
      expect(plain).toContain(line);
    expect((await run(guide)).out).toContain(
      '\n  No fault, and listed with --related: 1 group of conditions that the same participants meet, 1 condition that is met only together with another and 1 choice question or matrix whose answer changes nothing that is shown\n',
    );
  });

  it('prints JSON in which ways and personas can be followed', async () => {
    const { out } = await run(pets, '--format', 'json');
    const report = JSON.parse(out) as PathsReport & { file: string };
    expect(report).toMatchObject({
      file: 'pets.guide.json',
      complete: true,
      budgetSpent: false,
      journeys: { count: '3', exact: true },
      outcomes: { complete: true, screened_out: true },
    });
    expect(report.items.map(({ externalId, reach, reachOfAll }) => [externalId, reach, reachOfAll])).toEqual([
      ['age', 'always', 'always'],
      ['pet', 'always', 'sometimes'],
      ['cat', 'sometimes', 'sometimes'],
      ['both', 'never', 'never'],
    ]);
    expect(report.items[2]?.witness?.answers).toEqual([
      { path: ['studyGuide', 0, 'items', 0], conceptPath: null, answer: { selected: ['o1'] } },
      { path: ['studyGuide', 1, 'items', 0], conceptPath: null, answer: { selected: ['o1'] } },
    ]);
    expect(report.items[3]?.reason?.map(({ path }) => path.join('/'))).toEqual([
      'studyGuide/1/items/2/conditional/criteria/0',
      'studyGuide/1/items/2/conditional/criteria/1',
      'studyGuide/1/items/0',
    ]);
    expect(report.personas).toHaveLength(3);
  });

  it('names a condition with too many pairs and tries those of the others', async () => {
    const brands = Array.from({ length: 300 }, (_, at) => `Brand ${at}`);
    const many = structuredClone(pets);
    many.studyGuide.push(
      block(
        'Brands',
        multiple('Which brands do you know?', brands, { externalId: 'brands' }),
        open('Why these?', when(...brands.map((brand) => selected('brands', brand)))),
      ) as never,
    );
    const text = await run(many, '--pairs');
    expect(text.out).toContain('reach 2 of 4 combinations of met and not met; the other 2 cannot occur\n');
    expect(text.out).toContain(
      'Condition of Q6 “Why these?”: its 179,400 combinations were not tried, because they are too many to work out.\n',
    );
    const report = JSON.parse((await run(many, '--pairs', '--format', 'json')).out) as PathsReport;
    expect(report.untriedPairs).toEqual([
      { path: ['studyGuide', 2, 'items', 1, 'conditional'], combinations: 179_400 },
    ]);
  });

  it('lists journeys where they part, and covers pairs of conditions, saying what is left', async () => {
    const text = await run(pets, '--journeys', '--pairs');
    expect(text.out).toContain('3 journeys, all there are:');
    expect(text.out).toContain('1. Q1–Q3\n');
    expect(text.out).toContain(
      '2. Q1–Q2; like the one above up to Q3 “What is your cat like?”, which it does not show\n',
    );
    expect(text.out).toContain(
      '3. Q1 (screened out); like the one above up to Q2 “Which pet do you have?”, which it does not show\n',
    );
    expect(text.out).toContain(
      'the invented participants reach 2 of 4 combinations of met and not met; the other 2 cannot occur\n',
    );
    expect(text.out).toContain(
      'Condition of Q4 “Do they get along?”: “Which pet do you have?” is “Cat” (met); “Which pet do you have?” is “Dog” (met). This combination cannot occur.',
    );
    const long = structuredClone(pets);
    Object.assign(long.studyGuide[1]?.items[1] as object, { text: 'What is your cat like? '.repeat(9) });
    expect((await run(long, '--journeys')).out).toMatch(
      /^ {4}2\. Q1–Q2; like the one above up to Q3 “What is your cat like\? .{35,40}…”, which it does not show$/mu,
    );
    expect((await run(pets, '--journeys', '2')).out).toContain('The first 2 journeys; there are more:');

    const { out } = await run(pets, '--journeys', '2', '--pairs', '--format', 'json');
    const report = JSON.parse(out) as PathsReport;
    const [first, second, third] = [0, 1, 2].map((place) => ['studyGuide', 1, 'items', place]);
    expect(report.journeyList).toEqual({
      listed: 2,
      whole: false,
      group: {
        partsAt: second,
        shown: { items: [['studyGuide', 0, 'items', 0], first, second], outcomes: ['complete'] },
        notShown: { items: [['studyGuide', 0, 'items', 0], first], outcomes: ['complete'] },
      },
    });
    const pairOf = (...wanted: readonly unknown[]) => ({
      path: [...(third ?? []), 'conditional', 'criteria', ...wanted],
      why: 'never',
    });
    expect(report.uncovered).toEqual(
      expect.arrayContaining([pairOf(0, 'true', 1, 'true'), pairOf(0, 'false', 1, 'false')]),
    );
    expect(report.untriedPairs).toEqual([]);
    expect((await run(pets, '--journeys', 'many')).err).toContain('The number of journeys must be from 1 to 10,000.');
  });

  it('lists questions whose answer changes nothing, which is no fault, and shortens long lists and texts', async () => {
    const idle = pets.studyGuide[1]?.items.slice(0, 1) ?? [];
    const one = { ...pets, studyGuide: [{ ...pets.studyGuide[1], items: idle }] };
    const short = await run(one, '--related');
    expect(short.code).toBe(0);
    expect(short.out).toContain(
      '  Choice questions and matrices whose answer changes nothing that is shown:\n    Q1 “Which pet do you have?”\n',
    );
    expect((await run(one, '--related', '--format', 'markdown')).out).toContain('  - Q1 “Which pet do you have?”\n');
    const items = Array.from({ length: 12 }, (_, at) =>
      choice(`Question ${at} ${'which is long '.repeat(9)}`, ['Yes', 'No']),
    );
    const long = await run({ ...one, studyGuide: [{ ...pets.studyGuide[1], items }] }, '--related');
    expect(long.out).toMatch(/^ {4}Q10 “Question 9 which is long .{20,40}…”$/mu);
    expect(long.out).toContain('    … and 2 more: see --format json\n');
    expect((await run(pets)).out).not.toContain('changes nothing');
  });

  it('finds a part by every name and path that it prints', async () => {
    const content = structuredClone(pets) as unknown as { studyGuide: object[] };
    const concepts = [
      { nickname: 'Alpha', content: { title: 'A' } },
      { nickname: 'Beta', content: { title: 'B' } },
    ];
    const grid = { type: 'matrix', text: 'How are these?', rows: [{ text: 'Price' }], options: [{ text: 'Good' }] };
    content.studyGuide.push({
      type: 'concept',
      title: 'Concepts',
      conceptSamplingConfig: { subsampleCount: 1, concepts },
      items: [{ ...grid, options: [{ text: 'Good' }, { text: 'Bad' }] }],
    });
    const to = async (name: string) => (await run(content, '--to', name)).out.split('\n')[1]?.trim();
    expect(await to('b3.c2')).toBe('Concept “Beta”: Shown to some participants.');
    expect(await to('b3')).toBe('Block 3 “Concepts”: Shown to everyone who passes the screener.');
    expect(await to('Concepts')).toBe('Block 3 “Concepts”: Shown to everyone who passes the screener.');
    expect(await to('complete')).toBe('Some participants complete the interview.');
    expect(await to('screened_out')).toBe('Some participants are screened out.');
    expect(await to('b2.i2')).toBe('Q3 “What is your cat like?”: Shown to some participants.');
    expect(await to('b3.i1.c2')).toBe('Q5 “How are these?” for the concept “Beta”: Shown to some participants.');
    expect(await to('Q5.r1')).toBe('Row “Price”: Everyone who is shown Q5 sees this row.');
    expect(await to('q2.o2')).toBe('Option “Dog”: Everyone who is shown Q2 sees this option.');
    expect(await to('b1.i1.o2')).toBe(
      'Q1 “Are you an adult?”, option “No”: Participants who select this are screened out.',
    );
    expect(await to('Which pet …')).toBe('Q2 “Which pet do you have?”: Shown to everyone who passes the screener.');
    const report = JSON.parse((await run(content, '--format', 'json', '--pairs')).out) as PathsReport;
    const paths = [
      ...report.items,
      ...report.concepts,
      ...report.options,
      ...report.criteria,
      ...report.findings,
      ...report.uncovered,
      ...report.personas.flatMap(({ covers, answers }) => [...covers.map((path) => ({ path })), ...answers]),
    ].map(({ path }) => path);
    const names = [...new Set(paths.flatMap((path) => [JSON.stringify(path), path.join('/')]))];
    expect(names.length).toBeGreaterThan(30);
    const exploration = explore(content as unknown as Guide);
    expect(names.filter((name) => goalsNamed(content as unknown as Guide, exploration, name).length === 0)).toEqual([]);
    expect((await run(content, '--to', 'outcome/screened_out')).out).toContain(
      'Some participants are screened out.\n    Shortest way:\n      Q1: Are you an adult? → No\n',
    );
    expect((await run(content, '--to', 'b3.c9')).err).toContain('is called b3.c9. Similar: b3, ');
    expect((await run(content, '--to', 'Q99')).err).toContain('is called Q99. Similar: Q5.');
  });

  it('limits everything in JSON to the part that is specified, in the same form', async () => {
    const json = async (...args: readonly string[]) =>
      JSON.parse((await run(pets, '--format', 'json', ...args)).out) as PathsReport;
    const [all, cat] = [await json(), await json('--to', 'cat')];
    const path = ['studyGuide', 1, 'items', 1];
    expect(Object.keys(cat)).toEqual(Object.keys(all));
    expect(cat.items.map((one) => one.path)).toEqual([path]);
    expect(all.criteria.length).toBeGreaterThan(cat.criteria.length);
    expect(cat.criteria).toEqual([{ path: [...path, 'conditional', 'criteria', 0], canHold: true, canFail: true }]);
    expect(all.findings.length + all.uncovered.length).toBeGreaterThan(0);
    expect([cat.findings, cat.uncovered, cat.decidingNothing.filter((one) => one.join() !== path.join())]).toEqual([
      [],
      [],
      [],
    ]);
    const covers = cat.personas.flatMap((persona) => persona.covers);
    expect(covers).toContainEqual(path);
    expect(covers.every((one) => one.slice(0, 4).join() === path.join())).toBe(true);
    const criterion = await json('--to', JSON.stringify([...path, 'conditional', 'criteria', 0]));
    expect(criterion.criteria).toEqual(cat.criteria);
    expect(criterion.items).toEqual([]);
    expect((await json('--to', 'b2')).items.map((one) => one.path)).toEqual(all.items.slice(1).map((one) => one.path));
  });

  it('says that links have one value for each parameter where a link could repeat one', async () => {
    const linked = (...values: readonly string[]) => ({
      title: 'Tea',
      studyGuide: [block('Tea', ...values.map((value, at) => open(`Why tea ${at}?`, when(link('from', value)))))],
    });
    expect((await run(linked('ad', 'mail'))).out).toContain(
      '  3 journeys (sets of questions shown, by links with one value for each parameter)\n',
    );
    expect((await run(linked('ad'))).out).toContain('  2 journeys (sets of questions shown)\n');
  });

  it('says a count of journeys that is very large in words, with its digits in JSON', async () => {
    const items = Array.from({ length: 50 }, (_, at) => [
      choice(`Do you like tea ${at}?`, ['Yes', 'No'], { externalId: `q${at}` }),
      open(`Why tea ${at}?`, when(selected(`q${at}`, 'Yes'))),
    ]).flat();
    const large = { title: 'Tea', studyGuide: [{ type: 'flat', title: 'Tea', items }] };
    expect((await run(large)).out).toContain('  far more than a trillion journeys (sets of questions shown)\n');
    const { journeys } = JSON.parse((await run(large, '--format', 'json')).out) as PathsReport;
    expect(journeys).toEqual({ count: String(2n ** 50n), exact: true });
  });

  it('names similar ids for one that is not there, and explores no guide with errors', async () => {
    const unknown = await run(pets, '--to', 'cats');
    expect([unknown.code, unknown.err]).toEqual([
      2,
      'pets.guide.json: no question, option, concept, block or outcome is called cats. Similar: cat.\n',
    ]);
    expect((await run(pets, '--to', ' ')).err).toContain(
      'Specify an externalId, a text, the title of a block, a number such as Q3',
    );
    const wrong = await run({ ...pets, title: '' });
    expect(wrong.err).toBe(
      'pets.guide.json: the guide has errors, so its paths are not worked out. Correct them, then try again.\n',
    );
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('[too_small]');
    expect(wrong.out).not.toContain('journeys');
  });
});
