// Wrong guides in code. Where types can say so, the line does not compile: `tsc` fails if a comment below finds no error,
// and `compileErrors.test.ts` if it is another one. The others fail with the message of the rule.
import {
  all,
  any,
  AuthorError,
  block,
  choice,
  concepts,
  guide,
  matrix,
  maxDiff,
  none,
  open,
  option,
  param,
  type PlainQuestion,
  ranking,
  screening,
  statement,
  unlisted,
} from '@guide-studio/guide-core/author';
import { describe, expect, test } from 'vitest';

const often = choice('How often?', { options: { daily: 'Every day', never: 'Never' } });
const dishes = choice('Which dishes?', { several: true, options: ['Soup', 'Pasta', none('Nothing')] });
const named = choice('Which one?', { options: [option('Red', { id: 'r' }), 'Blue'] });
const grid = matrix('How much?', { rows: ['Bread', 'Tea'], columns: ['Little', 'Much'] });
const words = open('Why?');
const names: readonly string[] = ['a', 'b'];

/** Never called: the compiler reads it. */
export function doesNotCompile(): unknown {
  return [
    // Options that do not exist.
    // @ts-expect-error -- 1 TS2345
    dishes.includes('Rice'),
    // @ts-expect-error -- 2 TS2345
    dishes.excludes('soup'),
    // @ts-expect-error -- 3 TS2345
    often.includes('seldom'),
    // @ts-expect-error -- 4 TS2345
    named.includes('Green'),
    // @ts-expect-error -- 5 TS2345
    grid.row('Bread').includes('None'),
    // @ts-expect-error -- 6 TS2345
    grid.row('Coffee'),
    // @ts-expect-error -- 7 TS2345
    often.accepting('weekly'),
    // @ts-expect-error -- 8 TS2345
    often.accepting('daily').rejecting('no'),
    // @ts-expect-error -- 9 TS2345
    choice('Which of these?', { from: dishes }).includes('Rice'),
    // Conditions that ask nothing, or ask what has no options.
    // @ts-expect-error -- 10 TS2345
    dishes.includes(),
    // @ts-expect-error -- 11 TS2345
    all(),
    // @ts-expect-error -- 12 TS2345
    any(),
    // @ts-expect-error -- 13 TS2339
    words.includes('x'),
    // @ts-expect-error -- 14 TS2339
    ranking('Order', { from: dishes }).includes('Soup'),
    // @ts-expect-error -- 15 TS2339
    maxDiff('Best?', { options: ['a', 'b'] }).excludes('a'),
    // @ts-expect-error -- 16 TS2339
    statement('Hello').includes('x'),
    // @ts-expect-error -- 17 TS2339
    grid.includes('Little'),
    // @ts-expect-error -- 18 TS2322
    open('Why?', { when: 'dishes' }),
    // @ts-expect-error -- 19 TS2322
    open('Why?', { when: dishes }),
    // @ts-expect-error -- 20 TS2345
    open('Why?', { when: all(any(dishes.includes('Soup')), often.includes('daily')) }),
    // @ts-expect-error -- 21 TS2345
    param('panel').is(1),
    // @ts-expect-error -- 22 TS2339
    param('panel').includes('A'),
    // Exclusive options.
    // @ts-expect-error -- 23 TS2769
    choice('Which?', { several: true, options: [none('Nothing'), 'Soup'] }),
    // @ts-expect-error -- 24 TS2769
    choice('Which?', { options: ['Soup', none('Nothing')] }),
    // @ts-expect-error -- 25 TS2769
    choice('Which?', { several: false, options: ['Soup', none('Nothing')] }),
    // @ts-expect-error -- 26 TS2769
    choice('Which?', { several: true, options: [none('Nothing'), none('All')] }),
    // @ts-expect-error -- 27 TS2769
    ranking('Order', { options: ['Soup', none('Nothing')] }),
    // @ts-expect-error -- 28 TS2322
    matrix('How much?', { rows: ['Bread'], columns: ['Little', none('No')] }),
    // @ts-expect-error -- 29 TS2322
    maxDiff('Best?', { options: ['Soup', none('Nothing')] }),
    // Settings that do not fit together.
    // @ts-expect-error -- 30 TS2769
    choice('Which?', { options: ['a', 'b'], select: [1, 2] }),
    // @ts-expect-error -- 31 TS2769
    choice('Which?', { several: true, options: ['a', 'b'], select: [1] }),
    // @ts-expect-error -- 32 TS2769
    choice('Which?', { several: true }),
    // @ts-expect-error -- 33 TS2769
    choice('Which?', { from: often }),
    // @ts-expect-error -- 34 TS2769
    choice('Which?', { from: grid }),
    // @ts-expect-error -- 35 TS2769
    ranking('Order', { from: named }),
    // @ts-expect-error -- 36 TS2769
    ranking('Order', { from: 'dishes' }),
    // @ts-expect-error -- 37 TS2322
    maxDiff('Best?', { options: ['a', 'b', 'c'], perScreen: 2 }),
    // @ts-expect-error -- 38 TS2322
    open('Why?', { probe: 'much' }),
    // @ts-expect-error -- 39 TS2322
    open('Why?', { input: 'video' }),
    // @ts-expect-error -- 40 TS2353
    open('Why?', { options: ['a'] }),
    // @ts-expect-error -- 41 TS2353
    statement('Hello', { probe: 'light' }),
    // @ts-expect-error -- 42 TS2345
    matrix('How much?', { rows: ['Bread'] }),
    // @ts-expect-error -- 43 TS2345
    open(''.length),
    // Blocks and settings.
    // @ts-expect-error -- 44 TS2322
    screening('Who', [words]),
    // @ts-expect-error -- 45 TS2322
    screening('Who', [grid]),
    // @ts-expect-error -- 46 TS2322
    block('Questions', [often.accepting('daily')]),
    // @ts-expect-error -- 47 TS2322
    concepts('Ideas', { concepts: [{ nickname: 'A', title: 'A' }] }, [often.rejecting('never')]),
    // @ts-expect-error -- 48 TS2345
    concepts('Ideas', { show: 1 }, [words]),
    // @ts-expect-error -- 49 TS2322
    concepts('Ideas', { concepts: [{ title: 'A' }] }, [words]),
    // @ts-expect-error -- 50 TS2322
    guide('Cooking', {}, [block('Questions', [words]), screening('Who', [often])]),
    // @ts-expect-error -- 51 TS2322
    guide('Cooking', { language: 'klingon' }, [block('Questions', [words])]),
    // @ts-expect-error -- 52 TS2322
    guide('Cooking', { mode: 'telepathy' }, [block('Questions', [words])]),
    // @ts-expect-error -- 53 TS2322
    guide('Cooking', {}, [words]),
    // @ts-expect-error -- 54 TS2554
    guide({}, [block('Questions', [words])]),
    // @ts-expect-error -- 56 TS2769
    choice('Which?', { options: ['a', 'b'], followUp: 'light' }),
  ];
}

