import { type JsonObject, validate } from '@guide-studio/guide-core';
import { references } from '@guide-studio/guide-core/conditions';
import { childrenOf, type GuideNode, itemIndex, locate, textField, toWire } from '@guide-studio/guide-core/edit';
import { labelOf, leftOut, neededBy } from '@guide-studio/guide-core/internal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block, open } from '../../guideParts.ts';
import { copySelected, cutSelected } from '../../../renderer/src/clipboard/copy.ts';
import { pasteInto } from '../../../renderer/src/clipboard/paste.ts';
import { pasteFromMenu } from '../../../renderer/src/clipboard/pasteFromMenu.ts';
import { maximumPaste, partsType, pastedParts } from '../../../renderer/src/clipboard/pasted.ts';
import { partsGuide } from '../../../renderer/src/library/partsGuide.ts';
import { newGuide, read, readGuide, select, undo } from '../../../renderer/src/session/index.ts';
import { fullGuide } from '../../guide-core/doc/guides.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';
import { sized } from '../../size.ts';

/** A clipboard as pages see it. */
function clipboard(entries: Readonly<Record<string, string>> = {}) {
  const data = new Map(Object.entries(entries));
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, text: string) => void data.set(type, text),
  };
}

const doc = () => readGuide().editor.doc;
const items = (): readonly GuideNode[] => itemIndex(doc()).items.map(({ node }) => node);
const keyOf = (text: string): string => found(items().find((node) => labelOf(node) === text)).key;

function answerNeeded(takeAlong: boolean): void {
  const { asking } = read();
  if (asking?.kind !== 'needed') throw new Error('It is asked.');
  asking.insert(takeAlong);
}

beforeEach(() => {
  openSession();
});
afterEach(() => vi.unstubAllGlobals());

test('copied and pasted questions are the same ones with ids of their own; undo takes them back', () => {
  newGuide(fullGuide());
  const before = toWire(doc());
  select([keyOf('Where?'), keyOf('Which of them at work?')]);
  const data = clipboard();
  expect(copySelected(data)).toBe(true);
  expect(data.getData('text/plain')).toContain('1. Where? [several]\n   - At home\n');
  expect(pasteInto(data, keyOf('How often?'))).toBe(true);
  const pasted = items().slice(6, 8);
  expect(pasted.map(labelOf)).toEqual(['Where?', 'Which of them at work?']);
  expect(read().guide?.editor.selection).toEqual(pasted.map(({ key }) => key));
  const fresh = textField(found(pasted[0]), 'externalId');
  expect(fresh).not.toBe('where');
  const [first] = childrenOf(found(pasted[1]), 'criteria');
  expect(textField(found(first), 'questionId')).toBe(fresh);
  expect(validate(toWire(doc()))).toEqual([]);
  undo();
  expect(toWire(doc())).toEqual(before);
});

/** Opens another guide with one question, and pastes below it. */
function pasteIntoOther(data: Parameters<typeof pasteInto>[0]): void {
  newGuide({ title: 'Other', studyGuide: [block('B', open('Hello'))] });
  expect(pasteInto(data, keyOf('Hello'))).toBe(true);
}

test('into another guide: references that lead nowhere are left out, and said', () => {
  newGuide(fullGuide());
  select([keyOf('Rank them'), keyOf('Which of them at work?')]);
  const data = clipboard();
  copySelected(data);
  pasteIntoOther(data);
  answerNeeded(false);
  expect(read().liveMessage).toMatch(/^Pasted 2 questions\. 3 references .* were left out\.$/);
  expect(validate(toWire(doc()))).toEqual([]);
  const lost = leftOut(found(read().guide?.editor.history.past.at(-1)));
  expect(lost.parts.map(({ kind }) => kind)).toEqual(['criterion', 'criterion']);
  expect(lost.settings).toEqual([{ property: 'carryForwardFrom', value: 'where' }]);
  const ranking = found(items().find((node) => labelOf(node) === 'Rank them'));
  expect(childrenOf(ranking, 'options').map(labelOf)).toEqual(['At home', 'At work', 'Café', 'None of these']);
});

test('into another guide: what they depend on can come along, and then nothing is lost', () => {
  const chosen = ['Rank them', 'Which of them at work?'];
  for (const wholeBlock of [false, true]) {
    newGuide(fullGuide());
    const block = found(childrenOf(doc().root, 'blocks')[2]);
    const needs = neededBy(doc(), wholeBlock ? [block] : items().filter((node) => chosen.includes(labelOf(node))));
    select(wholeBlock ? [block.key] : chosen.map(keyOf));
    const data = clipboard();
    copySelected(data);
    pasteIntoOther(data);
    expect(needs.length).toBeGreaterThan(0);
    answerNeeded(true);
    const lost = leftOut(found(read().guide?.editor.history.past.at(-1)));
    // Outside a screener the status has no effect.
    expect(lost.settings.filter(({ property }) => property !== 'status')).toEqual([]);
    expect(lost.parts).toEqual([]);
    expect(references(doc()).filter(({ problem }) => problem !== null)).toEqual([]);
    expect(references(doc()).length).toBeGreaterThanOrEqual(wholeBlock ? 1 : 3);
    expect(validate(toWire(doc()))).toEqual([]);
  }
});

test('what this guide has already is not asked about', () => {
  newGuide(fullGuide());
  select([keyOf('Rank them')]);
  const data = clipboard();
  copySelected(data);
  pasteInto(data, keyOf('Rank them'));
  expect(read().asking).toBeNull();
  expect(leftOut(found(read().guide?.editor.history.past.at(-1)))).toEqual({ parts: [], settings: [] });
});

