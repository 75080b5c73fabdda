import {
  canonicalText,
  type CommandArgs,
  type CommandId,
  commit,
  createEditorState,
  type EditorState,
  type ItemType,
  itemTypes,
  type JsonObject,
  type Key,
  redo,
  type Refusal,
  run,
  select,
  textField,
  toWire,
  type Transaction,
  undo,
} from '@guide-studio/guide-core';
import { landings, step } from '../../renderer/src/outline/landings.ts';
import { flatten, type Row } from '../../renderer/src/outline/rows.ts';

// Rows are remembered for the same set.
const noneToggled: ReadonlySet<Key> = new Set();

/** What the window has to hold after the same acts: the core alone, without a window around it. */
export class WalkModel {
  state: EditorState;
  #now = 0;

  constructor(guide: JsonObject) {
    this.state = createEditorState(guide);
    // What is opened has its first block selected.
    const [first] = this.state.doc.root.children.blocks ?? [];
    if (first) this.select(first.key);
  }

  /** Lines of the outline with every question closed. */
  rows(): readonly Row[] {
    return flatten(this.state.doc.root, noneToggled);
  }

  /** The file that a save has to leave. */
  text(): string {
    return canonicalText(toWire(this.state.doc));
  }

  /** The types that the window offers for a question of this block: a screener has one. */
  typesIn(block: Key): readonly ItemType[] {
    const found = this.state.doc.root.children.blocks?.find(({ key }) => key === block);
    return found && textField(found, 'type') === 'screening' ? ['multiple_choice'] : itemTypes;
  }

  select(key: Key): void {
    this.state = select(this.state, [key]);
  }

  ask<Id extends CommandId>(id: Id, args: CommandArgs<Id>): Transaction | Refusal {
    return run(this.state, id, args);
  }

  /** Acts lie far apart in time: two of them are two entries. */
  carryOut(transaction: Transaction): void {
    this.#now += 60_000;
    this.state = commit(this.state, transaction, this.#now);
  }

  /** Whether a text typed now would join the entry before it, which depends on how fast the machine is. */
  wouldJoin(mergeKey: string): boolean {
    const { past, sealed } = this.state.history;
    return !sealed && past.at(-1)?.mergeKey === mergeKey;
  }

  undo(): void {
    this.state = undo(this.state);
  }

  redo(): void {
    this.state = redo(this.state);
  }

  /** Where the keys that move a row would bring it; null at the ends. */
  landingOf(row: Row, key: 'ArrowUp' | 'ArrowDown'): CommandArgs<'node.move'> | null {
    const rows = this.rows();
    const landing = step(landings(rows, row, this.state.doc.root.key), rows.indexOf(row), key, row.parent);
    return landing && { keys: [row.node.key], parent: landing.parent, index: landing.index };
  }
}
