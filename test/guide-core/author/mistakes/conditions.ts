import type { Mistake } from './mistake.ts';

/** Mistakes in conditions. */
export const conditions: readonly Mistake[] = [
  {
    name: 'an option with a slip of the pen',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.includes('Seldomm') }), // here
])]);`,
    compiler: 'TS2345',
    build: '“Seldomm” is no option of “How often?”, which has “Most days”, “Seldom”, “Never”. Write “Seldom”.',
  },
  {
    name: 'a row with a slip of the pen',
    code: `export default guide('T', {}, [block('B', [uses,
  open('Why?', { when: uses.row('at hom').includes('Always') }), // here
])]);`,
    compiler: 'TS2345',
    build: '“at hom” is no row of “Use”, which has “at home”, “at work”. Write “at home”.',
  },
  {
    name: 'a matrix without a row',
    code: `export default guide('T', {}, [block('B', [uses,
  open('Why?', { when: uses.includes('Always') }), // here
])]);`,
    compiler: 'TS2339',
    build:
      '“uses” has no “includes”. Only a choice, and a row of a matrix, can be asked for answers: write choice.includes(…) or matrix.row(…).includes(…).',
  },
  {
    name: 'a column that is a row',
    code: `export default guide('T', {}, [block('B', [uses,
  open('Why?', { when: uses.row('at home').includes('at work') }), // here
])]);`,
    compiler: 'TS2345',
    build:
      '“at work” is no option of “Use”, which has “Always”, “Never”. Check its name. For one that is not listed, write unlisted(…).',
  },
  {
    name: 'a question that comes later',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: often.includes('Seldom') }), // here
  often,
])]);`,
    build:
      'Block 1, question 1: “How often?” comes later in this guide, but this condition asks about it. Move “How often?” before this question.',
  },
  {
    name: 'a question of a later block',
    code: `export default guide('T', {}, [
  block('A', [
    open('Why?', {
      when: all(
        param('panel').is('A'),
        often.includes('Seldom'), // here
      ),
    }),
  ]),
  block('B', [often]),
]);`,
    build:
      'Block 1, question 1: “How often?” comes later in this guide, but this condition asks about it. Move “How often?” before this question.',
  },
  {
    name: 'a question that is not in the guide',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: often.includes('Seldom') }), // here
])]);`,
    build:
      'Block 1, question 1: “How often?” is in no block of this guide, but this condition asks about it. Put it into the guide, before this question.',
  },
  {
    name: 'an open question that is asked for answers',
    code: `const why = open('Why?');
export default guide('T', {}, [block('B', [why,
  open('How?', { when: why.includes('a') }), // here
])]);`,
    compiler: 'TS2339',
    build:
      '“why” has no “includes”. Only a choice, and a row of a matrix, can be asked for answers: write choice.includes(…) or matrix.row(…).includes(…).',
  },
  {
    name: 'a ranking that is asked for answers',
    code: `const order = ranking('Order', { options: ['A', 'B'] });
export default guide('T', {}, [block('B', [order,
  open('How?', { when: order.includes('A') }), // here
])]);`,
    compiler: 'TS2339',
    build:
      '“order” has no “includes”. Only a choice, and a row of a matrix, can be asked for answers: write choice.includes(…) or matrix.row(…).includes(…).',
  },
  {
    name: 'any(…) in all(…)',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', {
    when: all(
      any(often.includes('Seldom'), often.includes('Never')), // here
      dishes.includes('soup'),
    ),
  }),
])]);`,
    compiler: 'TS2345',
    build:
      "all(…) takes criteria, such as often.includes('Never'), not another any(…). A condition has one level: all of its criteria, or any of them.",
  },
  {
    name: 'a condition that is true',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: true }), // here
])]);`,
    compiler: 'TS2322',
    build:
      "The “when” of open(“Why?”) is true. Write a criterion, such as often.includes('Never') or param('panel').is('A'), or all(…) or any(…) of them.",
  },
  {
    name: 'a condition with !',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: !often.includes('Never') }), // here
])]);`,
    compiler: 'TS2322',
    build:
      'The “when” of open(“Why?”) is false. Leave it out for everyone. For people who did not select an option, write excludes(…), not !.',
  },
  {
    name: 'two criteria with &&',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', { when: often.includes('Seldom') && dishes.includes('soup') }), // here
])]);`,
    build:
      'includes(“Seldom”) of “How often?” is in no guide. Write it into a “when”, or delete it. Of two criteria beside && or ||, JavaScript keeps one: write all(…) or any(…).',
  },
  {
    name: 'two criteria with ||, on two lines',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', {
    when:
      often.includes('Seldom') ||
      dishes.includes('soup'),
  }),
  open('How?', {
    when:
      often.includes('Never') && // here
      dishes.includes('pasta'),
  }),
])]);`,
    build:
      'includes(“Never”) of “How often?” is in no guide. Write it into a “when”, or delete it. Of two criteria beside && or ||, JavaScript keeps one: write all(…) or any(…).',
  },
  {
    name: 'a list of criteria as a condition',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', { when: [often.includes('Seldom'), dishes.includes('soup')] }), // here
])]);`,
    compiler: 'TS2322',
    build: 'The “when” of open(“Why?”) is a list. Write all(…) or any(…) of its criteria: all(...list).',
  },
  {
    name: 'a list of criteria in any(…)',
    code: `const markets = ['de', 'fr'].map((market) => param('market').is(market));
