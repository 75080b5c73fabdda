import { itemTypes, type Json, type JsonObject, type Path } from '@guide-studio/guide-core';
import {
  blankGuide,
  type CommandArgs,
  type CommandId,
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  type Key,
  nodeToWire,
  run,
  type Slot,
  textField,
} from '@guide-studio/guide-core/edit';
import { getIn, isJsonObject } from '@guide-studio/guide-core/internal';

/** One recorded command. The keys of the blank guide and of new parts are the same each time. */
export type Recorded = { readonly [Id in CommandId]: { readonly id: Id; readonly args: CommandArgs<Id> } }[CommandId];

/** Commands that may not rebuild a guide, because they insert whole parts or a whole guide. */
const wholesale: ReadonlySet<CommandId> = new Set(['guide.replace', 'node.insert']);

interface Recorder {
  readonly commands: Recorded[];
  state(): EditorState;
  /** Runs and records a command, unless it changes nothing. @throws if it is refused. */
  act<Id extends CommandId>(id: Id, args: CommandArgs<Id>): void;
}

function createRecorder(start: EditorState): Recorder {
  let state = start;
  const commands: Recorded[] = [];
  return {
    commands,
    state: () => state,
    act: (id, args) => {
      if (wholesale.has(id)) throw new Error(`${id} brings too much at once.`);
      const result = run(state, id, args);
      if (result.kind === 'refusal') {
        if (result.code === 'nothingToDo') return;
        throw new Error(`${id} was refused: ${result.code} ${JSON.stringify(args)}`);
      }
      state = commit(state, result, 0);
      commands.push({ id, args } as Recorded);
    },
  };
}

/**
 * Returns the commands that turn a new guide into this one, each a single act of a person: add a block, type a title,
 * choose a source. Parts come first, then references to them.
 * @throws if the guide cannot be made with these commands.
 */
export function recordRebuild(guide: JsonObject): readonly Recorded[] {
  const recorder = createRecorder(createEditorState(blankGuide()));
  const root = recorder.state().doc.root.key;
  fill(recorder, root, guide, ['studyGuide']);
  const blank = childrenOf(recorder.state().doc.root, 'blocks').map(({ key }) => key);
  const blocks = listIn(guide, ['studyGuide']).map((wire) => ({ key: addBlock(recorder, wire), wire }));
  recorder.act('node.remove', { keys: blank });
  for (const { key, wire } of blocks) describeBlock(recorder, key, wire);
  for (const { key, wire } of blocks) connectBlock(recorder, key, wire);
  return recorder.commands;
}

function addBlock(recorder: Recorder, wire: JsonObject): Key {
  const type = wire['type'];
  if (type !== 'screening' && type !== 'flat' && type !== 'concept') throw new Error(`No such block: ${String(type)}`);
  const index = type === 'screening' ? {} : { index: nodeOf(recorder, recorder.state().doc.root.key, 'blocks').length };
  recorder.act('block.add', { type, ...index });
  return newest(recorder);
}

function describeBlock(recorder: Recorder, key: Key, wire: JsonObject): void {
  fill(recorder, key, wire, ['type', 'items', 'conceptSamplingConfig.concepts']);
  const placeholders = [...nodeOf(recorder, key, 'items'), ...nodeOf(recorder, key, 'concepts')].map(
    (node) => node.key,
  );
  for (const concept of listIn(wire, ['conceptSamplingConfig', 'concepts'])) {
    recorder.act('concept.add', { block: key });
    const added = newest(recorder);
    fill(recorder, added, concept, ['conditional', 'content.media']);
    addMedia(recorder, added, listIn(concept, ['content', 'media']));
  }
  for (const item of listIn(wire, ['items'])) addItem(recorder, key, item);
  if (placeholders.length > 0) recorder.act('node.remove', { keys: placeholders });
}

/** Properties that have their own commands or are set after all parts exist. */
const ownWays = ['type', 'options', 'rows', 'media', 'conditional', 'carryForwardFrom', 'minSelect', 'maxSelect'];

