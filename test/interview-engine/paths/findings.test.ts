import {
  commit,
  type EditorState,
  fixNameOf,
  fromWire,
  nodeAtPath,
  runAll,
  toWire,
} from '@guide-studio/guide-core/edit';
import { emptyHistory } from '@guide-studio/guide-core/internal';
import { pathAdviceIds } from '@guide-studio/guide-core/settings';
import type { Guide } from '@guide-studio/interview-engine';
import { goalOf, isAboutCondition, listedFindings } from '@guide-studio/interview-engine/internal';
import {
  countJourneys,
  type Exploration,
  explore,
  findingsOf,
  findingTitle,
  fixesOf,
  isFalse,
  pathsReport,
  pathsDescriber,
  weightOf,
} from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { allPathFindings } from '../../../packages/interview-engine/src/paths/findings/allPathFindings.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  link,
  multiple,
  notSelected,
  open,
  screening,
  selected,
  validGuide,
  when,
  whenAny,
} from '../../guideParts.ts';
import { report, sized } from '../../size.ts';
import { smallGuide } from './smallGuide.ts';

const seed = 20261141;
const guides = sized(40, 300, 3000);

const order = ['end', 'unreachable', 'mistake', 'needless', 'missing', 'thin'];

/** Returns who is shown each question and each concept, and how many journeys there are. */
function shownIn(exploration: Exploration): string {
  const { plan } = exploration;
  const goals = [
    ...plan.items.map(({ index: item }) => ({ kind: 'item', item }) as const),
    ...plan.blocks.flatMap(({ index, concepts }) =>
      concepts.map((_, concept) => ({ kind: 'concept', block: index, concept }) as const),
    ),
  ];
  const { count, isExact } = countJourneys(exploration);
  const reaches = goals.map((goal) => `${exploration.reach(goal)} ${exploration.reachOfAll(goal)}`);
  return [...reaches, `${count} ${isExact}`].join('\n');
}

/** Adds criteria that ask for another option of the same question, as authors do who mean either. */
function tighten(random: Random, guide: Guide): void {
  const items = guide.studyGuide.flatMap((one) => one.items);
  for (const { conditional } of items) {
    const [first] = conditional?.criteria ?? [];
    if (!conditional || first?.type !== 'selectedTemplateOptions' || !random.chance(0.4)) continue;
    const source = items.find(({ externalId }) => externalId === first.questionId);
    const options = source !== undefined && 'options' in source ? (source.options ?? []) : [];
    if (options.length === 0) continue;
    const { externalId, text } = random.pick(options);
    conditional.criteria.push({ ...first, choices: [externalId ?? text] });
    if (random.chance(0.7)) conditional.operator = 'and';
  }
}

/** Expects what holds for every finding. Returns the codes, and which of them have a fix. */
function expectLaws(guide: Guide): { readonly codes: readonly string[]; readonly fixed: readonly string[] } {
  const doc = fromWire(guide);
  const exploration = explore(guide);
  const findings = findingsOf(exploration);
  const reported = pathsReport(guide, exploration).findings;
  expect(reported.map(({ code }) => code)).toEqual(findings.map(({ code }) => code));
  const heaviness = findings.map((one) => order.indexOf(weightOf(one)));
  expect(heaviness, 'what matters most comes first').toEqual(heaviness.toSorted((a, b) => a - b));
  const before = shownIn(exploration);
  const fixed: string[] = [];
  for (const [at, finding] of findings.entries()) {
    const { path, code } = reported[at] ?? { path: [], code: finding.code };
    expect(nodeAtPath(doc, path).node.key, `${code} is about a part of the guide`).not.toBe(doc.root.key);
    const english = pathsDescriber(doc, 'en').finding(finding);
    const german = pathsDescriber(doc, 'de').finding(finding);
    expect(english).toMatch(/[.?]$/u);
    expect(german).toMatch(/[.?]$/u);
    expect(german).not.toBe(english);
    expect(findingTitle(code, 'de')).not.toBe(findingTitle(code, 'en'));
    const goal = goalOf(finding);
    if (goal !== null) expect(isFalse(exploration.canReach(goal)), `nobody reaches what ${code} names`).toBe(true);
    for (const { id, params, calls } of fixesOf(finding, doc)) {
      fixed.push(code);
      const state: EditorState = { doc, selection: [], history: emptyHistory };
      const name = { command: `fix.${id}`, params };
      for (const language of ['en', 'de'] as const) expect(fixNameOf(name, language), id).toMatch(/^\p{Lu}/u);
      const change = runAll(state, calls, { name });
      if (change.kind !== 'transaction') throw new Error(`The fix of ${code} is refused: ${change.code}.`);
      const mended = toWire(commit(state, change, 0).doc);
      const after = explore(mended as unknown as Guide);
      const isUnreachable = weightOf(finding) === 'unreachable';
      if (isUnreachable || isAboutCondition(finding)) expect(findingsOf(after), id).not.toContainEqual(finding);
      if (!isUnreachable) expect(shownIn(after), `the fix of ${code} changes nothing that is shown`).toBe(before);
    }
  }
  return { codes: findings.map(({ code }) => code), fixed };
}

