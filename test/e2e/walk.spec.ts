import { readFileSync } from 'node:fs';
import type { ItemType, JsonObject } from '@guide-studio/guide-core';
import type { Key, Refusal, Transaction } from '@guide-studio/guide-core/edit';
import { parseGuide } from '@guide-studio/guide-core/files';
import type { Row } from '../../renderer/src/outline/rows.ts';
import { report, sized } from '../size.ts';
import { createRandom, type Random } from '../generate/random.ts';
import { type Editor, expect, ownGuide, type Studio, test } from './editor.ts';
import { WalkModel } from './walkModel.ts';

test.use({ ownPage: true, viewport: { width: 1440, height: 1500 } });

const seed = 20_261_120;
const acts = sized(20, 100, 2000);

/** The outline fits into this tall window, so that every row is mounted and can be pressed. */
const mostRows = 24;
/** With fewer questions, nothing more is removed, because a walk through an empty guide tests nothing. */
const fewestRows = 8;

const textOf: Readonly<Record<string, string>> = { block: 'title', item: 'text', concept: 'nickname' };
const insertable: Readonly<Record<ItemType, string>> = {
  open_ended: 'Open question',
  multiple_choice: 'Multiple choice',
  ranking: 'Ranking',
  matrix: 'Matrix',
  max_diff: 'MaxDiff',
  statement: 'Statement',
};
const tabs = ['Logic', 'Preview', 'JSON', 'Changes', 'Study'];

/** Does everything twice: in the window by keys and pointer, and on the core alone. */
class Walk {
  readonly #editor: Editor;
  readonly #studio: Studio;
  readonly #random: Random;
  readonly model: WalkModel;
  readonly counts: Record<string, number> = {};

  constructor(editor: Editor, studio: Studio, random: Random, model: WalkModel) {
    this.#editor = editor;
    this.#studio = studio;
    this.#random = random;
    this.model = model;
  }

  async act(): Promise<void> {
    const size = this.model.rows().length;
    const grows = size >= mostRows ? [] : ['duplicate', 'insert', 'insert'];
    const shrinks = size <= fewestRows ? [] : ['remove'];
    const kinds = [
      ...grows,
      ...shrinks,
      'type',
      'type',
      'type',
      'move',
      'move',
      'convert',
      'undo',
      'undo',
      'redo',
      'tab',
      'save',
    ];
    const kind = this.#random.pick(kinds);
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    await this.#one(kind);
  }

  async #one(kind: string): Promise<void> {
    if (kind === 'undo' || kind === 'redo') return await this.#history(kind, this.#random.int(1, 4));
    if (kind === 'save') return await this.save();
    if (kind === 'tab') return await this.#tab();
    const rows = this.model.rows();
    if (rows.length === 0) return await this.#history('undo', 1);
    const row = this.#random.pick(rows);
    if (kind === 'type') return await this.#type(row);
    const items = rows.filter((each) => each.kind === 'item');
    if (kind === 'insert' || kind === 'convert') {
      if (items.length > 0)
        await (kind === 'insert' ? this.#insert(this.#random.pick(items)) : this.#convert(this.#random.pick(items)));
      return;
    }
    if (kind === 'move') return await this.#move(row);
    await this.#press(row);
    const id = kind === 'remove' ? 'node.remove' : 'node.duplicate';
    await this.#editor.page.keyboard.press(kind === 'remove' ? 'Delete' : 'Control+d');
    await this.#settle(this.model.ask(id, { keys: [row.node.key] }));
  }

