import { fromWire } from '@guide-studio/guide-core/edit';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { explore } from '@guide-studio/interview-engine/paths';
import { nameByPart } from '@guide-studio/interview-engine/internal';
import { acceptedTest, generatedTests } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { flat, open, screening, selected, validGuide, when, which } from '../../guideParts.ts';

const decides = (externalId: string) => which(externalId, { Fits: 'approve', Other: 'reject' });
const guide = validGuide([
  screening(decides('age'), decides('job')),
  flat(
    which('place', ['Home', 'Work', 'Elsewhere']),
    which('garden', ['Yes', 'No'], when(selected('place', 'Home'))),
    which('contradiction', ['Yes', 'No'], when(selected('place', 'Home'), selected('place', 'Work'))),
  ),
]);
const doc = fromWire(guide);
const namesIn = (language: 'en' | 'de') =>
  generatedTests({ guide, doc }, explore(guide), { interviews: [], language }).map(({ name }) => name);

describe('the names of generated tests', () => {
  test.each([
    [
      'en',
      ['Screened out at “Which age?” by “Other”', 'Screened out at “Which job?” by “Other”', 'Shown: Which garden?'],
    ],
    [
      'de',
      [
        'Scheidet bei „Which age?“ durch „Other“ aus',
        'Scheidet bei „Which job?“ durch „Other“ aus',
        'Gezeigt: Which garden?',
      ],
    ],
  ] as const)('say what the participant is shown, by the text of questions (%s)', (language, wanted) => {
    const names = namesIn(language);
    expect(names).toEqual(expect.arrayContaining([...wanted]));
    // Nobody sees this question, and no number is needed to tell the tests apart.
    expect(names.filter((name) => / \d+$|Which contradiction/u.test(name))).toEqual([]);
  });

  test('a long question is cut', () => {
    const long = fromWire(validGuide([flat(open(`Why ${'so '.repeat(40)}long?`))]));
    expect(nameByPart(long, { kind: 'item', item: 0 }, 'en')).toMatch(/^Shown: Why so .{40,60}…$/u);
  });
});

describe('a generated name, once its test expects what is shown now', () => {
  const screener = screening(decides('age'));
  const asked = (wanted: string) =>
    validGuide([
      screener,
      flat(which('place', ['Home', 'Work']), which('garden', ['Yes', 'No'], when(selected('place', wanted)))),
    ]);
  const [before, after] = [asked('Home'), asked('Work')];
  const accepted = (of: object) => {
    const changed = fromWire(after);
    return acceptedTest(after, changed, placeTest(changed, of as GuideTest));
  };

  test.each(['en', 'de'] as const)('says of a question what is shown now (%s)', (language) => {
    const tests = generatedTests({ guide: before, doc: fromWire(before) }, explore(before), {
      interviews: [],
      language,
    });
    const named = tests.filter(({ name }) => name.endsWith('Which garden?'));
    expect(named).toHaveLength(2);
    const [one, other] = named.map(({ name }) => name);
    expect(named.map((of) => accepted(of).name)).toEqual([other, one]);
    // Accepted twice, it is as before.
    expect(named.map((of) => accepted(accepted(of)).name)).toEqual([other, one]);
  });

  test('loses the number that told it from others', () => {
    const shown = { name: 'Shown: Which garden? 2', answers: { place: 'Home' }, expect: { shown: ['garden'] } };
    expect(accepted(shown)).toMatchObject({ name: 'Not shown: Which garden?', expect: { notShown: ['garden'] } });
  });

  test('says of an outcome what comes out now', () => {
    const name = 'Screened out at “Which age?” by “Other”';
    const ended = { answers: { age: 'Fits' }, expect: { outcome: 'screened_out' } };
    expect(accepted({ name, ...ended }).name).toBe('Completes the interview');
    const complete = { name: 'Completes the interview', answers: { age: 'Other' }, expect: { outcome: 'complete' } };
    expect(accepted(complete).name).toBe(name);
  });

  test('that was typed stays', () => {
    const typed = { name: 'Garden owners', answers: { place: 'Home' }, expect: { shown: ['garden'] } };
    expect(accepted(typed).name).toBe('Garden owners');
  });
});
