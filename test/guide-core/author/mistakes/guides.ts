import type { Mistake } from './mistake.ts';

/** Mistakes in blocks and in guides. */
export const guides: readonly Mistake[] = [
  {
    name: 'a screener that is not first',
    code: `export default guide('T', {}, [
  block('B', [open('Why?')]),
  screening('S', [often.accepting('Seldom')]), // here
]);`,
    compiler: 'TS2322',
    build: 'Block 2: the screener must be the first block. Move it to the top.',
  },
  {
    name: 'two screeners',
    code: `export default guide('T', {}, [
  screening('S', [often.accepting('Seldom')]),
  screening('S2', [dishes.rejecting('n')]), // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2322',
    build:
      'Block 2: a guide can have only one screener. Move the questions into the first one, or write block(…) instead of screening(…).',
  },
  {
    name: 'an open question in a screener',
    code: `export default guide('T', {}, [
  screening('S', [
    open('Why?'), // here
  ]),
]);`,
    compiler: 'TS2322',
    build: '“Why?” is in screening(“S”), which takes choices only. Move it to a block.',
  },
  {
    name: 'a question of the screener in a block too',
    code: `export default guide('T', {}, [
  screening('S', [often.accepting('Seldom')]),
  block('B', [ // here
    often,
  ]),
]);`,
    build:
      '“How often?” is in the guide twice, the second time in the block “B”. Delete one of the two. To ask it again, call choice(…) again.',
  },
  {
    name: 'a block without questions',
    code: `export default guide('T', {}, [
  block('B', []), // here
]);`,
    build: 'Block “B” has no questions. Add one, or delete the block.',
  },
  {
    name: 'the same question twice',
    code: `export default guide('T', {}, [
  block('B', [often, often]), // here
]);`,
    build:
      '“How often?” is in the guide twice, the second time in the block “B”. Delete one of the two. To ask it again, call choice(…) again.',
  },
  {
    name: 'a question that is no list',
    code: `export default guide('T', {}, [
  block('B', open('Why?')), // here
]);`,
    compiler: 'TS2740',
    build:
      "The questions of block(“B”) must be a list, not the question “Why?”. Write them in brackets: [open('Why?'), …].",
  },
  {
    name: 'questions without a list around them',
    code: `export default guide('T', {}, [
  block('B', often, open('Why?')), // here
]);`,
    compiler: 'TS2740',
    build: 'The questions of block(“B”) must be a list. Write them in brackets.',
  },
  {
    name: 'a question that reaches no block',
    code: `const questions = [often];
questions.concat(choice('How?', { options: ['Most days', 'Seldom', 'Never'] })); // here
export default guide('T', {}, [block('B', questions)]);`,
    build: 'warning: choice(“How?”) is in no guide. Put it into a block, or delete it.',
  },
  {
    name: 'questions that a function does not return',
    code: `export default guide('T', {}, [block('B', [often,
  ...['Why?'].map((text) => { open(text); }), // here
])]);`,
    compiler: 'TS2322',
    build:
      'warning: open(“Why?”) is in no guide: this line makes it, and nothing takes it. Write return before it, or put it into a list.',
  },
  {
    name: 'a question with a name that nothing uses',
    code: `const why =
  open('Why?'); // here
export default guide('T', {}, [block('B', [often])]);`,
    build: 'warning: open(“Why?”) is in no guide. Put it into a block, or delete it.',
  },
  {
    name: 'a block that reaches no guide',
    code: `const more = block('More', [open('Why?')]); // here
export default guide('T', {}, [block('B', [often])]);`,
    build: 'warning: block(“More”) is in no guide. Put it into guide(…), or delete it.',
  },
  {
    name: 'a question that a function of another file loses',
    code: {
      'study.ts': `import { block, choice, guide } from '@guide-studio/guide-core/author';
import { reasons } from './reasons.ts';
const often = choice('How often?', { options: ['Most days', 'Never'] });
export default guide('T', {}, [block('B', [often, ...reasons(['Why?'])])]);`,
      'reasons.ts': `import { open, type Question } from '@guide-studio/guide-core/author';
export const reasons = (texts: readonly string[]): Question[] => {
  const made: Question[] = [];
  for (const text of texts) made.concat(open(text)); // here
  return made;
};`,
    },
    build: 'warning: open(“Why?”) is in no guide. Put it into a block, or delete it.',
  },
  {
    name: 'questions without a title',
    code: `export default guide('T', {}, [
  block([open('Why?')]), // here
]);`,
    compiler: 'TS2554',
    build: "block(…) takes a title first, not a list. Write block('…', …).",
  },
  {
    name: 'a list in a list of questions',
    code: `const more = ['Why?', 'How?'].map((text) => open(text));
export default guide('T', {}, [
  block('B', [often, more]), // here
]);`,
    compiler: 'TS2322',
    build:
      'block(“B”) takes a list of questions, but entry 2 is a list. Put its entries into the list: write ... before it.',
  },
  {
    name: 'an option in a list of questions',
    code: `export default guide('T', {}, [
  block('B', [none('Nothing')]), // here
]);`,
    compiler: 'TS2322',
    build:
      "block(“B”) takes a list of questions, but entry 1 is the option “Nothing”. Options belong in a choice: choice('…', { options: [none('Nothing')] }).",
  },
  {
    name: 'a function that is not called, in a list of questions',
    code: `const why = () => open('Why?');
export default guide('T', {}, [
  block('B', [often, why]), // here
]);`,
    compiler: 'TS2322',
    build: 'block(“B”) takes a list of questions, but entry 2 is a function. Call it: add () after its name.',
  },
  {
    name: 'questions that are not there yet',
    code: `const ask = async (text: string) => open(text);
export default guide('T', {}, [
  block('B', ['Why?', 'How?'].map(ask)), // here
]);`,
    compiler: 'TS2345',
    build:
      'block(“B”) takes a list of questions, but entry 1 is a promise. Write “await” before it, or await Promise.all(…) around a list.',
  },
  {
    name: 'a block that is not there yet',
    code: `const later = async () => block('B', [open('Why?')]);
export default guide('T', {}, [ // build
  later(), // here
]);`,
    compiler: 'TS2322',
    build:
      'guide(“T”) takes a list of blocks, but entry 1 is a promise. Write “await” before it, or await Promise.all(…) around a list.',
  },
  {
    name: 'a list in a list of blocks',
    code: `const more = [block('B', [open('Why?')])];
export default guide('T', {}, [block('A', [often]), // build
  more, // here
]);`,
    compiler: 'TS2322',
    build:
      'guide(“T”) takes a list of blocks, but entry 2 is a list. Put its entries into the list: write ... before it.',
  },
  {
    name: 'a question in a list of blocks',
    code: `export default guide('T', {}, [ // build
  open('Why?'), // here
]);`,
    compiler: 'TS2322',
    build:
      "guide(“T”) takes a list of blocks, but entry 1 is the question “Why?”. Put questions into block('A', [ … ]).",
  },
  {
    name: 'blocks that are no list',
    code: `export default guide('T', {}, // build
  block('B', [open('Why?')]), // here
);`,
    compiler: 'TS2740',
    build:
      "The blocks of guide(“T”) must be a list, not the block “B”. Write them in brackets: [block('A', [ … ]), …].",
  },
  {
    name: 'blocks as the settings',
    code: `export default guide('T', [block('B', [open('Why?')])]); // here`,
    compiler: 'TS2554',
    build: 'guide(“T”) has no settings. Write them, or {}, between the title and the blocks.',
  },
  {
    name: 'a list that grows after its block was made',
    code: `const questions = [open('Why?')];
const asked = block('B', questions); // here
questions.push(open('How?'));
export default guide('T', {}, [asked]);`,
    build:
      'The list of block(“B”) changed after block(…) had read it, so the change is lost. Complete the list first, then call block(…).',
  },
  {
    name: 'a list that grows after its guide was made',
    code: `const blocks = [block('A', [open('Why?')])];
const made = guide('T', {}, blocks); // here
blocks.push(block('B', [open('How?')]));
export default made;`,
    build:
      'The list of guide(“T”) changed after guide(…) had read it, so the change is lost. Complete the list first, then call guide(…).',
  },
  {
    name: 'a language in words',
    code: `export default guide('T', { language: 'english' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2322',
    build: 'The service has no language “english”. Use its code, such as “en” or “de”.',
  },
  {
    name: 'a language with a country that the service does not have',
    code: `export default guide('T', { language: 'de_DE' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2322',
    build: 'The service has no language “de_DE”. Use “de”.',
  },
  {
    name: 'the code of a country in place of a language',
    code: `export default guide('T', { language: 'jp' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2322',
    build: 'The service has no language “jp”. Use “ja”.',
  },
  {
    name: 'a language that the service calls otherwise, with its country',
    code: `export default guide('T', { language: 'en', translations: ['de', 'nb-NO'] }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2322',
    build: 'The service has no language “nb-NO”. Use “no”.',
  },
  {
    name: 'a language and a country in another spelling',
    code: `export default guide('T', { language: 'zh_tw' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2820',
    build: 'The service has no language “zh_tw”. Use “zh-TW”.',
  },
  {
    name: 'a language to translate into that is listed twice',
    code: `export default guide('T', { language: 'de', translations: ['en', 'fr', 'en'] }, [ // here
  block('B', [open('Why?')]),
]);`,
    build: 'warning: “translations” of guide(“T”) has “en” twice. Remove one.',
  },
  {
    name: 'the language of the questions among those to translate into',
    code: `export default guide('T', { language: 'de', translations: ['en', 'de'] }, [ // here
  block('B', [open('Why?')]),
]);`,
    build: 'warning: “translations” of guide(“T”) has “de”, the language of the questions. Remove it.',
  },
  {
    name: 'one language to translate into that is no list',
    code: `export default guide('T', { translations: 'fr' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2322',
    build: "“translations” of guide(“T”) must be a list, not a text. Write translations: ['fr'].",
  },
  {
    name: 'a welcome that is a text',
    code: `export default guide('T', { welcome: 'Hello' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2559',
    build: '"welcome": this must be an object, not a text. Write welcome: { message: \'Hello\' }.',
  },
  {
    name: 'a misspelled setting of the welcome',
    code: `export default guide('T', { welcome: { titel: 'Hello' } }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2561',
    build: '“welcome” has no “titel”. Use “title”.',
  },
  {
    name: 'a language by the name of another tool',
    code: `export default guide('T', { lang: 'de' }, [ // here
  block('B', [open('Why?')]),
]);`,
    compiler: 'TS2353',
    build: 'guide(“T”) has no setting “lang”. Use “language”.',
  },
  {
    name: 'a misspelled nickname',
    code: `export default guide('T', {}, [
  concepts('C', { concepts: [{ nicknam: 'A', title: 'A' }] }, [open('Why?')]), // here
]);`,
    compiler: 'TS2561',
    build: 'Block 1, concept 1 has no “nicknam”. Use “nickname”.',
  },
  {
    name: 'no concepts to show',
    code: `export default guide('T', {}, [
  concepts('C', { show: 0, concepts: [{ nickname: 'A', title: 'A' }] }, [open('Why?')]), // here
]);`,
    build: 'Block 1, "show": this number is too small. Use 1 or more.',
  },
  {
    name: 'more concepts to show than there are',
    code: `export default guide('T', {}, [
  concepts('C', { show: 3, concepts: [{ nickname: 'A', title: 'A' }] }, [open('Why?')]), // here
]);`,
    build:
      'warning: Block 1, "show": 3 concepts should be shown, but there is only 1. Every participant sees it. Lower the number, or leave it out.',
  },
  {
    name: 'one of several guides',
    code: `const make = (title: string, first: string) => guide(title, {}, [block('B', [
  open(first), // here
])]);
export default { de: make('Kochen', 'Warum?'), fr: make('Cuisiner', '') };`,
    build: "guide(“Cuisiner”): Block 1, question 1 has no text. Write it: open('Why?'), for example.",
  },
  {
    name: 'concepts without their settings',
    code: `export default guide('T', {}, [
  concepts('C', [{ nickname: 'A', title: 'A' }], [open('Why?')]), // here
]);`,
    compiler: 'TS2345',
    build:
      "concepts(“C”) takes its settings in braces, not a list. Write { concepts: [{ nickname: 'A', title: 'A' }] }.",
  },
  {
    name: 'a concept without a nickname',
    code: `export default guide('T', {}, [
  concepts('C', { concepts: [{ title: 'A' }] }, [open('Why?')]), // here
]);`,
    compiler: 'TS2322',
    build: "Block 1, concept 1 has no nickname. Add nickname: 'A'.",
  },
];