/** A question that is used before it is there. The compiler says so where the name is in reach. */
export function laterQuestion(): PlainQuestion {
  // @ts-expect-error -- 55 TS2448
  const first = open('Why?', { when: later.includes('a') });
  const later = choice('Which?', { options: ['a', 'b'] });
  return first ?? later;
}

const wrong: readonly (readonly [name: string, build: () => unknown, message: string])[] = [
  [
    '56: a question that comes later',
    () => {
      const later = choice('Which?', { options: ['a', 'b'] });
      return guide('Cooking', {}, [block('Questions', [open('Why?', { when: later.includes('a') }), later])]);
    },
    'Block 1, question 1: “Which?” comes later in this guide, but this condition asks about it.',
  ],
  [
    '57: a question that is not in the guide',
    () => guide('Cooking', {}, [block('Questions', [open('Why?', { when: named.includes('r') })])]),
    'Block 1, question 1: “Which one?” is in no block of this guide, but this condition asks about it.',
  ],
  [
    '58: the same id twice',
    () => guide('Cooking', {}, [block('Questions', [open('Why?', { id: 'a' }), open('How?', { id: 'a' })])]),
    'question 2, "id": the id "a" is already used at block 1, question 1.',
  ],
  [
    '59: more to select at least than at most',
    () => {
      const several = choice('Which?', { several: true, options: ['a', 'b', 'c'], select: [3, 1] });
      return guide('Cooking', {}, [block('Questions', [several])]);
    },
    'question 1, "select": the smallest number of answers is 3, but the largest is 1.',
  ],
  [
    '60: a block without questions',
    () => guide('Cooking', {}, [block('Questions', [])]),
    'Block “Questions” has no questions. Add one, or delete the block.',
  ],
  [
    '61: an empty text',
    () => guide('Cooking', {}, [block('Questions', [open('')])]),
    'Block 1, question 1 has no text. Write it',
  ],
  [
    '62: a second screener behind the first',
    () => {
      const who = screening('Who', [often.accepting('daily')]);
      // As a function that returns any block would be typed.
      const other = screening('Who else', [named.accepting('r')]) as unknown as ReturnType<typeof block>;
      return guide('Cooking', {}, [who, block('Questions', [words]), other]);
    },
    'Block 3: a guide can have only one screener.',
  ],
  [
    '63: an exclusive option that is not last, from a list that the compiler does not know',
    () => {
      const first = none('Nothing') as unknown as string;
      return guide('Cooking', {}, [
        block('Questions', [choice('Which?', { several: true, options: [first, ...names] })]),
      ]);
    },
    'question 1, option 1: "Nothing" is exclusive, but only the last option can be.',
  ],
];

