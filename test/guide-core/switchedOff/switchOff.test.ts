import { advise, type Issue, type JsonObject, messageOf, validate } from '@guide-studio/guide-core';
import { childrenOf, fromWire, type GuideDocument, nodeAtPath } from '@guide-studio/guide-core/edit';
import { anchorOf, type Comment } from '@guide-studio/guide-core/notes';
import {
  commentSwitches,
  noSwitches,
  type SwitchableId,
  type Switches,
  switchIn,
  switchIssues,
  switchOff,
  switchText,
} from '@guide-studio/guide-core/settings';
import { describe, expect, test } from 'vitest';
import { flat, multiple } from '../../guideParts.ts';

// Laws: errors are always shown; nothing is lost, and nothing is off without a switch that names it; a comment counts for
// its item only, and until it is resolved.

const twice = ['Yes', 'Yes'];
const wire: JsonObject = {
  title: 'A guide',
  studyGuide: [
    flat(multiple('First?', twice), multiple('Second?', twice), multiple('Third?', twice, { minSelect: 9 })),
  ],
};
const doc = fromWire(wire);
const advice = advise(wire);
const errors = validate(wire);
const all = [...errors, ...advice];
const id = 'duplicateOptionTexts';
const [block] = childrenOf(doc.root, 'blocks');
const items = block ? childrenOf(block, 'items') : [];

const partOf =
  (of: GuideDocument) =>
  ({ path }: Issue) =>
    nodeAtPath(of, path).node.key;
const sorted = (switches: Switches, of = doc, findings: readonly Issue[] = all) =>
  switchOff(of, findings, { partOf: partOf(of), switches });
const commentOn = (key: string, text: string, more: Partial<Comment> = {}): Comment => ({
  id: crypto.randomUUID(),
  anchor: anchorOf(doc, key) ?? { kind: 'item', text: 'Gone?', block: 'Block' },
  author: 'A',
  at: '2026-11-30T08:00:00Z',
  text,
  ...more,
});
const places = (issues: readonly Issue[]) => issues.map(({ code, path }) => `${code} ${path.slice(0, 4).join('.')}`);
const switchesOf = (...comments: readonly Comment[]): Switches => ({
  folder: null,
  comments: commentSwitches(doc, comments),
});
const folder = (...ids: readonly SwitchableId[]): Switches => ({
  folder: { file: 'guide-studio.json', ids },
  comments: [],
});
const issuesOf = (switches: Switches, isFound = true): readonly Issue[] =>
  switchIssues(doc, switches.comments, { used: sorted(switches).used, isFound: () => isFound });

test('the guide of these tests has what they need', () => {
  expect(errors.map(({ code }) => code)).toEqual(['selectBounds']);
  expect(places(advice)).toEqual([0, 1, 2].map((at) => `${id} studyGuide.0.items.${at}`));
});

describe('the settings of a folder', () => {
  test('without any, the same list is shown', () => {
    expect(sorted(noSwitches).shown).toBe(all);
    expect(sorted(folder('lookAlikes')).shown).toBe(all);
  });

  test('switch off all findings of one kind, and say so of each', () => {
    const { shown, off } = sorted(folder(id));
    expect(shown).toEqual(errors);
    expect(off).toEqual(advice.map((finding) => ({ finding, by: { kind: 'settings', file: 'guide-studio.json' } })));
  });

  test('never switch off an error, whatever they name', () => {
    for (const { code } of errors) {
      const forced = { file: 'guide-studio.json', ids: [code as SwitchableId, id] as const };
      expect(sorted({ folder: forced, comments: [] }).shown).toEqual(errors);
    }
    const severe = advice.map((issue) => ({ ...issue, severity: 'error' as const }));
    expect(sorted(folder(id), doc, severe).off).toEqual([]);
  });
});

