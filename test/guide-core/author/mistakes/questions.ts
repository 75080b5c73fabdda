import type { Mistake } from './mistake.ts';

/** Mistakes in the texts and settings of questions. */
export const questions: readonly Mistake[] = [
  {
    name: 'a setting by the name of the file',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { followUp: 'heavy' }), // here
])]);`,
    compiler: 'TS2353',
    build: 'open(“Why?”) has no setting “followUp”. Use “probe”.',
  },
  {
    name: 'a setting that is none',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: ['A', 'B'], random: true }), // here
])]);`,
    compiler: 'TS2769',
    build: 'choice(“What?”) has no setting “random”. Use “shuffle”.',
  },
  {
    name: 'a setting with a slip of the pen',
    code: `export default guide('T', {}, [block('B', [
  choice('What?', { options: ['A', 'B'], shufle: true }), // here
])]);`,
    compiler: 'TS2769',
    build: 'choice(“What?”) has no setting “shufle”. Use “shuffle”.',
  },
  {
    name: 'a setting that is passed without its name',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', 'heavy'), // here
])]);`,
    compiler: 'TS2559',
    build: "open(“Why?”) takes its settings in braces, not a text. Write { probe: 'heavy' }.",
  },
  {
    name: 'a value that a setting does not have',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { probe: 3 }), // here
])]);`,
    compiler: 'TS2322',
    build: "Block 1, question 1, \"probe\": this value is not allowed. Use 'none', 'light', 'medium' or 'heavy'.",
  },
  {
    name: 'a question without a text',
    code: `export default guide('T', {}, [block('B', [
  open(''), // here
])]);`,
    build: "Block 1, question 1 has no text. Write it: open('Why?'), for example.",
  },
  {
    name: 'a text in an object',
    code: `export default guide('T', {}, [block('B', [
  open({ text: 'Why?' }), // here
])]);`,
    compiler: 'TS2345',
    build: "open(…) takes a text first, not an object. Write open('…', …).",
  },
  {
    name: 'a text that a market does not have',
    code: `const texts: Record<string, string> = { de: 'Warum?' };
export default guide('T', {}, [block('B', [
  open(texts['fr']), // here
])]);`,
    build:
      "open(…) takes a text first, not undefined. Write open('Why?'), or check where it comes from: a table, for example, may not have it.",
  },
  {
    name: 'an object in a text',
    code: `const brand = { name: 'Oat' };
export default guide('T', {}, [block('B', [
  open(\`What do you think of \${brand}?\`), // here
])]);`,
    build:
      'warning: “What do you think of [object Object]?” has “[object Object]” in it. Write a property of the object, such as ${brand.name}.',
  },
  {
    name: 'an id of something that is not there',
    code: `const brands: { code?: string }[] = [{}];
export default guide('T', {}, [block('B', [
  open('Why?', { id: \`why-\${brands[0]?.code}\` }), // here
])]);`,
    build: 'warning: “why-undefined” has “undefined” in it. Check what is between ${ and } there: it has no value.',
  },
  {
    name: 'the same id twice',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { id: 'a' }),
  open('How?', { id: 'a' }), // here
])]);`,
    build: 'Block 1, question 2, "id": the id "a" is already used at block 1, question 1. Change one of the two ids.',
  },
  {
    name: 'the same id in a loop',
    code: `const brand = 'Oat';
export default guide('T', {}, [block('B', ['Oat', 'Rye'].map((each) =>
  open(\`Why \${each}?\`, { id: \`why-\${brand}\` }), // here
))]);`,
    build:
      'Block 1, question 2, "id": the id "why-Oat" is already used at block 1, question 1. This line gives the same id each time. Put what differs into it: `why-${each}`.',
  },
  {
    name: 'an id that is a number',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { id: 1 }), // here
])]);`,
    compiler: 'TS2322',
    build: 'Block 1, question 1, "id": this must be a text, not the number 1. Write id: \'1\'.',
  },
  {
    name: 'an address without https',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { embed: { url: 'example.org/a' } }), // here
])]);`,
    build:
      'Block 1, question 1, "embed", "url": this is not a complete web address. Write it in full, for example https://example.org/page.',
  },
  {
    name: 'an address that is no object',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { embed: 'https://example.org/a' }), // here
])]);`,
    compiler: 'TS2322',
    build: 'Block 1, question 1, "embed": this must be an object, not a text. Write embed: { url: \'https://…\' }.',
  },
  {
    name: 'one picture that is no list',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { media: { name: 'a.png', url: 'https://example.org/a.png', type: 'image' } }), // here
])]);`,
    compiler: 'TS2353',
    build: '“media” of open(“Why?”) must be a list, not an object. Write media: [{ … }].',
  },
  {
    name: 'a misspelled type of media',
    code: `export default guide('T', {}, [block('B', [
  open('Why?', { media: [{ name: 'a.png', url: 'https://example.org/a.png', type: 'picture' }] }), // here
])]);`,
    compiler: 'TS2322',
    build: "Block 1, question 1, media item 1, \"type\": this value is not allowed. Use 'image' or 'video'.",
  },
];
