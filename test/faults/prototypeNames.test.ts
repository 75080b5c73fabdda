import {
  advise,
  type Json,
  type JsonObject,
  type MessageLanguage,
  messageOf,
  type Path,
  validate,
  verdict,
} from '@guide-studio/guide-core';
import { carrySentence, conditionSentence } from '@guide-studio/guide-core/conditions';
import { diffGuides, describeDiff } from '@guide-studio/guide-core/diff';
import { childrenOf, createEditorState, fixesFor, toWire, walk } from '@guide-studio/guide-core/edit';
import { createEstimator } from '@guide-studio/guide-core/estimate';
import { canonicalText, outlineText, parseGuide, positionsOf } from '@guide-studio/guide-core/files';
import { isJsonObject, labelOf } from '@guide-studio/guide-core/internal';
import { mergeToText, describeConflict } from '@guide-studio/guide-core/merge';
import { changeNotes, mergeNotes, notesOf } from '@guide-studio/guide-core/notes';
import { exportGuide } from '@guide-studio/sign-off/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockLookOf, lookOf } from '../../renderer/src/theme/itemTypes.ts';
import { guide } from '../cli/guide.ts';
import { changeAt, pathsOf } from '../generate/edit.ts';
import { randomGuide } from '../generate/guide.ts';
import { createRandom } from '../generate/random.ts';
import { type Harness, startHarness } from '../study-service/harness.ts';
import { isEndurance, report, sized } from '../size.ts';

/** Every property name that all objects inherit. */
const names = Object.getOwnPropertyNames(Object.prototype);
const seed = 20_261_122;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.end();
});

/** Properties whose values decide what happens. All names are tried there, and in turn elsewhere. */
const chooses = new Set(['type', 'status', 'parameter', 'externalId']);

interface Case {
  readonly described: string;
  readonly guide: Json;
}

/** Returns the guide with a name as a value, as a new property, and in place of an existing property name. */
function* cases(guide: Json): Generator<Case> {
  let turn = 0;
  const next = <T>(list: readonly T[]): readonly T[] =>
    isEndurance ? list : list.slice(turn % list.length).slice(0, 1);
  for (const path of pathsOf(guide)) {
    const last = path.at(-1);
    turn += 1;
    const tried = typeof last === 'string' && chooses.has(last) ? names : next(names);
    for (const name of tried) {
      const ways: readonly (readonly [string, () => Json])[] = [
        ['value', () => changeAt(guide, path, () => name)],
        ['list', () => changeAt(guide, path, () => [name, { type: name, [name]: name }])],
        ['property', () => changeAt(guide, path, (value) => (isJsonObject(value) ? withOwn(value, name) : [name]))],
        ['name', () => (typeof last === 'string' ? renamed(guide, path, name) : guide)],
      ];
      turn += 1;
      for (const [way, make] of tried.length > 1 ? ways.slice(0, 1) : next(ways)) {
        yield { described: `${way} ${name} at ${path.join('/')}`, guide: make() };
      }
    }
  }
}

const withOwn = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries([...Object.entries(object), [name, name]]);

function renamed(guide: Json, path: Path, name: string): Json {
  return changeAt(guide, path.slice(0, -1), (object) =>
    isJsonObject(object)
      ? Object.fromEntries(Object.entries(object).map(([key, value]) => [key === path.at(-1) ? name : key, value]))
      : object,
  );
}

const labels = { ours: 'ours', base: 'base', theirs: 'theirs' };
/** What a function or object becomes when it is used as a text. */
const leaked = /\[native code\]|\[object|\bundefined\b/u;

/** Runs everything that the editor, the commands and the service do with a guide from outside. */
async function everythingWith(guide: JsonObject, original: JsonObject, language: MessageLanguage): Promise<void> {
  const text = canonicalText(guide);
  const parsed = parseGuide(new TextEncoder().encode(text));
  if (!parsed.ok) throw new Error(parsed.issue.code);
  const issues = [...validate(guide), ...advise(guide)];
  expect(verdict(guide).code === null).toBe(issues.every(({ severity }) => severity === 'warning'));
  positionsOf(
    text,
    issues.map(({ path }) => path),
  );
  const state = createEditorState(guide);
  expect(canonicalText(toWire(state.doc))).toBe(text);
  createEstimator()(guide);
  const words: string[] = [outlineText(childrenOf(state.doc.root, 'blocks'))];
  for (const issue of issues) {
    words.push(messageOf(issue, language));
    fixesFor(state, issue);
  }
  for (const node of walk(state.doc.root)) {
    words.push(labelOf(node), conditionSentence(state.doc, node, language));
    if (node.kind === 'item') words.push(carrySentence(state.doc, node, language));
  }
  words.push(
    describeDiff(diffGuides(guide, original), 'text', language),
    describeDiff(diffGuides(original, guide), 'markdown', language),
  );
  const { conflicts } = mergeToText(
    { base: original, ours: guide, theirs: { ...original, title: 'Other', studyGuide: [] } },
    labels,
  );
  words.push(...conflicts.map((conflict) => describeConflict(conflict, language)));
  // All formats are made of one pack; the fonts of the others take long.
  for (const format of isEndurance ? (['markdown', 'html'] as const) : (['markdown'] as const)) {
    const print = async () => ({ ok: false, code: 'noBrowser' }) as const;
    const made = await exportGuide(guide, { file: 'a', format, language, print });
    if (!made.ok) throw new Error(made.code);
    words.push(new TextDecoder().decode(made.value.bytes).replaceAll(/data:font[^)]*/gu, ''));
  }
  for (const each of words) expect(each).not.toMatch(leaked);
}

