import { type JsonObject, validate } from '@guide-studio/guide-core';
import {
  type Call,
  childrenOf,
  commit,
  type EditorState,
  locate,
  refusalMessageOf,
  run,
  toWire,
  walk,
} from '@guide-studio/guide-core/edit';
import { type OtherRepairs, otherRepairs } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { block, choice, multiple, rankingFrom, selected } from '../../guideParts.ts';
import { fullGuide } from '../doc/guides.ts';
import { realGuides } from '../../realGuides.ts';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';

const start = open(fullGuide());
const key = (name: string) => keyOf(start, name);

/** Returns the other repairs of a call that is refused because it would break references. */
function waysOf(state: EditorState, call: Call): OtherRepairs {
  const result = run(state, call.id, call.args as never);
  if (result.kind === 'transaction') throw new Error('The call was not refused.');
  return otherRepairs(state, call, result);
}

function remove(state: EditorState, name: string): Call {
  return { id: 'node.remove', args: { keys: [keyOf(state, name)] } };
}

/** Returns the criterion of the question with that text. */
function criteria(state: EditorState, text: string): JsonObject[] {
  const { studyGuide } = toWire(state.doc) as { studyGuide: { items: JsonObject[] }[] };
  const item = studyGuide.flatMap(({ items }) => items).find((each) => each['text'] === text);
  return (item?.['conditional'] as { criteria: JsonObject[] } | undefined)?.criteria ?? [];
}

const options = (...texts: string[]) => texts.map((text) => ({ text }));

/** Three questions with the same answers, and one whose condition refers to them. */
function similar(asking: JsonObject): EditorState {
  return open({
    title: 't',
    studyGuide: [
      block(
        'b',
        multiple('Far', options('tea', 'Milk'), { externalId: 'far' }),
        multiple('Few', options('Milk', 'Water')),
        choice('Near', options('Milk', ' Tea ')),
        multiple('Own', options('Tea', 'Milk'), { externalId: 'own' }),
        { text: 'Grid', type: 'matrix', options: options('Tea', 'Milk'), rows: options('Row') },
        asking,
        multiple('Late', options('Tea', 'Milk')),
      ),
    ],
  });
}

const asksTea = {
  text: 'Asks',
  type: 'open_ended',
  conditional: {
    operator: 'and',
    criteria: [selected('own', 'Tea')],
  },
};

const names = (state: EditorState, { instead }: OtherRepairs) =>
  instead.map(({ to }) => (locate(state.doc, to)?.node.fields as JsonObject)['text']);

describe('a question that is removed', () => {
  it('can give its conditions to an earlier question that has the answers they ask for, the nearest first', () => {
    const state = similar(asksTea);
    const ways = waysOf(state, remove(state, 'own'));
    expect(names(state, ways)).toEqual(['Near', 'Far']);
    const [near] = ways.instead;
    const after = near && expectCommand(state, near.call.id, near.call.args as never);
    expect(after && criteria(after, 'Asks')).toMatchObject([{ questionId: 'q3', choices: [' Tea '] }]);
    expect(after && validate(toWire(after.doc))).toEqual([]);
  });

  it('can give the options it hands on to any question with several answers', () => {
    const state = similar(rankingFrom('own', 'Carries', { externalId: 'own-2' }));
    expect(names(state, waysOf(state, remove(state, 'own')))).toEqual(['Few', 'Far']);
  });

  it('redirects conditions on the question that shows its options, too', () => {
    const [far] = waysOf(start, remove(start, 'where')).instead;
    expect(far).toBeUndefined();
    const state = similar({
      ...asksTea,
      conditional: {
        operator: 'and',
        criteria: [selected('Late', 'Tea')],
      },
    });
    const late = expectCommand(state, 'externalId.rename', { key: keyOf(state, 'Late'), to: 'late' });
    const carries = expectCommand(late, 'carryForward.set', { item: keyOf(late, 'late'), source: keyOf(late, 'own') });
    const asks = expectCommand(carries, 'criterion.add', {
      owner: keyOf(carries, 'Asks'),
      criterion: { parameter: 'p', value: 'v' },
    });
    expect(names(asks, waysOf(asks, remove(asks, 'own')))).toEqual(['Few', 'Far']);
  });

  it('has nothing else to offer where several parts go, or nothing fits', () => {
    expect(waysOf(start, remove(start, 'grid'))).toEqual({ instead: [] });
    const two: Call = { id: 'node.remove', args: { keys: [key('where'), key('grid')] } };
    expect(waysOf(start, two)).toEqual({ instead: [] });
    const late = similar(asksTea);
    for (const instead of ['Late', 'Few', 'Grid', 'Asks', 'own']) {
      const args = { keys: [keyOf(late, 'own')], instead: keyOf(late, instead) };
      expectRefusal(late, 'node.remove', args, 'notAPossibleSource');
    }
  });
});

describe('an answer or a row that is removed', () => {
  it('is replaced in conditions by another one, named once', () => {
    const { instead } = waysOf(start, remove(start, 'home'));
    expect(names(start, { instead })).toEqual(['At work', 'Café', 'None of these']);
    const [work, cafe] = instead.map(({ call }) => expectCommand(start, call.id, call.args as never));
    expect(work && criteria(work, 'Which of them at work?')).toMatchObject([
      { choices: ['At work'] },
      { choices: ['At work', 'Café'] },
      {},
    ]);
    expect(cafe && criteria(cafe, 'Which of them at work?')).toMatchObject([
      { choices: ['Café', 'At work'] },
      { choices: ['Café'] },
      {},
    ]);
  });

  it('is a row for a row', () => {
    const { instead } = waysOf(start, remove(start, 'Espresso'));
    expect(names(start, { instead })).toEqual(['Filter']);
    const [filter] = instead.map(({ call }) => expectCommand(start, call.id, call.args as never));
    expect(JSON.stringify(filter && toWire(filter.doc))).toContain('"matrixRow":"Filter"');
  });
});