describe('a comment', () => {
  const [first, second] = items.map(({ key }) => key);
  const off = commentOn(second ?? '', `${switchText(id)}both are wanted`);

  test('switches off a finding of its question and of what is in it, with its reason, and no other', () => {
    const { shown, off: left, used } = sorted(switchesOf(off));
    expect(left.map(({ by }) => by)).toEqual([{ kind: 'comment', id: off.id, reason: 'both are wanted' }]);
    expect(places(left.map(({ finding }) => finding))).toEqual([`${id} studyGuide.0.items.1`]);
    expect([...used]).toEqual([off.id]);
    expect(shown).toHaveLength(all.length - 1);
    expect(issuesOf(switchesOf(off))).toEqual([]);
  });

  test('on a block does not count for its questions', () => {
    const onBlock = switchesOf(commentOn(block?.key ?? '', switchText(id)));
    expect(sorted(onBlock).off).toEqual([]);
    expect(places(issuesOf(onBlock))).toEqual(['needlessAdviceOff studyGuide.0']);
  });

  test('on the study switches off nothing, and says so', () => {
    const onStudy = switchesOf(commentOn(doc.root.key, switchText(id)));
    expect(sorted(onStudy).off).toEqual([]);
    const issues = issuesOf(onStudy, false);
    expect(issues).toMatchObject([{ code: 'needlessAdviceOff', path: [], params: { onStudy: true } }]);
    expect(issues.map((issue) => messageOf(issue))[0]).toContain('one there switches off nothing');
  });

  test('that is resolved no longer counts, and is no warning', () => {
    const resolved = switchesOf({ ...off, resolved: { by: 'B', at: '2026-12-01T08:00:00Z' } });
    expect(sorted(resolved).off).toEqual([]);
    expect(issuesOf(resolved)).toEqual([]);
  });

  test('counts before the settings, and none of several is needless', () => {
    const more = switchesOf(off, commentOn(second ?? '', switchText(id)));
    const { off: left, used } = sorted({ ...more, folder: folder(id).folder });
    expect(left.map(({ by }) => by.kind)).toEqual(['settings', 'comment', 'settings']);
    expect(used.size).toBe(2);
  });

  test('that switches off nothing is a warning at its item, once all findings of that kind are known', () => {
    const needless = switchesOf(commentOn(first ?? '', `${switchText('lookAlikes')}a name`));
    expect(places(issuesOf(needless))).toEqual(['needlessAdviceOff studyGuide.0.items.0']);
    expect(issuesOf(needless, false)).toEqual([]);
  });

  test('whose item is gone is a warning about the guide', () => {
    const gone = switchesOf({ ...off, anchor: { kind: 'item', text: 'Something else entirely', block: 'Gone' } });
    expect(issuesOf(gone, false)).toMatchObject([{ code: 'needlessAdviceOff', path: [] }]);
  });

  test.each([
    ['duplicateOptionText', { nearest: id, isError: false }],
    ['selectBounds', { isError: true }],
    ['', { nearest: null, isError: false }],
    ['nothingOfTheKind', { nearest: null, isError: false }],
  ])('that names “%s” is a warning', (name, params) => {
    const unknown = switchesOf(commentOn(first ?? '', `advice off: ${name}`));
    expect(issuesOf(unknown, false)).toMatchObject([
      { severity: 'warning', code: 'unknownAdviceOff', path: ['studyGuide', 0, 'items', 0], params },
    ]);
    expect(sorted(unknown).shown).toBe(all);
  });
});

describe('a comment without the colon', () => {
  const [first] = items.map(({ key }) => key);

  test.each([
    [`advice off ${id} both are wanted`, id],
    [`advice off – ${id} — both are wanted`, id],
    ['Advice off lookAlike it is a name', 'lookAlikes'],
    ['advice off someThing it is a name', null],
    ['advice off', null],
  ])('“%s” switches off nothing, and is a warning with the right form', (text, meant) => {
    const switches = switchesOf(commentOn(first ?? '', text));
    expect(sorted(switches)).toMatchObject({ shown: all, off: [] });
    expect(issuesOf(switches, false)).toMatchObject([
      { severity: 'warning', code: 'malformedAdviceOff', path: ['studyGuide', 0, 'items', 0], params: { meant } },
    ]);
    const [issue] = issuesOf(switches, false);
    expect(issue && messageOf(issue)).toContain(`Write “advice off: ${meant ?? 'ID'} — REASON”`);
  });

  test.each(['Advice off the record: shorten it', 'advice offline', 'The advice off screen is bad'])(
    '“%s” is a comment like any other',
    (text) => {
      expect(issuesOf(switchesOf(commentOn(first ?? '', text)))).toEqual([]);
    },
  );
});

describe('the form of such a comment', () => {
  test.each([
    ['advice off: lookAlikes', 'lookAlikes', ''],
    ['advice off: lookAlikes — a name', 'lookAlikes', 'a name'],
    ['advice off: lookAlikes - a name', 'lookAlikes', 'a name'],
    ['advice off:lookAlikes—a name', 'lookAlikes', 'a name'],
    ['Advice off: lookAlikes – a name\nof two lines', 'lookAlikes', 'a name\nof two lines'],
    ['  advice off: lookAlikes a name  ', 'lookAlikes', 'a name'],
    [switchText('lookAlikes'), 'lookAlikes', ''],
  ])('%s', (text, name, reason) => {
    expect(switchIn(text)).toEqual({ advice: name, reason });
  });

  test('other comments switch off nothing', () => {
    for (const text of ['', 'Is the advice off: really?', 'advice is off', 'advice off'])
      expect(switchIn(text)).toBeNull();
  });
});
