import { type ItemType, itemTypes, type JsonObject } from '@guide-studio/guide-core';
import {
  type CommandArgs,
  type CommandId,
  commit,
  createEditorState,
  type EditorState,
  type Key,
  redo,
  type Refusal,
  run,
  select,
  textField,
  toWire,
  type Transaction,
  undo,
} from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { landings, step } from '../../renderer/src/outline/landings.ts';
import { flatten, type Row } from '../../renderer/src/outline/rows.ts';

// Rows are cached by the identity of this set.
const noneToggled: ReadonlySet<Key> = new Set();

/** The expected state of the window after the same acts, computed with the core alone. */
export class WalkModel {
  state: EditorState;
  #now = 0;

  constructor(guide: JsonObject) {
    this.state = createEditorState(guide);
    // A guide opens with its first block selected.
    const [first] = this.state.doc.root.children.blocks ?? [];
    if (first) this.select(first.key);
  }

  /** Lines of the outline with every question closed. */
  rows(): readonly Row[] {
    return flatten(this.state.doc.root, noneToggled);
  }

  /** The expected file after a save. */
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

  /** Acts are far apart in time, so two of them are two entries. */
  carryOut(transaction: Transaction): void {
    this.#now += 60_000;
    this.state = commit(this.state, transaction, this.#now);
  }

  /** Returns true if a text typed now may join the entry before it, depending on the speed of the machine. */
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

  /** Returns where the moving keys would put a row; null at the ends. */
  landingOf(row: Row, key: 'ArrowUp' | 'ArrowDown'): CommandArgs<'node.move'> | null {
    const rows = this.rows();
    const landing = step(landings(rows, row, this.state.doc.root.key), rows.indexOf(row), key, row.parent);
    return landing && { keys: [row.node.key], parent: landing.parent, index: landing.index };
  }
}
