import { itemTypes, type JsonObject, validate } from '@guide-studio/guide-core';
import {
  applySteps,
  type Call,
  commands,
  type CommandArgs,
  type CommandId,
  createEditorState,
  type EditorState,
  fromWire,
  type Key,
  locate,
  redo,
  run,
  type Step,
  toWire,
  undo,
  walk,
} from '@guide-studio/guide-core/edit';
import { otherRepairs } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { open, selected } from '../../guideParts.ts';
import { fullGuide, wrongGuides } from '../doc/guides.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { type Chance, chanceOf, mutated } from '../doc/random.ts';
import { disturb } from '../../generate/edit.ts';
import { createRandom } from '../../generate/random.ts';
import { expectLawful } from './expectCommand.ts';
import { sized } from '../../size.ts';

const ids = Object.keys(commands) as CommandId[];
const texts = ['Yes', 'At work', 'home', 'where', 'Espresso', 'Daily', 'Option 2', 'Option 3', '', 'q1', 'again', 'x'];
const junk: readonly unknown[] = [
  undefined,
  null,
  -1,
  0.5,
  '',
  'n9999',
  [],
  {},
  [undefined],
  '__proto__',
  { source: 1 },
];
const paths: readonly (readonly (string | number)[])[] = [
  ['title'],
  ['text'],
  ['text'],
  ['externalId'],
  ['type'],
  ['multiSelect'],
  ['carryForwardFrom'],
  ['conditional'],
  ['conditional', 'operator'],
  ['content', 'title'],
  ['content'],
  ['config', 'interviewMode'],
  ['config'],
  ['welcomeMessage', 'title'],
  ['conceptSamplingConfig', 'subsampleCount'],
  ['conceptSamplingConfig'],
  ['choices'],
  ['choices', 0],
  ['choices', 1],
  ['choices', 7],
  ['matrixRow'],
  ['questionId'],
  ['options'],
  ['options', 0],
  ['options', 0, 'text'],
  ['items'],
  ['studyGuide'],
  ['__proto__'],
  ['__proto__', 'x'],
  [],
];
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  3,
  'concept',
  'flat',
  'screening',
  'ranking',
  [],
  {},
  [{ text: 'x' }],
  [null],
  { concepts: [] },
];

/** Returns the guide after a random edit. An empty guide has nothing to edit and gets a title. */
function disturbed(random: ReturnType<typeof createRandom>, guide: JsonObject) {
  return Object.keys(guide).length === 0 ? { title: 'New' } : disturb(random, guide);
}

