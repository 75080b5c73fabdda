import type { Json, JsonObject } from '@guide-studio/guide-core';
import { references } from '@guide-studio/guide-core/conditions';
import { commit, createEditorState, type EditorState, fromWire, toWire, undo } from '@guide-studio/guide-core/edit';
import { createFinder, findInGuide, type Finder, type FindQuery } from '@guide-studio/guide-core/find';
import { isJsonObject, replacementTexts, setIn, setTexts } from '@guide-studio/guide-core/internal';
import { expect, test } from 'vitest';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { fullGuide } from '../doc/guides.ts';
import { sized } from '../../size.ts';

function finderOf(text: string, more: Partial<FindQuery> = {}): Finder {
  const finder = createFinder({ text, matchCase: true, wholeWord: false, regularExpression: false, ...more });
  if ('error' in finder) throw new Error(finder.error);
  return finder;
}

function replaceAll(state: EditorState, finder: Finder, by: string): EditorState {
  const hits = findInGuide(state.doc, finder);
  const calls = replacementTexts(state.doc, hits, finder, by);
  const result = setTexts(state, calls, { command: 'text.replace', params: { count: hits.length } });
  if (result.kind === 'refusal') throw new Error(result.code);
  return commit(state, result, 0);
}

/** Returns references by their meaning, not by their words. */
function meanings(state: EditorState) {
  return references(state.doc).map(({ kind, holder, target, problem }) => ({ kind, holder, target, problem }));
}

test('conditions follow a replaced option, row or id', () => {
  const start = createEditorState(fullGuide());
  for (const [from, to] of [
    ['At work', 'In the office'],
    ['Espresso', 'Moka'],
    ['where', 'place'],
    ['home', 'flat'],
  ] as const) {
    const after = replaceAll(start, finderOf(from), to);
    expect(meanings(after), from).toEqual(meanings(start));
    expect(after.history.past).toHaveLength(1);
    expect(findInGuide(after.doc, finderOf(from, { wholeWord: true }))).toEqual([]);
    expect(toWire(undo(after).doc)).toEqual(toWire(start.doc));
  }
});

test('replacing what was found by itself changes nothing; replacing there and back restores, seeds from 1', () => {
  for (let seed = 1; seed <= sized(15, 60, 60); seed += 1) {
    const start = createEditorState(randomGuide(createRandom(seed), { blocks: 3, itemsPerBlock: 4 }));
    const finder = finderOf('[aeiou]+', { regularExpression: true });
    const same = setTexts(start, replacementTexts(start.doc, findInGuide(start.doc, finder), finder, '$&'), {
      command: 'text.replace',
      params: {},
    });
    expect(same, `seed ${seed}`).toMatchObject({ kind: 'refusal', code: 'nothingToDo' });
    const there = replaceAll(start, finderOf('e'), '§');
    expect(meanings(there), `seed ${seed}`).toEqual(meanings(start));
    expect(findInGuide(there.doc, finderOf('e'))).toEqual([]);
    expect(toWire(replaceAll(there, finderOf('§'), 'e').doc), `seed ${seed}`).toEqual(toWire(start.doc));
  }
});

// Properties with a value of a fixed list, and references, which follow the part that they name.
const fixedOrFollowing = new Set([
  'type',
  'status',
  'operator',
  'matchingCriteria',
  'followUp',
  'preferredInput',
  'config',
  'questionId',
  'choices',
  'matrixRow',
  'carryForwardFrom',
]);

function marked(value: Json): Json {
  if (typeof value === 'string') return `${value}§`;
  if (Array.isArray(value)) return value.map((each) => marked(each as Json));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]): [string, Json] => [
    name,
    fixedOrFollowing.has(name) ? each : marked(each),
  ]);
  return Object.fromEntries(entries);
}

/** Returns the marked texts, each with the name of its property. */
function markedIn(value: Json, name = ''): readonly string[] {
  if (typeof value === 'string') return value.includes('§') ? [`${name}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((each) => markedIn(each as Json, name));
  return isJsonObject(value) ? Object.entries(value).flatMap(([inner, each]) => markedIn(each, inner)) : [];
}

test('every text, address and id is searched', () => {
  const page = 'https://example.org/page';
  const pages = { item: { url: page, proxyUrl: `${page}?proxy` }, concept: { url: page } };
  const withItem = setIn(fullGuide(), ['studyGuide', 1, 'items', 0, 'embed'], pages.item)?.value ?? null;
  const concept = ['studyGuide', 2, 'conceptSamplingConfig', 'concepts', 0, 'content', 'embed'];
  const guide = marked(setIn(withItem, concept, pages.concept)?.value ?? null);
  const hits = findInGuide(fromWire(guide as JsonObject), finderOf('§'));
  const found = hits.map(({ path, text }) => `${path.at(-1)}: ${text}`);
  expect(found.toSorted()).toEqual(markedIn(guide).toSorted());
  const paths = hits.map(({ path }) => path.join('.'));
  expect(paths).toEqual(expect.arrayContaining(['embed.url', 'embed.proxyUrl', 'content.embed.url']));
});

test('every hit contains the search text; unchanged parts are not searched again', () => {
  const doc = fromWire(fullGuide());
  const finder = finderOf('at', { matchCase: false });
  const hits = findInGuide(doc, finder);
  expect(hits.length).toBeGreaterThan(4);
  for (const { text, start, end } of hits) expect(text.slice(start, end).toLowerCase()).toBe('at');
  expect(findInGuide(doc, finder)).toBe(hits);
});

test('groups are filled in', () => {
  const state = createEditorState({ title: 'Wave 2022 of 3', studyGuide: [] });
  const after = replaceAll(state, finderOf('(\\w+) (\\d+)', { regularExpression: true }), '$2 $1$$ $&');
  expect(toWire(after.doc)).toMatchObject({ title: '2022 Wave$ Wave 2022 3 of$ of 3' });
});
