import { advise, type JsonObject } from '@guide-studio/guide-core';
import { fixNameOf, fromWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { listedFindings } from '@guide-studio/interview-engine/internal';
import {
  explore,
  findingsOf,
  fixesOf,
  pathsReport,
  pathsDescriber,
  weightOf,
} from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  link,
  matrix,
  multiple,
  notSelected,
  open,
  screening,
  selected,
  validGuide,
  when,
  whenAny,
} from '../../guideParts.ts';

/** Returns what nobody is shown: the code, the place, and the numbers of the questions that depend on it. */
function unseenIn(guide: Guide): readonly string[] {
  const exploration = explore(guide);
  const findings = findingsOf(exploration);
  const paths = pathsReport(guide, exploration).findings.map(({ path }) => path.join('/').replace('studyGuide/', ''));
  return findings.flatMap((one, at) => {
    if (weightOf(one) !== 'unreachable' || one.code === 'optionForNobody') return [];
    const also = 'also' in one && one.also.length > 0 ? ` (also ${one.also.map((item) => item + 1).join(', ')})` : '';
    return [`${one.code} ${paths[at]}${also}`];
  });
}

const unseen = (...blocks: readonly unknown[]) => unseenIn(validGuide(blocks));
const statuses = { in: 'approve', maybe: 'neutral', out: 'reject' } as const;
const screener = (more: JsonObject = {}) => screening(choice('Are you in?', statuses, { externalId: 's', ...more }));
const several = (more: JsonObject = {}) => ({
  ...multiple(
    'Which?',
    Object.entries(statuses).map(([text, status]) => ({ text, status })),
    { externalId: 's' },
  ),
  ...more,
});
const main = (...items: readonly unknown[]) => block('Main', ...items);
const closed = choice('Closed?', ['a', 'b'], { externalId: 'closed', ...when(selected('s', 'out')) });
const one = choice('Which?', [{ externalId: 'x', text: 'a' }, 'b', 'c'], { externalId: 'q' });

describe('a part whose condition needs an answer that ends the interview', () => {
  const asking = (...criteria: readonly object[]) => open('Why?', when(...criteria));

  test('is seen with an option that goes on, also beside one that does not', () => {
    expect(unseen(screener(), main(asking(selected('s', 'in')), asking(selected('s', 'out', 'maybe'))))).toEqual([]);
  });

  test('is unseen with only one that does not, or if everyone who goes on has selected what it excludes', () => {
    const found = ['needsRejectedOption 1/items/0/conditional/criteria/0'];
    expect(unseen(screener(), main(asking(selected('s', 'out'))))).toEqual(found);
    expect(unseen(screener(), main(asking(notSelected('s', 'in', 'maybe'))))).toEqual(found);
  });

  test('is seen where another criterion is enough, or where the question is not asked of all or takes own answers', () => {
    expect(unseen(screener(), main(open('Why?', whenAny(selected('s', 'out'), link('source', 'letter')))))).toEqual([]);
    const none = asking(notSelected('s', 'in', 'maybe'));
    expect(unseen(screener({ allowCustomOption: true }), main(none))).toEqual([]);
    expect(unseen(screener(when(link('source', 'letter'))), main(none))).toEqual([]);
  });

  test('is one finding with all that depends on it, by conditions and by carried options', () => {
    const next = choice('Next?', ['a', 'b'], { externalId: 'next', ...when(selected('closed', 'a')) });
    const last = open('Last?', when(selected('closed', 'b')));
    expect(unseen(screener(), main(closed, next, asking(selected('next', 'a')), last))).toEqual([
      'needsRejectedOption 1/items/0/conditional/criteria/0 (also 3, 4, 5)',
    ]);
    const source = multiple('Closed?', ['a', 'b'], { externalId: 'closed', ...when(selected('s', 'out')) });
    const carried = choiceFrom('closed', 'Which of these?', { externalId: 'c' });
    expect(unseen(screener(), main(source, carried, asking(selected('c', 'a'))))).toEqual([
      'needsRejectedOption 1/items/0/conditional/criteria/0 (also 3, 4)',
    ]);
  });

  test('hides nothing that asks for what was not selected', () => {
    const items = [asking(notSelected('closed', 'a')), open('Or?', whenAny(selected('closed', 'a'), link('p', '1')))];
    expect(unseen(screener(), main(closed, ...items))).toEqual([
      'needsRejectedOption 1/items/0/conditional/criteria/0',
    ]);
  });
});