/** Returns arguments for a command: mostly suitable nodes, sometimes any node, sometimes nonsense. */
function argumentsFor(id: CommandId, state: EditorState, chance: Chance, nonsense: number): CommandArgs<CommandId> {
  const nodes = [...walk(state.doc.root)];
  const any = (): Key => chance.pick(nodes).key;
  const one = (...kinds: readonly string[]): Key => {
    const fitting = nodes.filter((node) => kinds.includes(node.kind));
    return fitting.length === 0 || chance.yes(0.1) ? any() : chance.pick(fitting).key;
  };
  const index = chance.yes(0.5) ? undefined : chance.below(6);
  const text = () => chance.pick(texts);
  const choice = () => {
    if (chance.yes(0.2)) return { parameter: text(), value: text() };
    const source = one('item');
    const children = locate(state.doc, source)?.node.children;
    const options = children?.options ?? [];
    const rows = children?.rows ?? [];
    return {
      source,
      matchingCriteria: chance.pick(['mustSelect', 'mustNotSelect'] as const),
      choices: options.length === 0 ? [one('option')] : [chance.pick(options).key, chance.pick(options).key],
      ...(rows.length > 0 ? { row: chance.pick(rows).key } : {}),
    };
  };
  const wire = (kind: string): JsonObject | undefined => {
    if (chance.yes(0.6)) return undefined;
    const like = nodes.filter((node) => node.kind === kind);
    if (like.length === 0) return undefined;
    const { path } = locate(state.doc, chance.pick(like).key) ?? { path: [] };
    let value: unknown = toWire(state.doc);
    for (const segment of path) value = (value as Record<string | number, unknown>)[segment];
    return value as JsonObject;
  };
  const keys = () =>
    Array.from({ length: 1 + chance.below(3) }, () =>
      one(chance.pick(['block', 'item', 'item', 'option', 'row', 'criterion', 'concept', 'media'])),
    );
  const siblings = () => {
    const first = locate(state.doc, one('item', 'option', 'block', 'concept', 'criterion'));
    const list = first?.place ? (first.ancestors.at(-1)?.children[first.place.slot] ?? []) : [];
    return list.length === 0 ? keys() : Array.from({ length: 1 + chance.below(2) }, () => chance.pick(list).key);
  };
  const waysOf = (call: Call) => {
    const result = run(state, call.id, call.args as never);
    return result.kind === 'refusal' ? otherRepairs(state, call, result).instead : [];
  };
  const otherWay = () => (chance.yes(0.3) ? { keep: true } : chance.yes(0.2) ? { instead: one('item') } : {});
  const make = (): unknown => {
    switch (id) {
      case 'block.add':
        return { type: chance.pick(['flat', 'concept', 'screening']), index, wire: wire('block') };
      case 'item.add':
        return { block: one('block'), type: chance.pick(itemTypes), index, wire: wire('item') };
      case 'option.add':
      case 'row.add':
        return { item: one('item'), index, ...(chance.yes(0.5) ? { text: text() } : {}) };
      case 'concept.add':
        return { block: one('block'), index, wire: wire('concept') };
      case 'media.add':
        return { owner: one('item', 'concept'), index, wire: wire('media') };
      case 'criterion.add':
        return { owner: one('item', 'concept'), criterion: choice(), index };
      case 'criterion.set':
        return { key: one('criterion'), criterion: choice() };
      case 'conditional.set':
        return {
          owner: one('item', 'concept'),
          conditional: {
            operator: 'or',
            criteria: [selected(text() || 'where', text())],
          },
        };
      case 'conditional.clear':
        return { owner: one('item', 'concept') };
      case 'conditional.operator':
        return { owner: one('item', 'concept'), operator: chance.pick(['and', 'or']) };
      case 'conditional.apply':
        return {
          owners: [one('item', 'concept', 'block'), any()],
          conditional: { operator: chance.pick(['and', 'or']), criteria: [selected(text() || 'where', text())] },
          how: chance.pick(['replace', 'and', 'or']),
          ...(chance.yes(0.7) ? { partly: true } : {}),
        };
      case 'conditional.skip':
        return {
          source: one('item'),
          ...(chance.yes(0.3) ? { row: one('row') } : {}),
          matchingCriteria: chance.pick(['mustSelect', 'mustNotSelect']),
          choices: [one('option')],
          to: chance.yes(0.3) ? null : one('item', 'block'),
          ...(chance.yes(0.7) ? { partly: true } : {}),
        };
      case 'carryForward.set':
        return { item: one('item'), source: chance.yes(0.3) ? null : one('item') };
      case 'exclusiveOption.set':
        return { option: one('option'), on: chance.yes(0.7) };
      case 'selectBounds.set':
        return { item: one('item'), min: chance.pick([null, 1, 2, 3]), max: chance.pick([null, 1, 2, 3]) };
      case 'field.set':
        return { key: any(), path: chance.pick(paths), value: chance.yes(0.5) ? text() : chance.pick(values) };
      case 'externalId.rename':
        return { key: one('item', 'option', 'block', 'concept'), to: text() };
      case 'option.reword':
        return { key: one('option'), text: text() };
      case 'row.reword':
        return { key: one('row'), text: text() };
      case 'item.convert':
        return { key: one('item'), type: chance.pick(itemTypes), ...otherWay() };
      case 'node.move':
      case 'node.moveAlong': {
        const moved = siblings();
        const parent = locate(state.doc, moved[0] ?? '')?.place?.parent;
        return {
          keys: moved,
          parent: parent !== undefined && chance.yes(0.5) ? parent : one('study', 'block', 'item'),
          index: chance.below(7),
        };
      }
      case 'node.insert': {
        const kind = chance.pick(['block', 'item', 'item', 'option', 'row', 'concept', 'media'] as const);
        const parents = { block: 'study', item: 'block', option: 'item', row: 'item', concept: 'block', media: 'item' };
        return {
          parent: one(parents[kind]),
          kind,
          wires: [wire(kind) ?? open(text()), wire(kind) ?? { text: text() }],
          index,
          how: 'paste',
        };
      }
      case 'node.duplicate':
        return { keys: chance.yes(0.5) ? siblings() : keys() };
      case 'node.remove': {
        const gone = chance.yes(0.5) ? siblings() : keys();
        const [first = ''] = gone;
        const [substitute] = chance.yes(0.5) ? waysOf({ id, args: { keys: [first] } }) : [];
        return substitute ? { keys: [first], instead: substitute.to } : { keys: gone };
      }
      case 'guide.replace':
        return { guide: disturbed(createRandom(chance.below(100_000)), toWire(state.doc)), reason: 'json' };
    }
  };
  const args = make() as Record<string, unknown>;
  if (!chance.yes(nonsense)) return args as CommandArgs<CommandId>;
  const name = chance.pick(Object.keys(args));
  return { ...args, [name]: chance.pick(junk) } as unknown as CommandArgs<CommandId>;
}

