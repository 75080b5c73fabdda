import {
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  keyOfExternalId,
  locate,
  run,
  textField,
  toWire,
} from '@guide-studio/guide-core/edit';
import { appliedRows, skipRows } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { block, choice, concept, conceptBlock, link, open, selected, notSelected, when } from '../../guideParts.ts';
import { expectCommand, expectRefusal } from './expectCommand.ts';

const use = choice('Do you use it?', ['Daily', 'Seldom', 'Never'], { externalId: 'use' });
const phone = choice('Which phones?', ['Old', 'New'], { externalId: 'phone', multiSelect: true });

function start(...studyGuide: readonly object[]): EditorState {
  return createEditorState({ title: 'Conditions', studyGuide: studyGuide as never });
}

const keyOf = (state: EditorState, id: string): string => keyOfExternalId(state.doc, id) ?? '';

function conditionOf(state: EditorState, block: number, item: number): unknown {
  const guide = toWire(state.doc) as unknown as { studyGuide: { items: { conditional?: unknown }[] }[] };
  return guide.studyGuide[block]?.items[item]?.conditional;
}

const when2 = (...given: Parameters<typeof when>) => (when(...given) as { conditional: never }).conditional;

describe('a condition for several parts', () => {
  const guide = [
    block(
      'All',
      use,
      phone,
      open('None', { externalId: 'none' }),
      open('Own', { externalId: 'own', ...when(selected('use', 'Daily', 'Seldom')) }),
      open('Either', {
        externalId: 'either',
        conditional: { operator: 'or', criteria: [selected('use', 'Never'), selected('phone', 'New')] },
      }),
    ),
  ];

  it('joins answers to a question with one answer into one line', () => {
    const state = start(...guide);
    const args = {
      owners: [keyOf(state, 'own')],
      conditional: when2(notSelected('use', 'Seldom')),
      how: 'and',
    } as const;
    const after = expectCommand(state, 'conditional.apply', args);
    expect(conditionOf(after, 0, 3)).toEqual(when2(selected('use', 'Daily')));
  });

  it('changes nothing if one part cannot have it, unless that is allowed, and says why', () => {
    const state = start(...guide);
    const args = {
      owners: [keyOf(state, 'none'), keyOf(state, 'either')],
      conditional: when2(selected('phone', 'Old')),
      how: 'and',
    } as const;
    expectRefusal(state, 'conditional.apply', args, 'conditionDoesNotFit');
    expect(appliedRows(state, args)).toMatchObject({
      rows: [{ kind: 'set' }, { kind: 'unfit', why: { code: 'mixed' } }],
    });
    const after = expectCommand(state, 'conditional.apply', { ...args, partly: true });
    expect(conditionOf(after, 0, 2)).toEqual(when2(selected('phone', 'Old')));
    expect(conditionOf(after, 0, 4)).toEqual(conditionOf(state, 0, 4));
  });

  it('shows to everyone what two conditions show to everyone together', () => {
    const state = start(...guide);
    const args = { owners: [keyOf(state, 'own')], conditional: when2(selected('use', 'Never')), how: 'or' } as const;
    const other = { ...args, conditional: when2(notSelected('use', 'Daily', 'Seldom')) };
    expect(conditionOf(expectCommand(state, 'conditional.apply', other), 0, 3)).toBeUndefined();
    expect(conditionOf(expectCommand(state, 'conditional.apply', args), 0, 3)).toEqual(
      when2(selected('use', 'Daily', 'Seldom', 'Never')),
    );
  });

  it('says that nobody could meet the two together', () => {
    const state = start(...guide);
    const args = { owners: [keyOf(state, 'own')], conditional: when2(selected('use', 'Never')), how: 'and' } as const;
    expect(appliedRows(state, args)).toMatchObject({ rows: [{ kind: 'set', isNever: true }] });
  });

  it('goes to no part before the question, and names a question that is missing', () => {
    const state = start(...guide);
    const all = { owners: [keyOf(state, 'use'), keyOf(state, 'none')], how: 'replace', partly: true } as const;
    const later = { ...all, conditional: when2(selected('phone', 'Old')) };
    expect(appliedRows(state, later)).toMatchObject({ rows: [{ why: { problem: 'notEarlier' } }, { kind: 'set' }] });
    const missing = { ...all, conditional: when2(selected('gone', 'Old')) };
    expect(appliedRows(state, missing)).toMatchObject({
      rows: [
        { kind: 'unfit', why: { problem: 'unknown', name: 'gone' } },
        { kind: 'unfit', why: { name: 'gone' } },
      ],
    });
    expectRefusal(state, 'conditional.apply', missing, 'conditionDoesNotFit');
  });

  it('is not combined with an unfinished one, which it may replace', () => {
    const criterion = { type: 'selectedTemplateOptions', questionId: '', matchingCriteria: 'mustSelect', choices: [] };
    const state = start(
      block('All', use, open('Own', { externalId: 'own', conditional: { operator: 'and', criteria: [criterion] } })),
    );
    const args = { owners: [keyOf(state, 'own')], conditional: when2(link('panel', 'A')), how: 'or' } as const;
    expect(appliedRows(state, args)).toMatchObject({ rows: [{ kind: 'unfit', why: { code: 'unreadable' } }] });
    const after = commitRun(state, { ...args, how: 'replace' });
    expect(conditionOf(after, 0, 1)).toEqual(when2(link('panel', 'A')));
  });

  function commitRun(state: EditorState, args: Parameters<typeof appliedRows>[1]): EditorState {
    const result = run(state, 'conditional.apply', args);
    if (result.kind === 'refusal') throw new Error(result.code);
    return commit(state, result, 0);
  }
});