describe('a question to which no option can be carried', () => {
  const carried = choiceFrom('s', 'Which of these?');
  const options: readonly JsonObject[] = [
    { text: 'a', status: 'reject' },
    { text: 'none', status: 'approve', exclusiveOption: true },
  ];
  test('is unseen, and says so', () => {
    const guide = validGuide([screening(several({ options })), main(carried)]);
    expect(unseenIn(guide)).toEqual(['neverShown 1/items/0/carryForwardFrom']);
    const finding = findingsOf(explore(guide)).find((each) => weightOf(each) === 'unreachable');
    if (finding === undefined) throw new Error('Nothing is found.');
    expect(pathsDescriber(fromWire(guide)).finding(finding)).toMatch(/no option of .*Which\?.* can be carried to it/u);
  });
  test('is seen if participants may add one', () => {
    expect(unseen(screening(several({ options, allowCustomOption: true })), main(carried))).toEqual([]);
  });
});

describe('a concept', () => {
  const gated = (name: string) => concept(name, when(selected('closed', 'a')));
  test('is unseen if it depends on a question that nobody sees', () => {
    const concepts = [gated('A'), concept('B'), gated('C')];
    expect(unseen(screener(), main(closed), conceptBlock('Ideas', { concepts }, open('How is it?')))).toEqual([
      'needsRejectedOption 1/items/0/conditional/criteria/0',
      'conceptForNobody 2/conceptSamplingConfig/concepts/0',
      'conceptForNobody 2/conceptSamplingConfig/concepts/2',
    ]);
  });
  test('hides the questions of its block if no other is left', () => {
    const ideas = conceptBlock(
      'Ideas',
      { concepts: [gated('A')] },
      choice('How is it?', ['Good', 'Bad'], { externalId: 'how' }),
      open('Why?', when(selected('how', 'Bad'))),
    );
    expect(unseen(screener(), main(closed), ideas, block('After', open('So?', when(selected('how', 'Bad')))))).toEqual([
      'needsRejectedOption 1/items/0/conditional/criteria/0',
      'conceptForNobody 2/conceptSamplingConfig/concepts/0',
      'neverShown 2/items/0 (also 4, 5)',
    ]);
  });
  test('can have a condition that contradicts itself', () => {
    const concepts = [concept('A', when(selected('q', 'a'), selected('q', 'b'))), concept('B')];
    expect(unseen(main(one), conceptBlock('Ideas', { concepts }, open('How is it?')))).toEqual([
      'singleAnswerContradiction 1/conceptSamplingConfig/concepts/0/conditional/criteria/1',
    ]);
  });
});

