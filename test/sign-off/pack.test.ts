import type { Json, JsonObject } from '@guide-studio/guide-core';
import { conditionReadings } from '@guide-studio/guide-core/conditions';
import { diffGuides } from '@guide-studio/guide-core/diff';
import { htmlOf, markdownOf, packOf } from '@guide-studio/sign-off';
import { fingerprintOf } from '@guide-studio/sign-off/node';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { realGuides } from '../realGuides.ts';
import { randomGuide } from '../generate/guide.ts';
import { createRandom } from '../generate/random.ts';
import {
  block,
  choice,
  link,
  matrix,
  notSelected,
  open,
  rankingFrom,
  selected,
  statement,
  when,
  whenAny,
} from '../guideParts.ts';

const seed = 20261120;

/** Properties whose value is no text for people: ids, codes and references. */
const codes = new Set(
  'externalId type questionId choices matrixRow status operator matchingCriteria parameter value carryForwardFrom followUp preferredInput interviewMode questionLanguage availableLanguages targetPlatforms'.split(
    ' ',
  ),
);

/** Returns every text of a guide that people write for people. */
function textsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each: Json) => textsOf(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (codes.has(name) ? [] : textsOf(each)));
}

/** Returns the guide with `change` applied to every text. */
function reworded(value: Json, change: (text: string) => string): Json {
  if (Array.isArray(value)) return value.map((each: Json) => reworded(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (codes.has(name)) return [name, each];
      return [name, typeof each === 'string' ? change(each) : reworded(each, change)];
    }),
  );
}

function documentOf(html: string): Window['document'] {
  const window = new Window();
  window.document.write(html);
  return window.document;
}

const lines = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const packed = (guide: JsonObject, language: 'en' | 'de' = 'en') =>
  packOf(guide, { fingerprint: fingerprintOf(guide), language });

function random(count: number): readonly JsonObject[] {
  const source = createRandom(seed);
  return Array.from({ length: count }, () => randomGuide(source, { blocks: 3, itemsPerBlock: 4 }));
}

