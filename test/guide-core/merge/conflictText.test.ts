import { type JsonObject, validate } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { type Merged, merge, mergeToText, readConflictMarkers, describeConflict } from '@guide-studio/guide-core/merge';
import { describe, expect, it } from 'vitest';
import { editedGuide } from '../../generate/editSequence.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { block, choice, link, multiple, open, selected, when, whenAny } from '../../guideParts.ts';
import { isFull, sized } from '../../size.ts';

const labels = { ours: 'HEAD', base: 'base', theirs: 'friend' };
const guideOf = (text: string): JsonObject => JSON.parse(text) as JsonObject;

/**
 * Returns the conflicts by place in the merged guide, because the text may have another base, and other names in ours.
 */
const namesOf = ({ conflicts }: Merged) =>
  conflicts
    .map(({ code, kind, path, field, issue }) => [code, kind, path?.join('.'), field, issue?.code].join(' '))
    .toSorted();

/** Returns the lines between markers, by region. */
function markedLines(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/^<{7} .*\n([\s\S]*?)^>{7} /gmu)].map(([, inside = '']) => inside.trimEnd().split('\n'));
}

/** Returns what the service refuses about a guide and about neither side. */
function newProblems(guide: JsonObject, ...sides: readonly JsonObject[]): readonly string[] {
  const namesIn = (each: JsonObject) => validate(each).map(({ code, path }) => `${code} ${String(path.at(-1))}`);
  const known = new Set(sides.flatMap(namesIn));
  return namesIn(guide).filter((name) => !known.has(name));
}

/** Returns the questions of a guide with their types. */
function typesIn(guide: JsonObject): readonly (readonly [text: unknown, type: unknown])[] {
  const blocks = guide['studyGuide'] as readonly JsonObject[];
  return blocks.flatMap(({ items }) => (items as readonly JsonObject[]).map(({ text, type }) => [text, type] as const));
}

/**
 * Returns the lines of all values that need a decision, of the two middle markers, and of the line before in all three:
 * its comma depends on what follows.
 */
function linesOfConflicts({ conflicts }: Merged): number {
  const lines = (value: unknown) => (value === undefined ? 0 : JSON.stringify(value, null, 2).split('\n').length);
  return conflicts.reduce(
    (sum, { base, ours, theirs }) => sum + lines(base.value) + lines(ours.value) + lines(theirs.value) + 5,
    0,
  );
}

const studyOf = (...studyGuide: object[]) => ({ title: 'T', studyGuide }) as unknown as JsonObject;

