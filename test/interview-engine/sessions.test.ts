import {
  type Guide,
  type Session,
  answer,
  answeredQuestions,
  back,
  nextStep,
  problemMessageOf,
  transcript,
} from '@guide-studio/interview-engine';
import { isConflict, outcomeOfInterview, stepPlace } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import {
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  open,
  ranking,
  selected,
  statement,
  validGuide,
  when,
  which,
} from '../guideParts.ts';
import { after, answered } from './walk.ts';

const plain = validGuide([
  flat(which('q', ['a', 'b']), open('Why?', when(selected('q', 'a'))), which('r', ['c', 'd'])),
]);

function problemOf(result: ReturnType<typeof answer> | ReturnType<typeof back>): string {
  if (result.ok) return 'none';
  expect(isConflict(result.problem)).toBe(true);
  expect(problemMessageOf(result.problem, plain)).toMatch(/^[A-Z].+\.$/u);
  return result.problem.code;
}

function wentBack(guide: Guide, session: Session): Session {
  const result = back(guide, session);
  if (!result.ok) throw new Error(result.problem.code);
  return result.session;
}

describe('welcome and end', () => {
  const welcome = (welcomeMessage: object) =>
    nextStep(validGuide([flat(open('Why?'))], { welcomeMessage: welcomeMessage as never }), after(plain, []));

  test('a welcome is shown when it has a title or a text', () => {
    expect(welcome({ title: 'Hello' })).toEqual({ stepId: 'welcome', kind: 'welcome', title: 'Hello', message: null });
    expect(welcome({ title: '', message: 'Hi' })).toMatchObject({ kind: 'welcome', title: null, message: 'Hi' });
    for (const none of [{}, { title: '' }, { title: '', message: '' }]) expect(welcome(none).kind).toBe('item');
  });

  test('a guide without a closing message still says thank you', () => {
    const end = nextStep(plain, after(plain, [{ selected: ['o2'] }, { selected: ['o1'] }]));
    expect(end).toMatchObject({ stepId: 'end', kind: 'end', outcome: 'complete' });
    expect(end.kind === 'end' && end.message).not.toBe('');
  });
});

describe('answers of other steps', () => {
  const session = after(plain, [{ selected: ['o1'] }]);

  test('the same again changes nothing, in whatever form it comes', () => {
    const again = answer(plain, session, { stepId: 'b1.i1', answer: { selected: ['o1'], note: 'sent twice' } });
    expect(again).toEqual({ ok: true, session });
  });

  test('other content, steps ahead and steps unknown are refused', () => {
    expect(problemOf(answer(plain, session, { stepId: 'b1.i1', answer: { selected: ['o2'] } }))).toBe(
      'alreadyAnswered',
    );
    expect(problemOf(answer(plain, session, { stepId: 'b1.i3', answer: { selected: ['o1'] } }))).toBe('notThisStep');
    expect(problemOf(answer(plain, session, { stepId: 'constructor', answer: {} }))).toBe('notThisStep');
  });

  test('after the end, only what was said before is taken again', () => {
    const done = after(plain, [{ selected: ['o2'] }, { selected: ['o1'] }]);
    expect(answer(plain, done, { stepId: 'b1.i3', answer: { selected: ['o1'] } })).toEqual({ ok: true, session: done });
    expect(problemOf(answer(plain, done, { stepId: 'b1.i2', answer: { text: 'x' } }))).toBe('interviewEnded');
    expect(problemOf(back(plain, done))).toBe('interviewEnded');
  });
});

