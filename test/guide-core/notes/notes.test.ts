import type { JsonObject } from '@guide-studio/guide-core';
import { fromWire, type GuideDocument, type Key } from '@guide-studio/guide-core/edit';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import {
  anchorOf,
  approvalOf,
  changeNotes,
  type Comment,
  movedAnchors,
  type NotedApproval,
  type NotesChange,
  notesOf,
  placesOf,
  standingApprovals,
} from '@guide-studio/guide-core/notes';
import { describe, expect, it } from 'vitest';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const anchor = { kind: 'item', text: 'Which foods?', block: 'Breakfast' } as const;
const comment = (number: number, more: Partial<Comment> = {}): Comment => ({
  id: idOf(number),
  anchor,
  author: 'Ada',
  at: `2026-11-20T10:00:0${number}Z`,
  text: `Comment ${number}`,
  ...more,
});
const after = (wire: JsonObject | null, ...changes: readonly NotesChange[]) =>
  changes.reduce<JsonObject | null>((notes, change) => changeNotes(notes, change), wire);

const [one, other] = ['1'.repeat(64), '2'.repeat(64)] as const;
const approval = (number: number, more: Partial<NotedApproval> = {}): NotedApproval => ({
  id: idOf(number),
  name: 'Ada',
  at: `2026-11-20T10:00:0${number}Z`,
  fingerprint: one,
  ...more,
});
const withdrawn = { by: 'Bo', at: '2026-11-21T10:00:00Z' };

describe('approvals', () => {
  it('that are withdrawn keep who withdrew them first, and no longer count', () => {
    const later = { by: 'Cy', at: '2026-11-22T10:00:00Z' };
    const changed = after(
      { approvals: [{ future: true }] },
      { kind: 'approval.add', approval: approval(1) },
      { kind: 'approval.add', approval: approval(2) },
      { kind: 'approval.withdraw', id: idOf(1), withdrawn },
      { kind: 'approval.withdraw', id: idOf(1), withdrawn: later },
    );
    expect(changed).toEqual({ approvals: [{ future: true }, approval(1, { withdrawn }), approval(2)] });
    const { approvals } = notesOf(changed);
    expect(standingApprovals(approvals)).toEqual([approval(2)]);
  });

  it('say of one content that it was approved, that this was withdrawn, or that only others were approved', () => {
    expect(approvalOf([], one)).toEqual({ state: 'none' });
    const all = [approval(1), approval(2, { withdrawn }), approval(3, { fingerprint: other })];
    expect(approvalOf(all, one)).toEqual({ state: 'approved', by: all[0] });
    expect(approvalOf(all.slice(1), one)).toEqual({ state: 'withdrawn', by: all[1] });
    expect(approvalOf(all.slice(2), one)).toEqual({ state: 'other', by: all[2] });
    expect(approvalOf([approval(1, { fingerprint: other, withdrawn })], one)).toEqual({ state: 'none' });
  });
});

