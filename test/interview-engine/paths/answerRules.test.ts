import { fromWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { contradictionIn, obstaclesAgainst } from '@guide-studio/interview-engine/internal';
import { explore, findingsOf, type Given, pathsDescriber, reasonFor } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import {
  choice,
  choiceFrom,
  flat,
  multiple,
  notSelected,
  open,
  screening,
  selected,
  uncheckedGuide,
  when,
  whenAny,
} from '../../guideParts.ts';
import { answerOf } from '../answerOf.ts';

const shownWhen = (...criteria: readonly object[]) => open('Why?', when(...criteria));

const guideWith = (...items: readonly object[]): Guide => uncheckedGuide(flat(...items));

/** Returns the rules that are told for the last question. */
function becauseIn(guide: Guide, language: 'en' | 'de' = 'en'): readonly string[] {
  const exploration = explore(guide);
  const goal = { kind: 'item', item: exploration.plan.items.length - 1 } as const;
  const obstacles = answerOf(reasonFor(exploration, goal, { whose: 'everyone' }));
  return pathsDescriber(fromWire(guide), language).reason(obstacles).because.map(plain);
}

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

const alone = { text: 'None', exclusiveOption: true };
const three = ['A', 'B', 'C'] as const;
const wantsAll = shownWhen(...three.map((one) => selected('q', one)));

describe('why nobody is shown a question names the rules of answers that matter', () => {
  test('a maximum, not an exclusive option', () => {
    const guide = guideWith(multiple('q?', [...three, alone], { externalId: 'q', maxSelect: 2 }), wantsAll);
    expect(becauseIn(guide)).toEqual(['At most 2 options can be selected in “q?”.']);
    expect(becauseIn(guide, 'de')).toEqual(['In „q?“ können höchstens 2 Optionen gewählt werden.']);
  });

  test('a minimum', () => {
    const guide = guideWith(
      multiple('q?', three, { externalId: 'q', minSelect: 2, maxSelect: 2 }),
      shownWhen(selected('q', 'A'), notSelected('q', 'B', 'C')),
    );
    expect(becauseIn(guide)).toEqual(['At least 2 options must be selected in “q?”, but only “A” is left.']);
    expect(becauseIn(guide, 'de')).toEqual([
      'In „q?“ müssen mindestens 2 Optionen gewählt werden, aber es bleibt nur „A“ übrig.',
    ]);
  });

  test('that something must be selected', () => {
    const guide = guideWith(multiple('q?', ['A', 'B'], { externalId: 'q' }), shownWhen(notSelected('q', 'A', 'B')));
    expect(becauseIn(guide)).toEqual(['At least one option must be selected in “q?”, but none is left.']);
  });

  test('an exclusive option, also through a question that carries its list', () => {
    const brands = multiple('q?', ['A', 'B', alone], { externalId: 'q' });
    const best = choiceFrom('q', 'best?', { externalId: 'best' });
    const sentence = 'In “q?”, “None” cannot be selected together with other options.';
    expect(becauseIn(guideWith(brands, best, shownWhen(selected('best', 'A'), selected('q', 'None'))))).toEqual([
      sentence,
    ]);
    expect(becauseIn(guideWith(brands, shownWhen(selected('q', 'A'), selected('q', 'None'))))).toEqual([sentence]);
  });

  test('no rule if the conditions exclude each other by themselves', () => {
    const guide = guideWith(
      multiple('q?', ['A', 'B', alone], { externalId: 'q', maxSelect: 1 }),
      shownWhen(selected('q', 'A'), notSelected('q', 'A')),
    );
    expect(becauseIn(guide)).toEqual([]);
  });
});

test('what is fixed by hand names the rule that keeps it apart', () => {
  const guide = guideWith(multiple('q?', [...three, alone], { externalId: 'q', maxSelect: 2 }));
  const given = ['o1', 'o2', 'o3'].map(
    (option): Given => ({ kind: 'option', item: 0, concept: null, option, row: null, is: true }),
  );
  const contradiction = answerOf(contradictionIn(guide, given, 'everyone'));
  expect(contradiction).toEqual(given);
  expect(answerOf(obstaclesAgainst(guide, contradiction ?? []))).toEqual([{ kind: 'most', item: 0 }]);
});

describe('a reason is told in one sentence', () => {
  /** Returns what is told of the last question, or of a goal. */
  function sentencesOf(guide: Guide, language: 'en' | 'de' = 'en', item?: number): readonly string[] {
    const exploration = explore(guide);
    const goal = { kind: 'item', item: item ?? exploration.plan.items.length - 1 } as const;
    const obstacles = answerOf(reasonFor(exploration, goal, { whose: 'everyone' }));
    const { heading, sentences, names, because } = pathsDescriber(fromWire(guide), language).reason(obstacles, goal);
    return [heading, ...sentences, ...names.map((name) => `- ${name}`), ...because].map(plain);
  }

  test('where several options are needed, with the rule against it', () => {
    const most = guideWith(multiple('q?', three, { externalId: 'q', maxSelect: 2 }), wantsAll);
    expect(sentencesOf(most)).toEqual([
      'It is shown only when the answer to “q?” includes “A”, “B” and “C”, but at most 2 can be selected there.',
      '- “A”',
      '- “B”',
      '- “C”',
    ]);
    expect(sentencesOf(most, 'de')[0]).toBe(
      'Das wird nur gezeigt, wenn die Antwort auf „q?“ „A“, „B“ und „C“ enthält, aber dort können höchstens 2 gewählt werden.',
    );
    const exclusive = guideWith(
      multiple('q?', ['A', alone], { externalId: 'q' }),
      shownWhen(selected('q', 'A'), selected('q', 'None')),
    );
    expect(sentencesOf(exclusive)[0]).toBe(
      'It is shown only when the answer to “q?” includes “A” and “None”, but “None” cannot be selected there together with other options.',
    );
    expect(sentencesOf(exclusive, 'de')[0]).toBe(
      'Das wird nur gezeigt, wenn die Antwort auf „q?“ „A“ und „None“ enthält, aber „None“ kann dort nicht zusammen mit anderen Optionen gewählt werden.',
    );
  });

  const age = (...rejected: readonly string[]) =>
    choice(
      'age?',
      three.map((text) => ({ text, status: rejected.includes(text) ? 'reject' : 'approve' })),
      { externalId: 'age' },
    );
  const screened = (screener: object, ...items: readonly object[]): Guide =>
    uncheckedGuide(screening(screener), flat(...items));

  test('where the answers that are needed end the interview', () => {
    expect(sentencesOf(screened(age('A'), shownWhen(selected('age', 'A'))))).toEqual([
      'It is shown only to those who answer “A” to “age?”, but that answer ends the interview.',
      '- “A”',
      '- “age?”',
    ]);
    const two = screened(age('A', 'B'), shownWhen(selected('age', 'A', 'B')));
    expect(sentencesOf(two)[0]).toBe(
      'It is shown only to those who answer “A” or “B” to “age?”, but these answers end the interview.',
    );
    expect(sentencesOf(two, 'de')[0]).toBe(
      'Das wird nur denen gezeigt, die auf „age?“ mit „A“ oder „B“ antworten, aber diese Antworten beenden das Interview.',
    );
  });

  test('not where more keeps everyone away', () => {
    const child = multiple('child?', ['A', 'B'], { externalId: 'child', ...when(selected('age', 'A')) });
    expect(sentencesOf(screened(age('A'), child, shownWhen(selected('child', 'B'))))).toEqual([
      'Together, these leave nobody:',
      '“Why?” is shown only when “child?” includes “B”.',
      '“child?” is shown only when “age?” is “A”.',
      '“age?” ends the interview for “A”.',
    ]);
    const contrary = guideWith(
      multiple('q?', ['A', 'B'], { externalId: 'q' }),
      shownWhen(selected('q', 'A'), notSelected('q', 'A')),
    );
    expect(sentencesOf(contrary)[0]).toBe('No participant can meet all of these:');
  });

  /** A question of car owners only, about which the last question excludes all answers. */
  const ofOwners = (...more: readonly object[]): Guide =>
    guideWith(
      choice('own?', ['Yes', 'No'], { externalId: 'own' }),
      choice('brand?', ['Audi', 'VW'], { externalId: 'brand', ...when(selected('own', 'Yes')) }),
      shownWhen(notSelected('brand', 'Audi', 'VW'), ...more),
    );

  test('with what leads to a question whose answers are all excluded: without it, it would not be asked', () => {
    expect(explore(ofOwners()).reachOfAll({ kind: 'item', item: 2 })).toBe('sometimes');
    const guide = ofOwners(selected('own', 'Yes'));
    expect(sentencesOf(guide)).toEqual([
      'No participant can meet all of these:',
      '“Why?” is shown only when “brand?” is none of “Audi”, “VW”.',
      '“Why?” is shown only when “own?” is “Yes”.',
      '“brand?” is always shown when “own?” is “Yes”.',
      'At least one option must be selected in “brand?”, but none is left.',
    ]);
    expect(sentencesOf(guide, 'de')[3]).toBe('„brand?“ wird immer gezeigt, wenn gilt: „own?“ ist „Yes“.');
  });

  test('with the options that are never carried, because they are exclusive', () => {
    const guide = guideWith(
      multiple('know?', ['A', alone], { externalId: 'know' }),
      choiceFrom('know', 'use?', { externalId: 'use', multiSelect: true }),
      shownWhen(selected('use', 'None')),
    );
    expect(sentencesOf(guide)).toContain(
      '“use?” shows only options selected in “know?”, and never “None”, because exclusive options are not carried.',
    );
  });
});

describe('a part of a condition that decides nothing', () => {
  const sentencesAbout = (guide: Guide): readonly string[] => {
    const describer = pathsDescriber(fromWire(guide));
    return findingsOf(explore(guide)).map((one) => plain(describer.finding(one)));
  };
  const anyOf = (...criteria: readonly object[]) => open('Why?', whenAny(...criteria));
  const own = choice('own?', ['Yes', 'No'], { externalId: 'own' });
  const brandOf = (...choices: readonly string[]) =>
    choice('brand?', ['Audi', 'VW'], { externalId: 'brand', ...when(selected('own', ...choices)) });

  test('where one part is enough: those who meet it also meet another part', () => {
    expect(
      sentencesAbout(guideWith(own, brandOf('Yes'), anyOf(selected('brand', 'Audi'), selected('own', 'Yes')))),
    ).toContain(
      'This part of the condition of Q3 “Why?” can be removed: “brand?” is “Audi”. Everyone who meets it also meets another part: “own?” is “Yes”.',
    );
  });

  test('where all parts are needed: the others already ensure it', () => {
    expect(
      sentencesAbout(guideWith(own, brandOf('Yes'), shownWhen(selected('brand', 'Audi'), selected('own', 'Yes')))),
    ).toContain(
      'This part of the condition of Q3 “Why?” can be removed: “own?” is “Yes”. Another part already ensures it: “brand?” is “Audi”.',
    );
  });

  test('which is there twice', () => {
    expect(sentencesAbout(guideWith(own, shownWhen(selected('own', 'Yes'), selected('own', 'Yes'))))).toEqual([
      'The condition of Q2 “Why?” says this twice: “own?” is “Yes”. Remove one.',
    ]);
  });

  test('because of several others', () => {
    const three = choice('three?', ['A', 'B', 'C'], { externalId: 'three' });
    const conditional = shownWhen(selected('three', 'A', 'B'), selected('three', 'B', 'C'), selected('three', 'B'));
    expect(sentencesAbout(guideWith(three, conditional))).toContain(
      'This part of the condition of Q2 “Why?” can be removed: “three?” is “A” or “B”. Another part already ensures it: “three?” is “B”.',
    );
    const not = (option: string) => notSelected('three', option);
    expect(sentencesAbout(guideWith(three, shownWhen(not('A'), not('B'), selected('three', 'C'))))).toContain(
      'This part of the condition of Q2 “Why?” can be removed: “three?” is not “A”. Another part already ensures it: “three?” is “C”.',
    );
    expect(sentencesAbout(guideWith(three, shownWhen(selected('three', 'C'), not('A'), not('B')))).slice(0, 1)).toEqual(
      [
        'This part of the condition of Q2 “Why?” can be removed: “three?” is “C”. The rest of the condition, with what leads there, already ensures it.',
      ],
    );
  });

  test('about a question that is never asked: nobody meets it', () => {
    const never = { ...brandOf('Yes'), ...when(selected('own', 'Yes'), selected('own', 'No')) };
    expect(sentencesAbout(guideWith(own, never, anyOf(selected('brand', 'Audi'), selected('own', 'No'))))).toContain(
      'Nobody meets this part of the condition of Q3 “Why?”: “brand?” is “Audi”.',
    );
  });
});