describe('criteria that exclude each other', () => {
  const asking = (...criteria: readonly object[]) => main(one, open('Why?', when(...criteria)));
  const at = (index: number) => `0/items/1/conditional/criteria/${index}`;

  test('whatever is answered: one requires what another excludes, named by id here and by text there', () => {
    expect(unseen(asking(selected('q', 'x'), notSelected('q', 'a')))).toEqual([`contradictingCriteria ${at(1)}`]);
    expect(unseen(asking(selected('q', 'x', 'b'), notSelected('q', 'a')))).toEqual([]);
    expect(unseen(main(one, open('Why?', whenAny(selected('q', 'x'), notSelected('q', 'a')))))).toEqual([]);
  });

  test('in one answer: two options, or several criteria that leave none', () => {
    const found = (index: number) => [`singleAnswerContradiction ${at(index)}`];
    expect(unseen(asking(selected('q', 'a'), selected('q', 'b')))).toEqual(found(1));
    expect(unseen(asking(selected('q', 'a', 'b'), selected('q', 'x')))).toEqual([]);
    expect(unseen(asking(selected('q', 'a', 'b'), selected('q', 'b', 'c'), selected('q', 'c', 'a')))).toEqual(found(2));
    expect(unseen(asking(selected('q', 'a', 'b'), selected('q', 'b', 'c'), notSelected('q', 'b')))).toEqual(found(2));
  });

  test('not where several options can be selected, unless one is selected alone', () => {
    const both = open('Why?', when(selected('m', 'a'), selected('m', 'b')));
    expect(unseen(main(multiple('Which?', ['a', 'b'], { externalId: 'm' }), both))).toEqual([]);
    const options = ['a', 'b', { text: 'none', exclusiveOption: true }];
    const source = multiple('Which?', options, { externalId: 'm' });
    expect(unseen(main(source, open('Why?', when(selected('m', 'a'), selected('m', 'none', 'b')))))).toEqual([]);
    expect(unseen(main(source, open('Why?', when(selected('m', 'none'), selected('m', 'b')))))).toEqual([
      `singleAnswerContradiction ${at(1)}`,
    ]);
  });

  test('in one row of a matrix, not in two', () => {
    const rows = matrix('How?', ['r', 's'], ['a', 'b'], { externalId: 'q' });
    const inRow = (row: string) => ({ ...selected('q', 'b'), matrixRow: row });
    const both = (row: string) => main(rows, open('Why?', when({ ...selected('q', 'a'), matrixRow: 'r' }, inRow(row))));
    expect(unseen(both('s'))).toEqual([]);
    expect(unseen(both('r'))).toEqual([`singleAnswerContradiction ${at(1)}`]);
  });

  test('about one concept, not about several', () => {
    const both = open('Why?', when(selected('q', 'a'), selected('q', 'b')));
    const concepts = [concept('A'), concept('B')];
    expect(unseen(conceptBlock('Ideas', { concepts }, one), main(both))).toEqual([]);
    expect(unseen(conceptBlock('Ideas', { concepts }, one, both))).toEqual([`singleAnswerContradiction ${at(1)}`]);
  });

  test('are said as they are in both languages, and can be put together if an option is left out', () => {
    const guide = validGuide([asking(selected('q', 'a'), selected('q', 'b'))]);
    const doc = fromWire(guide);
    const [finding] = findingsOf(explore(guide));
    if (finding === undefined) throw new Error('Nothing is found.');
    expect(pathsDescriber(doc, 'en').finding(finding)).toMatch(/: Shown to nobody, because no single answer meets/u);
    expect(pathsDescriber(doc, 'de').finding(finding)).toMatch(
      /: Wird niemandem gezeigt, weil keine einzelne Antwort/u,
    );
    const fixes = fixesOf(finding, doc);
    expect(fixes.map(({ id, isCertain }) => [id, isCertain])).toEqual([
      ['askForEither', true],
      ['removeCriterion', false],
    ]);
    const [name] = fixes.map(({ id, params }) => ({ command: `fix.${id}`, params }));
    expect(name && fixNameOf(name, 'en')).toBe('Show it for “a” or “b”');
    expect(name && fixNameOf(name, 'de')).toBe('Bei „a“ oder „b“ zeigen');
    const all = validGuide([
      main(
        choice('Which?', ['a', 'b'], { externalId: 'q' }),
        open('Why?', when(selected('q', 'a'), selected('q', 'b'))),
      ),
    ]);
    const [other] = findingsOf(explore(all));
    expect(other && fixesOf(other, fromWire(all)).map(({ id }) => id)).toEqual(['removeCriterion']);
  });
});

describe('beside advice about a wrong name', () => {
  /** Returns the codes of what a list has beside advice. */
  const listed = (...blocks: readonly unknown[]) => {
    const guide = validGuide(blocks);
    const exploration = explore(guide);
    const advice = advise(guide);
    return listedFindings(exploration, findingsOf(exploration), fromWire(guide), advice).map(({ code }) => code);
  };
  const wrong = choice('Wrong?', ['a', 'b'], { externalId: 'wrong', ...when(selected('q', 'nowhere')) });

  test('what nobody sees for it is not listed, unless something depends on it', () => {
    expect(listed(main(one, wrong))).toEqual([]);
    const dependant = open('Why?', when(selected('wrong', 'a')));
    expect(unseen(main(one, wrong, dependant))).toEqual(['neverShown 0/items/1 (also 3)']);
    expect(listed(main(one, wrong, dependant))).toEqual(['neverShown']);
  });

  test('what nobody sees for another reason is listed', () => {
    expect(listed(screener(), main(open('Why?', when(selected('s', 'out', 'nowhere')))))).toEqual([
      'needsRejectedOption',
    ]);
    const hidden = open('Why?', when(notSelected('s', 'nowhere'), selected('closed', 'a')));
    expect(listed(screener(), main(closed, hidden))).toContain('needsRejectedOption');
    const apart = open('Why?', when(selected('q', 'a', 'nowhere'), selected('q', 'b')));
    const guide = validGuide([main(one, apart)]);
    const [finding] = findingsOf(explore(guide));
    expect(finding?.code).toBe('singleAnswerContradiction');
    // Putting both together would lose the wrong name.
    expect(finding && fixesOf(finding, fromWire(guide)).map(({ id }) => id)).toEqual(['removeCriterion']);
  });
});

test('an answer that ends the interview is named as one of several where one criterion is enough', () => {
  const either = whenAny(selected('s', 'out'), notSelected('s', 'in', 'maybe'));
  const guide = validGuide([screener(), main(open('Why?', either))]);
  const finding = findingsOf(explore(guide)).find(({ code }) => code === 'needsRejectedOption');
  expect(finding && pathsDescriber(fromWire(guide)).finding(finding)).toMatch(/ends the interview: .* or /u);
});