test('every finding has a place, two languages and a weight; nobody reaches its goal; its fixes repair it, and change nothing else that is shown', () => {
  const random = createRandom(seed);
  const counts: Record<string, number> = {};
  const count = (names: readonly string[], prefix = ''): void => {
    for (const name of names) counts[prefix + name] = (counts[prefix + name] ?? 0) + 1;
  };
  for (let at = 0; at < guides; at += 1) {
    const guide = smallGuide(random, at % 3 === 0);
    if (at % 4 === 0) tighten(createRandom(seed + at), guide);
    const { codes, fixed } = expectLaws(guide);
    count(codes);
    count(fixed, 'fix of ');
  }
  report('path findings', { seed, guides, ...counts });
  for (const code of [
    'neverShown',
    'contradictingCriteria',
    'singleAnswerContradiction',
    'conceptForNobody',
    'optionForNobody',
    'neverMet',
    'changesNothing',
    'alwaysMet',
  ])
    expect(counts).toHaveProperty(code);
  for (const code of [
    'contradictingCriteria',
    'singleAnswerContradiction',
    'alwaysMet',
    'changesNothing',
    'idleCondition',
  ])
    expect(counts).toHaveProperty(`fix of ${code}`);
});

test('an option that nobody can select is a finding in the command too, with its place in the list', () => {
  const guide = validGuide([
    block(
      'Brands',
      multiple('Which?', ['A', 'B'], { externalId: 'which', minSelect: 1, maxSelect: 1 }),
      choiceFrom('which', 'Which again?', when(selected('which', 'A'))),
      open('Why?'),
    ),
  ]);
  expect(pathsReport(guide).findings).toContainEqual({
    code: 'optionForNobody',
    path: ['studyGuide', 0, 'items', 1, 'carryForwardFrom', 1],
    message: expect.stringContaining('Nobody sees') as string,
  });
});

test('of options after the end and of questions that nobody is shown, nothing is reported', () => {
  const guide = validGuide([
    screening(choice('A cook?', { No: 'reject' }), choice('Old?', { Yes: 'reject', No: 'approve' })),
    block('After', multiple('Which?', ['A', 'B'], { externalId: 'm' }), choiceFrom('m', 'Which again?')),
  ]);
  expect(findingsOf(explore(guide)).map(({ code }) => code)).toEqual(['nobodyCompletes']);
});

const brands = ['Aldi', 'Lidl', 'Metro', 'Spar', 'Edeka'];
const dish = choice('Which dish?', ['Soup', 'Salad', 'Cake'], { externalId: 'dish' });

test('an option that no condition names is forgotten only where someone is shown its question', () => {
  const rest = (more: object = {}) => [
    multiple('Which brands?', brands, { externalId: 'brands', ...more }),
    ...['Aldi', 'Lidl', 'Spar', 'Edeka'].map((brand) => open(`Why ${brand}?`, when(selected('brands', brand)))),
  ];
  const codes = (guide: Guide): readonly string[] => findingsOf(explore(guide)).map(({ code }) => code);
  expect(codes(validGuide([block('Brands', ...rest())]))).toContain('forgottenOption');
  const never = when(selected('dish', 'Soup'), notSelected('dish', 'Soup'));
  expect(codes(validGuide([block('Brands', dish, ...rest(never))]))).not.toContain('forgottenOption');
  const end = screening(choice('A cook?', { No: 'reject' }));
  expect(codes(validGuide([end, block('Brands', ...rest())]))).toEqual(['nobodyCompletes']);
});

test('beside advice about one criterion, a finding about another one of the condition is reported', () => {
  const why = open('Why?', when(selected('dish', 'Soup'), selected('dish', 'Soup', 'Cake')));
  const guide = validGuide([block('Food', dish, why)]);
  const advice = (criterion: number) => ({
    code: 'unknownChoice',
    severity: 'warning',
    path: ['studyGuide', 0, 'items', 1, 'conditional', 'criteria', criterion, 'choices', 0],
  });
  const exploration = explore(guide);
  const beside = (criterion: number): readonly string[] =>
    listedFindings(exploration, findingsOf(exploration), fromWire(guide), [advice(criterion)]).map(({ code }) => code);
  expect(findingsOf(exploration).map(({ code }) => code)).toEqual(['changesNothing']);
  expect(beside(0)).toEqual(['changesNothing']);
  expect(beside(1)).toEqual([]);
});

test('a criterion with a wrong name is to be corrected, not removed', () => {
  const why = open('Why?', whenAny(selected('dish', 'Soup'), selected('dish', 'Sope')));
  const guide = validGuide([block('Food', dish, why)]);
  const [finding, ...others] = findingsOf(explore(guide));
  if (finding === undefined) throw new Error('Nothing is found.');
  expect(others).toEqual([]);
  expect(finding.code).toBe('neverMet');
  expect(pathsDescriber(fromWire(guide)).finding(finding)).toContain('Correct the name');
  expect(fixesOf(finding, fromWire(guide))).toEqual([]);
});

test('a concept to which only a link with two values of a parameter leads is a finding, as a question is', () => {
  const asked = [link('cell', 'a'), link('cell', 'b')];
  const guide = validGuide([
    conceptBlock('Names', { concepts: [concept('Name A', when(...asked)), concept('Name B')] }, open('How is it?')),
    block('After', open('Why?', when(...asked))),
  ]);
  const exploration = explore(guide);
  const findings = findingsOf(exploration);
  expect(pathsReport(guide, exploration).findings.map(({ code, path }) => [code, path.join('/')])).toEqual([
    ['repeatedParameter', 'studyGuide/0/conceptSamplingConfig/concepts/0'],
    ['repeatedParameter', 'studyGuide/1/items/0'],
  ]);
  const [english, german] = (['en', 'de'] as const).map((language) =>
    findings.map((one) => pathsDescriber(fromWire(guide), language).finding(one)),
  );
  expect(english?.[0]).toMatch(/^Concept .*Name A.*: the link would need several values of cell at once/u);
  expect(german?.[0]).toMatch(/^Konzept .*Name A.*: Der Link müsste mehrere Werte von cell/u);
});

test('those that are in one list with advice can be switched off, and no others', () => {
  const listed = allPathFindings.filter(({ weight }) => weight !== 'thin').map(({ code }) => code);
  expect(pathAdviceIds).toEqual(listed);
});
