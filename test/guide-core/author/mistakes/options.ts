import type { Mistake } from './mistake.ts';

/** Mistakes in options, and in what they decide. */
export const options: readonly Mistake[] = [
  {
    name: 'an exclusive option that is not last',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: [none('Nothing'), 'A'] }), // here
])]);`,
    compiler: 'TS2769',
    build: `Block 1, question 1, option 1: "Nothing" is exclusive, but only the last option can be. Move it to the end, or write 'Nothing' without none(…).`,
  },
  {
    name: 'an exclusive option beside one answer',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: ['A', none('Nothing')] }), // here
])]);`,
    compiler: 'TS2769',
    build: `Block 1, question 1, option 2: "Nothing" is exclusive, which only works if several answers are allowed. Allow them with several: true, or write 'Nothing' without none(…).`,
  },
  {
    name: 'a number of answers beside one answer',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: ['A', 'B'], select: [1, 2] }), // here
])]);`,
    compiler: 'TS2769',
    build:
      'Block 1, question 1, "select": the number of answers can be limited only if several answers are allowed. Add several: true, or leave “select” out.',
  },
  {
    name: 'more to select at least than at most',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['A', 'B'], select: [2, 1] }), // here
])]);`,
    build:
      'Block 1, question 1, "select": the smallest number of answers is 2, but the largest is 1. Lower the first, or raise the second.',
  },
  {
    name: 'a number of answers that is no list',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['A', 'B'], select: 2 }), // here
])]);`,
    compiler: 'TS2769',
    build:
      '“select” of choice(“What?”) takes two numbers, the fewest and the most, not the number 2. Write select: [2, 2] for exactly 2, or [1, 2] for at most 2.',
  },
  {
    name: 'more answers allowed than there are options',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['A', 'B', 'C'], select: [1, 6] }), // here
])]);`,
    build:
      'warning: Block 1, question 1, "select": up to 6 answers are allowed, but there are only 3 to choose from. Lower the number, or add options.',
  },
  {
    name: 'a number of answers that is no number',
    code: `const most = Number('two');
export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['A', 'B'], select: [1, most] }), // here
])]);`,
    build:
      '“select” of choice(“What?”) takes two numbers, the fewest and the most. The most is NaN, which is no number. Check how it is calculated.',
  },
  {
    name: 'more to select than there is',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['A', 'B', 'C'], select: [5, 6] }), // here
])]);`,
    build:
      'warning: Block 1, question 1, "select": at least 5 answers are required, but there are only 3 to choose from, so nobody can answer. Write select: [3, 3], lower the first number, or add options.',
  },
  {
    name: 'short names that are numbers',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: { 2: 'Two', 1: 'One' } }), // here
])]);`,
    build:
      '“1” of “What?” is a number: JavaScript puts such names first, whatever their order in the code. Begin it with a letter.',
  },
  {
    name: 'the same option twice',
    code: `const what = choice('What?', { options: ['A', 'A'] }); // here
export default guide('T', {}, [block('B', [what, open('Why?', { when: what.includes('A') })])]);`,
    build:
      "“A” is in the “options” of “What?” twice. Reword one, or remove it. If both are meant, write option('…', { repeats: true }).",
  },
  {
    name: 'the same column twice, from a list',
    code: `const scale = ['Often', 'Seldom', 'Often'];
export default guide('T', {}, [block('B', [
  matrix('Use', { rows: ['at home'], columns: scale }), // here
])]);`,
    build:
      "“Often” is in the “columns” of “Use” twice. Reword one, or remove it. If both are meant, write option('…', { repeats: true }).",
  },
  {
    name: 'the same option twice, by two short names',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: { a: 'Soup', b: 'Soup' } }), // here
])]);`,
    build:
      "“Soup” is in the “options” of “What?” twice. Reword one, or remove it. If both are meant, write option('…', { repeats: true }).",
  },
  {
    name: 'options that are numbers',
    code: `export default guide('T', {}, [block('B', [
  choice('How many?', { options: [1, 2, 3] }), // here
])]);`,
    compiler: 'TS2769',
    build: "The “options” of “How many?” must be texts, but entry 1 is the number 1. Write each as a text: '1'.",
  },
  {
    name: 'options in the form of another tool',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: [{ label: 'Soup', value: 1 }, { label: 'Pasta', value: 2 }] }), // here
])]);`,
    compiler: 'TS2769',
    build: "The “options” of “What?” must be texts, but entry 1 is an object. Write each as a text: 'Soup'.",
  },
  {
    name: 'options in one text',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: 'Soup, Pasta' }), // here
])]);`,
    compiler: 'TS2769',
    build: "The “options” of “What?” must be a list, not a text. Write them as a list: ['Soup', 'Pasta'].",
  },
  {
    name: 'options that are not there yet',
    code: `const load = async () => ['Soup', 'Pasta'];