  async #press({ node }: Row): Promise<void> {
    await this.#editor.outline.locator(`[data-key="${node.key}"]`).click();
    this.model.select(node.key);
  }

  async #type(row: Row): Promise<void> {
    const { key, kind } = row.node;
    const property = textOf[kind] ?? 'text';
    if (this.model.wouldJoin(`${key}/${property}`)) return;
    await this.#press(row);
    const value = `Text ${this.#random.int(1, 9999)}`;
    await this.#editor.page.locator(`[data-inline="${key}/${property}"]`).fill(value);
    await this.#settle(this.model.ask('field.set', { key, path: [property], value }));
  }

  async #move(row: Row): Promise<void> {
    const direction = this.#random.chance(0.5) ? 'ArrowUp' : 'ArrowDown';
    await this.#press(row);
    await this.#editor.page.keyboard.press(`Alt+${direction}`);
    const landing = this.model.landingOf(row, direction);
    if (!landing) return;
    const along = this.model.ask('node.moveAlong', landing);
    await this.#settle(this.model.ask('node.move', landing), along.kind === 'transaction' ? along : undefined);
  }

  async #insert(row: Row): Promise<void> {
    const type = this.#random.pick(this.model.typesIn(row.parent));
    await this.#press(row);
    await this.#choose(`Insert: ${insertable[type]}`);
    await this.#settle(this.model.ask('item.add', { block: row.parent, type, index: row.index + 1 }));
    // The new text takes the focus a moment later.
    const [added] = this.model.state.selection;
    if (added !== row.node.key) await expect(this.#editor.page.locator(`[data-inline="${added}/text"]`)).toBeFocused();
  }

  async #convert(row: Row): Promise<void> {
    const type = this.#random.pick(this.model.typesIn(row.parent));
    if ((row.node.fields as JsonObject)['type'] === type) return;
    await this.#press(row);
    await this.#choose(`Convert to ${insertable[type]}`);
    await this.#settle(this.model.ask('item.convert', { key: row.node.key, type }));
  }

  /** Runs an action from the palette. */
  async #choose(name: string): Promise<void> {
    const { page } = this.#editor;
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Commands and questions' });
    // Text that is typed before the field has the focus would go to the previous field.
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText(name);
    await palette
      .getByRole('option', { name: new RegExp(`^${name}`, 'i') })
      .first()
      .click();
    await expect(palette).toBeHidden();
  }

  /** Runs on the core what the window did, or answers the question that the window asks. */
  async #settle(result: Transaction | Refusal, along?: Transaction): Promise<void> {
    if (result.kind === 'transaction') return this.model.carryOut(result);
    if (!result.repair) return;
    const dialog = this.#editor.page.getByRole('dialog');
    const goesOn = this.#random.chance(0.6);
    await dialog
      .locator(goesOn ? 'button[type="submit"]' : 'button[type="button"]')
      .first()
      .click();
    await expect(dialog).toBeHidden();
    if (goesOn) this.model.carryOut(along ?? result.repair);
  }

  async #history(kind: 'undo' | 'redo', times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.#editor.page.keyboard.press(kind === 'undo' ? 'Control+z' : 'Control+Shift+z');
      this.model[kind]();
    }
  }

  /** Opens another view, does something there, and returns. */
  async #tab(): Promise<void> {
    await this.show(this.#random.pick(tabs));
    const then = this.#random.pick(['undo', 'redo', 'save', 'nothing']);
    if (then === 'save') await this.save();
    else if (then !== 'nothing') await this.#one(then);
    await this.show('Guide');
  }

  async show(view: string): Promise<void> {
    const button = this.#editor.page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: view, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
  }

  async save(): Promise<void> {
    await this.#editor.save();
    expect(this.#studio.read('breakfast.guide.json')).toBe(this.model.text());
  }

  /** Undoes everything, or redoes everything. */
  async all(kind: 'undo' | 'redo'): Promise<void> {
    const { past, future } = this.model.state.history;
    await this.#history(kind, (kind === 'undo' ? past : future).length);
  }

  /** Expects the window to show the rows of the model, with the same one selected. */
  async compareRows(): Promise<void> {
    const shown = await this.#editor.page
      .getByRole('treeitem')
      .evaluateAll((rows) =>
        rows
          .toSorted((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
          .map((row) => `${row.dataset['key']}${row.ariaSelected === 'true' ? ' selected' : ''}`),
      );
    const selected = (key: Key) => (this.model.state.selection.includes(key) ? ' selected' : '');
    expect(shown).toEqual(this.model.rows().map(({ node }) => `${node.key}${selected(node.key)}`));
  }
}

test(`${acts} random acts leave in the window what they leave in the core`, async ({ editor, studio }) => {
  test.setTimeout(sized(240_000, 240_000, 3_600_000));
  const parsed = parseGuide(readFileSync(ownGuide, 'utf8'));
  if (!parsed.ok) throw new Error('The guide of the tests cannot be read.');
  const walk = new Walk(editor, studio, createRandom(seed), new WalkModel(parsed.value));
  const first = walk.model.text();
  await editor.open('breakfast');
  for (let act = 0; act < acts; act += 1) {
    await test.step(`act ${act}, seed ${seed}`, async () => {
      await walk.act();
      if (act % 5 === 0) await walk.compareRows();
    });
  }
  await walk.save();
  const last = walk.model.text();
  await test.step('everything back', async () => {
    await walk.all('undo');
    await walk.save();
    expect(walk.model.text()).toBe(first);
  });
  await test.step('everything again', async () => {
    await walk.all('redo');
    await walk.save();
    expect(walk.model.text()).toBe(last);
  });
  report('walk in the window', { seed, acts, ...walk.counts });
});
