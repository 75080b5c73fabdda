import { type JsonObject, validate } from '@guide-studio/guide-core';
import {
  childrenOf,
  type CommandArgs,
  type CommandId,
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  objectFields,
  redo,
  run,
  textField,
  toWire,
  undo,
  walk,
} from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { possibleSources } from '@guide-studio/guide-core/internal';
import type { Random } from './random.ts';

/** An edit that researchers make, as a command with arguments; null if the guide has no suitable part. */
type Attempt = (random: Random, state: EditorState, tag: string) => readonly [CommandId, object] | null;

const nodesOf = ({ doc }: EditorState, ...kinds: readonly GuideNode['kind'][]): readonly GuideNode[] =>
  walk(doc.root).filter((node) => kinds.includes(node.kind));

function pickOf(random: Random, nodes: readonly GuideNode[]): GuideNode | null {
  return nodes.length > 0 ? random.pick(nodes) : null;
}

const attempts: Readonly<Record<string, Attempt>> = {
  reword: (random, state, tag) => {
    const node = random.pick(nodesOf(state, 'item', 'block', 'study'));
    const property = node.kind === 'item' ? 'text' : 'title';
    return ['field.set', { key: node.key, path: [property], value: `${textField(node, property)} ${tag}` }];
  },
  rewordAnswer: (random, state, tag) => {
    const node = pickOf(random, nodesOf(state, 'option', 'row'));
    if (!node) return null;
    const command = node.kind === 'option' ? 'option.reword' : 'row.reword';
    return [command, { key: node.key, text: `${textField(node, 'text')} ${tag}` }];
  },
  rename: (random, state, tag) => {
    const node = pickOf(random, nodesOf(state, 'item', 'option', 'block', 'concept'));
    return node && ['externalId.rename', { key: node.key, to: `id-${tag}` }];
  },
  addItem: (random, state, tag) => {
    const block = pickOf(
      random,
      nodesOf(state, 'block').filter((node) => textField(node, 'type') !== 'screening'),
    );
    const wire = { text: `New question ${tag}`, type: 'open_ended' };
    const index = block ? random.int(0, childrenOf(block, 'items').length) : 0;
    return block && ['item.add', { block: block.key, type: 'open_ended', wire, index }];
  },
  addBlock: (random, state, tag) => {
    const blocks = childrenOf(state.doc.root, 'blocks');
    const first = blocks[0];
    const from = first && textField(first, 'type') === 'screening' ? 1 : 0;
    const wire = { type: 'flat', title: `Block ${tag}`, items: [{ text: `Question ${tag}`, type: 'open_ended' }] };
    return ['block.add', { type: 'flat', wire, index: random.int(from, blocks.length) }];
  },
  addOption: (random, state, tag) => {
    const item = pickOf(
      random,
      nodesOf(state, 'item').filter((node) => childrenOf(node, 'options').length > 0),
    );
    return item && ['option.add', { item: item.key, text: `Answer ${tag}`, index: 0 }];
  },
  remove: (random, state) => {
    const node = pickOf(random, nodesOf(state, 'item', 'option', 'row', 'concept', 'block'));
    return node && ['node.remove', { keys: [node.key] }];
  },
  moveItem: (random, state) => {
    const item = pickOf(random, nodesOf(state, 'item'));
    const block = random.pick(nodesOf(state, 'block'));
    const index = random.int(0, childrenOf(block, 'items').length);
    return item && ['node.move', { keys: [item.key], parent: block.key, index }];
  },
  moveBlock: (random, state) => {
    const blocks = childrenOf(state.doc.root, 'blocks');
    const keys = [random.pick(blocks).key];
    return ['node.move', { keys, parent: state.doc.root.key, index: random.int(0, blocks.length) }];
  },
  moveAnswer: (random, state) => {
    const node = pickOf(random, nodesOf(state, 'option', 'row'));
    const parent = nodesOf(state, 'item').find((item) =>
      [...childrenOf(item, 'options'), ...childrenOf(item, 'rows')].some(({ key }) => key === node?.key),
    );
    return node && parent ? ['node.move', { keys: [node.key], parent: parent.key, index: random.int(0, 2) }] : null;
  },
  condition: (random, state) => {
    const item = pickOf(random, nodesOf(state, 'item'));
    const source = item && pickOf(random, possibleSources(state.doc, item.key, 'condition'));
    const option = source && childrenOf(source, 'options')[0];
    const row = source && childrenOf(source, 'rows')[0];
    if (!option) return null;
    const matchingCriteria = random.pick(['mustSelect', 'mustNotSelect']);
    const criterion = {
      source: source.key,
      matchingCriteria,
      choices: [option.key],
      ...(row ? { row: row.key } : {}),
    };
    return ['criterion.add', { owner: item.key, criterion }];
  },
  unconditional: (random, state) => {
    const item = pickOf(
      random,
      nodesOf(state, 'item').filter((node) => childrenOf(node, 'criteria').length > 0),
    );
    return item && ['conditional.clear', { owner: item.key }];
  },
  setting: (random, state) => {
    const item = pickOf(random, nodesOf(state, 'item'));
    if (!item) return null;
    const isOpen = textField(item, 'type') === 'open_ended';
    const fields = objectFields(item);
    return isOpen
      ? ['field.set', { key: item.key, path: ['followUp'], value: random.pick(['none', 'light', 'medium', 'heavy']) }]
      : [
          'field.set',
          { key: item.key, path: ['randomizeOptionOrder'], value: fields['randomizeOptionOrder'] !== true },
        ];
  },
  duplicate: (random, state) => {
    const node = pickOf(random, nodesOf(state, 'item'));
    return node && ['node.duplicate', { keys: [node.key] }];
  },
};

