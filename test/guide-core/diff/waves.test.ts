import type { JsonObject } from '@guide-studio/guide-core';
import {
  applyDiff,
  byBlock,
  type Change,
  countByImpact,
  diffGuides,
  describeChange,
  describeDiff,
} from '@guide-studio/guide-core/diff';
import { canonicalText } from '@guide-studio/guide-core/files';
import { describe, expect, it } from 'vitest';
import { block, choice, concept, conceptBlock, link, open, selected, when, whenAny } from '../../guideParts.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';

const wave = (year: number): JsonObject =>
  realGuides().find(([name]) => name === `rust-annual-${year}.guide.json`)?.[1] ?? {};

/** Returns how often each kind of change occurs, as `code kind`. */
function countByCode(changes: readonly Change[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code, kind } of changes) counts[`${code} ${kind}`] = (counts[`${code} ${kind}`] ?? 0) + 1;
  return counts;
}

describe.skipIf(!realGuidesPresent)(`two waves of a real survey${whyNoRealGuides}`, () => {
  const before = () => wave(2021);
  const after = () => wave(2022);

  // A person compared these sentences with both questionnaires, one by one. The ids that changed (of Q21 and
  // its “No”) change no question, but the answers of both waves are joined by them.
  it('returns the reviewed change list', () => {
    const diff = diffGuides(before(), after());
    expect(countByImpact(diff)).toEqual({ comparability: 68, sample: 0, logic: 9, order: 10, wording: 6, form: 0 });
    expect(countByCode(diff.changes)).toEqual({
      'textChanged study': 1,
      'textChanged item': 5,
      'textChanged option': 6,
      'textChanged row': 1,
      'removed item': 27,
      'added item': 9,
      'added block': 1,
      'moved block': 1,
      'moved item': 7,
      'answersAdded item': 9,
      'answersRemoved item': 12,
      'answersReordered item': 2,
      'conditionChanged item': 9,
      'idChanged item': 1,
      'idChanged option': 1,
      'fieldChanged item': 1,
    });
    expect(byBlock(diff).map(({ title, changes }) => [title, changes.length])).toMatchInlineSnapshot(`
      [
        [
          null,
          1,
        ],
        [
          "For previous Rust users",
          3,
        ],
        [
          "For non-Rust users",
          3,
        ],
        [
          "Your Rust experience",
          20,
        ],
        [
          "The Rust community",
          8,
        ],
        [
          "Rust in Education",
          6,
        ],
        [
          "Rust at work",
          31,
        ],
        [
          "Your opinions about Rust",
          8,
        ],
        [
          "About you",
          13,
        ],
      ]
    `);
  });

  it('words changes as a researcher would', () => {
    const described = describeDiff(diffGuides(before(), after()));
    for (const sentence of [
      'Q12 now reads “If you use nightly for any tasks, why?” instead of “If you use nightly, why?”.',
      'Question “In which ways do you install Rust?” (Q14 before) was removed.',
      'Q27 “Approximately how many total developers does your company emplo…” has new options: “10-99”, “100-1,000”.',
      'In Q26 “In what technology domain(s) is Rust used at your company?”, “Machine learning” now reads “Machine learning or AI”.',
      'Q19 “Are you employed full- or part-time (including paid internships…” moved to block “Rust at work”, first.',
      'Block “Rust in Education” now comes after “The Rust community”.',
    ]) {
      expect(described).toContain(sentence);
    }
  });

  it('applied to the older wave returns the newer one, and vice versa', () => {
    expect(canonicalText(applyDiff(before(), diffGuides(before(), after())))).toBe(canonicalText(after()));
    expect(canonicalText(applyDiff(after(), diffGuides(after(), before())))).toBe(canonicalText(before()));
  });
});