function addItem(recorder: Recorder, block: Key, wire: JsonObject): void {
  const type = itemTypes.find((each) => each === wire['type']);
  if (!type) throw new Error(`No such question: ${String(wire['type'])}`);
  recorder.act('item.add', { block, type });
  const key = newest(recorder);
  fill(recorder, key, wire, ownWays);
  addOptions(recorder, key, listIn(wire, ['options']));
  addRows(recorder, key, listIn(wire, ['rows']));
  addMedia(recorder, key, listIn(wire, ['media']));
  const [min, max] = [wire['minSelect'], wire['maxSelect']];
  if (typeof min === 'number' && typeof max === 'number') recorder.act('selectBounds.set', { item: key, min, max });
  else fill(recorder, key, only(wire, ['minSelect', 'maxSelect']), []);
}

function addOptions(recorder: Recorder, item: Key, wires: readonly JsonObject[]): void {
  const before = nodeOf(recorder, item, 'options');
  for (const [index, wire] of wires.entries()) {
    const text = stringIn(wire, 'text');
    const present = before[index];
    if (present) recorder.act('option.reword', { key: present.key, text });
    else recorder.act('option.add', { item, text, index });
  }
  const spare = before.slice(wires.length).map(({ key }) => key);
  if (spare.length > 0 && wires.length > 0) recorder.act('node.remove', { keys: spare });
  const options = nodeOf(recorder, item, 'options');
  for (const [index, wire] of wires.entries()) {
    const option = options[index];
    if (!option) continue;
    fill(recorder, option.key, wire, ['text', 'exclusiveOption']);
    if (wire['exclusiveOption'] === true) recorder.act('exclusiveOption.set', { option: option.key, on: true });
    else fill(recorder, option.key, only(wire, ['exclusiveOption']), []);
  }
}

function addRows(recorder: Recorder, item: Key, wires: readonly JsonObject[]): void {
  const before = nodeOf(recorder, item, 'rows');
  for (const [index, wire] of wires.entries()) {
    const text = stringIn(wire, 'text');
    const present = before[index];
    if (present) recorder.act('row.reword', { key: present.key, text });
    else recorder.act('row.add', { item, text, index });
  }
  const spare = before.slice(wires.length).map(({ key }) => key);
  if (spare.length > 0 && wires.length > 0) recorder.act('node.remove', { keys: spare });
  const rows = nodeOf(recorder, item, 'rows');
  for (const [index, wire] of wires.entries()) if (rows[index]) fill(recorder, rows[index].key, wire, ['text']);
}

function addMedia(recorder: Recorder, owner: Key, wires: readonly JsonObject[]): void {
  for (const wire of wires) {
    recorder.act('media.add', { owner });
    fill(recorder, newest(recorder), wire, []);
  }
}

function connectBlock(recorder: Recorder, key: Key, wire: JsonObject): void {
  const connect = (slot: Slot, wires: readonly JsonObject[]) => {
    for (const [index, each] of wires.entries()) {
      const node = nodeOf(recorder, key, slot)[index];
      if (node) connectNode(recorder, node, each);
    }
  };
  connect('concepts', listIn(wire, ['conceptSamplingConfig', 'concepts']));
  connect('items', listIn(wire, ['items']));
}

function connectNode(recorder: Recorder, { key }: GuideNode, wire: JsonObject): void {
  const source = wire['carryForwardFrom'];
  if (typeof source === 'string') {
    recorder.act('carryForward.set', { item: key, source: keyOfId(recorder, source) });
    const own = nodeOf(recorder, key, 'options').map((option) => option.key);
    if (!Array.isArray(wire['options'])) {
      if (own.length > 0) recorder.act('node.remove', { keys: own });
      recorder.act('field.set', { key, path: ['options'] });
    }
  }
  const conditional = wire['conditional'];
  if (!isJsonObject(conditional)) return;
  for (const criterion of listIn(conditional, ['criteria'])) addCriterion(recorder, key, criterion);
  const operator = conditional['operator'];
  if (operator === 'or') recorder.act('conditional.operator', { owner: key, operator });
}