export default guide('T', {}, [block('B', [
  open('Why?', { when: any(markets) }), // here
])]);`,
    compiler: 'TS2345',
    build:
      "any(…) takes criteria, such as often.includes('Never'), not a list. Write ... before the list: any(...list).",
  },
  {
    name: 'a question as a condition',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often }), // here
])]);`,
    compiler: 'TS2322',
    build:
      "The “when” of open(“Why?”) is the question “How often?”. Write a criterion, such as often.includes('Never') or param('panel').is('A'), or all(…) or any(…) of them.",
  },
  {
    name: 'a condition in words',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: 'often = Never' }), // here
])]);`,
    compiler: 'TS2322',
    build:
      "The “when” of open(“Why?”) is a text. Write a criterion, such as often.includes('Never') or param('panel').is('A'), or all(…) or any(…) of them.",
  },
  {
    name: 'a function as a condition',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: () => often.includes('Never') }), // here
])]);`,
    compiler: 'TS2322',
    build:
      "The “when” of open(“Why?”) is a function. Write a criterion, such as often.includes('Never') or param('panel').is('A'), or all(…) or any(…) of them.",
  },
  {
    name: 'includes() without names',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.includes() }), // here
])]);`,
    compiler: 'TS2345',
    build: 'includes() of “How often?” is empty. Give it the name of an option.',
  },
  {
    name: 'a list of names in includes(…)',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.includes(['Seldom', 'Never']) }), // here
])]);`,
    compiler: 'TS2345',
    build:
      'includes(…) of “How often?” takes the name of an option, not a list. Write ... before the list: includes(...list).',
  },
  {
    name: 'the number of an option in includes(…)',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.includes(2) }), // here
])]);`,
    compiler: 'TS2345',
    build: 'includes(…) of “How often?” takes the name of an option, not the number 2. Write its text.',
  },
  {
    name: 'a name from a table that does not have it',
    code: `const rare: Record<string, 'Never'> = { de: 'Never' };
export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.includes(rare['fr']) }), // here
])]);`,
    build:
      'includes(…) of “How often?” takes the name of an option, not undefined. Check where it comes from: a table, for example, may not have it.',
  },
  {
    name: 'a parameter without its value',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('panel') }), // here
])]);`,
    compiler: 'TS2322',
    build:
      "The “when” of open(“Why?”) is a parameter without its value. Write a criterion, such as often.includes('Never') or param('panel').is('A'), or all(…) or any(…) of them.",
  },
  {
    name: 'a parameter that is a number',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('wave').is(2) }), // here
])]);`,
    compiler: 'TS2345',
    build: "param(“wave”).is(…) takes a text, not the number 2. Write it as a text, as the link has it: is('2').",
  },
  {
    name: 'a parameter that is a date',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('day').is(new Date('2026-03-01')) }), // here
])]);`,
    compiler: 'TS2345',
    build: "param(“day”).is(…) takes a text, not a date. Write it as a text, as the link has it: is('2').",
  },
  {
    name: 'a concept that depends on its own block',
    code: `export default guide('T', {}, [
  concepts('C', {
    concepts: [
      { nickname: 'A', title: 'A', when: often.includes('Never') }, // here
    ],
  }, [often]),
]);`,
    build:
      'Block 1, concept 1: “How often?” is not in an earlier block, but the concept “A” depends on it. Move “How often?” to a block before this one.',
  },
  {
    name: 'a carried option with a slip of the pen',
    code: `const favourite = choice('Favourite?', { from: dishes });
export default guide('T', {}, [block('B', [dishes, favourite,
  open('Why?', { when: favourite.includes('pizza') }), // here
])]);`,
    compiler: 'TS2345',
    build:
      '“pizza” is no option of “Which?”, which has “soup”, “pasta”, “n”. Check its name. For one that is not listed, write unlisted(…).',
  },
  {
    name: 'an option of a list that the compiler does not know',
    code: `const brands: string[] = ['Oat', 'Rye'];
const bought = choice('Which?', { several: true, options: brands });
export default guide('T', {}, [block('B', [bought,
  open('Why?', { when: bought.includes('Spelt') }), // here
])]);`,
    build:
      '“Spelt” is no option of “Which?”, which has “Oat”, “Rye”. Check its name. For one that is not listed, write unlisted(…).',
  },
  {
    name: 'a criterion that nothing uses',
    code: `const isCook =
  often.excludes('Never'); // here
export default guide('T', {}, [block('B', [often, open('Why?')])]);`,
    build:
      'excludes(“Never”) of “How often?” is in no guide. Write it into a “when”, or delete it. Of two criteria beside && or ||, JavaScript keeps one: write all(…) or any(…).',
  },
];