it(
  `a name of Object.prototype anywhere in a guide is a finding or a text (seed ${seed})`,
  async () => {
    const original = randomGuide(createRandom(seed), { blocks: sized(1, 2, 2), itemsPerBlock: 3 });
    const failures = new Map<string, string>();
    let count = 0;
    for (const { described, guide } of cases(original)) {
      if (!isJsonObject(guide)) continue;
      count += 1;
      await everythingWith(guide, original, count % 2 === 0 ? 'en' : 'de').catch((error: unknown) => {
        const stack = error instanceof Error ? (error.stack ?? '') : String(error);
        const place = /packages\/\S+/u.exec(stack)?.[0] ?? stack.slice(0, 100);
        if (!failures.has(place)) failures.set(place, `${described}: ${stack.split('\n').slice(0, 4).join('\n')}`);
      });
    }
    expect([...failures.values()].join('\n\n')).toBe('');
    report('names of Object.prototype in a guide', { guides: count });
    expect(count).toBeGreaterThan(100);
  },
  sized(120_000, 600_000, 3_600_000),
);

describe.each(names)('%s', (name) => {
  const wire = JSON.parse(
    `{"${name}": "${name}", "comments": [{"${name}": 1, "id": "${name}"}, "${name}"], "approvals": "${name}"}`,
  ) as JsonObject;
  const id = '00000000-0000-4000-8000-000000000001';

  it('stays in notes as it was written', () => {
    expect(notesOf(wire)).toEqual({ comments: [], approvals: [] });
    const changed = changeNotes(wire, { kind: 'comment.resolve', id, resolved: null });
    expect(JSON.stringify(changed)).toBe(JSON.stringify(wire));
    const { notes, conflicts } = mergeNotes({ base: {}, ours: wire, theirs: { [`${name} `]: 1 } });
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(notes)).toBe(JSON.stringify({ ...wire, [`${name} `]: 1 }));
  });

  it('has a look in the editor as a type', () => {
    expect(lookOf(name)).toEqual(lookOf('no type at all'));
    expect(blockLookOf(name)).toBeUndefined();
  });

  it('is refused by the service, in the address, the key, the query and the body, without a failure of its own', async () => {
    const { call, log } = harness;
    const study = { title: name, studyGuide: [{ type: name, title: name, items: [{ type: name, text: name }] }] };
    const replies = [
      await call('createStudy', { key: 'one-launcher', body: study }),
      await call('createStudy', { key: 'one-launcher', body: `{"${name}": 1}` }),
      await call('createStudy', { key: name, body: study }),
      await call('launchStudy', { key: 'one-launcher', params: { studyId: name }, body: `{"${name}": "${name}"}` }),
      await call('listResponses', { key: 'one-launcher', params: { linkId: name }, query: { [name]: name } }),
    ];
    for (const { status } of replies) expect(status).toBeGreaterThanOrEqual(400);
    for (const { status } of replies) expect(status).toBeLessThan(500);
    const faults = log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    expect(faults).toEqual([]);
  });

  it('is wrong use as a command, an option or the value of one', async () => {
    for (const argv of [[name], ['keys', name], ['validate', '--format', name, 'x'], ['diff', `--${name}`, 'x']]) {
      const { code, out, err } = await guide(argv, { cwd: import.meta.dirname });
      expect(code, argv.join(' ')).toBe(2);
      expect(out + err).toMatch(/^error: /mu);
    }
  });
});