/** Sets a criterion as a person does: the question, its answers and its row. */
function addCriterion(recorder: Recorder, owner: Key, wire: JsonObject): void {
  if (wire['type'] === 'searchParam') {
    const criterion = { parameter: stringIn(wire, 'parameter'), value: stringIn(wire, 'value') };
    recorder.act('criterion.add', { owner, criterion });
    return;
  }
  const matchingCriteria = wire['matchingCriteria'] === 'mustNotSelect' ? 'mustNotSelect' : 'mustSelect';
  const source = keyOfId(recorder, stringIn(wire, 'questionId'));
  const item = find(recorder.state().doc.root, source);
  const options = optionsOf(recorder, item);
  const choices = stringsIn(wire, 'choices').map((name) => keyNamed(options, name));
  const row = typeof wire['matrixRow'] === 'string' ? keyNamed(childrenOf(item, 'rows'), wire['matrixRow']) : null;
  const criterion = { source, matchingCriteria, choices, ...(row === null ? {} : { row }) } as const;
  recorder.act('criterion.add', { owner, criterion });
}

/** Returns the options that a question shows: its own, or those that it carries. */
function optionsOf(recorder: Recorder, item: GuideNode): readonly GuideNode[] {
  const from = textField(item, 'carryForwardFrom');
  if (from === '') return childrenOf(item, 'options');
  return optionsOf(recorder, find(recorder.state().doc.root, keyOfId(recorder, from)));
}

function keyNamed(nodes: readonly GuideNode[], name: string): Key {
  const named =
    nodes.find((node) => textField(node, 'externalId') === name) ??
    nodes.find((node) => textField(node, 'text') === name);
  if (!named) throw new Error(`Nothing is called ${name}.`);
  return named.key;
}

function keyOfId(recorder: Recorder, id: string): Key {
  for (const block of childrenOf(recorder.state().doc.root, 'blocks')) {
    const found = childrenOf(block, 'items').find((item) => textField(item, 'externalId') === id);
    if (found) return found.key;
  }
  throw new Error(`No question has the id ${id}.`);
}

/** Sets the given properties of a node, one at a time, and removes all others, except the dotted paths `but`. */
function fill(recorder: Recorder, key: Key, wire: JsonObject, but: readonly string[]): void {
  const present = nodeToWire(find(recorder.state().doc.root, key));
  for (const { path, value } of settings(wire, but)) {
    if (path.length === 1 && path[0] === 'externalId' && typeof value === 'string') {
      recorder.act('externalId.rename', { key, to: value });
    } else recorder.act('field.set', { key, path, value });
  }
  if (but.length === 0) return;
  for (const { path } of settings(isJsonObject(present) ? present : {}, but)) {
    if (getIn(wire, path) === undefined) recorder.act('field.set', { key, path });
  }
}

interface Setting {
  readonly path: readonly string[];
  readonly value: Json;
}

/** Returns the properties of an object and of its nested objects. */
function settings(wire: JsonObject, but: readonly string[], at: readonly string[] = []): readonly Setting[] {
  return Object.entries(wire).flatMap(([name, value]): readonly Setting[] => {
    const path = [...at, name];
    if (but.includes(path.join('.')) || value === null) return [];
    if (!isJsonObject(value) || Object.keys(value).length === 0) return [{ path, value }];
    return settings(value, but, path);
  });
}

function only(wire: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(wire).filter(([name]) => names.includes(name)));
}

function nodeOf(recorder: Recorder, key: Key, slot: Slot): readonly GuideNode[] {
  return childrenOf(find(recorder.state().doc.root, key), slot);
}

function newest(recorder: Recorder): Key {
  const [key] = recorder.state().selection;
  if (key === undefined) throw new Error('Nothing was added.');
  return key;
}

function find(node: GuideNode, key: Key): GuideNode {
  const found = search(node, key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

function search(node: GuideNode, key: Key): GuideNode | null {
  if (node.key === key) return node;
  for (const list of Object.values(node.children)) {
    for (const child of list) {
      const found = search(child, key);
      if (found) return found;
    }
  }
  return null;
}

function listIn(wire: JsonObject, path: Path): readonly JsonObject[] {
  const list = getIn(wire, path);
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function stringIn(wire: JsonObject, name: string): string {
  const value = wire[name];
  return typeof value === 'string' ? value : '';
}

function stringsIn(wire: JsonObject, name: string): readonly string[] {
  const value = wire[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