describe('a skip', () => {
  it('leads to a later place only, and out of no block of concepts', () => {
    const ideas = conceptBlock(
      'Ideas',
      { concepts: [concept('A')] },
      choice('Like it?', ['Yes', 'No'], { externalId: 'like' }),
      open('Why?', { externalId: 'why' }),
      open('And?'),
    );
    const state = start(
      block('All', use, open('Next', { externalId: 'next' })),
      ideas,
      block('End', open('Last', { externalId: 'last' })),
    );
    const skip = (source: string, option: string, to: string | null) => {
      const rows = skipRows(state, {
        source: keyOf(state, source),
        matchingCriteria: 'mustSelect',
        choices: [optionOf(state, source, option)],
        to: to === null ? null : keyOf(state, to),
      });
      return 'refusal' in rows ? rows.refusal.code : rows.rows.length;
    };
    expect(skip('use', 'Never', 'next')).toBe('skipsNothing');
    expect(skip('like', 'No', 'use')).toBe('skipsNothing');
    expect(skip('like', 'No', 'last')).toBe(2);
    expect(skip('like', 'No', null)).toBe('skipLeavesConcepts');
    expect(skip('use', 'Never', null)).toBe(5);
  });

  it('for none of the answers is taken only by those who were asked', () => {
    const asked = choice('Which?', ['A', 'B'], { externalId: 'which', ...when(selected('use', 'Daily')) });
    const state = start(block('All', use, asked, open('Over'), open('Last', { externalId: 'last' })));
    const args = {
      source: keyOf(state, 'which'),
      matchingCriteria: 'mustNotSelect',
      choices: [optionOf(state, 'which', 'A')],
      to: keyOf(state, 'last'),
    } as const;
    const after = expectCommand(state, 'conditional.skip', args);
    expect(conditionOf(after, 0, 2)).toEqual(when2(notSelected('which', 'B')));
  });

  function optionOf(state: EditorState, source: string, text: string): string {
    const item = locate(state.doc, keyOf(state, source))?.node;
    const option = item && childrenOf(item, 'options').find((each) => textField(each, 'text') === text);
    if (!option) throw new Error(`There is no option ${text}.`);
    return option.key;
  }
});
