import { expect, test } from 'vitest';
import { createRandom, type Random } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { imported, isCarried } from './limesurvey/imported.ts';
import type { Made, MadeGroup } from './limesurvey/made.ts';
import { evaluator, type Names } from './limesurvey/truth.ts';
import { type Answers, met, type Sources } from './redcapTruth.ts';

// Law: an expression that is carried over holds for the same answers as in LimeSurvey.

const seed = 20261130;

const abc = ['a', 'b', 'c'].map((code) => ({ code, text: code }));
/** Questions that expressions at random are about; the last three are not asked to everyone. */
const asked: MadeGroup['questions'] = [
  { code: 'one', type: 'L', text: 'One?', answers: abc },
  { code: 'num', type: '5', text: 'A number?' },
  { code: 'two', type: 'Y', text: 'Two?', relevance: 'one.NAOK != "c"' },
  { code: 'many', type: 'M', text: 'Many?', subs: abc, relevance: 'num.NAOK > 1' },
  {
    code: 'grid',
    type: 'F',
    text: 'Grid?',
    subs: abc.slice(0, 1),
    answers: abc.slice(0, 2),
    relevance: 'num.NAOK > 2',
  },
];
const boxes = abc.map(({ code }) => [`many_${code}`, { field: 'many', box: code }] as const);
const names: Names = new Map<string, { readonly field: string; readonly box: string | null }>([
  ...['one', 'num', 'two', 'grid_a'].map((field) => [field, { field, box: null }] as const),
  ...boxes,
]);
const values: Readonly<Record<string, readonly string[]>> = {
  one: ['a', 'b', 'c'],
  num: ['1', '2', '3', '4', '5'],
  two: ['Y', 'N'],
  grid_a: ['a', 'b'],
};
const subsets = [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']].map((one) => new Set(one));
/** All answers. */
const everyAnswer: readonly Answers[] = (values['one'] ?? []).flatMap((one) =>
  (values['num'] ?? []).flatMap((num) =>
    ['Y', 'N', null].flatMap((two) =>
      [...subsets, null].flatMap((many) =>
        ['a', 'b', null].map(
          (grid) =>
            new Map<string, string | ReadonlySet<string> | null>(Object.entries({ one, num, two, many, grid_a: grid })),
        ),
      ),
    ),
  ),
);
const sources: Sources = {
  fieldOf: (item, row) => (row === null ? item : `${item}_${row}`),
  codeOf: (item, option) => (option.startsWith(`${item}.`) ? option.slice(item.length + 1) : option),
};

function expression(random: Random, depth = 0): string {
  if (depth < 3 && random.chance(depth === 0 ? 0.8 : 0.4)) {
    const kind = random.pick([' and ', ' or ', ' && ', ' || ', ' and ']);
    const parts = Array.from({ length: random.int(2, 3) }, () => expression(random, depth + 1));
    const joined = `(${parts.join(kind)})`;
    return random.chance(0.25) ? `!${joined}` : joined;
  }
  const name = random.pick([...names.keys()]);
  const suffix = random.chance(0.6) ? '.NAOK' : '';
  const kind = random.pick(['empty', 'filled', 'equal', 'equal', 'other', 'compared']);
  const codes = values[name] ?? ['Y'];
  const code = random.pick(codes);
  const quote = random.pick(['"', "'"]);
  if (kind === 'empty' || kind === 'filled') return `${kind === 'empty' ? '' : '!'}is_empty(${name}${suffix})`;
  if (kind === 'compared' && name === 'num')
    return random.chance(0.5)
      ? `${name}${suffix} ${random.pick(['>', '>=', '<', '<=', 'gt', 'le'])} ${code}`
      : `${code} ${random.pick(['>', '>=', '<', '<='])} ${name}${suffix}`;
  const isNot = kind === 'other';
  return `${name}${suffix} ${random.pick(isNot ? ['!=', 'ne'] : ['==', 'eq'])} ${quote}${code}${quote}`;
}

/** Returns a survey that asks one question for each expression, in groups that have one too. */
const surveyOf = (expressions: readonly string[], ofGroup: string): Made => ({
  name: 'random.lss',
  layout: 'new',
  languages: ['en'],
  title: 'Random',
  groups: [
    { name: 'Asked', questions: asked },
    {
      name: 'Targets',
      relevance: ofGroup,
      questions: expressions.map((relevance, at) => ({ code: `t${at}`, type: 'T', text: `T${at}?`, relevance })),
    },
  ],
  expected: { items: [], conditions: {} },
});

test(`expressions hold for the same answers, alone and in groups, or are lost (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const figures = { expressions: 0, carried: 0, compared: 0, unsupported: 0, mixed: 0 };
  for (let count = sized(4, 30, 300); count > 0; count -= 1) {
    const expressions = Array.from({ length: 25 }, () => expression(random));
    const ofGroup = count % 2 === 0 ? expression(random, 2) : '1';
    const { items, rows } = await imported(surveyOf(expressions, ofGroup));
    const isGroupTrue = evaluator(ofGroup, names);
    for (const [at, text] of expressions.entries()) {
      figures.expressions += 1;
      const own = rows.filter(({ kind, target }) => kind === 'condition' && target === `t${at}`);
      expect(own, text).toHaveLength(ofGroup === '1' ? 1 : 2);
      const lost = own.find((row) => !isCarried(row));
      if (lost !== undefined) {
        expect(['mixed', 'never', 'unsupported']).toContain(lost.code);
        if (lost.code === 'unsupported') figures.unsupported += 1;
        else figures.mixed += 1;
        continue;
      }
      figures.carried += 1;
      const conditional = items.find(({ externalId }) => externalId === `t${at}`)?.conditional;
      const isTrue = evaluator(text, names);
      for (const answers of everyAnswer) {
        figures.compared += 1;
        const isMet = conditional === null || conditional === undefined || met(conditional, answers, sources);
        if (isMet !== (isGroupTrue(answers) && isTrue(answers)))
          expect.fail(`${ofGroup} / ${text}\n${JSON.stringify(conditional)}\n${JSON.stringify([...answers])}`);
      }
    }
  }
  report('importing: LimeSurvey expressions', figures);
  expect(figures.carried).toBeGreaterThan(figures.expressions / 5);
});

/** Returns an expression with one mistake each. */
function mutantsOf(text: string): readonly string[] {
  const all = [
    text.replace('==', '!='),
    text.replace('!=', '=='),
    text.replace(/ and | && /u, ' or '),
    text.replace(/ or | \|\| /u, ' and '),
    text.replace(/^!/u, ''),
    text.replace('.NAOK', ''),
    text.replace(/([<>])=/u, '$1'),
    text.replace(/"a"|'a'/u, '"b"'),
    `!(${text})`,
  ];
  return [...new Set(all)].filter((one) => one !== text);
}

test(`a mutant of an expression that means something else makes another guide (seed ${seed})`, async () => {
  const random = createRandom(seed + 1);
  const figures = { mutants: 0, lost: 0, equal: 0 };
  for (let count = sized(16, 150, 1000); count > 0; count -= 1) {
    const text = expression(random, 1);
    const mutants = mutantsOf(text);
    const { items, rows } = await imported(surveyOf([text, ...mutants], '1'));
    const outcome = (at: number): string => {
      const row = rows.find(({ kind, target }) => kind === 'condition' && target === `t${at}`);
      const conditional = items.find(({ externalId }) => externalId === `t${at}`)?.conditional ?? null;
      return JSON.stringify([row?.verdict === 'lost', conditional]);
    };
    if (outcome(0).startsWith('[true')) continue;
    const isTrue = evaluator(text, names);
    for (const [at, mutant] of mutants.entries()) {
      const isMutantTrue = evaluator(mutant, names);
      if (everyAnswer.every((answers) => isTrue(answers) === isMutantTrue(answers))) {
        figures.equal += 1;
        continue;
      }
      figures.mutants += 1;
      figures.lost += Number(outcome(at + 1).startsWith('[true'));
      expect(outcome(at + 1), `${text} → ${mutant}`).not.toBe(outcome(0));
    }
  }
  report('importing: LimeSurvey mutants', figures);
  expect(figures.mutants).toBeGreaterThan(15);
});
