import { type Json, type JsonObject, validate } from '@guide-studio/guide-core';
import {
  canonicalText,
  guideJsonSchema,
  isCanonical,
  parseGuide,
  positionOf,
  positionsOf,
} from '@guide-studio/guide-core/files';
import {
  descriptionOf,
  createCanonicalPieces,
  createCanonicalText,
  createPortions,
  isJsonObject,
} from '@guide-studio/guide-core/internal';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { changeAt, disturb, pathsOf, valueAt } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { type Random, createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(5, 30, 30) }, (_, at) => 5000 + at);
const size = { blocks: 3, itemsPerBlock: 5 };

function shuffled(random: Random, value: Json): Json {
  if (Array.isArray(value)) return value.map((element: Json) => shuffled(random, element));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, member]) => [random.next(), name, shuffled(random, member)] as const,
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => a - b).map(([, name, member]) => [name, member]));
}

/** Returns the items of a guide, which may be wrong in shape. */
function itemsOf({ studyGuide }: JsonObject): readonly Json[] {
  const blocks = Array.isArray(studyGuide) ? studyGuide.filter(isJsonObject) : [];
  return blocks.flatMap(({ items }) => (Array.isArray(items) ? items : []));
}

describe('laws of canonical text', () => {
  test.each(seeds)(
    'does not depend on the order of properties, and writing twice changes nothing (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      const guide = randomGuide(random, size);
      const text = canonicalText(guide);
      expect(canonicalText(shuffled(random, guide))).toBe(text);
      expect(canonicalText(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(guide);
      expect(isCanonical(text)).toBe(true);
      expect(isCanonical(text.trimEnd())).toBe(false);
      expect(isCanonical(text.replaceAll('\n', '\r\n'))).toBe(false);
      expect(isCanonical(`\uFEFF${text}`)).toBe(false);
      expect(text.endsWith('\n')).toBe(true);
    },
  );

  test.each(seeds)('is the same with remembered texts of earlier blocks (seed %i)', (seed) => {
    const random = createRandom(seed);
    const remembering = createCanonicalText();
    let guide: Json = randomGuide(random, size);
    for (let times = 0; times < 40; times += 1) {
      expect(remembering(guide)).toBe(canonicalText(guide));
      const next: Json = disturb(random, guide);
      guide = isJsonObject(next) ? next : randomGuide(random, size);
    }
  });

  test.each(seeds)('is the same after its portions were written (seed %i)', (seed) => {
    const random = createRandom(seed);
    const pieces = createCanonicalPieces();
    const portions = createPortions(2);
    let guide: Json = randomGuide(random, size);
    for (let times = 0; times < 40; times += 1) {
      for (const portion of portions(guide)) {
        expect(pieces(portion).join('')).toBe(canonicalText(portion));
        expect(itemsOf(portion).length).toBeLessThanOrEqual(2);
      }
      expect(pieces(guide).join('')).toBe(canonicalText(guide));
      const next: Json = disturb(random, guide);
      guide = isJsonObject(next) ? next : randomGuide(random, size);
    }
  });

  test.each(seeds)(
    'keeps everything of a guide that is wrong in shape, nulls that mean "omitted" aside (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      let guide: Json = randomGuide(random, size);
      for (let times = 0; times < 20; times += 1)
        guide = typeof guide === 'object' && guide !== null ? disturb(random, guide) : {};
      const written = JSON.parse(canonicalText(guide)) as Json;
      for (const path of pathsOf(guide)) {
        const [before, after] = [valueAt(guide, path), valueAt(written, path)];
        if (before === null) expect([null, undefined]).toContain(after);
        else if (typeof before !== 'object') expect(after).toBe(before);
      }
      expect(canonicalText(written)).toBe(canonicalText(guide));
      expect(validate(written).map(({ code, path }) => [code, path])).toEqual(
        validate(guide).map(({ code, path }) => [code, path]),
      );
    },
  );
});

