import type { Made } from './made.ts';

const ab = [
  { code: 'a', text: 'Tea' },
  { code: 'b', text: 'Coffee' },
] as const;

/** Made surveys as tab-separated text. */
export const txtSurveys: readonly Made[] = [
  {
    name: 'drinks.txt',
    layout: 'txt',
    languages: ['en', 'es'],
    title: { en: 'Drinks', es: 'Bebidas' },
    end: { en: 'Thanks!', es: '¡Gracias!' },
    groups: [
      {
        name: { en: 'Drinks', es: 'Bebidas' },
        questions: [
          {
            code: 'drinks',
            type: 'M',
            text: { en: 'What do you "drink"?', es: '¿Qué bebe?' },
            subs: [
              { code: 'a', text: { en: 'Tea', es: 'Té' } },
              { code: 'b', text: { en: 'Coffee\nor mocha', es: 'Café' } },
            ],
          },
          {
            code: 'milk',
            type: 'Y',
            text: { en: 'With milk?', es: '¿Con leche?' },
            relevance: 'drinks_a.NAOK == "Y"',
          },
          {
            code: 'black',
            type: 'T',
            text: { en: 'Why black?', es: '¿Por qué solo?' },
            relevance: 'milk == "N" AND drinks_b.NAOK == "Y"',
          },
        ],
      },
    ],
    expected: {
      items: ['drinks several', 'milk choice', 'black open'],
      conditions: { milk: 'drinks: a', black: 'milk: N & drinks: b' },
      codes: ['translated'],
      translations: 8,
    },
  },
  {
    name: 'comments.txt',
    layout: 'txt',
    languages: ['en'],
    title: 'Comments',
    groups: [
      {
        name: 'Comments',
        questions: [
          { code: 'one', type: 'O', text: 'Which one?', answers: ab },
          {
            code: 'more',
            type: 'P',
            text: 'Which ones?',
            hasOther: true,
            help: '<b>All</b> that fit.',
            subs: [...ab, { code: 'no', text: 'None' }],
            attributes: { exclude_all_others: 'no;a', max_answers: '2' },
          },
          { code: 'tea', type: 'T', text: 'Why tea?', relevance: 'one.NAOK == "a" or more_a.NAOK == "Y"' },
          { code: 'said', type: 'T', text: 'Which comment?', relevance: 'more_acomment.NAOK != ""' },
          { code: 'own', type: 'T', text: 'Which other one?', relevance: '!is_empty(more_other.NAOK)' },
          { code: 'also', type: 'T', text: 'And now?', relevance: 'one.shown == "Tea"' },
        ],
      },
    ],
    expected: {
      items: ['one choice', 'more several', 'tea open', 'said open', 'own open', 'also open'],
      conditions: { tea: 'one: a | more: a' },
      lost: ['said unsupported', 'own unsupported', 'also unsupported'],
      // Guides let only the last option exclude the others.
      codes: ['comment', 'described', 'markup', 'ordinary'],
    },
  },
  {
    name: 'texts.txt',
    layout: 'txt',
    languages: ['en'],
    title: 'Texts',
    welcome: 'Hello {TOKEN:FIRSTNAME}!',
    groups: [
      {
        name: 'Texts',
        description: 'A page.',
        relevance: '1',
        questions: [
          { code: 'name', type: 'S', text: 'Your name?', attributes: { maximum_chars: '20' } },
          { code: 'hello', type: 'X', text: 'Hello {name.shown}, { this stays }.' },
          { code: 'kind', type: 'L', text: 'Which kind?', answers: ab, attributes: { answer_order: 'random' } },
          { code: 'nice', type: 'X', text: 'Tea is <i>nice</i>.', relevance: "kind.NAOK == 'a'" },
          { code: 'blank', type: 'T', text: '', help: 'Take time.' },
        ],
      },
    ],
    expected: {
      items: [
        'group1.description statement',
        'name open',
        'hello statement',
        'kind choice',
        'nice statement',
        'blank open',
      ],
      conditions: { nice: 'kind: a' },
      codes: ['markup', 'named', 'piped', 'validated'],
    },
  },
  {
    name: 'nested.txt',
    layout: 'txt',
    languages: ['en'],
    title: 'Nested',
    groups: [
      { name: 'First', questions: [{ code: 'one', type: 'L', text: 'One?', answers: ab, hasOther: true }] },
      {
        name: 'Second',
        relevance: 'one == "a" || one == "b"',
        questions: [
          { code: 'two', type: 'Y', text: 'Two?' },
          { code: 'three', type: 'Y', text: 'Three?', relevance: '!(two.NAOK == "N")' },
          {
            code: 'four',
            type: 'T',
            text: 'Four?',
            relevance: '(two.NAOK == "Y" and three.NAOK == "Y") and !(one.NAOK == "b")',
          },
          { code: 'five', type: 'T', text: 'Five?', relevance: 'two.NAOK == "Y" or three.NAOK == "Y"' },
        ],
      },
      {
        name: 'Third',
        relevance: 'strlen(one) > 1',
        questions: [
          { code: 'six', type: 'T', text: 'Six?' },
          { code: 'seven', type: 'T', text: 'Seven?', relevance: 'is_empty(one)' },
          { code: 'eight', type: '*', text: '{1}', relevance: 'two.NAOK == "Y"' },
        ],
      },
    ],
    expected: {
      items: ['one choice', 'two choice', 'three choice', 'four open', 'five open', 'six open', 'seven open'],
      conditions: {
        two: 'one: a b',
        three: 'one: a b & not two: N',
        four: 'one: a & two: Y & three: Y',
      },
      lost: [
        'five mixed',
        'five mixed',
        'six unsupported',
        'seven unsupported',
        'seven unsupported',
        'eight withQuestion',
        'eight withQuestion',
      ],
      left: ['eight calculated'],
      codes: ['calculated'],
    },
  },
  {
    name: 'settings.txt',
    layout: 'txt',
    languages: ['en'],
    title: 'Settings',
    quotas: ['Full'],
    assessments: ['Good', 'Bad'],
    groups: [
      {
        name: 'Settings',
        questions: [
          { code: 'one', type: '!', text: 'One?', answers: ab, byDefault: 'a', attributes: { hidden: '1' } },
          { code: 'two', type: 'T', text: 'Two?', relevance: 'one.NAOK == "b"', isOptional: true },
          { code: 'three', type: 'Y', text: 'Three?', preg: '/Y/', relevance: 'one.NAOK=="a"&&two.NAOK!=""' },
        ],
      },
    ],
    expected: {
      items: ['one choice', 'two open', 'three choice'],
      conditions: { two: 'one: b' },
      lost: ['three notAsked'],
      codes: ['default', 'hidden', 'optional', 'setting', 'validated'],
    },
  },
];
