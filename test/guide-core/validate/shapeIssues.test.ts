import { type Json, createValidator, messageOf, validate, verdict } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { choice, conceptBlock, expectSentence, flat, guideOf, open } from '../rules/expectIssues.ts';

type Row = readonly [name: string, guide: Json, code: string, path: readonly (string | number)[], params?: object];

const item = ['studyGuide', 0, 'items', 0] as const;
const media = { name: 'n', url: 'https://example.org', type: 'image' };

const rows: readonly Row[] = [
  ['not an object', 3, 'invalid_type', [], { expected: 'object', received: 'number' }],
  ['a list', [], 'invalid_type', [], { expected: 'object', received: 'array' }],
  ['no title', { studyGuide: [flat(open())] }, 'invalid_type', ['title'], { expected: 'string', received: 'missing' }],
  ['an empty title', { ...guideOf(flat(open())), title: '' }, 'too_small', ['title']],
  ['no blocks', guideOf(), 'too_small', ['studyGuide']],
  ['blocks missing', { title: 'x' }, 'invalid_type', ['studyGuide'], { expected: 'array', received: 'missing' }],
  ['a block that is null', guideOf(null), 'invalid_type', ['studyGuide', 0], { expected: 'object', received: 'null' }],
  ['a block of no known type', guideOf({ ...flat(open()), type: 'x' }), 'invalid_value', ['studyGuide', 0, 'type']],
  ['no items', guideOf(flat()), 'too_small', ['studyGuide', 0, 'items']],
  ['an item that is text', guideOf(flat('x')), 'invalid_type', [...item], { expected: 'object', received: 'string' }],
  ['an item without a type', guideOf(flat({ text: 'x' })), 'invalid_union', [...item, 'type']],
  ['an item of no known type', guideOf(flat(open({ type: 'file_upload' }))), 'invalid_union', [...item, 'type']],
  ['a property of another item type', guideOf(flat(open({ rows: [] }))), 'unrecognized_keys', [...item, 'rows']],
  [
    'a choice without options',
    guideOf(flat({ text: 'x', type: 'multiple_choice' })),
    'invalid_type',
    [...item, 'options'],
  ],
  [
    'a ranking whose carryForwardFrom is null',
    guideOf(flat({ text: 'x', type: 'ranking', carryForwardFrom: null })),
    'invalid_type',
    [...item, 'options'],
  ],
  ['options null', guideOf(flat(choice({ options: null }))), 'invalid_type', [...item, 'options']],
  ['no options', guideOf(flat(choice({ options: [] }))), 'too_small', [...item, 'options']],
  ['an option without text', guideOf(flat(choice({ options: [{}] }))), 'invalid_type', [...item, 'options', 0, 'text']],
  [
    'a row with more than text',
    guideOf(flat({ ...choice(), type: 'matrix', rows: [{ text: 'r', externalId: 'r' }] })),
    'unrecognized_keys',
    [...item, 'rows', 0, 'externalId'],
  ],
  [
    'one option to compare',
    guideOf(flat({ text: 'x', type: 'max_diff', options: [{ text: 'a' }] })),
    'too_small',
    [...item, 'options'],
  ],
  [
    'two per screen',
    guideOf(flat({ text: 'x', type: 'max_diff', options: [{ text: 'a' }, { text: 'b' }], itemsPerScreen: 2 })),
    'invalid_value',
    [...item, 'itemsPerScreen'],
  ],
  [
    'half an answer',
    guideOf(flat(choice({ multiSelect: true, minSelect: 1.5, maxSelect: 2 }))),
    'invalid_type',
    [...item, 'minSelect'],
  ],
  [
    'no answer',
    guideOf(flat(choice({ multiSelect: true, minSelect: 0, maxSelect: 2 }))),
    'too_small',
    [...item, 'minSelect'],
  ],
  ['a relative address', guideOf(flat(open({ embed: { url: '/x' } }))), 'invalid_format', [...item, 'embed', 'url']],
  [
    'forceWatching in a concept',
    guideOf(
      conceptBlock([{ nickname: 'A', content: { title: 'A', media: [{ ...media, forceWatching: true }] } }], open()),
    ),
    'unrecognized_keys',
    ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'media', 0, 'forceWatching'],
  ],
  [
    'proxyUrl in a concept',
    guideOf(
      conceptBlock(
        [{ nickname: 'A', content: { title: 'A', embed: { url: 'https://a.b', proxyUrl: 'https://a.b' } } }],
        open(),
      ),
    ),
    'unrecognized_keys',
    ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'embed', 'proxyUrl'],
  ],
  [
    'no concepts',
    guideOf(conceptBlock([], open())),
    'too_small',
    ['studyGuide', 0, 'conceptSamplingConfig', 'concepts'],
  ],
  [
    'a criterion of no known type',
    guideOf(flat(open({ conditional: { operator: 'and', criteria: [{ type: 'x' }] } }))),
    'invalid_union',
    [...item, 'conditional', 'criteria', 0, 'type'],
  ],
  [
    'an unknown field of searchParam',
    guideOf(
      flat(
        open({ conditional: { operator: 'or', criteria: [{ type: 'searchParam', parameter: 'p', value: '', x: 1 }] } }),
      ),
    ),
    'unrecognized_keys',
    [...item, 'conditional', 'criteria', 0, 'x'],
  ],
  [
    'an unknown language',
    { ...guideOf(flat(open())), config: { availableLanguages: ['en', 'xx'] } },
    'invalid_value',
    ['config', 'availableLanguages', 1],
  ],
  ['NUL in a text', guideOf(flat(open({ text: 'a\0b' }))), 'custom', [...item, 'text']],
  [
    'half a surrogate pair',
    guideOf(flat(open({ addInstructions: 'a\ud800' }))),
    'custom',
    [...item, 'addInstructions'],
  ],
  [
    'the name __proto__',
    JSON.parse(
      '{"__proto__":1,"title":"x","studyGuide":[{"type":"flat","title":"","items":[{"text":"x","type":"statement"}]}]}',
    ) as Json,
    'unrecognized_keys',
    ['__proto__'],
  ],
  [
    'snake case',
    guideOf({ ...flat(open()), external_id: 'x' }),
    'unrecognized_keys',
    ['studyGuide', 0, 'external_id'],
    { key: 'external_id', didYouMean: 'externalId' },
  ],
];