describe('canonical text', () => {
  test('conditional, media and embed stand before type; unknown properties last in their own order', () => {
    const item = {
      zeta: 1,
      type: 'open_ended',
      alpha: 2,
      embed: { url: 'x' },
      text: 't',
      media: [],
      conditional: { criteria: [], operator: 'and' },
    };
    const written = JSON.parse(canonicalText({ studyGuide: [{ items: [item], type: 'flat' }], title: '' }));
    expect(Object.keys(written)).toEqual(['title', 'studyGuide']);
    expect(Object.keys(written.studyGuide[0].items[0])).toEqual([
      'text',
      'conditional',
      'media',
      'embed',
      'type',
      'zeta',
      'alpha',
    ]);
    expect(Object.keys(written.studyGuide[0].items[0].conditional)).toEqual(['operator', 'criteria']);
  });
  test('leaves out only the nulls that mean "omitted"', () => {
    const item = { text: 't', type: 'open_ended', conditional: null, followUp: null, rows: null, externalId: null };
    const guide = {
      title: null,
      background: null,
      studyGuide: [{ type: 'flat', conceptSamplingConfig: null, items: [item, null] }],
    };
    expect(JSON.parse(canonicalText(guide))).toEqual({
      title: null,
      background: null,
      studyGuide: [{ type: 'flat', items: [{ externalId: null, text: 't', type: 'open_ended', rows: null }, null] }],
    });
  });
  test('a change of one word is a change of one line', () => {
    const guide = randomGuide(createRandom(7), size);
    const before = canonicalText(guide).split('\n');
    const after = canonicalText(changeAt(guide, ['studyGuide', 1, 'title'], () => 'Other')).split('\n');
    expect(after.length).toBe(before.length);
    expect(after.filter((line, at) => line !== before[at])).toEqual(['      "title": "Other",']);
  });
  test.each([
    ['null', null],
    ['a text', 'x'],
    ['a list', [1, { b: 1 }]],
    ['blocks of any kind', { studyGuide: [1, null, [], { items: {} }] }],
  ])('accepts %s', (_name, value: Json) => expect(JSON.parse(canonicalText(value))).toEqual(value));
  test('the name __proto__ survives', () => {
    const text = '{\n  "title": "x",\n  "__proto__": {\n    "a": 1\n  }\n}\n';
    const result = parseGuide(text);
    expect(result.ok && canonicalText(result.value)).toBe(text);
  });
});

describe('positions', () => {
  const text = '{\n  "title": "x",\n  "studyGuide": [\n    { "items": [ { "text": "a" } ] }\n  ]\n}\n';
  test.each([
    [['title'], 2, 12],
    [['studyGuide', 0], 4, 5],
    [['studyGuide', 0, 'items', 0, 'text'], 4, 28],
    [['studyGuide', 0, 'items', 0, 'type'], 4, 18],
    [['studyGuide', 3, 'items'], 3, 17],
    [[], 1, 1],
  ])('%j is at line %i, column %i', (path, line, column) => expect(positionOf(text, path)).toEqual({ line, column }));
  test('every value of a generated guide is found', () => {
    const guide = randomGuide(createRandom(11), size);
    const text = canonicalText(guide);
    const paths = pathsOf(guide).filter((path) => typeof valueAt(guide, path) === 'string');
    const lines = text.split('\n');
    for (const [at, { line, column }] of positionsOf(text, paths).entries()) {
      const value = JSON.stringify(valueAt(guide, paths[at] ?? []));
      expect(lines[line - 1]?.startsWith(value, column - 1)).toBe(true);
    }
  });
});

describe('the JSON Schema of a guide file', () => {
  const accepts = new Ajv({ strict: false, validateFormats: false }).compile(guideJsonSchema());
  test.each(seeds)('agrees with the shape that validate asks for, formats and characters aside (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 20; round += 1) {
      let guide: Json = randomGuide(random, { blocks: 2, itemsPerBlock: 4 });
      expect(accepts(guide)).toBe(true);
      guide = disturb(random, guide);
      const shape = validate(guide).filter(
        ({ code }) => code in shapeCodes && code !== 'custom' && code !== 'invalid_format',
      );
      expect(accepts(guide)).toBe(shape.length === 0);
    }
  });
  test('describes every property in both languages, and none that does not exist', () => {
    const described = new Set<string>();
    const visit = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const [word, value] of Object.entries(part)) {
        visit(value);
        if (word !== 'properties') continue;
        for (const [name, property] of Object.entries(value as object)) {
          const { description } = property as { description?: string };
          expect(description, name).toMatch(/^[A-Z].*\.$/u);
          described.add(String(description));
        }
      }
    };
    visit(guideJsonSchema());
    const random = createRandom(4);
    for (let round = 0; round < 30; round += 1) {
      const guide: Json = randomGuide(random, { blocks: 3, itemsPerBlock: 4 });
      for (const path of pathsOf(guide).filter((each) => typeof each.at(-1) === 'string')) {
        const [english, german] = [descriptionOf(path, 'en'), descriptionOf(path, 'de')];
        expect(described).toContain(english);
        expect(german).toMatch(/^[A-ZÄÖÜ].*\.$/u);
        expect(german).not.toBe(english);
      }
    }
    for (const path of [[], ['items'], ['studyGuide', 0, 'text'], ['toString'], ['studyGuide', 0, 'constructor']]) {
      expect(descriptionOf(path)).toBeNull();
    }
  });
  test('asks for options unless they are carried forward, and refuses unknown properties everywhere', () => {
    const guide = (item: object): object => ({ title: 'x', studyGuide: [{ type: 'flat', title: '', items: [item] }] });
    expect(accepts(guide({ text: 'x', type: 'ranking' }))).toBe(false);
    expect(accepts(guide({ text: 'x', type: 'ranking', carryForwardFrom: 'q' }))).toBe(true);
    expect(accepts(guide({ text: 'x', type: 'statement', more: 1 }))).toBe(false);
  });
});

const shapeCodes = {
  invalid_type: 1,
  invalid_value: 1,
  invalid_union: 1,
  too_small: 1,
  too_big: 1,
  unrecognized_keys: 1,
};
