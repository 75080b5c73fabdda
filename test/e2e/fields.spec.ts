import { type JsonObject, validate } from '@guide-studio/guide-core';
import { guideJsonSchema } from '@guide-studio/guide-core/files';
import type { Locator } from '@playwright/test';
import { pathsOfSchema, pathsOfValue } from './fieldPaths.ts';
import { type Editor, expect, test } from './editor.ts';

class Form {
  readonly editor: Editor;
  readonly pane: Locator;
  constructor(editor: Editor) {
    this.editor = editor;
    this.pane = editor.page.getByRole('complementary', { name: 'Properties' });
  }

  /** Texts that are written in the guide itself, by their names there. */
  async inGuide(
    texts: Readonly<Record<string, string>>,
    inside: Locator = this.editor.page.locator('main'),
  ): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await inside.getByRole('textbox', { name: label, exact: true }).first().fill(text);
    }
  }

  /** The card of a question. */
  card(number: number): Locator {
    return this.editor.page.getByRole('article', { name: `Question ${number}`, exact: true });
  }

  async unfold(title: string): Promise<void> {
    const heading = this.section(title).getByRole('button', { name: title, exact: true });
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  }

  section(title: string): Locator {
    return this.pane.locator('section').filter({ has: this.editor.page.getByRole('heading', { name: title }) });
  }

  async write(fields: Readonly<Record<string, string>>, inside: Locator = this.pane): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      const field = inside.getByLabel(label, { exact: true });
      await field.fill(text);
      await field.blur();
    }
  }

  async choose(label: string, option: string, inside: Locator = this.pane): Promise<void> {
    const field = inside.getByLabel(label, { exact: true });
    // Long lists are filled when they are opened.
    await field.focus();
    await field.selectOption(option);
  }

  async turnOn(...labels: readonly string[]): Promise<void> {
    for (const label of labels) await this.pane.getByLabel(label, { exact: true }).check();
  }

  /** Adds a question at the end of the only block and writes its text. */
  async add(type: string, text: string): Promise<void> {
    const { page } = this.editor;
    await page.getByRole('button', { name: 'Add question' }).first().click();
    await page.getByRole('menuitem', { name: type, exact: true }).click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Text of question/);
    await page.locator(':focus').fill(text);
  }

  async addBlock(type: string, title: string): Promise<void> {
    const { page } = this.editor;
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('menuitem', { name: type, exact: true }).click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Title of block');
    await page.locator(':focus').fill(title);
  }

  async addCondition(kind: string): Promise<void> {
    await this.section('Shown when').getByRole('button', { name: 'Add condition' }).click();
    await this.editor.page.getByRole('menuitem', { name: kind }).click();
  }

  /** Chooses the question of the condition that has none yet: nothing is guessed. */
  async askAbout(text: string): Promise<void> {
    const question = this.section('Shown when').getByRole('combobox', { name: 'Question' });
    await expect(question).toHaveValue('');
    await question.fill(text);
    await this.pane.page().getByRole('option', { name: text }).click();
  }

  async addMedia(): Promise<void> {
    const media = this.section('Media');
    await media.getByRole('button', { name: 'By address' }).click();
    await this.write(
      { 'Alternative text': 'A loaf', Address: 'https://media.example/loaf.mp4', 'Width in percent': '60' },
      media,
    );
    await this.choose('Kind', 'Video', media);
  }
}

test.use({ guides: [] });

