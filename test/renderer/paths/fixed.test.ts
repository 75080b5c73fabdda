import { childrenOf, type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import { describe, expect, test } from 'vitest';
import { type Fixed, givenOf, sentenceOfFixed } from '../../../renderer/src/paths/fixed.ts';
import { pathRows } from '../../../renderer/src/paths/pathRows.ts';
import { plainName } from '../../../renderer/src/paths/plainName.ts';
import { goalAt } from '../../../renderer/src/paths/places.ts';
import { wayTo } from '../../../renderer/src/worker/waysOf.ts';
import { found } from '../found.ts';
import { breakfast } from './breakfast.ts';
import { knownPaths } from './knownPaths.ts';

const question = (doc: GuideDocument, id: string): GuideNode => found(itemIndex(doc).byId.get(id)).node;
const option = (doc: GuideDocument, id: string, at: number): string =>
  found(childrenOf(question(doc, id), 'options')[at]).key;
const row = (doc: GuideDocument, at: number): string => found(childrenOf(question(doc, 'rate'), 'rows')[at]).key;
const concept = (doc: GuideDocument, at: number): string =>
  found(childrenOf(found(childrenOf(doc.root, 'blocks')[2]), 'concepts')[at]).key;

/** Returns the marks of parts with something fixed, by externalId, nickname or the text of an option. */
function marksWith(fix: (doc: GuideDocument) => readonly Fixed[]): Readonly<Record<string, string>> {
  const { doc, explored, fixed } = knownPaths(breakfast, fix).known;
  const rows = pathRows(doc, explored, fixed.length > 0);
  return Object.fromEntries(
    rows.flatMap((one) => {
      if (one.kind === 'ending') return [[plainName(one.node), one.mark]];
      if (one.kind !== 'item' && one.kind !== 'concept') return [];
      const fields = one.node.fields as { externalId?: string; nickname?: string };
      return [[fields.externalId ?? fields.nickname ?? '', one.mark]];
    }),
  );
}

describe('what if', () => {
  test('a link parameter has one value and no other, or none of them', () => {
    const withA = marksWith(() => [{ kind: 'parameter', name: 'panel', value: 'A' }]);
    expect([withA['panelA'], withA['panelB']]).toEqual(['certain', 'excluded']);
    const none = marksWith(() => [{ kind: 'parameter', name: 'panel', value: null }]);
    expect([none['panelA'], none['panelB']]).toEqual(['excluded', 'excluded']);
  });

  test('a row of a matrix has one column', () => {
    const priced = marksWith((doc) => [{ kind: 'option', option: option(doc, 'rate', 1), row: row(doc, 0), is: true }]);
    expect(priced['price']).toBe('certain');
    const tasted = marksWith((doc) => [{ kind: 'option', option: option(doc, 'rate', 1), row: row(doc, 1), is: true }]);
    expect(tasted['price']).toBe('possible');
  });

  test('a concept is drawn or not', () => {
    const drawn = marksWith((doc) => [{ kind: 'concept', concept: concept(doc, 1), is: true }]);
    expect([drawn['Oat bar'], drawn['Egg wrap']]).toEqual(['excluded', 'certain']);
    const left = marksWith((doc) => [{ kind: 'concept', concept: concept(doc, 0), is: false }]);
    expect([left['Oat bar'], left['Egg wrap']]).toEqual(['excluded', 'certain']);
  });

  test('with an answer that ends the interview, the flow shows what these participants see', () => {
    const ended = marksWith((doc) => [{ kind: 'option', option: option(doc, 'age', 0), row: null, is: true }]);
    expect([ended['age'], ended['foods'], ended['buy']]).toEqual(['certain', 'excluded', 'excluded']);
  });

  test('participants with an answer to a later question were not screened out before it', () => {
    const asked = marksWith((doc) => [{ kind: 'option', option: option(doc, 'foods', 0), row: null, is: true }]);
    expect([asked['age'], asked['Under 18'], asked['bread']]).toEqual(['certain', 'excluded', 'certain']);
  });

  test('what nobody sees anyway is not excluded by what is fixed', () => {
    const withA = marksWith(() => [{ kind: 'parameter', name: 'panel', value: 'A' }]);
    expect([withA['never'], withA['Ghost'], withA['panelB']]).toEqual(['nobody', 'nobody', 'excluded']);
  });

  test('what excludes a part is named, and nothing else', () => {
    const fix = (doc: GuideDocument): readonly Fixed[] => [
      { kind: 'option', option: option(doc, 'foods', 0), row: null, is: true },
      { kind: 'parameter', name: 'panel', value: 'B' },
    ];
    const { known, worker } = knownPaths(breakfast, fix);
    const { goal } = found(goalAt(known, question(known.doc, 'panelA').key));
    const { witness, obstacles, excludedBy } = wayTo(worker, goal);
    expect([witness, obstacles]).toEqual([null, null]);
    const given = known.fixed.map((one) => found(givenOf(known.doc, one)));
    expect(given.map(({ length }) => length)).toEqual([1, 2]);
    // The first is the option; then both values of the parameter. Value A is fixed as missing.
    expect(excludedBy).toEqual([1]);
  });

  test('of a part that nobody sees anyway, the reason is the guide', () => {
    const { known, worker } = knownPaths(breakfast, () => [{ kind: 'parameter', name: 'panel', value: 'A' }]);
    const { goal } = found(goalAt(known, question(known.doc, 'never').key));
    const { obstacles, excludedBy } = wayTo(worker, goal);
    expect(excludedBy).toBeNull();
    expect(obstacles?.length).toBeGreaterThan(0);
  });

  test('a shortest way has what is fixed', () => {
    const { known, worker } = knownPaths(breakfast, (doc) => [
      { kind: 'option', option: option(doc, 'foods', 2), row: null, is: true },
    ]);
    const { goal } = found(goalAt(known, question(known.doc, 'bread').key));
    const { witness } = wayTo(worker, goal);
    expect(witness?.answers.get('b2.i1')).toEqual({ selected: ['o1', 'o3'] });
  });

  test('what cannot be the case together is found', () => {
    const { known } = knownPaths(breakfast, (doc) => [
      { kind: 'parameter', name: 'panel', value: 'A' },
      { kind: 'concept', concept: concept(doc, 1), is: true },
      { kind: 'option', option: option(doc, 'foods', 2), row: null, is: false },
    ]);
    // The parameter is sent as two.
    expect(known.explored.contradiction).toEqual([2, 3]);
  });

  test('what is fixed is said as conditions say it', () => {
    const { doc } = knownPaths(breakfast).known;
    const sentences = (fixed: readonly Fixed[]): readonly string[] =>
      fixed.map((one) => sentenceOfFixed(doc, one).replaceAll(/[\u2066-\u2069]/gu, ''));
    const fixed = (id: string, at: number, is: boolean): Fixed => ({
      kind: 'option',
      option: option(doc, id, at),
      row: null,
      is,
    });
    expect(
      sentences([
        fixed('foods', 1, true),
        fixed('foods', 1, false),
        fixed('age', 1, true),
        fixed('age', 1, false),
        { kind: 'option', option: option(doc, 'rate', 0), row: row(doc, 0), is: true },
        { kind: 'concept', concept: concept(doc, 0), is: false },
        { kind: 'parameter', name: 'panel', value: 'A' },
      ]),
    ).toEqual([
      '“Which foods?” includes “Cereal”',
      '“Which foods?” does not include “Cereal”',
      '“How old are you?” is “18 to 64”',
      '“How old are you?” is not “18 to 64”',
      '“How much do you like them?”, row “Price”, is “A lot”',
      'Concept “Oat bar” is not drawn',
      'The link has panel = A',
    ]);
  });

  test('what was deleted fixes nothing', () => {
    const { doc } = knownPaths(breakfast).known;
    const gone: readonly Fixed[] = [
      { kind: 'option', option: 'gone', row: null, is: true },
      { kind: 'option', option: option(doc, 'rate', 0), row: 'gone', is: true },
      { kind: 'concept', concept: 'gone', is: true },
      { kind: 'parameter', name: 'gone', value: 'A' },
      { kind: 'parameter', name: 'panel', value: 'gone' },
    ];
    expect(gone.map((one) => givenOf(doc, one))).toEqual([null, null, null, null, null]);
  });
});
