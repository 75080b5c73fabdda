import { validate } from '@guide-studio/guide-core';
import { type EditorState, locate, run, toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, open } from './expectCommand.ts';
import { start, key, wire, texts } from './startGuide.ts';

describe('setting a field', () => {
  const set = (name: string, path: (string | number)[], value?: unknown) =>
    wire(
      expectCommand(start, 'field.set', {
        key: key(name),
        path,
        ...(value === undefined ? {} : { value: value as string }),
      }),
      key(name),
    );

  it('of the study, nested or not, with the objects on the way', () => {
    expect(set('Coffee at work', ['title'], 'Tea')['title']).toBe('Tea');
    expect(set('Coffee at work', ['config', 'interviewMode'], 'video')['config']).toMatchObject({
      interviewMode: 'video',
    });
    expect(set('Coffee at work', ['welcomeMessage', 'title'], 'Hello')['welcomeMessage']).toEqual({ title: 'Hello' });
    expect(set('Pot', ['content', 'title'], 'The kettle')['content']).toEqual({ title: 'The kettle' });
    expect(set('Pot', ['content', 'embed', 'url'], 'https://example.org')['content']).toMatchObject({
      embed: { url: 'https://example.org' },
    });
    expect(set('Machines', ['conceptSamplingConfig', 'subsampleCount'], 2)['conceptSamplingConfig']).toMatchObject({
      subsampleCount: 2,
    });
  });

  it('removes it, and the objects that would be left empty', () => {
    const state = expectCommand(start, 'field.set', {
      key: start.doc.root.key,
      path: ['welcomeMessage', 'title'],
      value: 'Hello',
    });
    const after = expectCommand(state, 'field.set', { key: start.doc.root.key, path: ['welcomeMessage', 'title'] });
    expect(toWire(after.doc)).not.toHaveProperty('welcomeMessage');
    expect(set('Coffee at work', ['config', 'interviewMode'])['config']).toEqual({
      targetPlatforms: ['ios', 'desktop'],
    });
    expect(set('Coffee at work', ['config', 'targetPlatforms', 0])['config']).toMatchObject({
      targetPlatforms: ['desktop'],
    });
    expectRefusal(start, 'field.set', { key: key('where'), path: ['embed'] }, 'nothingToDo');
  });

  it('of a criterion changes, adds and removes choices', () => {
    const criterion = locate(start.doc, key('Which of them at work?'))?.node.children.criteria?.[0]?.key ?? '';
    const choices = (path: (string | number)[], value?: string) =>
      wire(
        expectCommand(start, 'field.set', { key: criterion, path, ...(value === undefined ? {} : { value }) }),
        criterion,
      )['choices'];
    expect(choices(['choices', 1], 'Café')).toEqual(['home', 'Café']);
    expect(choices(['choices', 2], 'Café')).toEqual(['home', 'At work', 'Café']);
    expect(choices(['choices', 0])).toEqual(['At work']);
    expect(choices(['questionId'], 'again')).toEqual(['home', 'At work']);
    expectRefusal(start, 'field.set', { key: criterion, path: ['choices', 5], value: 'x' }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: criterion, path: ['choices', 5] }, 'nothingToDo');
  });

  it('with a meaning of its own is done by the command for it', () => {
    const by = (name: string, path: string[], value: string) => {
      const result = run(start, 'field.set', { key: key(name), path, value });
      return result.kind === 'refusal' ? result.code : result.name.command;
    };
    expect(by('where', ['externalId'], 'place')).toBe('externalId.rename');
    expect(by('home', ['text'], 'House')).toBe('option.reword');
    expect(by('Filter', ['text'], 'Drip')).toBe('row.reword');
    expect(by('grid', ['type'], 'statement')).toBe('breaksReferences');
    expect(by('rank', ['type'], 'statement')).toBe('item.convert');
    expect(by('rank', ['text'], 'Order them')).toBe('field.set');
  });

  it('that a carry-forward needs is refused', () => {
    const refusal = expectRefusal(
      start,
      'field.set',
      { key: key('where'), path: ['multiSelect'], value: false },
      'breaksReferences',
    );
    expect(refusal.breaks?.every((each) => each.problem === 'wrongType')).toBe(true);
    expect(refusal.repaired && texts(refusal.repaired, key('rank'), 'options')).toHaveLength(4);
  });

  it('makes a concept block with its first concept', () => {
    const after = expectCommand(start, 'field.set', { key: key('Habits'), path: ['type'], value: 'concept' });
    expect(wire(after, key('Habits'))['conceptSamplingConfig']).toMatchObject({
      concepts: [{ nickname: '' }],
    });
  });

  it('changes the title of a concept with its nickname until the author writes it', () => {
    const added = expectCommand(start, 'concept.add', { block: key('Machines') });
    const [concept = ''] = added.selection;
    const title = (state: EditorState) => wire(state, concept)['content'];
    const name = (state: EditorState, value: string) =>
      expectCommand(state, 'field.set', { key: concept, path: ['nickname'], value });
    const typed = ['R', 'Ry', 'Rye', '', 'Rye'].reduce(name, added);
    expect(title(typed)).toEqual({ title: 'Rye' });
    const elsewhere = expectCommand(typed, 'field.set', { key: key('Habits'), path: ['title'], value: 'Day' });
    expect(title(name(elsewhere, 'Second, cheap'))).toEqual({ title: 'Rye' });
    const written = expectCommand(added, 'field.set', { key: concept, path: ['content', 'title'], value: 'Dark loaf' });
    expect(title(name(written, 'Rye'))).toEqual({ title: 'Dark loaf' });
  });

  it('makes any other block of a concept block, and a screening block with statuses', () => {
    const flat = expectCommand(start, 'field.set', { key: key('Machines'), path: ['type'], value: 'flat' });
    expect(wire(flat, key('Machines'))).not.toHaveProperty('conceptSamplingConfig');
    expect(validate(toWire(flat.doc))).toEqual([]);
    const plain = expectCommand(start, 'field.set', { key: key('Screener'), path: ['type'], value: 'flat' });
    expect(validate(toWire(plain.doc))).toEqual([]);
    const back = expectCommand(plain, 'field.set', { key: key('Screener'), path: ['type'], value: 'screening' });
    expect(validate(toWire(back.doc))).toEqual([]);
  });

  it('never swallows or hides children', () => {
    expectRefusal(start, 'field.set', { key: key('where'), path: ['options'], value: [] }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: key('where'), path: ['options'] }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: key('where'), path: ['rows'], value: [{ text: 'x' }] }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: key('where'), path: [], value: {} }, 'malformedHere');
    expectRefusal(
      start,
      'field.set',
      { key: key('Machines'), path: ['conceptSamplingConfig'], value: null },
      'malformedHere',
    );
    expectRefusal(start, 'field.set', { key: start.doc.root.key, path: ['studyGuide'] }, 'malformedHere');
  });

  it('repairs what has the wrong shape', () => {
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [5, { text: 3, type: 'x', externalId: 9 }] }],
    });
    const [five, three] = state.doc.root.children.blocks?.[0]?.children.items?.map((node) => node.key) ?? ['', ''];
    expect(
      wire(
        expectCommand(state, 'field.set', { key: five ?? '', path: [], value: { text: 'q', type: 'statement' } }),
        five ?? '',
      ),
    ).toEqual({ text: 'q', type: 'statement' });
    expectRefusal(state, 'field.set', { key: five ?? '', path: ['text'], value: 'q' }, 'malformedHere');
    expectCommand(state, 'field.set', { key: three ?? '', path: ['externalId'] });
    expectCommand(state, 'field.set', { key: three ?? '', path: ['type'], value: 'statement' });
  });
});
