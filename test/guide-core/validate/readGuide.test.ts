import { advise, type Guide, messageOf, readGuide, validate } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { block, choice, validGuide } from '../../guideParts.ts';

const seed = 20261130;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('reading a guide', () => {
  test(`returns the guide of a valid text with its advice, and of any other the findings in order (seed ${seed})`, () => {
    const random = createRandom(seed);
    let valid = 0;
    for (let count = 0; count < 60; count += 1) {
      const wire = randomGuide(random, { blocks: 3, itemsPerBlock: 4 });
      const text = canonicalText(wire);
      const read = readGuide(count % 2 === 0 ? text : bytesOf(text));
      const errors = validate(wire);
      expect(read.ok).toBe(errors.length === 0);
      const findings = read.ok ? read.warnings : read.issues;
      const expected = [...errors, ...advise(wire)].map((issue) => messageOf(issue));
      expect(findings.map(({ message }) => message).toSorted()).toEqual(expected.toSorted());
      const lines = findings.flatMap(({ line }) => line ?? []);
      expect(lines).toEqual(lines.toSorted((one, other) => one - other));
      if (read.ok) {
        valid += 1;
        const guide: Guide = read.guide;
        expect(canonicalText(guide as unknown as typeof wire)).toBe(text);
      }
    }
    expect(valid).toBeGreaterThan(10);
  });

  test('says of a text that is no guide what it is, where, and by which stage it fails', () => {
    const codeOf = (source: string | Uint8Array) => {
      const read = readGuide(source);
      return read.ok ? null : [read.code, read.issues[0]?.line, read.issues[0]?.severity];
    };
    expect(codeOf('{\n  "title": "A",\n}')).toEqual(['invalid_json', 2, 'error']);
    expect(codeOf('[]')).toEqual(['invalid_request_body', 1, 'error']);
    expect(codeOf('{ "title": "A", "title": "B" }')).toEqual(['invalid_json', 1, 'error']);
    expect(codeOf('{}')?.[0]).toBe('invalid_request_body');
    expect(codeOf(new Uint8Array([0xff, 0xfe, 0x00]))?.[0]).toBe('invalid_json');
  });

  test('speaks the language that is asked for', () => {
    const guide = validGuide([block('B', choice('Which?', ['Rice', 'Rice'], { externalId: 'rice' }))]);
    const text = JSON.stringify(guide);
    const [english, german] = [readGuide(text), readGuide(text, { language: 'de' })];
    if (!english.ok || !german.ok) throw new Error('The guide is valid.');
    expect(english.warnings.map(({ code }) => code)).toContain('duplicateOptionTexts');
    expect(german.warnings[0]?.message).not.toBe(english.warnings[0]?.message);
  });
});