describe('changing notes', () => {
  const strange = { id: 'of a newer version', colour: 'green' };
  const start: JsonObject = { scenarios: [1], comments: [strange, comment(1)], publications: [{ studyId: 's' }] };

  it('keeps what it does not know in an anchor when a comment follows its part', () => {
    const before: JsonObject = {
      comments: [{ ...comment(1), anchor: { ...anchor, externalId: 'a', externalIds: 'b' } }],
    };
    const moved = { kind: 'item', text: 'Which dishes?', block: 'Lunch' } as const;
    const changed = after(before, { kind: 'comment.follow', anchors: [{ id: idOf(1), anchor: moved }] });
    expect(changed).toEqual({ comments: [{ ...comment(1), anchor: { ...moved, externalIds: 'b' } }] });
  });

  it('keeps everything that it does not name, also what it does not understand', () => {
    const changed = after(
      start,
      { kind: 'comment.add', comment: comment(2) },
      { kind: 'comment.edit', id: idOf(1), text: 'Other', at: '2026-11-20T11:00:00Z' },
      { kind: 'comment.resolve', id: idOf(2), resolved: { by: 'Bo', at: '2026-11-20T12:00:00Z' } },
    );
    expect(changed).toEqual({
      scenarios: [1],
      publications: [{ studyId: 's' }],
      comments: [
        strange,
        comment(1, { text: 'Other', editedAt: '2026-11-20T11:00:00Z' }),
        comment(2, { resolved: { by: 'Bo', at: '2026-11-20T12:00:00Z' } }),
      ],
    });
    expect(notesOf(changed).comments.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  });

  it.each([{ '1': comment(1) }, 'a later version wrote a text here', 7, false])(
    'keeps beside it what should be a list or a record and is none: %j',
    (damaged) => {
      const changes: readonly NotesChange[] = [
        { kind: 'comment.add', comment: comment(1) },
        { kind: 'comment.resolve', id: idOf(1), resolved: null },
        { kind: 'comment.remove', id: idOf(1) },
        { kind: 'approval.add', approval: approval(1) },
      ];
      const changed = after({ comments: damaged, approvals: damaged, assumptions: 'none' }, ...changes, {
        kind: 'assumptions.set',
        assumptions: { wordsPerAnswer: 4 },
      });
      expect(changed).toEqual({
        comments: [],
        'comments (not understood)': damaged,
        approvals: [approval(1)],
        'approvals (not understood)': damaged,
        assumptions: { wordsPerAnswer: 4 },
        'assumptions (not understood)': 'none',
      });
      // A second copy has a name of its own.
      expect(after({ ...changed, comments: 'again' }, { kind: 'comment.add', comment: comment(2) })).toMatchObject({
        'comments (not understood)': damaged,
        'comments (not understood 2)': 'again',
      });
    },
  );

  it('does a change that is sent twice once', () => {
    const add: NotesChange = { kind: 'comment.add', comment: comment(2) };
    expect(after(start, add, add)).toEqual(after(start, add));
    const remove: NotesChange = { kind: 'comment.remove', id: idOf(1) };
    expect(after(start, remove, remove)).toEqual({ ...start, comments: [strange] });
  });

  it('sets what forecasts assume as a whole, removes it again, and keeps what it does not understand', () => {
    const forecast = { shares: { age: { Yes: 60 } }, dropOutPerMinute: 2 };
    const own = after(start, { kind: 'forecast.set', forecast });
    expect(own).toEqual({ ...start, forecast });
    expect(notesOf(own).forecast).toEqual(forecast);
    expect(after(own, { kind: 'forecast.set', forecast: null })).toEqual(start);
    const newer = { forecast: { shares: 'of a newer version' } };
    expect(notesOf(newer)).not.toHaveProperty('forecast');
    expect(notesOf(newer).forecastFaults).toMatchObject([{ path: ['shares'] }]);
    expect(notesOf(own)).not.toHaveProperty('forecastFaults');
    expect(after(newer, { kind: 'forecast.set', forecast })).toEqual({
      forecast,
      'forecast (not understood)': { shares: 'of a newer version' },
    });
  });

  it('sets the assumptions of a guide as a whole, and removes them again', () => {
    const own = after(start, { kind: 'assumptions.set', assumptions: { wordsPerAnswer: 80 } });
    expect(own).toEqual({ ...start, assumptions: { wordsPerAnswer: 80 } });
    expect(notesOf(own).assumptions).toEqual({ wordsPerAnswer: 80 });
    expect(notesOf({ assumptions: { wordsPerAnswer: 'many' } })).not.toHaveProperty('assumptions');
    expect(after(own, { kind: 'assumptions.set', assumptions: {} })).toEqual({ ...start, assumptions: {} });
    expect(after(own, { kind: 'assumptions.set', assumptions: null })).toEqual(start);
  });

  it('opens a settled comment again', () => {
    const settled = after(start, { kind: 'comment.resolve', id: idOf(1), resolved: { by: 'Bo', at: comment(1).at } });
    expect(after(settled, { kind: 'comment.resolve', id: idOf(1), resolved: null })).toEqual(start);
  });

  it('reads nothing from values that are not notes', () => {
    const wires: readonly (JsonObject | null)[] = [
      null,
      {},
      { comments: 'none' },
      { comments: [1, null], approvals: {} },
    ];
    for (const wire of wires) {
      expect(notesOf(wire)).toEqual({ comments: [], approvals: [] });
    }
  });
});

describe('anchors of comments', () => {
  const item = (text: string, externalId?: string): JsonObject => ({
    text,
    type: 'open_ended',
    ...(externalId === undefined ? {} : { externalId }),
  });
  const guide = (...blocks: readonly (readonly [string, readonly JsonObject[]])[]): GuideDocument =>
    fromWire({
      title: 'Study',
      studyGuide: blocks.map(([title, items]) => ({ type: 'flat', title, items: [...items] })),
    });
  const keyOf = (doc: GuideDocument, text: string): Key => {
    const nodes = [...(doc.root.children.blocks ?? [])].flatMap((block) => [block, ...(block.children.items ?? [])]);
    const found = nodes.find(
      ({ fields }) => isJsonObject(fields) && (fields['text'] === text || fields['title'] === text),
    );
    if (!found) throw new Error(`No ${text}`);
    return found.key;
  };
  const before = guide(
    [
      'Breakfast',
      [item('Which foods do you eat for breakfast?', 'foods'), item('Why?'), item('How much bread do you eat?')],
    ],
    ['Lunch', [item('Why?')]],
  );
  const follows = (text: string, now: GuideDocument) =>
    placesOf(now, [anchorOf(before, keyOf(before, text)) ?? anchor])[0];

  it('lead back to where they were made, for every block and item', () => {
    for (const block of before.root.children.blocks ?? []) {
      for (const { key } of [block, ...(block.children.items ?? [])]) {
        const made = anchorOf(before, key);
        expect(made && placesOf(before, [made])).toEqual([key]);
      }
    }
  });

  it('on the study lead to it, however it is called, and keep the text that they are about', () => {
    const whole = anchorOf(before, before.root.key);
    const welcome = anchorOf(before, before.root.key, 'Hello');
    expect(whole).toEqual({ kind: 'study', text: '', block: '' });
    expect(welcome).toEqual({ kind: 'study', text: 'Hello', block: '' });
    const now = fromWire({ title: 'Renamed', studyGuide: [{ type: 'flat', title: 'Hello', items: [] }] });
    for (const made of [whole, welcome]) {
      expect(made && placesOf(now, [made])).toEqual([now.root.key]);
      expect(made && movedAnchors(now, [{ id: 1, anchor: made, key: now.root.key }])).toEqual([]);
      const noted = changeNotes(null, { kind: 'comment.add', comment: comment(1, { anchor: made ?? anchor }) });
      expect(notesOf(noted).comments).toEqual([comment(1, { anchor: made ?? anchor })]);
    }
    // The longest text that an anchor may have.
    expect(
      notesOf({ comments: [comment(1, { anchor: anchorOf(before, before.root.key, 'a'.repeat(30_000)) ?? anchor })] })
        .comments,
    ).toHaveLength(1);
  });

  it('follow an id through another text and another block', () => {
    const now = guide(['Evening', [item('What else?'), item('What is on the table?', 'foods')]]);
    expect(follows('Which foods do you eat for breakfast?', now)).toBe(keyOf(now, 'What is on the table?'));
  });

  it('follow a text into another block, and under an id that it gets', () => {
    const now = guide(['Lunch', [item('How much bread do you eat?', 'bread')]]);
    expect(follows('How much bread do you eat?', now)).toBe(keyOf(now, 'How much bread do you eat?'));
  });

  it('stay in their block if another one has the same text, too', () => {
    const now = guide(['Lunch', [item('Why?')]], ['Breakfast', [item('Other'), item('Why?')]]);
    expect(follows('Why?', now)).toBe(now.root.children.blocks?.[1]?.children.items?.[1]?.key);
  });

  it('follow a text that was reworded a little', () => {
    const now = guide(['Breakfast', [item('How much fresh bread do you eat?'), item('Why?')]]);
    expect(follows('How much bread do you eat?', now)).toBe(keyOf(now, 'How much fresh bread do you eat?'));
  });

  it('lead nowhere rather than to something else', () => {
    const now = guide(['Breakfast', [item('What do you drink?'), item('')]]);
    expect(follows('How much bread do you eat?', now)).toBeNull();
    expect(placesOf(guide(['Other', [item('')]]), [{ kind: 'item', text: '', block: 'Breakfast' }])).toEqual([null]);
  });

  it('are rewritten only if a name has changed', () => {
    const now = guide(['Morning', [item('Why?')]]);
    const key = keyOf(now, 'Why?');
    const placed = [
      { id: 1, anchor: { kind: 'item', text: 'Why?', block: 'Breakfast' }, key },
      { id: 2, anchor: { kind: 'item', text: 'Why?', block: 'Morning' }, key },
      { id: 3, anchor, key: null },
    ] as const;
    expect(movedAnchors(now, placed)).toEqual([{ id: 1, anchor: { kind: 'item', text: 'Why?', block: 'Morning' } }]);
  });
});
