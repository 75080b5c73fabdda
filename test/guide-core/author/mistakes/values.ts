import type { Mistake } from './mistake.ts';

/** Values of another kind than a function takes, and calls without what they need. */
export const values: readonly Mistake[] = [
  {
    name: 'open that is passed to map',
    code: `export default guide('T', {}, [block('B', ['Why?'].map(open))]); // here`,
    compiler: 'TS2345',
    build:
      'open(“Why?”) takes its settings in braces, not the number 0. In a map, write .map((text) => open(text)): map passes the number of each entry, too.',
  },
  {
    name: 'block that is passed to map',
    code: `export default guide('T', {}, ['B'].map(block)); // here`,
    compiler: 'TS2345',
    build:
      'The questions of block(“B”) must be a list, not the number 0. In a map, write .map((text) => block(text, [ … ])): map passes the number of each entry, too.',
  },
  {
    name: 'true in a list of questions',
    code: `const isGerman = 'de'.startsWith('d');
export default guide('T', {}, [block('B', [often, // build
  isGerman || open('Why?'), // here
])]);`,
    compiler: 'TS2322',
    build:
      'block(“B”) takes a list of questions, but entry 2 is true. JavaScript leaves true where the left side of || is true. Write isGerman && open(…).',
  },
  {
    name: 'an empty text in a list of questions',
    code: `const name = ''.trim();
export default guide('T', {}, [block('B', [often, // build
  name && open(name), // here
])]);`,
    compiler: 'TS2322',
    build:
      "block(“B”) takes a list of questions, but entry 2 is an empty text. JavaScript leaves '' where a text before && is empty. Write name !== '' && open(…).",
  },
  {
    name: 'zero in a list of blocks',
    code: `const list: string[] = [];
export default guide('T', {}, [block('B', [often]), // build
  list.length && block('C', list.map((text) => open(text))), // here
]);`,
    compiler: 'TS2322',
    build:
      'guide(“T”) takes a list of blocks, but entry 2 is the number 0. JavaScript leaves 0 where a number before && is 0. Write list.length > 0 && block(…).',
  },
  {
    name: 'true in a list of options',
    code: `const isGerman = 'de'.startsWith('d');
export default guide('T', {}, [block('B', [
  choice('What?', { options: ['Soup', isGerman || 'Pasta'] }), // here
])]);`,
    compiler: 'TS2769',
    build:
      "The “options” of “What?” must be texts, but entry 2 is true. JavaScript leaves true where the left side of || is true. Write ...(isGerman ? ['Pasta'] : []).",
  },
  {
    name: 'zero in a list of options',
    code: `const list: string[] = [];
export default guide('T', {}, [block('B', [
  choice('What?', { options: ['Soup', list.length && 'Pasta'] }), // here
])]);`,
    compiler: 'TS2769',
    build:
      "The “options” of “What?” must be texts, but entry 2 is the number 0. JavaScript leaves 0 where a number before && is 0. Write ...(list.length > 0 ? ['Pasta'] : []).",
  },
  {
    name: 'a scale of numbers from zero',
    code: `export default guide('T', {}, [block('B', [
  choice('How many?', { options: [0, 1, 2] }), // here
])]);`,
    compiler: 'TS2769',
    build: "The “options” of “How many?” must be texts, but entry 1 is the number 0. Write each as a text: '0'.",
  },
  {
    name: 'options in a Set',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: new Set(['Soup', 'Pasta']) }), // here
])]);`,
    compiler: 'TS2769',
    build: 'The “options” of “What?” must be a list, not a Set. Write [...set].',
  },
  {
    name: 'questions in a Map',
    code: `const asked = new Map([['why', open('Why?')]]);