describe('sentences', () => {
  const guide = (item: object): JsonObject => ({
    title: 'T',
    studyGuide: [
      block(
        'Habits',
        choice('What do you eat?', [{ externalId: 'bread', text: 'Bread' }, 'Rice'], { externalId: 'eat' }),
        choice('Which foods?', ['A', 'B'], item),
      ),
    ],
  });
  const only = (a: object, b: object): Change => {
    const [change, ...others] = diffGuides(guide(a), guide(b)).changes;
    expect(others).toEqual([]);
    if (!change) throw new Error('No differences.');
    return change;
  };

  it.each([
    [
      {},
      when(selected('eat', 'bread')),
      'logic',
      'Q2 “Which foods?” is now asked only of those who chose “Bread” in Q1.',
      'F2 „Which foods?“ bekommen jetzt nur Personen, die in F1 „Bread“ gewählt haben.',
    ],
    [
      {},
      whenAny(selected('eat'), link('wave', '')),
      'logic',
      'Q2 “Which foods?” is now asked only of those who chose (nothing chosen yet) in Q1 or opened a link with “wave” = (no value yet).',
      'F2 „Which foods?“ bekommen jetzt nur Personen, die in F1 (noch nichts gewählt) gewählt haben oder einen Link mit „wave“ = (noch kein Wert) geöffnet haben.',
    ],
    [
      {},
      { options: [{ text: 'A' }, { text: 'B' }, { text: 'C' }] },
      'comparability',
      'Q2 “Which foods?” has a new option: “C”.',
      'F2 „Which foods?“ hat die neue Option „C“.',
    ],
    [
      {},
      { options: [{ text: 'B' }, { text: 'A' }] },
      'order',
      'The options of Q2 “Which foods?” are in a different order.',
      'Die Optionen von F2 „Which foods?“ stehen in anderer Reihenfolge.',
    ],
    [
      {},
      { multiSelect: true },
      'comparability',
      'Q2 “Which foods?” now allows several answers instead of one.',
      'F2 „Which foods?“ erlaubt jetzt mehrere Antworten statt einer.',
    ],
    [
      { text: 'which foods' },
      {},
      'wording',
      'Q2 now reads “Which foods?” instead of “which foods”.',
      'F2 lautet jetzt „Which foods?“ statt „which foods“.',
    ],
    [
      { externalId: 'foods' },
      { externalId: 'food_types' },
      'comparability',
      'The id of Q2 “Which foods?” is now “food_types” instead of “foods”.',
      'Die ID von F2 „Which foods?“ ist jetzt „food_types“ statt „foods“.',
    ],
  ] as const)('from %j to %j', (a, b, impact, english, german) => {
    const change = only(a, b);
    expect(change.impact).toBe(impact);
    expect(describeChange(change)).toBe(english);
    expect(describeChange(change, 'de')).toBe(german);
  });

  it('name the questions of an older condition by the numbers that they have now, and say which are gone', () => {
    const asked = (id: string, text: string) =>
      choice(
        text,
        [
          { externalId: `${id}-yes`, text: 'Yes' },
          { externalId: `${id}-no`, text: 'No' },
        ],
        { externalId: id },
      );
    const [cook, dine] = [asked('cook', 'Do you cook?'), asked('dine', 'Do you dine out?')];
    const narrow = open('Why?', when(selected('cook', 'cook-yes'), selected('dine', 'dine-yes')));
    const of = (...items: JsonObject[]): JsonObject => ({ title: 'T', studyGuide: [block('Habits', ...items)] });
    const { changes } = diffGuides(of(asked('first', 'Are you here?'), cook, dine, narrow), of(dine, open('Why?')));
    const described = changes.filter(({ code }) => code === 'conditionChanged');
    expect(described.map((change) => describeChange(change))).toEqual([
      'Q2 “Why?” is now asked of everyone, no longer only of those who chose “Yes” in “Do you cook?” (Q2 before) and chose “Yes” in Q1.',
    ]);
    expect(described.map((change) => describeChange(change, 'de'))).toEqual([
      'F2 „Why?“ bekommen jetzt alle, nicht mehr nur Personen, die in „Do you cook?“ (bisher F2) „Yes“ gewählt haben und in F1 „Yes“ gewählt haben.',
    ]);
  });

  it('of a concept block that went with its questions count as lost answers', () => {
    const habits = block('Habits', open('What do you eat?'));
    const ideas = conceptBlock('Ideas', { concepts: [concept('A')] }, open('Would you buy it?'));
    const without: JsonObject = { title: 'T', studyGuide: [habits] };
    const whole: JsonObject = { title: 'T', studyGuide: [habits, ideas] };
    for (const [a, b] of [
      [without, whole],
      [whole, without],
    ] as const) {
      expect(countByImpact(diffGuides(a, b))).toEqual({
        comparability: 1,
        sample: 0,
        logic: 0,
        order: 0,
        wording: 0,
        form: 0,
      });
    }
  });
});
