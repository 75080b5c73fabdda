import { Ajv } from 'ajv';
import type { Json } from '@guide-studio/guide-core';
import { fileKinds, fileSchema, type FileKind } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { realGuides } from '../../realGuides.ts';

// Laws: each schema is one that a validator takes, names no host, and accepts what the program reads, and not what it refuses.

const id = '7d4f1c1e-3f0a-4d8c-9a38-0b0a1f2c3d4e';
const comment = {
  id,
  anchor: { kind: 'item', text: 'Why?', block: 'B' },
  author: 'A',
  at: '2026-11-30T08:00:00Z',
  text: 'Is this clear?',
};

const files: Readonly<Record<FileKind, { readonly accepted: readonly Json[]; readonly refused: readonly Json[] }>> = {
  guide: {
    accepted: [
      {
        $schema: './guide.schema.json',
        title: 'A',
        studyGuide: [{ type: 'flat', title: 'B', items: [{ text: 'Why?', type: 'open_ended' }] }],
      },
      ...realGuides().map(([, guide]) => guide),
    ],
    refused: [{ title: 'No blocks' }, { title: 'A', studyGuide: [], other: 1 }],
  },
  tests: {
    accepted: [{ tests: [{ name: 'A', answers: { q: ['Yes'] }, expect: { shown: ['Why?'] } }], later: true }],
    refused: [{ tests: [{ name: 'A' }] }, { tests: [{ name: 'A', expect: { shwon: [] } }] }, {}],
  },
  notes: {
    accepted: [{}, { comments: [comment], forecast: { shares: { q: { Yes: 40 } }, interviews: 5 } }],
    refused: [{ comments: [{ ...comment, author: '' }] }, { forecast: { share: {} } }],
  },
  shares: {
    accepted: [{}, { shares: { q: { options: { Yes: 40 }, custom: 5 } }, taken: { urlParams: { source: 7 } } }],
    refused: [{ shares: { q: 40 } }, { interviews: -1 }],
  },
  translations: {
    accepted: [{ translations: { de: [{ kind: 'title', source: 'A', text: 'B', state: 'new' }] } }],
    refused: [{}, { translations: { de: [{ kind: 'title', source: 'A' }] } }],
  },
  settings: {
    accepted: [{}, { $schema: './settings.schema.json', advice: { lookAlikes: 'off', neverShown: 'off' } }],
    refused: [
      { advice: { lookAlikes: 'on' } },
      { advice: { lookAlike: 'off' } },
      { advice: { uniqueExternalIds: 'off' } },
      { advise: {} },
    ],
  },
};

describe.each(fileKinds)('the JSON Schema of %s', (kind) => {
  const schema = fileSchema(kind);
  const validate = new Ajv({ validateFormats: false, strictTypes: false }).compile(schema);

  test('has an id that names no host, and names for its parts', () => {
    expect(schema['$id']).toBe(`urn:guide-studio:schema:${kind}:1`);
    expect(JSON.stringify(schema)).not.toMatch(/https?:\/\/(?!json-schema\.org\/draft-07)/u);
  });

  test('accepts what is read, and refuses what is not', () => {
    for (const file of files[kind].accepted) expect([validate(file), validate.errors]).toEqual([true, null]);
    for (const file of files[kind].refused) expect([file, validate(file)]).toEqual([file, false]);
  });
});