describe('going back', () => {
  const session = after(plain, [{ selected: ['o1'] }, { text: 'because' }]);

  test('opens the last answered step with its answer, then the one before it', () => {
    const once = wentBack(plain, session);
    expect(nextStep(plain, once)).toMatchObject({ stepId: 'b1.i2', given: { text: 'because' } });
    const twice = wentBack(plain, once);
    expect(nextStep(plain, twice)).toMatchObject({ stepId: 'b1.i1', given: { selected: ['o1'] } });
    expect(problemOf(back(plain, twice))).toBe('nothingBefore');
    expect(transcript(plain, twice)).toEqual(transcript(plain, session));
  });

  test('another answer drops what came after, the same one keeps it', () => {
    const twice = wentBack(plain, wentBack(plain, session));
    const changed = answered(plain, twice, { selected: ['o2'] });
    expect(changed.answers).toHaveLength(1);
    expect(nextStep(plain, changed).stepId).toBe('b1.i3');
    const alike = answered(plain, twice, { selected: ['o1'] });
    expect(nextStep(plain, alike)).toMatchObject({ stepId: 'b1.i2', given: { text: 'because' } });
    expect(answered(plain, alike, { text: 'because' })).toEqual(session);
  });

  test('a wrong answer keeps everything', () => {
    const once = wentBack(plain, session);
    expect(answer(plain, once, { stepId: 'b1.i2', answer: { text: '' } })).toMatchObject({
      ok: false,
      problem: { code: 'textMissing' },
    });
    expect(answer(plain, once, { stepId: 'b1.i1', answer: { selected: ['o1'] } })).toEqual({ ok: true, session: once });
  });
});