/** Runs random commands with undo and redo between them, and checks every law at every step and at the end. */
function expectWalk(guide: JsonObject, seed: number, length: number): { valid: number; edits: number } {
  const chance = chanceOf(seed);
  const start = createEditorState(guide);
  let state = start;
  let valid = 0;
  let edits = 0;
  for (let n = 0; n < length; n++) {
    if (chance.yes(0.12)) state = undo(state);
    else if (chance.yes(0.08)) state = redo(state);
    else if (chance.yes(0.25) && chance.yes(size(state) / 120)) state = undo(state);
    else {
      const id = chance.pick(ids);
      const args = argumentsFor(id, state, chance, 0.06);
      const next = lawful(state, id, args, n * 250, `seed ${seed}, command ${n}`);
      if (next !== state) edits++;
      state = next;
    }
    if (n % 3 === 0 && validate(toWire(state.doc)).length === 0) valid++;
  }
  expectReplay(start, state);
  return { valid, edits };
}

function size(state: EditorState): number {
  return [...walk(state.doc.root)].length;
}

function lawful(
  state: EditorState,
  id: CommandId,
  args: CommandArgs<CommandId>,
  at: number,
  where: string,
): EditorState {
  try {
    return expectLawful(state, id, args, at);
  } catch (problem) {
    throw new Error(`${where}: ${id} ${JSON.stringify(args)}\n${String(problem)}`, { cause: problem });
  }
}

/**
 * Checks that all entries replayed from JSON give the document, that undoing all gives the start, and redoing all the
 * end.
 */
function expectReplay(start: EditorState, end: EditorState): void {
  const steps = JSON.parse(JSON.stringify(end.history.past.flatMap((entry) => entry.steps))) as Step[];
  const replayed = applySteps(start.doc, steps);
  expect(replayed.ok && toWire(replayed.doc)).toEqual(toWire(end.doc));
  let state = end;
  while (state.history.past.length > 0) state = undo(state);
  expect(toWire(state.doc)).toEqual(toWire(start.doc));
  expect(toWire(fromWire(toWire(state.doc)))).toEqual(toWire(start.doc));
  while (state.history.future.length > 0) state = redo(state);
  expect(state.history.past.length).toBeGreaterThanOrEqual(end.history.past.length);
}

/** Runs in groups of ten seeds, so that no single test takes long on a busy machine. */
const groups = (first: number, last: number): number[] =>
  Array.from({ length: (last - first + 1) / 10 }, (_, index) => first + 10 * index);

describe('random commands keep every law', () => {
  it.each(groups(1, sized(10, 80, 80)))('on a valid guide, in ten runs of 60 commands from seed %i', (first) => {
    let valid = 0;
    let edits = 0;
    for (let seed = first; seed < first + 10; seed++) {
      const one = expectWalk(fullGuide(), seed, 60);
      valid += one.valid;
      edits += one.edits;
    }
    expect(edits).toBeGreaterThan(150);
    expect(valid).toBeGreaterThan(15);
  });

  it.each(groups(101, sized(110, 160, 160)))(
    'on guides of wrong shape, in ten runs of 40 commands from seed %i',
    (first) => {
      const guides = wrongGuides();
      for (let seed = first; seed < first + 10; seed++) {
        const chance = chanceOf(seed);
        const guide = chance.yes(0.5) ? chance.pick(guides)[1] : mutated(mutated(fullGuide(), chance), chance);
        expectWalk(guide, seed, 40);
      }
    },
  );

  describe.skipIf(!realGuidesPresent)(`of the real questionnaires${whyNoRealGuides}`, () => {
    it('on two smaller ones with conditions', () => {
      const small = realGuides().filter(([name]) => /nigeria|2022/.test(name));
      for (const [index, [, guide]] of small.entries()) {
        for (let seed = 201; seed <= sized(201, 204, 204); seed++) expectWalk(guide, seed + 10 * index, 40);
      }
    });
  });
});