describe('a merge as a text with markers', () => {
  it.each([1, 2, 3])('either side can be taken whole, and the conflicts are found again (seed %i)', (seed) => {
    const random = createRandom(seed);
    let withMarkers = 0;
    for (let pair = 0; pair < sized(16, 40, 40); pair += 1) {
      const base = guideOf(canonicalText(randomGuide(random, { blocks: 2, itemsPerBlock: 3 })));
      const ours = editedGuide(random, base, 5, 'ours');
      const theirs = editedGuide(random, base, 5, 'theirs');
      const merged = mergeToText({ base, ours, theirs }, labels);
      const sides = readConflictMarkers(merged.text);
      for (const conflict of merged.conflicts) {
        for (const language of ['en', 'de'] as const)
          expect(describeConflict(conflict, language)).not.toMatch(/undefined|\[object/u);
      }
      const context = `seed ${seed}, pair ${pair}`;
      if (merged.conflicts.length === 0) {
        expect(merged.text, context).toBe(canonicalText(merged.guide));
        continue;
      }
      withMarkers += 1;
      expect(sides, context).toMatchObject({ labels: { ours: 'HEAD', theirs: 'friend' } });
      if (!sides?.base) throw new Error(`No base: ${context}`);
      const [a, b, c] = [guideOf(sides.ours), guideOf(sides.theirs), guideOf(sides.base)];
      expect([sides.ours, sides.theirs], context).toEqual([canonicalText(a), canonicalText(b)]);
      const again = merge({ base: c, ours: a, theirs: b });
      expect(canonicalText(again.guide), context).toBe(canonicalText(merged.guide));
      expect(namesOf(again), context).toEqual(namesOf(merged));
      for (const side of [a, b]) {
        expect(newProblems(side, ours, theirs), context).toEqual([]);
        for (const [text, type] of typesIn(side))
          expect([...typesIn(ours), ...typesIn(theirs)]).toContainEqual([text, type]);
      }
      const marked = markedLines(merged.text).flat().length;
      const isPlain = merged.conflicts.every(({ code, field }) => code === 'field' && field !== 'conditional');
      if (isPlain) expect(marked, context).toBeLessThanOrEqual(linesOfConflicts(merged));
    }
    expect(withMarkers).toBeGreaterThan(sized(2, 5, 5));
  });

  const several = (more: object) =>
    studyOf(block('B', open('Before'), multiple('Which?', ['A', 'B', 'C'], { externalId: 'm', ...more })));
  it.each([
    [
      'a rule that only both together break',
      [several({}), several({ minSelect: 3 }), several({ maxSelect: 2 })],
      ['rule item studyGuide.0.items.1  selectBounds'],
    ],
    [
      'an id that both gave to different questions',
      [
        studyOf(block('B', open('One'), open('Between'), open('Two'))),
        studyOf(block('B', open('One', { externalId: 'x' }), open('Between'), open('Two'))),
        studyOf(block('B', open('One'), open('Between'), open('Two', { externalId: 'x' }))),
      ],
      ['sameId item studyGuide.0.items.2  '],
    ],
  ] as const)('marks %s, and nothing that does not belong to it', (_, [base, ours, theirs], names) => {
    const retitled = (guide: JsonObject) => ({ ...guide, externalTitle: 'Retitled' });
    const { text } = mergeToText({ base, ours, theirs: retitled(theirs) }, labels);
    expect(markedLines(text).flat().join('\n')).not.toContain('Retitled');
    const sides = readConflictMarkers(text);
    const [a, b, c] = [sides?.ours, sides?.theirs, sides?.base].map((side) => guideOf(side ?? ''));
    if (!a || !b || !c) throw new Error('No sides.');
    expect(namesOf(merge({ base: c, ours: a, theirs: b }))).toEqual(names);
  });

  it.each(isFull ? (['ours', 'theirs'] as const) : (['theirs'] as const))(
    'marks all that either side did where %s has over 20 million characters',
    (longer) => {
      const filled = (guide: JsonObject, length: number): JsonObject => ({
        ...guide,
        studyGuide: [...(guide['studyGuide'] as JsonObject[]), block('Long', open('x'.repeat(length)))] as never,
      });
      const lengthOf = (side: 'ours' | 'theirs') => (side === longer ? 20_000_001 : 10);
      const base = filled(several({}), 10);
      const ours = filled(several({ minSelect: 3 }), lengthOf('ours'));
      const theirs = { ...filled(several({ maxSelect: 2 }), lengthOf('theirs')), externalTitle: 'Retitled' };
      const { text, conflicts } = mergeToText({ base, ours, theirs }, labels);
      expect(conflicts.map(({ code }) => code)).toEqual(['rule']);
      const [regions, sides] = [markedLines(text).flat().join('\n'), readConflictMarkers(text)];
      expect(['minSelect', 'maxSelect', 'Retitled'].filter((each) => !regions.includes(each))).toEqual([]);
      const [a, b, c] = [sides?.ours, sides?.theirs, sides?.base].map((side) => guideOf(side ?? ''));
      if (!a || !b || !c) throw new Error('No sides.');
      expect(namesOf(merge({ base: c, ours: a, theirs: b }))).toEqual(['rule item studyGuide.0.items.1  selectBounds']);
      expect([a, b].map((side) => newProblems(side, ours, theirs))).toEqual([[], []]);
    },
  );

  it('marks no more than the question or the block that one side changed and the other deleted', () => {
    const [one, two, three] = [open('One'), open('Two'), open('Three')];
    const changed = open('Two, really');
    const guides = (...of: readonly (readonly object[])[]) => of.map((items) => studyOf(block('B', ...items)));
    for (const [base, ours, theirs] of [
      guides([one, two, three], [one, changed, three], [one, three]),
      guides([one, three, two], [one, three, changed], [one, three]),
      [
        studyOf(block('First', one, three), block('Last', two)),
        studyOf(block('First', one, three), block('Last', changed)),
        studyOf(block('First', one, three)),
      ],
    ]) {
      if (!base || !ours || !theirs) throw new Error('No guides.');
      for (const text of [
        mergeToText({ base, ours, theirs }, labels).text,
        mergeToText({ base, ours: theirs, theirs: ours }, labels).text,
      ]) {
        const marked = markedLines(text);
        expect(marked).toHaveLength(1);
        expect(marked[0]?.join('\n')).toContain('"Two, really"');
        expect(marked[0]?.join('\n')).not.toMatch(/"(?:One|Three|First)"/u);
      }
    }
  });

  it('marks nothing that only one side changed, however near it is and however much', () => {
    const guide = (title: string, closingMessage: string, edited: string, more: readonly object[] = []) =>
      ({
        ...studyOf(block('B', ...Array.from({ length: 700 }, (_, at) => open(`Question ${at} ${edited}`)), ...more)),
        title,
        closingMessage,
      }) as unknown as JsonObject;
    const { text, conflicts } = mergeToText(
      {
        base: guide('T', 'Bye', ''),
        ours: guide('T', 'Thanks', 'reworded'),
        theirs: guide('New title', 'Thank you', '', [open('One more')]),
      },
      labels,
    );
    expect(conflicts.map(({ field }) => field)).toEqual(['closingMessage']);
    expect(markedLines(text)).toEqual([
      [
        '  "closingMessage": "Thanks",',
        '||||||| base',
        '  "closingMessage": "Bye",',
        '=======',
        '  "closingMessage": "Thank you",',
      ],
    ]);
  });

  it('marks an order that is to be decided, and no question around it', () => {
    const guide = (order: string, text: string) =>
      studyOf(block('B', open('First'), ...Array.from(order, (each) => open(each)), open(text)));
    const { text } = mergeToText(
      { base: guide('abc', 'Last'), ours: guide('bac', 'Last'), theirs: guide('acb', 'Last of all') },
      labels,
    );
    const marked = markedLines(text).flat().join('\n');
    expect(marked).not.toMatch(/First|Last/u);
    expect(marked.match(/"text": "."/gu)?.length).toBeLessThanOrEqual(9);
  });

  it('does not mark what both sides changed alike', () => {
    const source = choice('Which?', ['A', 'B', 'C'], { externalId: 'm' });
    const guide = (join: typeof when | typeof whenAny, text: string) =>
      studyOf(block('B', source, open('Why?', join(selected('m', text), link('a', 'b')))));
    const { text, conflicts } = mergeToText(
      { base: guide(when, 'A'), ours: guide(whenAny, 'B'), theirs: guide(whenAny, 'C') },
      labels,
    );
    expect(conflicts.map(({ field }) => field)).toEqual(['conditional']);
    const regions = [...text.matchAll(/^<{7} .*\n([\s\S]*?)^\|{7} .*\n[\s\S]*?^={7}\n([\s\S]*?)^>{7} /gmu)];
    expect(regions.length).toBeGreaterThan(0);
    for (const [, mine, theirs] of regions) expect(mine).not.toBe(theirs);
  });

  it('shows whole values on both sides', () => {
    const guide = (...texts: string[]) => studyOf(block('B', ...texts.map((text) => open(text))));
    const { text } = mergeToText(
      { base: guide('How?', 'Why?'), ours: guide('How come?', 'Why?'), theirs: guide('How so?', 'Why?') },
      labels,
    );
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
    const { guide: merged, conflicts } = merge({
      base: null,
      ours: guide('One', item('a'), item('b', { followUp: 'light' })),
      theirs: guide('Two', item('b', { followUp: 'heavy' }), item('c')),
    });
    expect(merged).toEqual(guide('One', item('a'), item('b', { followUp: 'light' }), item('c')));
    expect(conflicts.map(({ code, field }) => [code, field])).toEqual([
      ['field', 'title'],
      ['field', 'followUp'],
    ]);
  });
});
