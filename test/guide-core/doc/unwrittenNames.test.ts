import {
  blankBlock,
  blankConcept,
  blankGuide,
  fromWire,
  type JsonObject,
  locate,
  getIn,
  type MessageLanguage,
  tellUnwritten,
  unwrittenNames,
} from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';
import { fullGuide } from './guides.ts';

const languages: readonly MessageLanguage[] = ['en', 'de'];

describe('names that nobody has written', () => {
  it.each(languages)('are those of everything new, in %s, each where it stands', (language) => {
    const blocks = [blankBlock('screening', language), blankBlock('concept', language), blankBlock('flat', language)];
    const item = { type: 'matrix', text: 'Where?', options: [{ text: 'Often' }], rows: [{ text: 'Row 1' }] };
    const guide: JsonObject = {
      ...blankGuide(language),
      studyGuide: [...blocks, { type: 'flat', title: 'A', items: [item] }],
    };
    const doc = fromWire(guide);
    const names = unwrittenNames(doc);
    const flat = blankBlock('flat', language)['title'];
    const concept = getIn(blankConcept(1, language), ['content', 'title']);
    expect(names.map(({ text }) => text)).toEqual([guide['title'], concept, flat, 'Row 1']);
    for (const { key, property, text } of names) {
      expect(getIn(locate(doc, key)?.node.fields ?? null, property.split('.'))).toBe(text);
    }
  });

  it('are none in a guide that somebody wrote', () => {
    const doc = fromWire(fullGuide());
    expect(unwrittenNames(doc)).toEqual([]);
    expect(tellUnwritten([])).toBe('');
  });

  it.each(languages)('are told in one sentence of bounded length, in %s', (language) => {
    const options = Array.from({ length: 300 }, (_, at) => ({ text: `Option ${at + 1}` }));
    const item = { type: 'ranking', text: 'Order?', options };
    const names = unwrittenNames(fromWire({ title: 'T', studyGuide: [{ type: 'flat', title: 'A', items: [item] }] }));
    expect(names).toHaveLength(300);
    expect(tellUnwritten(names, language)).toMatch(/^300 .+Option 1.+Option 4.+…$/u);
    expect(tellUnwritten(names, language)).not.toContain('Option 5');
    expect(tellUnwritten(names.slice(0, 1), language)).toMatch(/Option 1.+\.$/u);
  });
});
