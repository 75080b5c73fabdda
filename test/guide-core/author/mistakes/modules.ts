import type { Mistake } from './mistake.ts';

const library = "from '@guide-studio/guide-core/author';\n";

/** Mistakes in exports, imports and files. */
export const modules: readonly Mistake[] = [
  {
    name: 'no default export',
    code: `export const study = guide('T', {}, [block('B', [open('Why?')])]); // here`,
    build:
      'study.ts has no default export, so no file is made. Write `export default guide(…)`, or add `export default study;` at the end.',
  },
  {
    name: 'a default export that returns nothing',
    code: `export default () => {
  guide('T', {}, [block('B', [open('Why?')])]); // here
};`,
    build: 'The default export returns nothing. Add return before guide(…).',
  },
  {
    name: 'two guides in one file, one of them by its name only',
    code: `export const first = guide('A', {}, [block('B', [open('Why?')])]); // here
export default guide('B', {}, [block('B', [open('Why?')])]);`,
    build:
      'The guide “first” is not in the default export, so no file is made of it. Write export default { first, … }.',
  },
  {
    name: 'two default exports',
    code: `export default guide('A', {}, [block('B', [open('Why?')])]); // compiler
export default guide('B', {}, [block('B', [open('Why?')])]); // here`,
    compiler: 'TS2528',
    build: 'This is the second default export, and a file has one. Write export default { a: guide(…), b: guide(…) }.',
  },
  {
    name: 'a list of guides',
    code: `export default [guide('T', {}, [block('B', [open('Why?')])])]; // here`,
    build: 'The default export is a list. Give each guide the name of its file: export default { name: guide(…) }.',
  },
  {
    name: 'the function as the guide',
    code: `export default guide; // here`,
    build: "The default export is the function itself. Call it: export default guide('…', {}, [ … ]).",
  },
  {
    name: 'the export of CommonJS',
    code: `module.exports = guide('T', {}, [block('B', [open('Why?')])]); // here`,
    build: 'Write `export default` in place of `module.exports =`.',
  },
  {
    name: 'await without async',
    code: `const load = async () => ['A', 'B'];
const make = () => {
  const options = await load(); // here
  return guide('T', {}, [block('B', [choice('What?', { options })])]);
};
export default make();`,
    compiler: 'TS1308',
    build: 'Only an async function can await. Write “async” before the function around this line: async () => { … }.',
  },
  {
    name: 'a function that is not imported',
    code: `import { block, guide } ${library}export default guide('T', {}, [block('B', [
  open('Why?'), // here
])]);`,
    compiler: 'TS2322',
    build: "“open” is not imported. Add it to the import from '@guide-studio/guide-core/author'.",
  },
  {
    name: 'a function that the library does not have',
    code: `import { block, guide, select } from '@guide-studio/guide-core/author'; // here
export default guide('T', {}, [block('B', [
  select('Which?', { options: ['A', 'B'] }),
])]);`,
    compiler: 'TS2305',
    build:
      "'@guide-studio/guide-core/author' exports no “select”. For questions it has open, choice, ranking, matrix, maxDiff and statement. For select, write choice(…).",
  },
  {
    name: 'a function that is imported as a type',
    code: `import { block, guide } ${library}import type { open } ${library}export default guide('T', {}, [block('B', [
  open('Why?'), // here
])]);`,
    compiler: 'TS1361',
    build: "“open” is imported as a type only. Delete “type” in the import from '@guide-studio/guide-core/author'.",
  },
  {
    name: 'the library without its path',
    code: `import { block, guide, open } from '@guide-studio/guide-core'; // here
export default guide('T', {}, [block('B', [open('Why?')])]);`,
    compiler: 'TS2305',
    build: "'@guide-studio/guide-core' exports no “open”. Import it from '@guide-studio/guide-core/author'.",
  },
  {
    name: 'the library with a slip of the pen',
    code: `import { block, guide, open } from '@guide-studio/guide-core/auhtor'; // here
export default guide('T', {}, [block('B', [open('Why?')])]);`,
    compiler: 'TS2307',
    build:
      "There is no “@guide-studio/guide-core/auhtor”. Guides in code import from '@guide-studio/guide-core/author'.",
  },
  {
    name: 'a file that is not there',
    code: `import { block, guide, open } ${library}import { texts } from './txets.ts'; // here
export default guide('T', {}, [block('B', [open(texts.why)])]);`,
    compiler: 'TS2307',
    build: 'There is no file “./txets.ts” to import. Check its name and folder.',
  },
  {
    name: 'a name that a file does not export',
    code: {
      'study.ts': `import { block, guide, open } ${library}import { oft } from './questions.ts'; // here
export default guide('T', {}, [block('B', [
  open('Why?', { when: oft.includes('A') }),
])]);`,
      'questions.ts': `import { choice } ${library}export const often = choice('How often?', { options: ['A', 'B'] });`,
    },
    compiler: 'TS2305',
    build: "'./questions.ts' exports no “oft”, but “often”. Check its name, or export it there.",
  },
  {
    name: 'a question that a file does not export',
    code: {
      'study.ts': `import { block, guide, open } ${library}import { wyh } from './questions.ts'; // here
export default guide('T', {}, [block('B', [open('First?'), wyh])]);`,
      'questions.ts': `import { open } ${library}export const why = open('Why?');`,
    },
    compiler: 'TS2305',
    build: "'./questions.ts' exports no “wyh”, but “why”. Check its name, or export it there.",
  },
  {
    name: 'a default export that a file does not have',
    code: {
      'study.ts': `import { block, guide, open } ${library}import why from './questions.ts'; // here
export default guide('T', {}, [block('B', [open('First?'), why])]);`,
      'questions.ts': `import { open } ${library}export const why = open('Why?');`,
    },
    compiler: 'TS2613',
    build: "'./questions.ts' has no default export. Write import { … } from './questions.ts'.",
  },
  {
    name: 'files that import each other',
    code: {
      'study.ts': `import { block, choice, guide } ${library}import { more } from './more.ts';
export const often = choice('How often?', { options: ['A', 'B'] });
export default guide('T', {}, [block('B', [often, ...more])]);`,
      'more.ts': `import { open } ${library}import { often } from './study.ts';
export const more = [
  open('Why?', { when: often.includes('A') }), // here
];`,
    },
    build:
      '“often” is not there yet, because more.ts and study.ts import each other. Move what they share into a file of its own.',
  },
  {
    name: 'a mistake in a file that is imported',
    code: {
      'study.ts': `import { block, guide } ${library}import { why } from './questions.ts';
export default guide('T', {}, [block('B', [why])]);`,
      'questions.ts': `import { choice, open } ${library}export const often = choice('How often?', { options: ['A', 'B'] });
export const why = open('Why?', {
  when: often.includes('A'), // here
});`,
    },
    build:
      'Block 1, question 1: “How often?” is in no block of this guide, but this condition asks about it. Put it into the guide, before this question.',
  },
  {
    name: 'a value that is used before it is there',
    code: `const why = open('Why?', { when: later.includes('A') }); // here
const later = choice('When?', { options: ['A', 'B'] });
export default guide('T', {}, [block('B', [later, why])]);`,
    compiler: 'TS2448',
    build: '“later” is used before the line that makes it. Move that line up.',
  },
  {
    name: 'a question from a table that does not have it',
    code: `const asked: Record<string, typeof often> = { often };
export default guide('T', {}, [block('B', [often,
  open('Why?', { when: asked['oft'].includes('Never') }), // here
])]);`,
    build: "asked['oft'] is undefined here. Check its name, and where it comes from.",
  },
  {
    name: 'data of another shape',
    code: {
      'study.ts': `import { block, guide, open } ${library}import data from './texts.json' with { type: 'json' };
export default guide('T', {}, [block('B', data.questions.map((each) =>
  open(each.text), // here
))]);`,
      'texts.json': '{ "questions": [{ "title": "Why?" }] }',
    },
    compiler: 'TS2339',
    build:
      "open(…) takes a text first, not undefined. Write open('Why?'), or check where it comes from: a table, for example, may not have it.",
  },
  {
    name: 'a guide of JSON with a misspelled property of a question',
    code: {
      'study.ts': `import data from './old.json' with { type: 'json' };
export default data; // here`,
      'old.json':
        '{ "title": "T", "studyGuide": [{ "type": "flat", "title": "B", "items": [{ "type": "open_ended", "txt": "Why?" }] }] }',
    },
    build: 'Block 1, question 1 of this data has “txt”. Call it “text” in the file that the data comes from.',
  },
  {
    name: 'a guide of JSON with a misspelled property',
    code: {
      'study.ts': `import data from './old.json' with { type: 'json' };
export default data; // here`,
      'old.json':
        '{ "title": "T", "studyGuide": [{ "type": "flat", "title": "B", "item": [{ "type": "open_ended", "text": "Why?" }] }] }',
    },
    build: 'Block 1 of this data has “item”. Call it “items” in the file that the data comes from.',
  },
  {
    name: 'data that is not there',
    code: `import { readFileSync } from 'node:fs';
import { block, choice, guide } ${library}const brands = readFileSync('brands.csv', 'utf8').split(';'); // here
export default guide('T', {}, [block('B', [choice('What?', { options: brands })])]);`,
    build:
      'brands.csv does not exist. Check the name and the folder. Paths in code begin at the folder in which the command runs.',
  },
  {
    name: 'data that is no JSON',
    code: `const brands = JSON.parse("['Oat', 'Rye']") as string[]; // here
export default guide('T', {}, [block('B', [choice('What?', { options: brands })])]);`,
    build:
      "A text is not valid JSON: Unexpected token ''' in \"['Oat', 'Rye']\". JSON needs double quotes: [\"A\", \"B\"].",
  },
  {
    name: 'a bracket that is missing',
    code: `export default guide('T', {}, [block('B', [
  open('Why?',
  open('How?'),
])]); // here`,
    compiler: 'TS1135',
    build:
      'The code cannot be read from here on: unexpected token. Check the quotes, brackets and commas here and in the lines before.',
  },
  {
    name: 'quotes of a word processor',
    code: `export default guide('T', {}, [block('B', [
  open(‘Why?’), // here
])]);`,
    compiler: 'TS1127',
    build: "‘ is a quote of a word processor. Write '.",
  },
];