describe('shape: one issue, at the offending property', () => {
  for (const [name, guide, code, path, params] of rows) {
    test(name, () => {
      const issues = validate(guide);
      expect(issues.map((issue) => [issue.code, issue.path])).toEqual([[code, path]]);
      if (params !== undefined) expect(issues[0]?.params).toMatchObject(params);
      expect(createValidator()(guide)).toEqual(issues);
      expect(verdict(guide)).toEqual({ ok: false, code: 'invalid_request_body', issues });
      for (const issue of issues) expectSentence(messageOf(issue));
    });
  }

  test('all of them, in document order: by position, then as the contract orders properties, unknown ones last', () => {
    const guide = {
      zzz: 1,
      studyGuide: [{ items: [open({ followUp: 'x', text: '', extra: 1 })], title: 1, type: 'flat' }],
    };
    expect(validate(guide).map(({ path }) => path.join('.'))).toEqual([
      'title',
      'studyGuide.0.title',
      'studyGuide.0.items.0.text',
      'studyGuide.0.items.0.followUp',
      'studyGuide.0.items.0.extra',
      'zzz',
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://a@b', 'http://127.0.0.1:1/x'])(
    'an address is a matter of format, not of safety: %s',
    (url) => {
      expect(validate(guideOf(flat(open({ embed: { url } }))))).toEqual([]);
    },
  );

  test('shape decides before rules, but both are listed', () => {
    const guide = guideOf(flat(choice({ minSelect: 1, extra: true })));
    expect(validate(guide).map(({ code }) => code)).toEqual(['selectBounds', 'selectBounds', 'unrecognized_keys']);
    expect(verdict(guide)).toMatchObject({ code: 'invalid_request_body', issues: [{ code: 'unrecognized_keys' }] });
    expect(verdict(guideOf(flat(choice({ minSelect: 1 }))))).toMatchObject({ code: 'invalid_study_guide' });
  });
});