describe('a question that is converted', () => {
  it('away from its rows is asked as a whole', () => {
    const call: Call = { id: 'item.convert', args: { key: key('grid'), type: 'multiple_choice' } };
    const { keep } = waysOf(start, call);
    const after = keep && toWire(commit(start, keep, 0).doc);
    expect(after && validate(after)).toEqual([]);
    expect(JSON.stringify(after)).toContain('"questionId":"grid","matchingCriteria":"mustSelect","choices":["Daily"]}');
    expectCommand(start, 'item.convert', { ...call.args, keep: true });
  });

  it('into a matrix is asked about its first row, and never without one', () => {
    const args = { key: key('drinks'), type: 'matrix' } as const;
    const refusal = expectRefusal(start, 'item.convert', args, 'breaksReferences');
    expect(refusal.breaks).toMatchObject([{ kind: 'question', value: 'drinks', problem: 'wrongType' }]);
    expect(refusal.repaired && criteria(refusal.repaired, 'Why not?')).toEqual([]);
    const after = expectCommand(start, 'item.convert', { ...args, keep: true });
    expect(criteria(after, 'Why not?')).toMatchObject([{ questionId: 'drinks', choices: ['Yes'], matrixRow: '' }]);
    const [row] = childrenOf(locate(after.doc, args.key)?.node ?? after.doc.root, 'rows');
    const written = expectCommand(after, 'row.reword', { key: row?.key ?? '', text: 'Tea' });
    expect(criteria(written, 'Why not?'), 'the row as it is written').toMatchObject([{ matrixRow: 'Tea' }]);
    expect(waysOf(start, { id: 'field.set', args: { key: args.key, path: ['type'], value: 'matrix' } }).keep).toEqual(
      run(start, 'item.convert', { ...args, keep: true }),
    );
  });

  it('keeps what it can where something else has to go', () => {
    const call: Call = { id: 'item.convert', args: { key: key('where'), type: 'matrix' } };
    const { keep } = waysOf(start, call);
    const after = keep && commit(start, keep, 0);
    expect(after && criteria(after, 'Which of them at work?')[0]).toMatchObject({
      questionId: 'where',
      choices: ['home', 'At work'],
      matrixRow: '',
    });
    const wrong = after && validate(toWire(after.doc)).filter(({ code }) => code !== 'too_small');
    expect(wrong, 'but rows that are to be written').toEqual([]);
  });

  it('out of what can be asked about has nothing to keep, but another question can take over', () => {
    const state = similar(asksTea);
    const ways = waysOf(state, { id: 'item.convert', args: { key: keyOf(state, 'own'), type: 'ranking' } });
    expect(ways.keep).toBeUndefined();
    expect(names(state, ways)).toEqual(['Near', 'Far']);
    const [near] = ways.instead.map(({ call }) => expectCommand(state, call.id, call.args as never));
    expect(near && childrenOf(near.doc.root, 'blocks')).toHaveLength(1);
    expect(near && criteria(near, 'Asks')).toMatchObject([{ questionId: 'q3' }]);
  });
});

const brokenReferences = (guide: JsonObject) =>
  validate(guide).filter(({ code }) => code === 'referencesResolve').length;

describe('every way that is offered', () => {
  const guides = [['the guide of these tests', fullGuide()] as const, ...realGuides()];

  it.each(guides)('can be gone and breaks nothing: %s', (_name, guide) => {
    const state = open(guide);
    const before = brokenReferences(guide);
    const parts = walk(state.doc.root).filter(({ kind }) => kind === 'item' || kind === 'option' || kind === 'row');
    // All parts of a small guide, some of a large one.
    const every = Math.ceil(parts.length / 200);
    let tried = 0;
    for (const { kind, key } of parts.filter((_, index) => index % every === 0)) {
      const calls: Call[] = [{ id: 'node.remove', args: { keys: [key] } }];
      if (kind === 'item') {
        calls.push({ id: 'item.convert', args: { key, type: 'ranking' } });
        calls.push({ id: 'item.convert', args: { key, type: 'matrix' } });
      }
      for (const call of calls) {
        const result = run(state, call.id, call.args as never);
        if (result.kind === 'transaction' || result.code !== 'breaksReferences') continue;
        const { keep, instead } = otherRepairs(state, call, result);
        const ways = [keep, ...instead.slice(0, 3).map((way) => run(state, way.call.id, way.call.args as never))];
        for (const way of ways) {
          if (!way) continue;
          if (way.kind === 'refusal') throw new Error(`${JSON.stringify(call)} was refused: ${way.code}`);
          tried += 1;
          expect(brokenReferences(toWire(commit(state, way, 0).doc))).toBeLessThanOrEqual(before);
        }
      }
    }
    if (guide['title'] === 'Coffee at work') expect(tried).toBeGreaterThan(5);
  });
});

it('whatever is refused is said in words', () => {
  const late = similar(asksTea);
  const args = { keys: [keyOf(late, 'own')], instead: keyOf(late, 'Late') };
  const result = run(late, 'node.remove', args);
  expect(result.kind === 'refusal' && refusalMessageOf(result, 'de')).toMatch(/^[A-Z].*\.$/);
});