test('every property of the contract can be set in the window, from nothing', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.welcome();
  const form = new Form(editor);
  await page.getByRole('button', { name: 'Create the first guide' }).click();

  await test.step('the study', async () => {
    await page.getByRole('button', { name: 'Study settings' }).first().click();
    await form.write({
      Title: 'Bread',
      'Title for participants': 'Your bread',
      Background: 'A bakery.',
      Goal: 'Learn what people eat.',
      'Welcome title': 'Hello',
      'Welcome message': 'Ten minutes.',
      'Closing message': 'Thank you.',
    });
    await form.choose('Mode', 'Audio or text');
    const language = form.pane.getByLabel('Language of the questions', { exact: true });
    await language.fill('(de)');
    await page.getByRole('option', { name: 'German' }).first().click();
    await form.pane.getByRole('checkbox', { name: /^French/ }).check();
    await form.pane.getByRole('checkbox', { name: /^Desktop/ }).check();
  });

  await test.step('an open question', async () => {
    await editor.row(/^1\. /).click();
    await form.inGuide({
      'Text of question 1': 'What do you bake?',
      'Instructions to the interviewer for question 1': 'Ask for flour.',
    });
    await form.choose('Follow-up questions', 'Heavy (up to 3)');
    await form.choose('Preferred input', 'Screen recording');
    await form.turnOn('The interviewer watches the screen');
    await form.addMedia();
    await form.turnOn('Must be watched to the end');
    await form.unfold('Embedded page');
    await form.write({ Address: 'https://pages.example/bread' }, form.section('Embedded page'));
    await form.write({ 'Proxy address': 'https://proxy.example/bread' }, form.section('Embedded page'));
    await form.write({ 'External id': 'bake' });
  });

  await test.step('multiple choice', async () => {
    await form.add('Multiple choice', 'Which do you eat?');
    await form.write({ 'External id': 'eat' });
    await form.inGuide({ 'Option 1': 'Rye', 'Option 2': 'None' }, form.card(2));
    await form.card(2).getByRole('button', { name: 'Add option' }).click();
    await form.inGuide({ 'Option 3': 'Nothing at all' }, form.card(2));
    await editor.row(/^2\. /).click();
    await form.turnOn('Several answers', 'Custom answer allowed', 'Random order of options', 'Last option stays last');
    await form.turnOn('Limit how many');
    await form.write({ 'At most': '2' });
    await form.card(2).getByRole('textbox', { name: 'Option 3' }).click();
    await form.turnOn('Exclusive');
    await form.write({ 'External id': 'nothing' });
  });

  await test.step('matrix, ranking, MaxDiff, statement', async () => {
    await form.add('Matrix', 'How often?');
    await form.write({ 'External id': 'often' });
    const answers = { 'Row 1': 'at home', 'Row 2': 'at work', 'Column 1': 'Never', 'Column 2': 'Always' };
    await form.inGuide(answers, form.card(3));
    await form.add('Ranking', 'In which order?');
    await form.choose('Options carried forward from', '2. Which do you eat?');
    await form.add('MaxDiff', 'What matters?');
    await form.inGuide(
      { 'Option 1': 'Crust', 'Option 2': 'Smell', 'Option 3': 'Shape', 'Option 4': 'Price' },
      form.card(5),
    );
    await editor.row(/^5\. /).click();
    await form.write({ 'Compared by': 'importance' });
    await form.choose('Options per screen', '3');
    await form.add('Statement', 'That is it.');
    await form.write({ 'Text on the button': 'Finish' });
    await form.addCondition('On an earlier answer');
    await form.askAbout('How often?');
    await form.choose('Row', 'at home');
    await form.section('Shown when').getByRole('checkbox').first().check();
    await form.section('Shown when').getByRole('radio', { name: 'is none of' }).check();
    await form.addCondition('On the link');
    await form.write({ 'Link parameter': 'segment', equals: 'bakers' });
    await form.section('Shown when').getByRole('radio', { name: 'Any condition is met' }).check();
  });

  await test.step('a concept block', async () => {
    await form.addBlock('Concept block', 'Loaves');
    await form.write({ 'External id': 'breads', 'Concepts per participant': '1' });
    await form.inGuide({
      'Nickname of the concept': 'Rye loaf',
      'Title of the concept for participants': 'A dark loaf',
      'Description of the concept for participants': 'Dense.',
    });
    await editor.row(/^Rye loaf/).click();
    await form.write({ 'External id': 'loaf' });
    await form.addCondition('On the link');
    await form.write({ 'Link parameter': 'segment' });
    await form.addCondition('On an earlier answer');
    await form.askAbout('How often?');
    await form.choose('Row', 'at work');
    await form.section('Shown when').getByRole('checkbox').first().check();
    await form.addMedia();
    await form.write({ Address: 'https://pages.example/loaf' }, form.section('Embedded page'));
    await editor.row(/^7\. /).click();
    await form.inGuide({ 'Text of question 7': 'What do you think?' });
    await editor.row(/^Rye loaf/).click();
    await form.write({ equals: 'testers' });
  });

  await test.step('a screener', async () => {
    await form.addBlock('Screener', 'Screener');
    await expect(editor.row(/^Screener/)).toBeVisible();
    await editor.row(/^1\. /).click();
    await form.inGuide({ 'Text of question 1': 'Do you eat bread?', 'Option 1': 'Yes', 'Option 2': 'No' });
    await form.card(1).getByLabel('Status of option 1', { exact: true }).selectOption('neutral');
  });

  await test.step('saved', async () => {
    await expect(editor.problems).not.toContainText(/\d+ problem/);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByLabel('File name').fill('bread');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveTitle(/^bread/);
    const guide = JSON.parse(studio.read('bread.guide.json')) as JsonObject;
    expect(validate(guide)).toEqual([]);
    const have = pathsOfValue(guide);
    const missing = [...pathsOfSchema(guideJsonSchema())].filter((path) => !have.has(path));
    expect(missing).toEqual([]);
    const text = studio.read('bread.guide.json');
    const types = ['open_ended', 'multiple_choice', 'matrix', 'ranking', 'max_diff', 'statement'];
    for (const type of [...types, 'flat', 'concept', 'screening']) expect(text).toContain(`"type": "${type}"`);
    const values = [
      'mustNotSelect',
      'Ask for flour.',
      'https://proxy.example/bread',
      'testers',
      'Nothing at all',
      'fr',
    ];
    for (const value of values) expect(text).toContain(`"${value}"`);
    expect(text).toContain('"operator": "or"');
  });
});
