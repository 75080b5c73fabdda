import { nextStep, visibility } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import { choiceFrom, concept, conceptBlock, flat, rankingFrom, validGuide, which } from '../guideParts.ts';
import { after, optionsShown, question } from './walk.ts';

const none = { text: 'none', exclusiveOption: true };
const source = which('q', ['a', 'b', 'c', none], { multiSelect: true, allowCustomOption: true });
const carried = (rest = {}) => choiceFrom('q', 'Best?', rest);

describe('carrying forward', () => {
  const guide = validGuide([flat(source, carried({ multiSelect: true }))]);

  test("shows what was selected in the source's order, then the participant's own option", () => {
    expect(optionsShown(guide, after(guide, [{ selected: ['o3', 'o1'], custom: 'mine' }]))).toEqual(['a', 'c', 'mine']);
  });

  test('carries no exclusive option, and with nothing carried the question is skipped', () => {
    const session = after(guide, [{ selected: ['o4'] }]);
    expect(nextStep(guide, session).kind).toBe('end');
    expect(visibility(guide, session)[1]).toMatchObject({ reason: { because: 'nothingCarried', source: 0 } });
  });

  test('continues through further questions, including own options', () => {
    const middle = carried({ externalId: 'r', multiSelect: true, allowCustomOption: true });
    const chain = validGuide([flat(source, middle, rankingFrom('r', 'Order?'))]);
    const first = after(chain, [{ selected: ['o2', 'o3'], custom: 'mine' }]);
    const { item } = question(chain, first);
    expect('options' in item ? item.options.map(({ id }) => id) : []).toEqual(['o2', 'o3', 'own1']);
    const session = after(chain, [
      { selected: ['o2', 'o3'], custom: 'mine' },
      { selected: ['own1', 'o3'], custom: 'more' },
    ]);
    expect(optionsShown(chain, session)).toEqual(['c', 'mine', 'more']);
  });

  test('ignores options of its own', () => {
    const both = validGuide([flat(source, carried({ options: [{ text: 'x' }] }))]);
    expect(optionsShown(both, after(both, [{ selected: ['o2'] }]))).toEqual(['b']);
  });

  test('lowers the bounds to what is shown; an own option counts as one more', () => {
    const bounds = { multiSelect: true, minSelect: 3, maxSelect: 4 };
    const plain = validGuide([flat(source, carried(bounds))]);
    expect(question(plain, after(plain, [{ selected: ['o1', 'o2'] }])).item).toMatchObject({
      minSelect: 2,
      maxSelect: 2,
    });
    const own = validGuide([flat(source, carried({ ...bounds, allowCustomOption: true }))]);
    expect(question(own, after(own, [{ selected: ['o1', 'o2'] }])).item).toMatchObject({ minSelect: 2, maxSelect: 3 });
  });

  test('takes the answers for all concepts after a concept block, equal words once', () => {
    const concepts = ['One', 'Two'].map((title) => concept(title));
    const block = conceptBlock('C', { concepts }, source, carried());
    const both = validGuide([block, flat(carried())]);
    const session = after(both, [
      { selected: ['o2'], custom: 'mine' },
      { selected: ['o2'] },
      { selected: ['o1', 'o3'], custom: 'mine' },
    ]);
    expect(optionsShown(both, session)).toEqual(['a', 'c', 'mine']);
    const later = after(both, [
      { selected: ['o2'], custom: 'mine' },
      { selected: ['o2'] },
      { selected: ['o1'], custom: 'mine' },
      { selected: ['o1'] },
    ]);
    expect(optionsShown(both, later)).toEqual(['a', 'b', 'mine']);
  });
});
