import { isDeepStrictEqual } from 'node:util';
import { type JsonObject, validate, createValidator } from '@guide-studio/guide-core';
import { type Reference, references } from '@guide-studio/guide-core/conditions';
import {
  type CommandArgs,
  type CommandId,
  commit,
  createEditorState,
  type EditorState,
  fromWire,
  type Key,
  locate,
  redo,
  type Refusal,
  refusalMessageOf,
  run,
  toWire,
  type Transaction,
  undo,
  walk,
} from '@guide-studio/guide-core/edit';
import { brokenBy, externalIds, entryName } from '@guide-studio/guide-core/internal';
import { expect } from 'vitest';

const incremental = createValidator();

/** Checks the laws of every command. Returns the state after it; fails the test if it is refused. */
export function expectCommand<Id extends CommandId>(state: EditorState, id: Id, args: CommandArgs<Id>): EditorState {
  const result = runPurely(state, id, args);
  if (result.kind === 'refusal') throw new Error(`${id} was refused: ${result.code}, ${refusalMessageOf(result)}`);
  return expectTransaction(state, result, meaningOf(state, result, args));
}

/** Checks a refusal: its code and words. Its repair, if there is one, keeps the same laws. */
export function expectRefusal<Id extends CommandId>(
  state: EditorState,
  id: Id,
  args: CommandArgs<Id>,
  code: Refusal['code'],
): Refusal & { readonly repaired: EditorState | null } {
  const result = runPurely(state, id, args);
  if (result.kind === 'transaction') throw new Error(`${id} was not refused.`);
  expect(result.code).toBe(code);
  return { ...result, repaired: expectRefused(state, result) };
}

/**
 * Checks either of the two, for random arguments. Returns the state after the command or its repair; unchanged if
 * refused.
 */
export function expectLawful<Id extends CommandId>(
  state: EditorState,
  id: Id,
  args: CommandArgs<Id>,
  at = 0,
): EditorState {
  const result = runPurely(state, id, args);
  if (result.kind === 'refusal') return expectRefused(state, result, at) ?? state;
  return expectTransaction(state, result, meaningOf(state, result, args), at);
}

function runPurely<Id extends CommandId>(state: EditorState, id: Id, args: CommandArgs<Id>): Transaction | Refusal {
  const before = toWire(state.doc);
  const result = run(state, id, args);
  expect(toWire(state.doc)).toBe(before);
  expectSame(run(state, id, args), result);
  return result;
}

function expectRefused(state: EditorState, refusal: Refusal, at = 0): EditorState | null {
  expect(refusalMessageOf(refusal)).toMatch(/^[A-Z\d].+\.$/);
  expect(refusalMessageOf(refusal)).not.toContain('undefined');
  if (refusal.code === 'breaksReferences') {
    expect(refusal.breaks?.length).toBeGreaterThan(0);
    for (const each of refusal.breaks ?? []) {
      expect(locate(state.doc, each.owner)).not.toBeNull();
      expect(locate(state.doc, each.holder)).not.toBeNull();
    }
    expect(refusal.repair).toBeDefined();
  }
  return refusal.repair ? expectTransaction(state, refusal.repair, 'mended', at) : null;
}

/**
 * What references may mean afterwards. `kept`: the same as before; `copied`: the same, or an option with the same text;
 * `redirected`: the same, or the command's target; `mended`: the same, or removed; `new`: what the command
 * sets.
 */
type Meaning = 'kept' | 'copied' | 'redirected' | 'mended' | 'new';

function meaningOf(state: EditorState, { name, steps }: Transaction, args: object): Meaning {
  if ('instead' in args || 'keep' in args) return 'redirected';
  if (name.command === 'item.convert') return 'copied';
  if (
    ['criterion.set', 'conditional.set', 'conditional.clear', 'carryForward.set', 'guide.replace'].includes(
      name.command,
    )
  )
    return 'new';
  if (name.command !== 'field.set') return 'kept';
  const [first] = steps;
  if (first?.type !== 'setField') return 'kept';
  const own = locate(state.doc, first.key)?.node.kind === 'criterion';
  const isNewMeaning = own || [undefined, 'carryForwardFrom', 'conditional'].includes(first.path[0]?.toString());
  return isNewMeaning ? 'new' : 'kept';
}

function expectTransaction(state: EditorState, transaction: Transaction, meaning: Meaning, at = 0): EditorState {
  const copy = JSON.parse(JSON.stringify(transaction)) as Transaction;
  expect(transaction.steps.length).toBeGreaterThan(0);
  const after = commit(state, transaction, at);
  const wire = toWire(after.doc);
  expectSame(toWire(commit(state, copy, at).doc), wire);
  expectUndoAndRedo(state, after);
  expectOwnKeys(after);
  for (const key of after.selection) expect(locate(after.doc, key)).not.toBeNull();
  if (transaction.selection && meaning !== 'mended') expect(after.selection).toEqual(transaction.selection);
  expectSame(toWire(structuredClone(fromWire(wire))), wire);
  expectSame(incremental(wire), validate(wire));
  expectRemembered(after);
  expect(entryName(transaction.name)).toMatch(/^[A-Z][\w ]+/);
  expect(entryName(transaction.name)).not.toBe('Edit');
  expectReferences(state, after, meaning);
  return after;
}