export default guide('T', {}, [block('B', [
  choice('What?', { options: load() }), // here
])]);`,
    compiler: 'TS2769',
    build: 'The “options” of “What?” must be a list, not a promise. Write “await” before it.',
  },
  {
    name: 'an option that a market does not have',
    code: `const isGerman = 'fr'.startsWith('d');
export default guide('T', {}, [block('B', [
  choice('What?', { options: ['Soup', isGerman && 'Pasta'] }), // here
])]);`,
    compiler: 'TS2769',
    build:
      "The “options” of “What?” must be texts, but entry 2 is false. JavaScript leaves false where && leaves something out. Write ...(isGerman ? ['Pasta'] : []) for an option that only some markets have.",
  },
  {
    name: 'options of a table with blanks',
    code: `const cells = 'Soup;Pasta;;Rice'.split(';');
export default guide('T', {}, [block('B', [
  choice('What?', { options: cells }), // here
])]);`,
    build: 'Block 1, question 1: option 3 of “What?” is blank. Remove the blank from the list, or write its text.',
  },
  {
    name: 'an option with a space that a table has',
    code: `const [soup = '', pasta = ''] = 'Soup; Pasta'.split(';');
const what = choice('What?', { options: [soup, pasta] });
export default guide('T', {}, [block('B', [what,
  open('Why?', { when: what.includes('Pasta') }), // here
])]);`,
    build:
      'The option is “ Pasta”, with a space before it. Remove the space where the options are made, for example with .trim().',
  },
  {
    name: 'a name with a space behind it',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.includes('Seldom ') }), // here
])]);`,
    compiler: 'TS2345',
    build: 'The option is “Seldom”, without a space after it. Remove the space.',
  },
  {
    name: 'options of a table that has none for a market',
    code: `const brands: Record<string, string[]> = { de: ['Oat', 'Rye'] };
export default guide('T', {}, [block('B', [
  choice('What?', { options: brands['fr'] }), // here
])]);`,
    build:
      'The “options” of choice(“What?”) is undefined. Check where it comes from: a table, for example, may not have it.',
  },
  {
    name: 'options that are passed without their name',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', ['Soup', 'Pasta']), // here
])]);`,
    compiler: 'TS2769',
    build: "choice(“What?”) takes its settings in braces, not a list. Write { options: ['A', 'B'] }.",
  },
  {
    name: 'a choice without options',
    code: `export default guide('T', {}, [block('B', [
  choice('What?'), // here
])]);`,
    compiler: 'TS2554',
    build: "choice(“What?”) has no settings. Write { options: ['A', 'B'] }.",
  },
  {
    name: 'a ranking without options',
    code: `export default guide('T', {}, [block('B', [
  ranking('Order', {}), // here
])]);`,
    build:
      "ranking(“Order”) has no options. Write options: ['A', 'B'], or from: and a choice whose selected options it shows.",
  },
  {
    name: 'options that are named twice',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: { Soup: 'Pasta', other: 'Soup' } }), // here
])]);`,
    build:
      '“Soup” is the short name of “Pasta” and also the text of another option of “What?”. Choose another short name.',
  },
  {
    name: 'rows with short names',
    code: `export default guide('T', {}, [block('B', [
  matrix('Use', { rows: { home: 'At home' }, columns: ['Always', 'Never'] }), // here
])]);`,
    compiler: 'TS2353',
    build: "The “rows” of “Use” must be a list, not an object. Write rows: ['At home', 'At work'].",
  },
  {
    name: 'one option to compare',
    code: `export default guide('T', {}, [block('B', [
  maxDiff('Best?', { options: ['A'] }), // here
])]);`,
    build: 'Block 1, question 1: “Best?” has too few “options”. Write 2 or more.',
  },
  {
    name: 'six options on a screen',
    code: `export default guide('T', {}, [block('B', [
  maxDiff('Best?', { options: ['A', 'B'], perScreen: 6 }), // here
])]);`,
    compiler: 'TS2322',
    build: 'Block 1, question 1, "perScreen": this value is not allowed. Use 3, 4 or 5.',
  },
  {
    name: 'a ranking of one answer',
    code: `export default guide('T', {}, [block('B', [often,
  ranking('Order', { from: often }), // here
])]);`,
    compiler: 'TS2769',
    build:
      '“from” of ranking(“Order”) takes a choice with several: true; “How often?” has one answer. Name another choice, or write several: true there.',
  },
  {
    name: 'carrying from a matrix',
    code: `export default guide('T', {}, [block('B', [uses,
  choice('Which of these?', { from: uses }), // here
])]);`,
    compiler: 'TS2769',
    build: '“from” of choice(“Which of these?”) takes a choice with several: true; “Use” is a matrix. Name a choice.',
  },
  {
    name: 'carrying by a text',
    code: `export default guide('T', {}, [block('B', [dishes,
  choice('Which of these?', { from: 'dishes' }), // here
])]);`,
    compiler: 'TS2769',
    build:
      '“from” of choice(“Which of these?”) takes a choice with several: true, not a text. Write the constant of the question, without quotes.',
  },
  {
    name: 'carrying from a question that comes later',
    code: `export default guide('T', {}, [block('B', [
  choice('Which of these?', { from: dishes }), // here
  dishes,
])]);`,
    build:
      'Block 1, question 1: “Which?” comes later in this guide, but this question shows what is selected in it. Move “Which?” before this question.',
  },
  {
    name: 'carrying from a question that is not in the guide',
    code: `export default guide('T', {}, [block('B', [
  ranking('Order', { from: dishes }), // here
])]);`,
    build:
      'Block 1, question 1: “Which?” is in no block of this guide, but this question shows what is selected in it. Put it into the guide, before this question.',
  },
  {
    name: 'a decision about an option with a slip of the pen',
    code: `export default guide('T', {}, [screening('S', [
  often.rejecting('never'), // here
]), block('B', [open('Why?')])]);`,
    compiler: 'TS2345',
    build: '“never” is no option of “How often?”, which has “Most days”, “Seldom”, “Never”. Write “Never”.',
  },
  {
    name: 'an option that is accepted and rejected',
    code: `export default guide('T', {}, [screening('S', [
  often.accepting('Seldom').rejecting('Seldom'), // here
]), block('B', [open('Why?')])]);`,
    build: '“Seldom” of “How often?” is both in accepting(…) and in rejecting(…). Leave it in one.',
  },
  {
    name: 'a list of options in rejecting(…)',
    code: `export default guide('T', {}, [screening('S', [
  often.rejecting(['Seldom', 'Never']), // here
]), block('B', [open('Why?')])]);`,
    compiler: 'TS2345',
    build:
      'rejecting(…) of “How often?” takes the name of an option, not a list. Write ... before the list: rejecting(...list).',
  },
  {
    name: 'a decision that is dropped',
    code: `often.rejecting('Never'); // here
export default guide('T', {}, [
  screening('S', [often.accepting('Seldom')]),
  block('B', [open('Why?')]),
]);`,
    build:
      'rejecting(…) of “How often?” is in no guide. It returns another question and changes nothing. Write it where the question is in screening(…), after accepting(…) if there is one.',
  },
  {
    name: 'a decision outside of a screener',
    code: `export default guide('T', {}, [block('B', [
  often.accepting('Seldom'), // here
])]);`,
    compiler: 'TS2322',
    build:
      '“How often?” is in block(“B”), but only a screener can decide who takes part. Put it into screening(…), or leave accepting(…) and rejecting(…) out.',
  },
  {
    name: 'an id that a table by language does not have',
    code: `const say: { readonly often: string; readonly daily: string; readonly never: string } = JSON.parse('{ "often": "Often?", "daily": "Daily", "never": "Never" }');
const eaten = choice(say.often, { options: [option(say.daily, { id: 'daily' }), option(say.never, { id: 'never' })] });
export default guide('T', {}, [screening('S', [eaten.accepting('dayly').rejecting('never')])]); // here`,
    compiler: 'TS2345',
    build: '“dayly” is no option of “Often?”, which has “daily”, “never”. Write “daily”.',
  },
];