describe('follow-ups', () => {
  const most = (followUp: string | null | undefined, text: string): number => {
    const guide = validGuide([flat(open('Why?', { followUp }), which('q', ['a', 'b']))]);
    let session = after(guide, [{ text }]);
    let count = 0;
    for (let step = nextStep(guide, session); step.kind === 'followUp'; step = nextStep(guide, session)) {
      expect(step).toMatchObject({
        stepId: `b1.i1.f${count + 1}`,
        // Whether anything has read the answer, the engine does not know.
        notice: null,
      });
      session = answered(guide, session, { text });
      count += 1;
    }
    expect(nextStep(guide, session).stepId).toBe('b1.i2');
    const [question] = answeredQuestions(guide, session);
    expect(new Set(question?.followUps.map((one) => one.question)).size).toBe(count);
    return count;
  };

  test('and the closing are in the language of the questions where the interviewer speaks it', () => {
    const textOf = (
      config: { questionLanguage: 'de' | 'de-CH' | 'en' | 'en-medical' | 'tr' } | Record<string, never>,
    ) => {
      const guide = validGuide([flat(open('Why?', { followUp: 'light' }))], { config });
      const step = nextStep(guide, after(guide, [{ text: 'Short' }]));
      const end = nextStep(guide, after(guide, [{ text: 'Short' }, { text: 'More' }]));
      return [step.kind === 'followUp' && step.question, end.kind === 'end' && end.message];
    };
    const german = ['Könnten Sie dazu etwas mehr sagen?', 'Vielen Dank für Ihre Antworten.'];
    const english = ['Could you say a little more about that?', 'Thank you for your answers.'];
    for (const questionLanguage of ['de', 'de-CH'] as const) expect(textOf({ questionLanguage })).toEqual(german);
    for (const questionLanguage of ['en', 'en-medical'] as const) expect(textOf({ questionLanguage })).toEqual(english);
    expect(textOf({})).toEqual(english);
    expect(textOf({ questionLanguage: 'tr' })).toEqual([
      'Bunu biraz daha açabilir misiniz?',
      'Yanıtlarınız için teşekkür ederiz.',
    ]);
  });

  test('are not asked in another language than that of the questions, and nothing else is said in another one', () => {
    const guide = validGuide([flat(open('Why?', { followUp: 'heavy' }), which('q', ['a', 'b']))], {
      config: { questionLanguage: 'eu' },
    });
    const session = after(guide, [{ text: 'Labur' }]);
    expect(nextStep(guide, session)).toMatchObject({ kind: 'item', stepId: 'b1.i2' });
    const ended = answered(guide, session, { selected: ['o1'] });
    expect(nextStep(guide, ended)).toMatchObject({ kind: 'end', message: '' });
    expect(transcript(guide, ended).map(({ moderator }) => moderator)).not.toContain('');
  });

  test('come with the question and everything that was answered to it so far', () => {
    const guide = validGuide([flat(open('Why?', { followUp: 'medium' }))]);
    const first = nextStep(guide, after(guide, [{ text: 'Because' }]));
    const second = nextStep(guide, after(guide, [{ text: 'Because' }, { text: 'Of the bread' }]));
    const asked = first.kind === 'followUp' ? first.question : '';
    const exchanges = [{ question: 'Why?', answer: 'Because' }];
    expect(first).toMatchObject({ kind: 'followUp', said: exchanges });
    expect(second).toMatchObject({
      kind: 'followUp',
      said: [...exchanges, { question: asked, answer: 'Of the bread' }],
    });
  });

  test('come at most as often as the depth allows', () => {
    expect([undefined, null, 'none', 'light', 'medium', 'heavy'].map((depth) => most(depth, 'short'))).toEqual([
      0, 0, 0, 1, 2, 3,
    ]);
  });

  const script = (questionLanguage: string, ...texts: readonly string[]): readonly string[] => {
    const guide = validGuide([flat(open('Why?', { followUp: 'heavy' }))], { config: { questionLanguage } as never });
    const asked: string[] = [];
    let session = after(guide, []);
    for (const text of texts) {
      session = answered(guide, session, { text });
      const step = nextStep(guide, session);
      if (step.kind === 'followUp') asked.push(step.question);
    }
    return asked;
  };

  test('ask what a vague word means, in the participant’s own spelling', () => {
    expect(script('en', 'It was Good.', 'ok')).toEqual([
      'What do you mean by “Good”?',
      'Can you give an example of that?',
    ]);
    expect(script('en', 'Goodness')).toEqual(['Could you say a little more about that?']);
    expect(script('en', 'IT DEPENDS on you')).toEqual(['What do you mean by “IT DEPENDS”?']);
    expect(script('de', 'Es war praktisch')).toEqual(['Was meinen Sie mit „praktisch“?']);
    expect(script('ja', '便利です')).toEqual(['「便利」とは、どういう意味ですか？']);
    expect(script('en', 'Good {word} $& good')).toEqual(['What do you mean by “Good”?']);
  });

  test('quote the word in the language of the participant, too', () => {
    const guide = validGuide([flat(open('Why?', { followUp: 'medium' }))]);
    const described = { ...guide, config: { questionLanguage: 'de' as const } };
    const asked = (...texts: readonly string[]) =>
      nextStep(
        guide,
        after(
          guide,
          texts.map((text) => ({ text })),
        ),
        described,
      );
    expect(asked('normal')).toMatchObject({ question: 'Was meinen Sie mit „normal“?' });
    expect(asked('normal', 'ja')).toMatchObject({
      question: 'Können Sie dafür ein Beispiel geben?',
      said: [{ answer: 'normal' }, { question: 'Was meinen Sie mit „normal“?', answer: 'ja' }],
    });
  });

  test('ask for nothing that was said: an example, a reason, what a vague word means', () => {
    expect(script('en', 'Good, because it is near', 'for example the shop')).toEqual([
      'Could you say a little more about that?',
    ]);
    expect(script('en', 'Cheap', 'e.g. bread')).toEqual([
      'Could you say a little more about that?',
      'Why does that matter to you?',
    ]);
    expect(script('de', 'Billig', 'z.B. Brot')).toEqual([
      'Könnten Sie dazu etwas mehr sagen?',
      'Warum ist Ihnen das wichtig?',
    ]);
  });

  // Every language of the interviewer, with a vague answer.
  test.each(
    Object.entries({
      en: 'difficult',
      de: 'schwierig',
      fr: 'difficile',
      es: 'difícil',
      it: 'difficile',
      pt: 'difícil',
      nl: 'moeilijk',
      tr: 'zor',
      ar: 'صعب',
      pl: 'trudne',
      cs: 'těžké',
      sv: 'svårt',
      da: 'svært',
      fi: 'vaikea',
      uk: 'важко',
      ru: 'трудно',
      he: 'קשה',
      hi: 'मुश्किल',
      zh: '复杂',
      ja: '難しい',
      ko: '복잡',
    }),
  )('quote a vague word in %s, and never show a gap', (language, word) => {
    const [first = '', ...others] = script(language, word, '…', '…', '…');
    expect(first).toContain(word);
    expect([first, ...others].join('')).not.toMatch(/[{}]/u);
    expect(others).toHaveLength(2);
  });

  test('stop once enough has been said', () => {
    expect(most('heavy', 'x'.repeat(240))).toBe(0);
    expect(most('heavy', 'x'.repeat(100))).toBe(2);
  });
});