function expectUndoAndRedo(before: EditorState, after: EditorState): void {
  const alone = { ...after, history: { past: after.history.past.slice(-1), future: [], sealed: false } };
  const merged = after.history.past.length === before.history.past.length;
  const undone = undo(alone);
  if (!merged) {
    expectSame(toWire(undone.doc), toWire(before.doc));
    expectSame(keysOf(undone), keysOf(before));
    expect(undone.selection).toEqual(before.selection);
  }
  expectSame(toWire(redo(undone).doc), toWire(after.doc));
  expectSame(keysOf(redo(undone)), keysOf(after));
}

/** Deep equality. The slow comparison only prints the difference. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Expects that results cached across edits equal those of a new document. */
function expectRemembered({ doc }: EditorState): void {
  const unknown = structuredClone(doc);
  expectSame(toWire(doc), toWire(unknown));
  expectSame(references(doc), references(unknown));
  expectSame(externalIds(doc.root), externalIds(unknown.root));
  const nodes = walk(doc.root);
  for (let index = 0; index < nodes.length; index += 7) {
    const key = nodes[index]?.key ?? '';
    expect(locate(doc, key)?.node).toBe(nodes[index]);
    expectSame(locate(doc, key)?.path, locate(unknown, key)?.path);
  }
}

function keysOf(state: EditorState): Key[] {
  return [...walk(state.doc.root)].map((node) => node.key);
}

function expectOwnKeys(state: EditorState): void {
  const keys = keysOf(state);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Math.max(...keys.map((key) => Number(key.slice(1))))).toBeLessThan(state.doc.nextKey);
}

function expectReferences(before: EditorState, after: EditorState, meaning: Meaning): void {
  if (meaning === 'new') return;
  if (meaning === 'kept') expect(brokenBy(before.doc, after.doc)).toEqual([]);
  if (meaning !== 'mended') for (const was of resolved(before)) expectKept(was, before, after, meaning);
  const dangling = new Set(
    references(before.doc)
      .filter((r) => r.problem !== null)
      .map(identity),
  );
  // The choices of a missing question were not read.
  const known = new Set(references(before.doc).flatMap((r) => (r.problem === null ? r.holder : [])));
  for (const each of references(after.doc)) {
    if (each.problem === null || !known.has(each.holder)) continue;
    expect(dangling, `nothing dangles that did not before: ${each.kind} “${each.value}”`).toContain(identity(each));
  }
}

function expectKept(was: Reference, before: EditorState, after: EditorState, meaning: Meaning): void {
  if (!locate(after.doc, was.holder)) return;
  const own = resolved(after).filter((is) => is.holder === was.holder && is.kind === was.kind);
  if (was.kind === 'carryForward' && own.length === 0 && !carries(after, was.holder)) return;
  // The tests of these repairs check the target.
  if (meaning === 'redirected' && (own.length > 0 || was.kind === 'matrixRow')) return;
  const kept = own.some(
    (is) => is.target === was.target || (meaning === 'copied' && meansSame(was, before, is, after)),
  );
  expect(kept, `${was.kind} “${was.value}” means what it meant`).toBe(true);
}

function identity(reference: Reference): string {
  return `${reference.holder} ${reference.kind} ${reference.value}`;
}

/** Returns the references that lead to a part. A condition on a question that it may not ask has none. */
function resolved(state: EditorState): readonly Reference[] {
  const all = references(state.doc);
  const lost = new Set(all.flatMap((each) => (each.kind === 'question' && each.problem !== null ? each.holder : [])));
  return all.filter((each) => each.problem === null && !lost.has(each.holder));
}

function meansSame(was: Reference, before: EditorState, is: Reference, after: EditorState): boolean {
  const text = (state: EditorState, key: Key | null) =>
    key === null ? null : (locate(state.doc, key)?.node.fields as JsonObject)['text'];
  return was.kind === 'choice' && text(before, was.target) === text(after, is.target);
}

function carries(state: EditorState, item: Key): boolean {
  const fields = locate(state.doc, item)?.node.fields as JsonObject;
  return fields['carryForwardFrom'] !== undefined;
}

/**
 * Returns the first state of a guide. `keyOf` returns the key of a node by its external id, text, title or nickname.
 */
export function open(guide: JsonObject): EditorState {
  return createEditorState(guide);
}

export function keyOf(state: EditorState, name: string): Key {
  for (const property of ['externalId', 'text', 'title', 'nickname', 'parameter', 'name']) {
    for (const node of walk(state.doc.root)) {
      const fields = node.fields as JsonObject | null;
      if (fields?.[property] === name) return node.key;
    }
  }
  throw new Error(`The guide of this test has nothing named ${name}.`);
}