test('parts without a place here are refused with what to do', () => {
  newGuide(fullGuide());
  const option = found(childrenOf(found(items()[0]), 'options')[0]);
  select([option.key]);
  const data = clipboard();
  copySelected(data);
  const before = doc();
  pasteInto(data, found(childrenOf(doc().root, 'blocks')[1]).key);
  expect(doc()).toBe(before);
  expect(read().stickyError?.next).toBe('Select a question with options first, then paste again.');
});

test('a guide, a block or a question as JSON is pasted as such', () => {
  const question = { text: 'Why?', type: 'open_ended' };
  const block = { type: 'flat', title: 'B', items: [question] };
  const kindOf = (value: unknown) =>
    pastedParts(clipboard({ 'text/plain': JSON.stringify(value) })).map(({ kind, wires }) => [kind, wires.length]);
  expect(kindOf(question)).toEqual([['item', 1]]);
  expect(kindOf(block)).toEqual([['block', 1]]);
  expect(kindOf({ title: 't', studyGuide: [block, block] })).toEqual([['block', 2]]);
});

test('pasting any clipboard never fails, and one undo removes what was pasted, seeds from 1', () => {
  for (let seed = 1; seed <= sized(30, 120, 120); seed += 1) {
    const random = createRandom(seed);
    const hostile = [
      '{"guideStudioParts":1,"kind":"item","parts":[]}',
      '{"guideStudioParts":1,"kind":"study","parts":[{}]}',
      '{"guideStudioParts":1,"kind":"item","parts":[{},{"options":7,"conditional":{"criteria":[null]}}]}',
      '{"guideStudioParts":1,"kind":"block","parts":[{"items":[1,null,{"text":{}}],"type":"screening"}]}',
      '{"guideStudioParts":1,"kind":"item","parts":[{"__proto__":{"x":1},"carryForwardFrom":"nowhere"}]}',
      `{"guideStudioParts":1,"kind":"item","parts":[{"text":${'['.repeat(5000)}${']'.repeat(5000)}}]}`,
      'x'.repeat(maximumPaste + 1),
      '\0\u2028- \ud800\n# ',
      '<script>alert(1)</script>\n  - <img src=x onerror=alert(1)>',
    ];
    newGuide(randomGuide(random, { blocks: 2, itemsPerBlock: 3 }));
    const before = toWire(doc());
    const type = random.pick([partsType, 'text/plain']);
    pasteInto(clipboard({ [type]: random.pick(hostile) }), random.pick(items()).key);
    if (toWire(doc()) !== before) undo();
    expect(toWire(doc()), `seed ${seed}`).toEqual(before);
  }
});

test('parts saved for other guides are a right guide by themselves', () => {
  newGuide(fullGuide());
  const wires = (toWire(doc())['studyGuide'] as { items: JsonObject[] }[])[1]?.items.slice(1) ?? [];
  const text = partsGuide('Habits', { kind: 'item', wires }, false);
  // A question with carried options starts with empty options of its own.
  const wrong = validate(JSON.parse(found(text)) as JsonObject);
  expect(wrong.filter(({ code, path }) => code !== 'too_small' || path.at(-3) !== 'options')).toEqual([]);
  const blocks = toWire(doc())['studyGuide'] as JsonObject[];
  expect(validate(JSON.parse(found(partsGuide('All', { kind: 'block', wires: blocks.slice(2) }, false))))).toEqual([]);
});

test('what is pasted is selected as parts of one kind, and cutting removes only what it copies', () => {
  newGuide(fullGuide());
  const before = toWire(doc());
  const first = found(items()[0]);
  expect(pasteInto(clipboard({ 'text/plain': 'One?\n# Apart\nTwo?' }), first.key)).toBe(true);
  const pasted = toWire(doc());
  const kinds = read().guide?.editor.selection.map((key) => found(locate(doc(), key)).node.kind);
  expect(new Set(kinds).size).toBe(1);
  const item = items().find((node) => labelOf(node) === 'One?');
  const block = childrenOf(doc().root, 'blocks').find((node) => labelOf(node) === 'Apart');
  select([found(item).key, found(block).key]);
  const data = clipboard();
  expect(cutSelected(data)).toBe(true);
  expect(data.getData('text/plain')).not.toContain('Apart');
  expect(childrenOf(doc().root, 'blocks')).toContain(block);
  undo();
  expect(toWire(doc())).toEqual(pasted);
  undo();
  expect(toWire(doc())).toEqual(before);
});

test('a menu pastes behind the selection what was copied, and opens a field to paste into where it may not read', async () => {
  const readText = vi.fn<() => Promise<string>>();
  vi.stubGlobal('navigator', { clipboard: { readText } });
  newGuide({
    title: 'Bread',
    studyGuide: [block<JsonObject[]>('Habits', { ...open('Why?'), externalId: 'why' }, open('How?'))],
  });
  const data = clipboard();
  select([keyOf('Why?')]);
  copySelected(data);
  readText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await pasteFromMenu();
  expect(read().asking).toEqual({ kind: 'import', unread: true });
  expect(items()).toHaveLength(2);
  readText.mockResolvedValue(data.getData('text/plain'));
  await pasteFromMenu();
  expect(items().map((node) => [labelOf(node), textField(node, 'externalId') !== ''])).toEqual([
    ['Why?', true],
    ['Why?', true],
    ['How?', false],
  ]);
});