/** What code that was not compiled may do, and what it is told. */
const loose = (settings: object): never => settings as never;
const notCompiled: readonly (readonly [name: string, build: () => unknown, message: string])[] = [
  [
    '64: a setting by the name of the contract',
    () => open('Why?', loose({ followUp: 'heavy' })),
    'open(“Why?”) has no setting “followUp”. Use “probe”.',
  ],
  [
    '65: a setting that is none',
    () => statement('Hello', loose({ colour: 'red' })),
    'statement(“Hello”) has no setting “colour”. It has: id, when, media, embed, button.',
  ],
  [
    '66: a setting of the study',
    () => guide('Cooking', loose({ closingMessage: 'Bye' }), []),
    'guide(“Cooking”) has no setting “closingMessage”. Use “closing”.',
  ],
  [
    '67: an option that does not exist',
    () => often.includes(loose('weekly' as never)),
    '“weekly” is no option of “How often?”, which has “daily”, “never”.',
  ],
  [
    '68: a row that does not exist',
    () => grid.row(loose('Coffee' as never)),
    '“Coffee” is no row of “How much?”, which has “Bread”, “Tea”.',
  ],
  [
    '69: a decision about an option that does not exist',
    () => often.rejecting(unlisted('weekly')),
    '“weekly” is no option of “How often?”',
  ],
  [
    '70: two decisions',
    () => often.rejecting('never').accepting('never'),
    '“Never” of “How often?” is both in accepting(…) and in rejecting(…). Leave it in one.',
  ],
  [
    '71: a decision beside a status',
    () => choice('Which?', { options: [option('a', { status: 'reject' }), 'b'] }).accepting('a'),
    '“a” of “Which?” has a “status” and is in accepting(…) or rejecting(…), which decides otherwise. Leave it in one.',
  ],
  [
    '72: a short name that is a number',
    () => choice('Which?', { options: { b: 'B', 1: 'One' } }),
    '“1” of “Which?” is a number',
  ],
  [
    '73: a short name that is the text of another option',
    () => choice('Which?', { options: { x: 'y', y: 'z' } }),
    '“y” is the short name of “z” and also the text of another option of “Which?”. Choose another short name.',
  ],
];

describe('ids', () => {
  test.each([
    ['がくせいですか', 'がくせいですか'],
    ['คุณดื่มน้ำไหม', 'คุณดื่มน้ำไหม'],
    ['क्या आप पकाते हैं?', 'क्या-आप-पकाते-हैं'],
    ['שָׁלוֹם, מה שלומך?', 'שָׁלוֹם-מה-שלומך'],
    ['요리를 하나요?', '요리를-하나요'],
    ['Ты варишь ёжик?', 'ты-варишь-ёжик'],
    ['Ça coûte combien ?', 'ca-coute-combien'],
    ['Ｆｕｌｌ width ①', 'full-width-1'],
  ])('keep the letters of %s', (text, id) => {
    const asked = choice(text, { options: ['a', 'b'] });
    const made = guide('Cooking', {}, [block('1', [asked, open('Why?', { when: asked.includes('a') })])]);
    expect(made.studyGuide[0]?.items[0]?.externalId?.normalize('NFC')).toBe(id.normalize('NFC'));
  });

  test('do not move from one question to another when a condition is added', () => {
    const [one, two] = [choice('Same?', { options: ['a', 'b'] }), choice('Same?', { options: ['a', 'b'] })];
    const idsOf = (...conditions: readonly PlainQuestion[]) =>
      guide('Cooking', {}, [block('1', [one, two, ...conditions])]).studyGuide[0]?.items.map(
        ({ externalId }) => externalId,
      );
    expect(idsOf(open('Why?', { when: two.includes('a') }))).toEqual([undefined, 'same-2', undefined]);
    expect(idsOf(open('Why?', { when: all(one.includes('a'), two.includes('a')) }))).toEqual([
      'same',
      'same-2',
      undefined,
    ]);
  });
});

describe('wrong guides in code', () => {
  test.each(notCompiled)('%s fails with a sentence, also if nothing compiled it', (_, build, message) => {
    expect(build).toThrow(AuthorError);
    expect(build).toThrow(message);
  });

  test.each(wrong)('%s fails with the message of the rule', (_, build, message) => {
    expect(build).toThrow(AuthorError);
    expect(build).toThrow(message);
  });

  test('names that the compiler cannot know are said to be so', () => {
    const listed = choice('Which?', { options: names });
    const made = guide('Cooking', {}, [
      block('Questions', [
        listed,
        open('Why?', { when: all(listed.includes('a'), listed.excludes(unlisted('from another version'))) }),
      ]),
    ]);
    expect(made.studyGuide[0]?.items[1]?.conditional?.criteria).toMatchObject([
      { questionId: 'which', choices: ['a'] },
      { questionId: 'which', choices: ['from another version'] },
    ]);
  });
});
