import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateStudyRequest, languageCodes } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { guideLayout, layoutFor } from '../../../packages/guide-core/src/format/layout.ts';

const contract = join(import.meta.dirname, '../../../../shared/spec/public-contract-v2.openapi.yml');
const isThere = existsSync(contract);

/** Returns the property names of a schema of the contract, in order. Reads only the YAML that this needs. */
function contractOrder(text: string, schema: string): readonly string[] {
  const section = new RegExp(`^    ${schema}:\\n((?:      .*\\n|\\n)*)`, 'mu').exec(text)?.[1] ?? '';
  const properties = /^ {6}properties:\n((?: {8}.*\n|\n)*)/mu.exec(section)?.[1] ?? '';
  return [...properties.matchAll(/^ {8}(\w+):/gmu)].map(([, name]) => name ?? '');
}

const schemas = {
  CreateStudyRequest: [],
  Config: ['config'],
  WelcomeMessage: ['welcomeMessage'],
  Block: ['studyGuide'],
  ConceptSamplingConfig: ['studyGuide', 'conceptSamplingConfig'],
  Concept: ['studyGuide', 'conceptSamplingConfig', 'concepts'],
  Embed: ['studyGuide', 'items', 'embed'],
  Media: ['studyGuide', 'items', 'media'],
  Option: ['studyGuide', 'items', 'options'],
  Conditional: ['studyGuide', 'items', 'conditional'],
} as const;

const variants = {
  OpenEndedItem: 'open_ended',
  MultipleChoiceItem: 'multiple_choice',
  RankingItem: 'ranking',
  MatrixItem: 'matrix',
  MaxDiffItem: 'max_diff',
  StatementItem: 'statement',
} as const;

function propertiesAt(path: readonly string[], type?: string): readonly string[] {
  let layout = guideLayout;
  for (const name of path) {
    const next = layout?.kind === 'object' ? layout.properties.get(name)?.value : undefined;
    layout = next?.kind === 'list' ? next.element : next;
  }
  if (layout?.kind !== 'object') return [];
  return [...(type === undefined ? layout : layoutFor(layout, { type })).properties.keys()];
}

describe.skipIf(!isThere)(`the public contract${isThere ? '' : ' (skipped: ../shared/spec is not there)'}`, () => {
  const text = isThere ? readFileSync(contract, 'utf8') : '';
  test.each(Object.entries(schemas))('%s has the properties of the contract in its order', (name, path) => {
    expect(propertiesAt(path)).toEqual(contractOrder(text, name));
  });
  test.each(Object.entries(variants))('%s has the properties of the contract in its order', (name, type) => {
    expect(propertiesAt(['studyGuide', 'items'], type)).toEqual(contractOrder(text, name));
  });
});

describe('the schema', () => {
  test('knows every language code once', () => {
    expect(languageCodes.length).toBe(new Set(languageCodes).size);
    for (const code of languageCodes) {
      const guide = {
        title: 'x',
        config: { questionLanguage: code },
        studyGuide: [{ type: 'flat', title: '', items: [{ text: 'x', type: 'statement' }] }],
      };
      expect(CreateStudyRequest.safeParse(guide).success).toBe(true);
    }
  });
});
