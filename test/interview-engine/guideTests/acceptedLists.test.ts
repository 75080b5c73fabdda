import { fromWire } from '@guide-studio/guide-core/edit';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { acceptedTest, runGuideTest } from '@guide-studio/interview-engine/tests';
import { expect, test } from 'vitest';
import { flat, validGuide, which } from '../../guideParts.ts';
import { conceptsAB } from '../guides.ts';

// Law: accepting what is shown now keeps lists of options that hold, as they were written.

const guide = validGuide([
  flat(which('place', ['Home', 'Work', 'Train'])),
  conceptsAB(2, which('liked', ['Yes', 'No'])),
]);

type Options = NonNullable<GuideTest['expect']['options']>;

function accepted(options: Options): Options | undefined {
  const doc = fromWire(guide);
  const failed = placeTest(doc, { name: 'x', expect: { outcome: 'screened_out', options } });
  const after = acceptedTest(guide, doc, failed);
  expect(runGuideTest(guide, doc, placeTest(doc, after)).state).toBe('passed');
  return after.expect.options;
}

test.each<readonly [string, Options]>([
  ['in another order', { place: ['Train', 'Home', 'Work'] }],
  ['one for all concepts', { liked: ['No', 'Yes'] }],
  ['of one concept alone', { liked: { byConcept: { A: ['Yes', 'No'] } } }],
  ['by numbers', { place: ['o3', 'o2', 'o1'] }],
])('a list that holds is kept: %s', (_, options) => expect(accepted(options)).toEqual(options));

test('a list for all concepts stays one', () => {
  expect(accepted({ liked: ['Yes'], place: ['o1'] })).toEqual({
    liked: ['Yes', 'No'],
    place: ['Home', 'Work', 'Train'],
  });
});

test('a list by concept is written for each that is shown', () => {
  const liked = ['Yes', 'No'];
  expect(accepted({ liked: { byConcept: { A: ['Yes'] } } })).toEqual({ liked: { byConcept: { A: liked, B: liked } } });
});
