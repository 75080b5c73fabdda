import { fromWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { criteriaOf, decidingNothing, leftOutOf } from '@guide-studio/interview-engine/internal';
import {
  explore,
  findingsOf,
  type Goal,
  pathsDescriber,
  reasonFor,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import {
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  flat,
  link,
  matrix,
  multiple,
  notSelected,
  open,
  rankingFrom,
  screening,
  selected,
  uncheckedGuide,
  when,
  whenAny,
} from '../../guideParts.ts';
import { answerOf } from '../answerOf.ts';

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

/** Returns why nobody gets to a goal, line by line. */
function reasonIn(guide: Guide, goal: Goal, language: 'en' | 'de' = 'en'): readonly string[] {
  const obstacles = answerOf(reasonFor(explore(guide), goal, { whose: 'everyone' }));
  const { heading, sentences, because } = pathsDescriber(fromWire(guide), language).reason(obstacles, goal);
  return [heading, ...sentences, ...because].map(plain);
}

test('nobody is screened out where no option ends the interview', () => {
  const age = choice('age?', { Young: 'approve' }, { externalId: 'age' });
  const guide = uncheckedGuide(screening(age), flat(open('Why?')));
  const goal = { kind: 'outcome', outcome: 'screened_out' } as const;
  expect(reasonIn(guide, goal)).toEqual(['No option of a screening question ends the interview.']);
  expect(reasonIn(guide, goal, 'de')).toEqual(['Keine Option einer Screener-Frage beendet das Interview.']);
});

test('a condition of which one part is enough is told in one sentence', () => {
  const brand = choice('brand?', ['Audi', 'VW'], { externalId: 'brand' });
  const guide = uncheckedGuide(
    flat(brand, open('Why?', whenAny(selected('brand', 'Tesla'), selected('brand', 'Fiat')))),
  );
  expect(reasonIn(guide, { kind: 'item', item: 1 })).toEqual([
    'Nobody can meet this:',
    '“Why?” is shown only when one of these is met: “brand?” is “Tesla” (no such option); “brand?” is “Fiat” (no such option).',
  ]);
});

test('where conditions of concepts count, it is told that their questions need a concept that is shown', () => {
  const drink = choice('drink?', ['Tea', 'Neither'], { externalId: 'drink' });
  const ad = concept('Tea ad', when(selected('drink', 'Tea')));
  const guide = uncheckedGuide(
    flat(drink),
    conceptBlock('Ads', { concepts: [ad] }, choice('like?', ['Yes', 'No'], { externalId: 'like' })),
    flat(open('Why?', when(selected('drink', 'Neither'), selected('like', 'Yes')))),
  );
  const goal = { kind: 'item', item: 2 } as const;
  expect(reasonIn(guide, goal)).toContain('“like?” is asked only about concepts that are shown.');
  expect(reasonIn(guide, goal, 'de')).toContain('„like?“ wird nur zu Konzepten gestellt, die gezeigt werden.');
});

test('what nobody is asked neither leaves options out nor decides nothing', () => {
  const know = multiple('know?', ['Nike', 'Puma'], { externalId: 'know' });
  const never = when(selected('know', 'Nike'), notSelected('know', 'Nike'));
  const use = choiceFrom('know', 'use?', { externalId: 'use', multiSelect: true, ...never });
  const like = choiceFrom('use', 'like?', { externalId: 'like', multiSelect: true });
  const exploration = explore(uncheckedGuide(flat(know, use, like)));
  expect(leftOutOf(exploration)).toEqual([]);
  expect(decidingNothing(exploration, criteriaOf(exploration))).toEqual([]);
});

test('a way keeps the rows whole about which the condition asks, and counts the others', () => {
  const rows = ['Apraxia of speech', 'Ataxia', 'Dysarthria', 'Stutter and dysfluency', 'Another speech condition'];
  const has = matrix('Which conditions do you have?', rows, ['No, never', 'Yes, at present'], { externalId: 'has' });
  const guide = uncheckedGuide(
    flat(has, open('Why?', when({ ...selected('has', 'Yes, at present'), matrixRow: 'Another speech condition' }))),
  );
  const witness = answerOf(witnessFor(explore(guide), { kind: 'item', item: 1 }));
  expect(witness).not.toBeNull();
  const sentences = (language: 'en' | 'de') =>
    pathsDescriber(fromWire(guide), language).way(guide, witness as NonNullable<typeof witness>);
  expect(sentences('en')).toEqual([
    'Q1: Which conditions do you have? → Another speech condition: Yes, at present and 4 more',
  ]);
  expect(sentences('de')).toEqual([
    'F1: Which conditions do you have? → Another speech condition: Yes, at present und 4 weitere',
  ]);
});

test('a parameter without a value is told as such', () => {
  const guide = uncheckedGuide(flat(open('Why?', when(link('group', '')))));
  const witness = answerOf(witnessFor(explore(guide), { kind: 'item', item: 0 }));
  expect(pathsDescriber(fromWire(guide)).way(guide, witness as NonNullable<typeof witness>)).toEqual([
    'The link has group with no value',
  ]);
});

test('a question of the screener that carries options names those of its source that end the interview', () => {
  const trade = multiple('trade?', { Retail: 'approve', Advertising: 'reject' }, { externalId: 'trade' });
  const sure = choiceFrom('trade', 'sure?', { externalId: 'sure' });
  const screener = screening(trade, sure);
  const guide = uncheckedGuide(screener, flat(open('Why?', when(selected('sure', 'Advertising')))));
  const goal = { kind: 'item', item: 2 } as const;
  expect(reasonIn(guide, goal)).toEqual([
    'It is shown only to those who answer “Advertising” to “sure?”, but that answer ends the interview.',
  ]);
  const carried = { kind: 'screening', item: 1 } as const;
  const { sentences } = pathsDescriber(fromWire(guide)).reason([carried], goal);
  expect(sentences.map(plain)).toEqual(['“sure?” ends the interview for “Advertising”.']);
});

test('a part that is needless because its question is not asked says so', () => {
  const guide = uncheckedGuide(
    flat(
      choice('pet?', ['Cat', 'None'], { externalId: 'pet' }),
      choice('inside?', ['Yes', 'No'], { externalId: 'inside', ...when(selected('pet', 'Cat')) }),
      open('Why?', when(selected('pet', 'None'), notSelected('inside', 'No'))),
    ),
  );
  const sentences = (language: 'en' | 'de'): readonly string[] =>
    findingsOf(explore(guide)).map((one) => plain(pathsDescriber(fromWire(guide), language).finding(one)));
  expect(sentences('en')).toContain(
    'This part of the condition of Q3 “Why?” can be removed: “inside?” is not “No”. Another part already ensures it: “pet?” is “None”. Participants who are not asked “inside?” meet it, too.',
  );
  expect(sentences('de').join()).toContain('Auch wer „inside?“ nicht gefragt wird, erfüllt ihn.');
});

test('of a block that draws some of its concepts, it is said how many each participant is shown', () => {
  const concepts = ['A', 'B', 'C'].map((nickname) => ({ nickname }));
  const block = (subsampleCount: number | null) => conceptBlock('Ideas', { concepts, subsampleCount }, open('Why?'));
  const sentences = (count: number | null, language: 'en' | 'de' = 'en'): string =>
    pathsDescriber(fromWire(uncheckedGuide(block(count))), language).drawn({ kind: 'concept', block: 0, concept: 1 });
  expect(sentences(2)).toBe('Each participant is shown at most 2 of the 3 concepts of its block.');
  expect(sentences(2, 'de')).toBe('Jede Person sieht höchstens 2 der 3 Konzepte dieses Blocks.');
  expect([sentences(3), sentences(null)]).toEqual(['', '']);
});

test('of a question that needs two values of a parameter, it is said which conditions before it ask for them', () => {
  const idea = { nickname: 'Idea', ...when(link('v', 'b'), link('v', 'c')) };
  const rate = choice('rate?', ['Good', 'Bad'], { externalId: 'rate' });
  const block = conceptBlock('Ideas', { concepts: [idea] }, rate);
  const guide = uncheckedGuide(block, flat(open('Why?', when(selected('rate', 'Good')))));
  const sentences = (language: 'en' | 'de'): readonly string[] =>
    findingsOf(explore(guide)).map((one) => plain(pathsDescriber(fromWire(guide), language).finding(one)));
  expect(sentences('en')).toContain(
    'Q2 “Why?”: the link would need several values of v at once, such as b and c, which ordinary links never have. Conditions before it that ask for v: concept “Idea”.',
  );
  expect(sentences('de').join()).toContain('Bedingungen davor, die nach v fragen: Konzept „Idea“.');
});

test('a question of a concept block may be hidden for one concept and shown for another', () => {
  const guide = uncheckedGuide(
    flat(choice('plan?', ['Free', 'Paid'], { externalId: 'plan' })),
    conceptBlock(
      'Packs',
      { concepts: [concept('Red'), concept('Blue')] },
      choice('seen?', ['Yes', 'No'], { externalId: 'seen' }),
      multiple('liked?', ['Colour', 'Shape'], { externalId: 'liked', ...when(selected('seen', 'Yes')) }),
      choice('pay?', ['Yes', 'No'], { externalId: 'pay', ...when(selected('plan', 'Free'), selected('plan', 'Paid')) }),
      multiple('new?', ['Name', 'Logo'], { externalId: 'new', ...when(notSelected('liked', 'Colour', 'Shape')) }),
    ),
    flat(open('Compare.', when(selected('pay', 'Yes'), selected('liked', 'Colour'), selected('new', 'Name')))),
  );
  expect(reasonIn(guide, { kind: 'item', item: 5 })).toEqual([
    'No participant can meet all of these:',
    '“Compare.” is shown only when “pay?” is “Yes” for any concept.',
    '“pay?” is shown only when “plan?” is “Free”.',
    '“pay?” is shown only when “plan?” is “Paid”.',
    'Only one answer can be selected in “plan?”.',
  ]);
});

test('a question that carries options is shown when its condition is met and something is carried', () => {
  const guide = uncheckedGuide(
    flat(
      multiple('know?', ['Alma', 'Bora', { text: 'None', exclusiveOption: true }], { externalId: 'know' }),
      choiceFrom('know', 'used?', {
        externalId: 'used',
        multiSelect: true,
        ...whenAny(selected('know', 'Alma', 'Bora'), selected('know', 'None')),
      }),
      rankingFrom('know', 'rank?', when(notSelected('used', 'Alma', 'Bora'))),
    ),
  );
  const goal = { kind: 'item', item: 2 } as const;
  expect(reasonIn(guide, goal)).toContain(
    'If an option is carried to “used?”, it is always shown when “know?” includes “Alma” or “Bora”, or “know?” includes “None”.',
  );
  expect(reasonIn(guide, goal, 'de')).toContain(
    'Hat „used?“ übernommene Optionen, wird die Frage immer gezeigt, wenn gilt: „know?“ enthält „Alma“ oder „Bora“, oder: „know?“ enthält „None“.',
  );
});

test('one value of a parameter is enough only where the condition asks for nothing else', () => {
  const found = (...criteria: readonly unknown[]): readonly string[] => {
    const guide = uncheckedGuide(
      flat(choice('children?', ['Yes', 'No'], { externalId: 'children' }), open('Why?', when(...criteria))),
    );
    const { finding } = pathsDescriber(fromWire(guide), 'en');
    return findingsOf(explore(guide)).map((one) => plain(finding(one)));
  };
  const needed =
    'Q2 “Why?”: the link would need several values of group at once, such as a and b, which ordinary links never have.';
  expect(found(link('group', 'a'), link('group', 'b'))).toEqual([
    `${needed} Choose “Any condition is met” if one value is enough.`,
  ]);
  expect(found(selected('children', 'Yes'), link('group', 'a'), link('group', 'b'))).toEqual([
    `${needed} Keep only one of them. If one value is enough, copy the question for each value.`,
  ]);
});
