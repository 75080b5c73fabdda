import { enclosing, locate } from '../doc/locate.ts';
import type { Key } from '../doc/node.ts';
import { referencesByHolder } from '../doc/references.ts';
import type { EditorState } from '../state/editorState.ts';
import { type Break, defineCommand, refuse } from './command.ts';
import { moveNodes } from './moveNodes.ts';

/** The maximum number of rounds; longer chains of dependencies are not moved. */
const mostRounds = 12;

type Args = Parameters<typeof moveNodes.run>[1];

/**
 * `node.moveAlong`: like `node.move`, but also moves the parts that would lose a reference: the questions that depend
 * on a moved one, or those that a moved one depends on. Removes nothing. If a part that comes along is between a node
 * and its new place, all of them move past the next one. Refused if that is impossible, for example because a concept
 * depends on it, if the chain of dependencies is too long, and if nothing needs to come along.
 */
export const moveAlong = defineCommand({
  id: 'node.moveAlong',
  args: moveNodes.args,
  run(state, args) {
    const kind = locate(state.doc, args.keys[0] ?? '')?.node.kind;
    if (kind !== 'item' && kind !== 'block') return refuse('nothingToDo');
    let keys = new Set(args.keys);
    let { index } = args;
    const further = isUpwards(state, args) ? -1 : 1;
    for (let round = 0; round < mostRounds; round++) {
      const result = moveNodes.run(state, { ...args, index, keys: [...keys] });
      if (result.kind === 'transaction') return round === 0 ? refuse('nothingToDo') : result;
      if (result.code === 'nothingToDo' && round > 0 && index > 0) {
        index += further;
        continue;
      }
      if (result.code !== 'breaksReferences') return result;
      const more = new Set(keys);
      for (const each of result.breaks ?? []) {
        const other = otherEnd(state, each, keys, kind);
        if (other === null || keys.has(other)) return result;
        more.add(other);
      }
      keys = more;
    }
    return refuse('chainTooLong');
  },
});

function isUpwards(state: EditorState, { keys, parent, index }: Args): boolean {
  const place = locate(state.doc, keys[0] ?? '')?.place;
  return place?.parent === parent && index <= place.index;
}

/** Returns the part at the other end of a reference that is not moved, or null if there is none. */
function otherEnd(state: EditorState, each: Break, keys: ReadonlySet<Key>, kind: 'item' | 'block'): Key | null {
  const owner = around(state, each.owner, kind);
  if (owner !== null && !keys.has(owner)) return owner;
  const target = referencesByHolder(state.doc)
    .get(each.holder)
    ?.find((reference) => reference.kind === each.kind && reference.value === each.value)?.target;
  return target === null || target === undefined ? null : around(state, target, kind);
}

function around(state: EditorState, key: Key, kind: 'item' | 'block'): Key | null {
  const located = locate(state.doc, key);
  return (located && enclosing(located, kind)?.key) ?? null;
}
