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
    build: "A matrix is asked by row. Write .row('at home') before .includes('Always').",
  },
  {
    name: 'a column that is a row',
    code: `export default guide('T', {}, [block('B', [uses,
  open('Why?', { when: uses.row('at home').includes('at work') }), // here
])]);`,
    compiler: 'TS2345',
    build: '“at work” is a row of “Use”. includes(…) takes columns: “Always”, “Never”.',
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
      'A condition cannot depend on an open question (“Why?”). It can depend on a choice, a row of a matrix or a parameter of the link.',
  },
  {
    name: 'a ranking that is asked for answers',
    code: `const order = ranking('Order', { options: ['A', 'B'] });
export default guide('T', {}, [block('B', [order,
  open('How?', { when: order.includes('A') }), // here
])]);`,
    compiler: 'TS2339',
    build:
      'A condition cannot depend on a ranking (“Order”). It can depend on a choice, a row of a matrix or a parameter of the link.',
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
      "all(…) takes criteria, such as often.includes('Never'), not any(…). A condition has one level: all of its criteria, or any of them. Write one criterion of “How often?” in place of any(…): includes('Seldom', 'Never').",
  },
  {
    name: 'a condition that is true',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: true }), // here
])]);`,
    compiler: 'TS2322',
    build:
      'The “when” of open(“Why?”) is true. If it comes from !, !== or a comparison, write includes(…) or excludes(…); if everyone is to be asked, leave “when” out.',
  },
  {
    name: 'a condition with !',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: !often.includes('Never') }), // here
])]);`,
    compiler: 'TS2322',
    build:
      'The “when” of open(“Why?”) is false. If it comes from ===, !== or !, write includes(…) or excludes(…) instead. For some markets only, write isGerman ? criterion : undefined.',
  },
  {
    name: 'two criteria with &&',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', { when: often.includes('Seldom') && dishes.includes('soup') }), // here
])]);`,
    build: '&& keeps only the last of these criteria, so includes(“Seldom”) of “How often?” is lost. Write all(…, …).',
  },
  {
    name: 'two criteria with ||, on two lines',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', {
    when:
      often.includes('Seldom') || // here
      dishes.includes('soup'),
  }),
])]);`,
    build: '|| keeps only its first criterion, includes(“Seldom”) of “How often?”. Write any(…, …).',
  },
  {
    name: 'two criteria with &&, on two lines',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('How?', {
    when:
      often.includes('Never') && // here
      dishes.includes('pasta'),
  }),
])]);`,
    build: '&& keeps only the last of these criteria, so includes(“Never”) of “How often?” is lost. Write all(…, …).',
  },
  {
    name: 'two criteria with ||, on one line',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', { when: often.includes('Seldom') || dishes.includes('soup') }), // here
])]);`,
    build: '|| keeps only its first criterion, includes(“Seldom”) of “How often?”. Write any(…, …).',
  },
  {
    name: 'two criteria with || in all(…), by names from a table',
    code: `const name = 'Seldom' as const;
export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', {
    when: all(
      often.includes(name) || param('panel').is('A'), // here
      dishes.includes('soup'),
    ),
  }),
])]);`,
    build:
      '|| keeps only its first criterion, includes(“Seldom”) of “How often?”. all(…) cannot contain any(…): write one question for each case, with a condition of its own.',
  },
  {
    name: 'two values of a parameter',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('panel').is('A', 'B') }), // here
])]);`,
    compiler: 'TS2554',
    build: "is(…) takes one value. Write any(param('panel').is('A'), param('panel').is('B')).",
  },
  {
    name: 'a parameter that is asked for answers',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('panel').includes('A') }), // here
])]);`,
    compiler: 'TS2339',
    build: "A parameter has no “includes”: write param('panel').is('A').",
  },
  {
    name: 'a choice that is asked as a parameter',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.is('Never') }), // here
])]);`,
    compiler: 'TS2339',
    build: "is(…) is for a parameter of the link, and “How often?” is a choice. Write .includes('Never') instead.",
  },
  {
    name: 'a row without its column',
    code: `export default guide('T', {}, [block('B', [uses,
  open('Why?', { when: uses.row('at home') }), // here
])]);`,
    compiler: 'TS2322',
    build: "The “when” of open(“Why?”) is a row without its column. Write .includes('Always') after it.",
  },
  {
    name: 'a row that is a column',
    code: `export default guide('T', {}, [block('B', [uses,
  open('Why?', { when: uses.row('Never').includes('Always') }), // here
])]);`,
    compiler: 'TS2345',
    build: '“Never” is a column of “Use”. row(…) takes rows: “at home”, “at work”.',
  },
  {
    name: 'a question that is compared',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: String(often) === 'Never' }), // here
])]);`,
    compiler: 'TS2322',
    build:
      'The “when” of open(“Why?”) is false. If it comes from ===, !== or !, write includes(…) or excludes(…) instead. For some markets only, write isGerman ? criterion : undefined.',
  },
  {
    name: 'a condition that is null',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: null }), // here
])]);`,
    compiler: 'TS2322',
    build: 'The “when” of open(“Why?”) is null. For everyone, leave it out.',
  },
  {
    name: 'not(…)',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: not(often.includes('Never')) }), // here
])]);`,
    compiler: 'TS2304',
    build: 'There is no not(…). Write excludes(…) in place of includes(…).',
  },
  {
    name: 'any(…) of two questions in all(…)',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', {
    when: all(
      any(often.includes('Seldom'), dishes.includes('pasta')), // here
      dishes.includes('soup'),
    ),
  }),
])]);`,
    compiler: 'TS2345',
    build:
      "all(…) takes criteria, such as often.includes('Never'), not any(…). A condition has one level: all of its criteria, or any of them. Write one question for each case, with a condition of its own, and leave out of the second who is asked the first, or some are asked both.",
  },
  {
    name: 'one name of very many with a slip of the pen',
    code: `const codes: string[] = Array.from({ length: 43 }, (_, at) => \`Brand \${String(at)}\`);
const what = choice('Which brand?', { options: codes });
export default guide('T', {}, [block('B', [what,
  open('Why?', { when: what.includes('Brand 99') }), // here
])]);`,
    build:
      '“Brand 99” is no option of “Which brand?”, which has “Brand 0”, “Brand 1”, “Brand 2”, “Brand 3”, “Brand 9”, “Brand 19”, “Brand 29”, “Brand 39” … and 35 more. Check its name.',
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
    build: 'The “when” of open(“Why?”) is a function. Write the criterion itself, without () => before it.',
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
    build: "The “when” of open(“Why?”) is a parameter without its value. Write .is('A') after it.",
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
    build: "param(“day”).is(…) takes a text, not a date. Write it as a text, as the link has it: is('2026-03-01').",
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
    name: 'an option beside those that are carried, which nobody is shown',
    code: `const favourite = choice('Favourite?', { from: dishes, several: true, options: [none('None of them')] });
export default guide('T', {}, [block('B', [dishes, favourite,
  open('Why?', { when: favourite.includes('None of them') }), // here
])]);`,
    compiler: 'TS2345',
    build:
      '“None of them” is among the “options” of “Favourite?”, which shows those selected in “Which?”, and none of its own. Name an option of “Which?”, or leave “from” out.',
  },
  {
    name: 'options beside those that are carried, and a condition on one that is carried',
    code: `const favourite = choice('Favourite?', { from: dishes, several: true, options: [none('None of them')] }); // here
export default guide('T', {}, [block('B', [dishes, favourite,
  open('Why?', { when: favourite.includes('soup') }),
])]);`,
    build:
      'warning: Block 1, question 2, "options": this question carries its options forward from "which", so its own options are never shown. Remove them, or stop carrying forward.',
  },
  {
    name: 'a carried option with a slip of the pen',
    code: `const favourite = choice('Favourite?', { from: dishes });
export default guide('T', {}, [block('B', [dishes, favourite,
  open('Why?', { when: favourite.includes('pizza') }), // here
])]);`,
    compiler: 'TS2345',
    build: '“pizza” is no option of “Which?”, which has “soup”, “pasta”, “n”. Check its name.',
  },
  {
    name: 'an option of a list that the compiler does not know',
    code: `const brands: string[] = ['Oat', 'Rye'];
const bought = choice('Which?', { several: true, options: brands });
export default guide('T', {}, [block('B', [bought,
  open('Why?', { when: bought.includes('Spelt') }), // here
])]);`,
    build: '“Spelt” is no option of “Which?”, which has “Oat”, “Rye”. Check its name.',
  },
  {
    name: 'any(…) of a row with an apostrophe in all(…)',
    code: `const home = matrix('Home', { rows: ['today'], columns: ["It's good", 'Bad'] });
export default guide('T', {}, [block('B', [home, dishes,
  open('Why?', {
    when: all(
      any(home.row('today').includes("It's good"), home.row('today').includes('Bad')), // here
      dishes.includes('soup'),
    ),
  }),
])]);`,
    compiler: 'TS2345',
    build:
      "all(…) takes criteria, such as often.includes('Never'), not any(…). A condition has one level: all of its criteria, or any of them. Write one criterion of “Home” in place of any(…): row('today').includes(\"It's good\", 'Bad').",
  },
  {
    name: 'constants with ||, used elsewhere too',
    code: `const seldom = often.includes('Seldom'), soup = dishes.includes('soup');
export default guide('T', {}, [block('B', [often, dishes, open('A?', { when: seldom }), open('B?', { when: soup }),
  open('Why?', { when: seldom || soup }), // here
])]);`,
    build: '|| keeps only its first criterion, “seldom”. Write any(…, …).',
  },
  {
    name: 'constants with &&, used elsewhere too',
    code: `const seldom = often.includes('Seldom');
const soup = dishes.includes('soup');
export default guide('T', {}, [block('B', [often, dishes, open('A?', { when: seldom }), open('B?', { when: soup }),
  open('Why?', { when: seldom && soup }), // here
])]);`,
    build: '&& keeps only the last of these criteria, so “seldom” is lost. Write all(…, …).',
  },
  {
    name: 'a criterion before a question',
    code: `export default guide('T', {}, [block('B', [often,
  often.includes('Never') && open('Why?'), // here
])]);`,
    build:
      'includes(“Never”) of “How often?” is no yes or no in code: answers come later. Write it into the “when” of a question.',
  },
  {
    name: 'a criterion that chooses between conditions',
    code: `const seldom = often.includes('Seldom');
const soup = dishes.includes('soup');
export default guide('T', {}, [block('B', [often, dishes, open('A?', { when: soup }),
  open('Why?', { when: seldom ? soup : undefined }), // here
])]);`,
    build: '“seldom” is no yes or no in code: answers come later. Write it into the “when” of a question.',
  },
  {
    name: 'a criterion in an if',
    code: `const questions: Question[] = [often];
if (often.includes('Never')) questions.push(open('Why?')); // here
export default guide('T', {}, [block('B', questions)]);`,
    build:
      'includes(“Never”) of “How often?” is no yes or no in code: answers come later. Write it into the “when” of a question.',
  },
  {
    name: 'a question that is made twice by a function',
    code: `const make = () => choice('A?', { options: ['x', 'y'] });
export default guide('T', {}, [block('B', [make(),
  open('Why?', { when: make().includes('x') }), // here
])]);`,
    build:
      'Block 1, question 2: Another question “A?” is in this guide, but this condition asks about it. Make it once, keep it in a constant, and use that in both places.',
  },
  {
    name: 'two values of a parameter, as options',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('panel').includes('DE', 'FR') }), // here
])]);`,
    compiler: 'TS2339',
    build: "A parameter has no “includes”: write any(param('panel').is('DE'), param('panel').is('FR')).",
  },
  {
    name: 'a parameter that is not to be a value',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { when: param('panel').excludes('DE') }), // here
])]);`,
    compiler: 'TS2339',
    build:
      "A parameter has no “excludes”: a condition names the values that are asked. Write param('panel').is(…) for each of them, in any(…).",
  },
  {
    name: 'a criterion that nothing uses',
    code: `const isCook =
  often.excludes('Never'); // here
export default guide('T', {}, [block('B', [often, open('Why?')])]);`,
    build: 'The criterion excludes(“Never”) of “How often?” is used nowhere. Put it into a “when”, or delete it.',
  },
];