export default guide('T', {}, [block('B', asked)]); // here`,
    compiler: 'TS2740',
    build: 'The questions of block(“B”) must be a list, not a Map. Write [...map.values()].',
  },
  {
    name: 'a promise in a text',
    code: `const load = async () => 'Oat';
export default guide('T', {}, [block('B', [
  open(\`What do you think of \${load()}?\`), // here
])]);`,
    build:
      'warning: “What do you think of [object Promise]?” has “[object Promise]” in it. Write “await” before what is between ${ and } there.',
  },
  {
    name: 'a variable in plain quotes',
    code: `export default guide('T', {}, [block('B', [
  open('What do you think of \${brand}?'), // here
])]);`,
    build:
      'warning: “What do you think of ${brand}?” has “${brand}” in it. Write the text in backquotes: `… ${brand} …`.',
  },
  {
    name: 'a function in a text',
    code: `const brand = () => 'Oat';
export default guide('T', {}, [block('B', [
  open(\`What do you think of \${brand}?\`), // here
])]);`,
    build:
      "warning: “What do you think of () => 'Oat'?” has “() =>” in it. If it is the code of a function, call the function: ${brand()}.",
  },
  {
    name: 'none without its text',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['Soup', none] }), // here
])]);`,
    compiler: 'TS2769',
    build: "The “options” of “What?” must be texts, but entry 2 is a function. Call it: none('Nothing').",
  },
  {
    name: 'none() without its text',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['Soup', none()] }), // here
])]);`,
    compiler: 'TS2554',
    build:
      "none(…) takes a text first, not undefined. Write none('Nothing'), or check where it comes from: a table, for example, may not have it.",
  },
  {
    name: 'a question without any text',
    code: `export default guide('T', {}, [block('B', [
  open(), // here
])]);`,
    compiler: 'TS2554',
    build:
      "open(…) takes a text first, not undefined. Write open('Why?'), or check where it comes from: a table, for example, may not have it.",
  },
  {
    name: 'a guide without blocks',
    code: `export default guide('T', {}); // here`,
    compiler: 'TS2554',
    build:
      "The blocks of guide(“T”) must be a list, not undefined. Write them in brackets: [block('A', [ … ]), …]. If the list comes from forEach, write map. If it comes from a table, check that the table has it.",
  },
  {
    name: 'a guide with an empty list of blocks',
    code: `export default guide('T', {}, []); // here`,
    build: "The guide has no blocks. Add one: block('A', [ … ]).",
  },
  {
    name: 'a block of which all questions were left out',
    code: `const isGerman = 'fr'.startsWith('d');
export default guide('T', {}, [
  block('B', [isGerman && open('Why?')]), // here
]);`,
    build: 'Block “B” has no questions: all were left out. Leave out the block, too: isGerman && block(…).',
  },
  {
    name: 'questions from forEach',
    code: `export default guide('T', {}, [
  block('B', ['Why?'].forEach((text) => open(text))), // here
]);`,
    compiler: 'TS2345',
    build:
      "The questions of block(“B”) must be a list, not undefined. Write them in brackets: [open('Why?'), …]. If the list comes from forEach, write map. If it comes from a table, check that the table has it.",
  },
  {
    name: 'nothing to compare',
    code: `export default guide('T', {}, [block('B', [
  maxDiff('Best?', {}), // here
])]);`,
    compiler: 'TS2345',
    build: "maxDiff(“Best?”) has no options. Write options: ['A', 'B'].",
  },
  {
    name: 'a matrix without rows',
    code: `export default guide('T', {}, [block('B', [
  matrix('Use', { columns: ['Always', 'Never'] }), // here
])]);`,
    compiler: 'TS2345',
    build: "matrix(“Use”) has no rows. Write rows: ['At home', 'At work'].",
  },
  {
    name: 'the text of a button without its name',
    code: `export default guide('T', {}, [block('B', [often,
  statement('Hello', 'Next'), // here
])]);`,
    compiler: 'TS2559',
    build: "statement(“Hello”) takes its settings in braces, not a text. Write { button: 'Next' }.",
  },
  {
    name: 'the options of a matrix',
    code: `export default guide('T', {}, [block('B', [
  matrix('Use', { rows: ['at home'], options: ['Always', 'Never'] }), // here
])]);`,
    compiler: 'TS2353',
    build: 'matrix(“Use”) has no setting “options”. Use “columns”.',
  },
  {
    name: 'a condition of a block',
    code: `export default guide('T', {}, [block('A', [often]),
  block('C', [open('Why?')], { when: often.includes('Never') }), // here
]);`,
    compiler: 'TS2353',
    build: 'block(“C”) has no setting “when”. Give each question the condition.',
  },
  {
    name: 'a condition of a block of concepts',
    code: `export default guide('T', {}, [block('A', [often]),
  concepts('C', { // build
    when: often.includes('Never'), // compiler
    concepts: [{ nickname: 'A', title: 'A' }],
  }, [open('Why?')]),
]);`,
    compiler: 'TS2353',
    build: 'concepts(“C”) has no setting “when”. Give each concept, or each question, the condition.',
  },
  {
    name: 'a condition with if',
    code: `export default guide('T', {}, [block('A', [often,
  open('Why?', { if: often.includes('Never') }), // here
])]);`,
    compiler: 'TS2353',
    build: 'open(“Why?”) has no setting “if”. Use “when”.',
  },
  {
    name: 'the link of a page',
    code: `export default guide('T', {}, [block('A', [
  open('Why?', { embed: { link: 'https://example.org/a' } }), // here
])]);`,
    compiler: 'TS2353',
    build: 'Block 1, question 1, "embed" has no “link”. Use “url”.',
  },
  {
    name: 'the heading of a welcome',
    code: `export default guide('T', { welcome: { heading: 'Hello', message: 'Welcome' } }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2353',
    build: '“welcome” has no “heading”. Use “title”.',
  },
  {
    name: 'numbers of answers in quotes',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { several: true, options: ['A', 'B'], select: ['1', '2'] }), // here
])]);`,
    compiler: 'TS2769',
    build:
      "“select” of choice(“What?”) takes two numbers, the fewest and the most, not the texts '1' and '2'. Write them without quotes.",
  },
  {
    name: 'a number of concepts that is no number',
    code: `export default guide('T', {}, [
  concepts('C', { show: Number('one'), concepts: [{ nickname: 'A', title: 'A' }] }, [open('Why?')]), // here
]);`,
    build: 'Block 1, "show": this must be a number, not NaN. Check how it is calculated.',
  },
  {
    name: 'a number of concepts that is no whole number',
    code: `export default guide('T', {}, [
  concepts('C', { show: 1.5, concepts: [{ nickname: 'A', title: 'A' }] }, [open('Why?')]), // here
]);`,
    build: 'Block 1, "show": this must be a whole number, not 1.5. Round it.',
  },
  {
    name: 'a guide that a function does not return',
    code: `const make = () => { guide('T', {}, [block('B', [open('Why?')])]); };
export default { // here
  a: make(),
};`,
    build:
      '“a” in the default export is undefined. If a function makes it, write return in that function. To leave it out on purpose, write ...(isLong && { a: guide(…) }).',
  },
  {
    name: 'one of several guides that && leaves out',
    code: `const isLong = 'short'.startsWith('l');
const made = guide('T', {}, [block('B', [open('Why?')])]);
export default { a: made, b: isLong && made }; // here`,
    build: '“b” in the default export is false. To leave it out on purpose, write ...(isLong && { b: guide(…) }).',
  },
  {
    name: 'one of several guides that is a function',
    code: `const make = () => guide('T', {}, [block('B', [open('Why?')])]);
export default { a: make(), b: make }; // here`,
    build: '“b” in the default export is a function. Call it: add () after its name.',
  },
  {
    name: 'a block as the guide',
    code: `export default block('B', [open('Why?')]); // here`,
    build: "The default export is the block “B”. Put it into a guide: guide('…', {}, [ … ]).",
  },
  {
    name: 'a question in place of a guide',
    code: `export default { a: open('Why?') }; // here`,
    build:
      "“a” in the default export is the question “Why?”. Put it into a block: guide('…', {}, [block('A', [ … ])]).",
  },
  {
    name: 'a text in place of a guide',
    code: `export default { a: guide('T', {}, [block('B', [open('Why?')])]), b: 'T' }; // here`,
    build: '“b” in the default export is a text. Write guide(…), or delete it.',
  },
  {
    name: 'a guide that leads back to itself',
    code: `const made: Record<string, unknown> = { ...guide('T', {}, [block('B', [open('Why?')])]) };
made['self'] = made;
export default made; // here`,
    build:
      'The default export has “self”, which leads back to what it is in. A file cannot hold that. Leave “self” out.',
  },
  {
    name: 'a function of another library',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.include('Never') }), // here
])]);`,
    compiler: 'TS2551',
    build: '“often” has no “include”. To ask a choice for an answer, write includes(…).',
  },
  {
    name: 'an answer that is compared by a function',
    code: `export default guide('T', {}, [block('B', [often,
  open('Why?', { when: often.equals('Never') }), // here
])]);`,
    compiler: 'TS2339',
    build: '“often” has no “equals”. To ask a choice for an answer, write includes(…).',
  },
  {
    name: 'criteria in a chain',
    code: `export default guide('T', {}, [block('B', [often, dishes,
  open('Why?', { when: often.includes('Never').and(dishes.includes('soup')) }), // here
])]);`,
    compiler: 'TS2339',
    build: 'This has no “and”. For several criteria, write all(…, …).',
  },
  {
    name: 'data with a comma too many',
    code: `const brands = JSON.parse('["Oat",]') as string[]; // here
export default guide('T', {}, [block('B', [choice('What?', { options: brands })])]);`,
    build: `A text is not valid JSON: Unexpected token ']' in "["Oat",]". Remove the comma before ].`,
  },
  {
    name: 'a guide with its title only',
    code: `export default guide('T'); // here`,
    compiler: 'TS2554',
    build: "guide(“T”) has no blocks. Write guide('…', {}, [block('A', [ … ])]).",
  },
  {
    name: 'a guide of which all blocks were left out',
    code: `const isLong = 'short'.startsWith('l');
export default guide('T', {}, [isLong && block('B', [open('Why?')])]); // here`,
    build: "The guide has no blocks: all were left out. Add one: block('A', [ … ]).",
  },
  {
    name: 'another function of the library as the guide',
    code: `export default block; // here`,
    build: "The default export is the function block itself. Write export default guide('…', {}, [ … ]).",
  },
  {
    name: 'a default export without a value',
    code: `export default (() => undefined)(); // here`,
    build:
      'The default export is undefined, and no guide. If a function makes it, write return in that function. End the file with “export default guide(…)”, or with an object of guides by their names.',
  },
];