describe(`a pack (seed ${seed})`, () => {
  test('counts minutes in the singular and the plural of its language', () => {
    const short = { title: 'T', studyGuide: [block('B', open('Why?', { followUp: 'none' }))] };
    const long = { title: 'T', studyGuide: [block('B', ...Array.from({ length: 9 }, (_, at) => open(`Why ${at}?`)))] };
    expect(markdownOf(packed(short))).toContain('About 1 minute (');
    expect(markdownOf(packed(short, 'de'))).toContain('Etwa 1 Minute (');
    expect(markdownOf(packed(long))).toMatch(/About \d+ minutes \(/u);
    expect(markdownOf(packed(long, 'de'))).toMatch(/Etwa \d+ Minuten \(/u);
  });

  test.each(['en', 'de'] as const)('holds every text of the guide, as a page in %s', (language) => {
    for (const guide of random(40)) {
      const read = lines(documentOf(htmlOf(packed(guide, language))).body.textContent ?? '');
      for (const text of textsOf(guide)) expect(read).toContain(lines(text));
    }
  });

  test.each(realGuides())('holds every text of %s', (_, guide) => {
    const read = lines(documentOf(htmlOf(packed(guide))).body.textContent ?? '');
    for (const text of textsOf(guide)) expect(read).toContain(lines(text));
    expect(markdownOf(packed(guide)).length).toBeGreaterThan(100);
  });

  test('numbers every item as the window does, and counts statements apart from questions', () => {
    for (const guide of random(20)) {
      const { blocks, facts } = packed(guide);
      const numbered = blocks.flatMap(({ items }) => items);
      expect(numbered.at(-1)?.number).toBe(numbered.length);
      const statements = numbered.filter(({ type }) => type === 'Statement').length;
      const questions = numbered.length - statements;
      const parts = [
        ...(questions === 0 ? [] : [`${questions} ${questions === 1 ? 'question' : 'questions'}`]),
        ...(statements === 0 ? [] : [`${statements} ${statements === 1 ? 'statement' : 'statements'}`]),
      ];
      const counted = `${parts.join(', ')} in `;
      expect(
        facts.some(({ text }) => text.startsWith(counted)),
        counted,
      ).toBe(true);
    }
  });

  test.each(['en', 'de'] as const)('tells what each option of a screener does, in %s', (language) => {
    const statuses = ['approve', 'neutral', 'reject'];
    const options = statuses.map((status) => ({ text: `Option of ${status}`, status }));
    const items = [{ text: 'Do you?', type: 'multiple_choice', options }];
    const guide = { title: 'T', studyGuide: [{ type: 'screening', title: 'Who', items }] } as unknown as JsonObject;
    const words = {
      en: ['approve: fits the study and continues', 'neutral: decides nothing', 'reject: the interview ends at once'],
      de: ['annehmen: passt zur Studie', 'neutral: entscheidet nichts', 'ablehnen: Das Interview endet sofort'],
    }[language];
    const read = lines(documentOf(htmlOf(packed(guide, language))).body.textContent ?? '');
    for (const [at, status] of statuses.entries()) {
      expect(read).toMatch(new RegExp(`Option of ${status}[^.]{0,20}${words[at] ?? ''}`, 'u'));
    }
  });

  test('never treats a text as markup: the page has the same elements for all texts', () => {
    const payloads = [
      '<script>window.__pwn=1</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='alert(1)",
      '</style></title><svg onload=alert(1)>',
      '&lt;b&gt; &amp; --> <!--',
      '\u0000\u0007\ud800 \u202e',
    ];
    const elements = (guide: JsonObject) =>
      [...documentOf(htmlOf(packed(guide))).querySelectorAll('*')].map(({ tagName, attributes }) =>
        [tagName, ...[...attributes].map(({ name: attribute }) => attribute)].join(' '),
      );
    for (const guide of random(6)) {
      const plain = elements(reworded(guide, () => 'a') as JsonObject);
      for (const payload of payloads) {
        const hostile = reworded(guide, () => payload) as JsonObject;
        expect(elements(hostile)).toEqual(plain);
      }
    }
  });

  test('as Markdown begins with the title and holds every text of the guide', () => {
    const items = [{ text: 'Which bread?', type: 'multiple_choice', options: [{ text: 'Rye' }, { text: 'Oat' }] }];
    const block = { type: 'flat', title: 'Habits', items };
    const welcomeMessage = { title: 'Good morning', message: 'It takes a minute.' };
    const guide = { title: 'Breakfast', background: 'A new shop.', welcomeMessage, studyGuide: [block] };
    const text = markdownOf(packed(guide));
    expect(text.startsWith('# Breakfast\n')).toBe(true);
    for (const each of textsOf(guide)) expect(text).toContain(each);
  });

  test('as Markdown has the headings and entries of the pack alone, whatever the texts are', () => {
    const structure = (guide: JsonObject) =>
      markdownOf(packed(guide))
        .split('\n')
        .filter((line) => /^\s*(?:#{1,6} |- |> |```|\||<)/u.test(line))
        .map((line) => line.trim().slice(0, 2));
    for (const guide of random(6)) {
      const plain = structure(reworded(guide, () => 'a') as JsonObject);
      for (const payload of [
        '# head',
        '- entry',
        '> quote',
        '```',
        '<b>x</b>',
        '1. one',
        '| a | b |',
        '**x** _y_ `z`',
      ]) {
        expect(structure(reworded(guide, () => payload) as JsonObject)).toEqual(plain);
      }
    }
  });

  test('is bound to the content: layout and key order do not count, one letter does', () => {
    for (const guide of random(20)) {
      const again = Object.fromEntries(Object.entries(guide).reverse());
      expect(fingerprintOf(again)).toBe(fingerprintOf(guide));
      expect(fingerprintOf({ ...guide, title: `${String(guide['title'])}.` })).not.toBe(fingerprintOf(guide));
    }
  });

  test('says of an approval whether it is of this content', () => {
    const [guide = {}] = random(1);
    const fingerprint = fingerprintOf(guide);
    const approvals = [
      { name: 'A reader', at: '2026-11-20T10:00:00Z', fingerprint },
      { name: 'B reader', at: '2026-11-19T10:00:00Z', fingerprint: 'other', note: 'Fine by me' },
    ];
    const pack = packOf(guide, { fingerprint, approvals });
    expect(pack.approvals).toEqual([
      { text: 'Approved by A reader on November 20, 2026', isOfThis: true },
      {
        text: 'Approved by B reader on November 19, 2026: Fine by me (for another version of this guide)',
        isOfThis: false,
      },
    ]);
  });

  test.each(['en', 'de'] as const)('says how conditions are read where there are any, in %s', (language) => {
    const { title, sentences } = conditionReadings(language);
    const open = { type: 'open_ended', text: 'Why?' };
    const onLink = { operator: 'and', criteria: [link('wave', '2')] };
    for (const [conditional, isInPack] of [
      [null, false],
      [onLink, true],
    ] as const) {
      const pack = packed(
        { title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [{ ...open, conditional }] }] },
        language,
      );
      const page = lines(documentOf(htmlOf(pack)).body.textContent ?? '');
      for (const sentence of [title, ...sentences]) {
        expect(page.includes(sentence)).toBe(isInPack);
        expect(markdownOf(pack).includes(sentence)).toBe(isInPack);
      }
    }
  });

  describe('says who is asked an item', () => {
    const long = 'Yes, I use it for any purpose, even if I am only just learning it';
    const yes = (end: string) => ({ externalId: `yes-${end}`, text: `${long} ${end}` });
    const guide = {
      title: 'T',
      studyGuide: [
        block(
          'B',
          statement('Hello'),
          choice('Use?', [yes('home'), yes('work')], { externalId: 'use' }),
          matrix('How often?', ['Bread'], ['Never', 'Daily'], {
            externalId: 'often',
            ...when(selected('use', 'yes-home', 'yes-work'), link('segment', 'bakers')),
          }),
          statement(
            'Well',
            whenAny(
              { ...notSelected('often', 'Daily'), matrixRow: 'Bread' },
              selected('use', 'none'),
              selected('gone', 'x'),
            ),
          ),
          rankingFrom('use', 'Order', { options: [] }),
        ),
      ],
    } as unknown as JsonObject;

    test.each([
      [
        'en',
        'Shown to everyone',
        `Asked of those who chose “${long} home” or “${long} work” in question 2 and opened a link with “segment = bakers”`,
        'Shown to those who did not choose “Daily” for “Bread” in question 3, chose “none” (no such option) in question 2 or chose “x” in “gone” (no such question)',
        'With the options selected in question 2',
      ],
      [
        'de',
        'Wird allen gezeigt',
        `Wird Personen gestellt, die in Frage 2 „${long} home“ oder „${long} work“ gewählt haben und einen Link mit „segment = bakers“ geöffnet haben`,
        'Wird Personen gezeigt, die in Frage 3 bei „Bread“ nicht „Daily“ gewählt haben, in Frage 2 „none“ (diese Option gibt es nicht) gewählt haben oder in „gone“ (diese Frage gibt es nicht) „x“ gewählt haben',
        'Mit den Optionen, die in Frage 2 gewählt wurden',
      ],
    ] as const)('with every answer in full and questions by number, in %s', (language, all, two, three, carried) => {
      const items = packed(guide, language).blocks.flatMap((block) => block.items);
      expect([items[0], items[2], items[3]].map((item) => item?.askedOf)).toEqual([all, two, three]);
      expect(items[4]?.details).toEqual([carried]);
    });

    test.each([
      [
        'en',
        'Asked of those who chose (nothing chosen yet) in question 1 and opened a link with “wave = (no value yet)”',
      ],
      [
        'de',
        'Wird Personen gestellt, die in Frage 1 (noch nichts gewählt) gewählt haben und einen Link mit „wave = (noch kein Wert)“ geöffnet haben',
      ],
    ] as const)('and says in %s what an unfinished one does not have yet', (language, askedOf) => {
      const asked = when(selected('use'), link('wave', ''));
      const begun = {
        title: 'T',
        studyGuide: [block('B', choice('Use?', ['Rye', 'Oat'], { externalId: 'use' }), open('Why?', asked))],
      } as unknown as JsonObject;
      const [, why] = packed(begun, language).blocks[0]?.items ?? [];
      expect(why?.askedOf).toBe(askedOf);
    });

    test('and numbers items as the change list does', () => {
      const renamed = structuredClone(guide) as { studyGuide: { items: { text: string }[] }[] };
      for (const item of renamed.studyGuide[0]?.items ?? []) item.text += '!';
      const { changes } = diffGuides(guide, renamed);
      const numbers = packed(guide).blocks.flatMap(({ items }) => items.map(({ number }) => number));
      expect(changes.map(({ b }) => b?.number)).toEqual(numbers);
    });
  });

  test('begins every text where the language of the guide does; without a language, where the text does itself', () => {
    const answers = [{ text: 'خبز' }, { text: 'Bread' }];
    const items = ['ماذا تأكل؟', 'Coffee أم شاي؟', 'What do you eat?', '…'].map((text) => ({
      text,
      type: 'multiple_choice',
      options: answers,
    }));
    const page = (questionLanguage?: string) =>
      documentOf(
        htmlOf(
          packed({
            title: 'T',
            config: questionLanguage === undefined ? {} : { questionLanguage },
            studyGuide: [{ type: 'flat', title: 'B', items }],
          }),
        ),
      );
    const sides = (questionLanguage?: string) => {
      const read = page(questionLanguage);
      return ['.contents ol', 'article'].flatMap((name) =>
        [...read.querySelectorAll(name)].map((each) => each.getAttribute('dir')),
      );
    };
    expect(sides('ar')).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'rtl']);
    expect(sides('en')).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'ltr']);
    expect(sides()).toEqual(['ltr', 'rtl', 'ltr', 'ltr', 'ltr']);
    // A text in letters of the other direction alone reads in that.
    const foreign = [...page('ar').querySelectorAll('bdi')].map(
      (each) => `${each.getAttribute('dir')} ${each.textContent}`,
    );
    expect(new Set(foreign)).toEqual(new Set(['ltr T', 'ltr B', 'ltr What do you eat?', 'ltr Bread']));
  });
});

describe('what should be settled', () => {
  const found = [
    { severity: 'serious', code: 'nobodyCompletes', message: 'Nobody gets past Q1 “<b>Who?</b>”.' },
    { severity: 'warning', code: 'alwaysMet', message: 'Everyone meets *this*.' },
  ] as const;
  const study = { title: 'T', studyGuide: [block('B', open('Why?'))] };
  const withFindings = packOf(study, { fingerprint: fingerprintOf(study), findings: found });

  test('is listed with its code, in words only', () => {
    const page = documentOf(htmlOf(withFindings));
    const listed = [...page.querySelectorAll('[aria-labelledby="findings"] li')].map((one) => one.textContent);
    expect(listed).toEqual([
      'Serious: Nobody gets past Q1 “<b>Who?</b>”. nobodyCompletes',
      'Suggestion: Everyone meets *this*. alwaysMet',
    ]);
    expect(markdownOf(withFindings)).toContain('- **Suggestion**: Everyone meets \\*this\\*. (alwaysMet)');
  });

  test('is not mentioned where there is none', () => {
    expect(htmlOf(packed(study))).not.toContain('settled');
    expect(markdownOf(packed(study))).not.toContain('settled');
  });
});
