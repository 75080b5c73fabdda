import {
  canonicalText,
  type JsonObject,
  merge,
  mergeToText,
  readConflictMarkers,
  tellConflict,
} from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';
import { editedGuide } from '../../generate/editSequence.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';

const labels = { ours: 'HEAD', base: 'base', theirs: 'friend' };
const guideOf = (text: string): JsonObject => JSON.parse(text) as JsonObject;

describe('a merge as a text with markers', () => {
  it.each([1, 2, 3])('either side can be taken as it stands, and the conflicts are found again (seed %i)', (seed) => {
    const random = createRandom(seed);
    let withMarkers = 0;
    for (let pair = 0; pair < 40; pair += 1) {
      const base = guideOf(canonicalText(randomGuide(random, { blocks: 2, itemsPerBlock: 3 })));
      const ours = editedGuide(random, base, 5, 'ours');
      const theirs = editedGuide(random, base, 5, 'theirs');
      const merged = mergeToText(base, ours, theirs, labels);
      const sides = readConflictMarkers(merged.text);
      for (const conflict of merged.conflicts) {
        for (const language of ['en', 'de'] as const)
          expect(tellConflict(conflict, language)).not.toMatch(/undefined|\[object/u);
      }
      if (sides === null) {
        expect(merged.text).toBe(canonicalText(merged.guide));
        continue;
      }
      withMarkers += 1;
      expect(sides.labels).toEqual({ ours: 'HEAD', theirs: 'friend' });
      expect(sides.ours).toBe(canonicalText(merged.guide));
      expect(sides.base).not.toBeNull();
      const [a, b, c] = [guideOf(sides.ours), guideOf(sides.theirs), guideOf(sides.base ?? '{}')];
      expect(sides.theirs).toBe(canonicalText(b));
      expect(merge(c, a, b).conflicts.length, `seed ${seed}, pair ${pair}`).toBeGreaterThan(0);
    }
    expect(withMarkers).toBeGreaterThan(5);
  });

  it('shows whole values on both sides', () => {
    const item = (text: string) => ({ text, type: 'open_ended' });
    const guide = (...texts: string[]): JsonObject => ({
      title: 'T',
      studyGuide: [{ type: 'flat', title: 'B', items: texts.map(item) }],
    });
    const { text } = mergeToText(guide('How?', 'Why?'), guide('How come?', 'Why?'), guide('How so?', 'Why?'), labels);
    expect(text).toContain(
      [
        '<<<<<<< HEAD',
        '          "text": "How come?",',
        '||||||| base',
        '          "text": "How?",',
        '=======',
        '          "text": "How so?",',
        '>>>>>>> friend',
      ].join('\n'),
    );
  });
});

describe('reading conflict markers', () => {
  it.each([
    ['no markers', '{}\n'],
    ['a conflict that does not end', '<<<<<<< a\n{}\n=======\n{}\n'],
    ['markers out of order', '=======\n<<<<<<< a\n>>>>>>> b\n'],
    ['a conflict in a conflict', '<<<<<<< a\n<<<<<<< a\n=======\n>>>>>>> b\n>>>>>>> b\n'],
  ])('finds nothing in a text with %s', (_, text) => expect(readConflictMarkers(text)).toBeNull());

  it('reads what git itself writes, with and without the base, and CR LF', () => {
    const text = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other branch\nd\n';
    expect(readConflictMarkers(text)).toEqual({
      ours: 'a\nb\nd\n',
      theirs: 'a\nc\nd\n',
      base: null,
      labels: { ours: 'HEAD', theirs: 'other branch' },
      conflicts: 1,
    });
    const windows = text.replace('=======', '||||||| 1234\nx\n=======').replaceAll('\n', '\r\n');
    expect(readConflictMarkers(windows)).toMatchObject({ ours: 'a\r\nb\r\nd\r\n', base: 'a\r\nx\r\nd\r\n' });
  });
});

describe('merging without a base', () => {
  it('keeps what either side has, and asks about every property in which they differ', () => {
    const item = (text: string, more: object = {}) => ({ externalId: text, text, type: 'open_ended', ...more });
    const guide = (title: string, ...items: object[]) =>
      ({ title, studyGuide: [{ type: 'flat', title: 'B', items }] }) as unknown as JsonObject;
    const { guide: merged, conflicts } = merge(
      null,
      guide('One', item('a'), item('b', { followUp: 'light' })),
      guide('Two', item('b', { followUp: 'heavy' }), item('c')),
    );
    expect(merged).toEqual(guide('One', item('a'), item('b', { followUp: 'light' }), item('c')));
    expect(conflicts.map(({ code, field }) => [code, field])).toEqual([
      ['field', 'title'],
      ['field', 'followUp'],
    ]);
  });
});