const convert: Attempt = (random, state) => {
  const item = pickOf(random, nodesOf(state, 'item'));
  const type = random.pick(['open_ended', 'multiple_choice', 'ranking', 'matrix']);
  return item && ['item.convert', { key: item.key, type }];
};

/** The kinds of edits that keep the type of every question. */
const usual = Object.keys(attempts);

/** All kinds of edits, with conversions and steps back. */
export const everyKind: readonly string[] = [...usual, 'convert', 'undo', 'redo'];

/** A version of a guide after an edit. */
export interface Edited {
  /** The kind of the edit; `undo` and `redo` are kinds, too. */
  readonly name: string;
  readonly state: EditorState;
}

/**
 * Makes a number of edits by the editor's own commands, each of a random kind of `names`. Edits that are refused or make
 * the guide invalid for the service are left out; `tag` marks the texts written here.
 */
export function* edits(
  random: Random,
  guide: JsonObject,
  count: number,
  tag: string,
  names: readonly string[] = usual,
): Generator<Edited> {
  let state = createEditorState(guide);
  for (let number = 1; number <= count; number += 1) {
    const name = random.pick(names);
    const next = attempted(random, state, name, number, tag);
    if (next === null || next === state || validate(toWire(next.doc)).length > 0) continue;
    state = next;
    yield { name, state };
  }
}

function attempted(random: Random, state: EditorState, name: string, number: number, tag: string): EditorState | null {
  if (name === 'undo') return undo(state);
  if (name === 'redo') return redo(state);
  const attempt = (name === 'convert' ? convert : attempts[name])?.(random, state, `${tag}${number}`);
  if (!attempt) return null;
  const [id, args] = attempt;
  const outcome = run(state, id, args as CommandArgs<typeof id>);
  const transaction = outcome.kind === 'transaction' ? outcome : outcome.repair;
  return transaction ? commit(state, transaction, number * 10_000) : null;
}

/** Returns a guide after {@link edits}. */
export function editedGuide(
  random: Random,
  guide: JsonObject,
  count: number,
  tag: string,
  names: readonly string[] = usual,
): JsonObject {
  let { doc } = createEditorState(guide);
  for (const { state } of edits(random, guide, count, tag, names)) ({ doc } = state);
  // As read from a file.
  return JSON.parse(canonicalText(toWire(doc))) as JsonObject;
}
