import {
  blankBlock,
  blankConcept,
  blankGuide,
  blankItem,
  blankMedia,
  blankOption,
  blankRow,
  blockTypes,
  childrenOf,
  type CommandArgs,
  type CommandId,
  commit,
  fixesFor,
  isPlaceholder,
  isUnwritten,
  itemTypes,
  type Json,
  locate,
  type MessageLanguage,
  parseOutline,
  run,
  textField,
  toWire,
  validate,
  walk,
} from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';
import { fullGuide } from '../doc/guides.ts';
import { keyOf, open } from './expectCommand.ts';

const languages: readonly MessageLanguage[] = ['en', 'de'];
const start = open(fullGuide());
const key = (name: string) => keyOf(start, name);

/** Every command that makes something new, in each of its ways. */
const makers: readonly (readonly [CommandId, CommandArgs<CommandId>])[] = [
  ...blockTypes.map((type) => ['block.add', { type }] as const),
  ...itemTypes.map((type) => ['item.add', { block: key('Habits'), type }] as const),
  ['option.add', { item: key('where') }],
  ['row.add', { item: key('grid') }],
  ['concept.add', { block: key('Machines') }],
  ['media.add', { owner: key('rank') }],
  ...itemTypes
    .filter((type) => type !== 'open_ended')
    .map((type) => ['item.convert', { key: key('Why not?'), type }] as const),
  ['field.set', { key: key('Why not?'), path: ['type'], value: 'matrix' }],
  ['field.set', { key: key('Habits'), path: ['type'], value: 'concept' }],
  [
    'node.insert',
    { parent: key('Habits'), kind: 'item', wires: [{ type: 'ranking', carryForwardFrom: 'gone' }], how: 'paste' },
  ],
];

/** The guide after a command in a language. */
function made(id: CommandId, args: CommandArgs<CommandId>, language: MessageLanguage): Json {
  const result = run(start, id, args, language);
  if (result.kind === 'refusal') throw new Error(`${id} was refused: ${result.code}`);
  return toWire(commit(start, result, 0).doc);
}

function textsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value as object).flatMap(textsOf) : [];
}

/** What a language can say where nobody has written anything. */
const blanks = (language: MessageLanguage): ReadonlySet<string> =>
  new Set(
    [
      blankGuide(language),
      ...blockTypes.map((type) => blankBlock(type, language)),
      ...itemTypes.map((type) => blankItem(type, false, language)),
      ...[1, 2, 3, 4, 5].flatMap((number) => [
        blankOption(number, false, language),
        blankRow(number, language),
        blankConcept(number, language),
      ]),
      blankMedia(language),
    ].flatMap(textsOf),
  );

describe('what is new says its placeholders in the language that was asked for', () => {
  it.each(makers)('%s %j', (id, args) => {
    const guides = languages.map((language) => made(id, args, language));
    const before = new Set(textsOf(toWire(start.doc)));
    for (const [index, language] of languages.entries()) {
      const fresh = textsOf(guides[index] ?? null).filter((text) => !before.has(text));
      expect(blanks(language)).toEqual(new Set([...blanks(language), ...fresh]));
    }
    const shape = (guide: Json | undefined) =>
      JSON.stringify(guide, (_, each: Json) => (typeof each === 'string' ? '' : each));
    expect(shape(guides[1])).toBe(shape(guides[0]));
  });

  it('and differ between the languages somewhere', () => {
    expect(made('row.add', { item: key('grid') }, 'de')).not.toEqual(made('row.add', { item: key('grid') }, 'en'));
    expect(blankGuide('de')).not.toEqual(blankGuide('en'));
  });

  it('also where a fix or a pasted outline makes it', () => {
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [{ type: 'matrix', text: 'x' }] }],
    });
    const issue = validate(toWire(state.doc)).find(({ path }) => path.at(-1) === 'rows');
    const [fix] = issue ? fixesFor(state, issue, 'de') : [];
    expect(fix && textsOf(toWire(commit(state, fix, 0).doc))).toContain('Zeile 1');
    expect(textsOf(parseOutline('Which? [matrix]', 'de').flatMap(({ items }) => items))).toContain('Zeile 1');
  });
});

describe('a text that nobody has written', () => {
  it('is known in whichever language it was made, and is that of its kind', () => {
    for (const language of languages) {
      const { root } = open(blankGuide(language)).doc;
      const study = textField(root, 'title');
      const [block] = childrenOf(root, 'blocks').map((each) => textField(each, 'title'));
      const { nickname } = blankConcept(12, language);
      expect([isPlaceholder('study', study), isPlaceholder('block', block ?? '')]).toEqual([true, true]);
      expect(isPlaceholder('concept', String(nickname))).toBe(true);
      expect([isPlaceholder('block', study), isPlaceholder('option', study), isPlaceholder('item', '')]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});

describe('an answer that nobody has written', () => {
  const answers = (state: typeof start) =>
    walk(state.doc.root).filter(({ kind }) => kind === 'option' || kind === 'row');

  it('is known in whichever language it was made', () => {
    for (const language of languages) {
      for (const type of itemTypes) {
        const items = [blankItem(type, false, language)];
        const state = open({ title: 't', studyGuide: [{ type: 'flat', title: 'b', items }] });
        expect(answers(state).filter((answer) => !isUnwritten(answer))).toEqual([]);
      }
    }
  });

  it('is none as soon as it says something else or has an id', () => {
    expect(answers(start).filter(isUnwritten)).toEqual([]);
    const texts = ['Option', 'Option 1 ', 'Zeile 01', 'option 1', 'Ja', '', 'Option 1.5'];
    const options = [...texts.map((text) => ({ text })), { text: 'Option 1', externalId: 'a' }];
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [{ type: 'ranking', text: '', options }] }],
    });
    const item = locate(state.doc, answers(state)[0]?.key ?? '')?.ancestors.at(-1);
    expect(item && childrenOf(item, 'options').filter(isUnwritten)).toEqual([]);
  });
});