describe('an interview read back', () => {
  const concepts = [{ nickname: 'n', content: { title: 'Tea' } }];
  const guide = validGuide(
    [
      flat(
        statement('Look'),
        which('q', ['a', 'b'], { multiSelect: true, allowCustomOption: true }),
        ranking('Order?', ['a', 'b']),
        matrix('How?', ['up', 'down'], ['x', 'y']),
        maxDiff('Best?', ['a', 'b']),
      ),
      conceptBlock('C', { concepts }, open('Why?', { followUp: 'light' })),
    ],
    { welcomeMessage: { title: 'Hello', message: 'there' }, closingMessage: 'Bye' },
  );
  const pair = { best: 'o1', worst: 'o2' };
  const session = after(guide, [
    {},
    {},
    { selected: ['o2', 'o1'], custom: 'mine' },
    { ranked: ['o2', 'o1'] },
    { cells: { r1: 'o1', r2: 'o2' } },
    { choices: [pair, pair, pair] },
    { text: 'taste' },
    { text: 'green' },
  ]);

  test('words questions and answers as the decisions say', () => {
    const worded = answeredQuestions(guide, session).map(({ question, fullAnswer }) => [question, fullAnswer]);
    expect(worded).toEqual([
      ['Q1: Look', ''],
      ['Q2: Which q?', 'a, b, mine'],
      ['Q3: Order?', '1. b, 2. a'],
      ['Q4: How?', 'up: x; down: y'],
      ['Q5: Best?', 'best: a, worst: b; best: a, worst: b; best: a, worst: b'],
      ['Q6 (Tea): Why?', 'taste\ngreen'],
    ]);
  });

  test('has a row for everything said', () => {
    const rows = transcript(guide, session);
    expect(rows).toHaveLength(9);
    expect(rows[0]).toMatchObject({ stepId: 'welcome', moderator: 'Hello\nthere', user: '', item: null });
    expect(rows[6]).toMatchObject({ moderator: 'Why?', user: 'taste', item: 5, block: 1, place: 0, concept: 0 });
    expect(rows[7]).toMatchObject({ stepId: 'b2.i1.c1.f1', user: 'green', concept: 0, isFollowUp: true });
    expect(rows[8]).toMatchObject({ stepId: 'end', moderator: 'Bye', item: null });
    expect(outcomeOfInterview(guide, session)).toBe('complete');
    expect(outcomeOfInterview(guide, after(guide, [{}]))).toBe('in_progress');
  });

  test('stepIds lead back to their places', () => {
    expect(stepPlace(guide, 'b2.i1.c1.f1')).toEqual({
      kind: 'followUp',
      item: 5,
      block: 1,
      place: 0,
      concept: 0,
      followUp: 0,
    });
    expect(stepPlace(guide, 'b1.i2')).toMatchObject({ kind: 'item', item: 1, concept: null, followUp: null });
    for (const unknown of ['', 'b0.i1', 'b3.i1', 'b1.i6', 'b1.i1x', 'b01.i1'])
      expect(stepPlace(guide, unknown)).toBeUndefined();
  });
});
