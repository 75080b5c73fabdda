import { describe, expect, it } from 'vitest';
import { linkOf, sameParams } from '../../packages/study-service/src/page/sender/linkOf.ts';
import { takeUp } from '../../packages/study-service/src/page/sender/takeUp.ts';
import {
  chooseOption,
  chooseOwn,
  isFull,
  lockingOption,
} from '../../packages/study-service/src/page/items/choosing.ts';
import { reordered } from '../../packages/study-service/src/page/items/reordered.ts';
import { addressOf } from '../../packages/study-service/src/page/media/addressOf.ts';
import { sandboxFor } from '../../packages/study-service/src/page/media/Frame.tsx';
import { exposureOf, firstShowing, inSight, openOf } from '../../packages/study-service/src/page/media/showing.ts';
import { stimuliOf } from '../../packages/study-service/src/page/media/stimuliOf.ts';
import { platformOf } from '../../packages/study-service/src/page/browser/platformOf.ts';
import { english } from '../../packages/study-service/src/page/words/messages.en.ts';
import { backoff } from '../../packages/study-service/src/page/sender/backoff.ts';
import { isComposing } from '../../packages/study-service/src/page/browser/isComposing.ts';
import { missingIn } from '../../packages/study-service/src/page/items/missingIn.ts';
import { newRecord, readRecord } from '../../packages/study-service/src/page/sender/record.ts';

describe('the link of an interview', () => {
  it('keeps every value of every parameter', () => {
    expect(linkOf({ pathname: '/s/a%20b', search: '?x=1&y=&x=%C3%A9&__proto__=z' })).toEqual({
      linkId: 'a b',
      urlParams: Object.fromEntries([
        ['x', ['1', 'é']],
        ['y', ['']],
        ['__proto__', ['z']],
      ]),
    });
    expect(linkOf({ pathname: '/s/%E0%A4%A', search: '' }).linkId).toBe('%E0%A4%A');
  });

  it('is the same link whatever the order of its parameters', () => {
    expect(sameParams({ a: ['1'], b: ['2', '3'] }, { b: ['2', '3'], a: ['1'] })).toBe(true);
    expect(sameParams({ b: ['2', '3'] }, { b: ['3', '2'] })).toBe(false);
  });

  it('continues an interview, and asks if it began with other parameters', () => {
    const fresh = newRecord('id', { p: ['1'] });
    const begun = {
      ...fresh,
      access: { interviewId: 'i', token: 't' },
      step: { stepId: 'welcome', kind: 'welcome' as const, title: '', message: '' },
    };
    const ended = {
      ...begun,
      step: { stepId: 'end', kind: 'end' as const, outcome: 'complete' as const, message: '' },
    };
    expect(takeUp(null, {})).toBe('new');
    expect(takeUp(begun, { p: ['1'] })).toBe('resume');
    expect(takeUp(ended, { p: ['1'] })).toBe('resume');
    expect(takeUp(begun, { p: ['2'] })).toBe('ask');
    expect(takeUp(ended, { p: ['2'] })).toBe('new');
    expect(takeUp(fresh, { p: ['2'] })).toBe('new');
  });

  it('reads back only what it wrote', () => {
    const record = newRecord('id', { p: ['1'] });
    expect(readRecord(JSON.stringify(record))).toEqual(record);
    for (const text of [null, '', '{', 'null', '[]', '{"version":2}', '{"version":1}'])
      expect(readRecord(text)).toBeNull();
  });
});

describe('choosing', () => {
  const option = (id: string, exclusive = false) => ({ id, text: id, exclusive });
  const item = {
    type: 'multiple_choice' as const,
    text: '',
    media: [],
    embed: null,
    options: [option('a'), option('b'), option('none', true)],
    multiSelect: true,
    allowCustomOption: true,
    minSelect: null,
    maxSelect: 2,
  };
  const [a, b, none] = item.options;

  it('keeps the order shown, and counts an own option', () => {
    const both = chooseOption(item, chooseOption(item, { selected: [] }, b!, true), a!, true);
    expect(both).toEqual({ selected: ['a', 'b'] });
    expect(isFull(item, both)).toBe(true);
    expect(isFull(item, chooseOwn(item, { selected: ['a'] }, ''))).toBe(true);
    expect(chooseOption(item, { selected: ['a'], custom: 'x' }, a!, false)).toEqual({ selected: [], custom: 'x' });
  });

  it('lets an exclusive option clear and lock the others', () => {
    const alone = chooseOption(item, { selected: ['a'], custom: 'x' }, none!, true);
    expect(alone).toEqual({ selected: ['none'] });
    expect(lockingOption(item, alone)).toBe(none);
    expect(chooseOption(item, alone, none!, false)).toEqual({ selected: [] });
  });

  it('accepts one answer to a question for one answer', () => {
    const single = { ...item, multiSelect: false };
    expect(chooseOwn(single, { selected: ['a'] }, 'mine')).toEqual({ selected: [], custom: 'mine' });
    expect(chooseOption(single, { selected: [], custom: 'mine' }, a!, true)).toEqual({ selected: ['a'] });
  });
});

describe('an order', () => {
  it('is changed by taking one entry out and putting it in', () => {
    expect(reordered(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(reordered(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    const list = ['a', 'b'];
    for (const [from, to] of [
      [0, 0],
      [0, 2],
      [0, -1],
      [5, 0],
    ] as const)
      expect(reordered(list, from, to)).toBe(list);
  });
});

describe('addresses of media', () => {
  const origin = 'http://127.0.0.1:4310';
  const place = `${origin}/s/abc/media/`;

  it('are loaded over https only, or from the service itself', () => {
    expect(addressOf('https://media.example.org/a.png', place)).toEqual({
      url: 'https://media.example.org/a.png',
      host: 'media.example.org',
      isOwn: false,
    });
    expect(addressOf(`${origin}/a.png`, place)?.isOwn).toBe(true);
    for (const text of [
      'http://media.example.org/a.png',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,<script>',
      'blob:https://example.org/1',
      'file:///etc/passwd',
      'https://good.example@evil.example/',
      '//evil.example/a.png',
      'https://',
      'https://*.example.org/a.png',
    ])
      expect(addressOf(text, place), text).toBeNull();
  });

  it('in the frame of the editor, which has no origin, are own only as blobs', () => {
    expect(addressOf('blob:null/1', 'null/')?.isOwn).toBe(true);
    expect(addressOf('data:text/html,<script>', 'null/')).toBeNull();
    expect(addressOf('https://media.example.org/a.png', 'null/')?.isOwn).toBe(false);
  });

  it('never give a page of our own origin that origin', () => {
    expect(sandboxFor({ url: `${origin}/x`, host: '', isOwn: true })).not.toContain('allow-same-origin');
    expect(sandboxFor({ url: 'https://x.example/', host: '', isOwn: false })).toContain('allow-same-origin');
  });
});

describe('what a step shows', () => {
  const origin = 'http://127.0.0.1:4310';
  const place = `${origin}/s/abc/media/`;
  const medium = (url: string, more = {}) => ({ name: 'Loaf', url, type: 'image' as const, ...more });
  const step = {
    stepId: 'b1.i1.c1',
    kind: 'item' as const,
    concept: {
      id: 'b1.c1',
      title: 'Bread',
      description: '',
      media: [medium('https://a.example/concept.png')],
      embedUrl: 'https://pages.example/concept',
    },
    item: {
      type: 'statement' as const,
      text: 'Look.',
      media: [
        medium('http://a.example/plain.png'),
        medium('https://a.example/film.mp4', { type: 'video', forceWatching: true }),
        medium('https://a.example/still.png', { forceWatching: true }),
      ],
      embed: { url: 'https://pages.example/own', proxyUrl: 'https://proxy.example/own' },
      continueButtonText: null,
    },
  };
  const stimuli = stimuliOf(step, place);
  const [picture, , unsafe, film, still] = stimuli;

  it('are the stimuli of its concept, then its own; only videos must be watched', () => {
    expect(stimuli.map(({ url, of }) => [of, url])).toEqual([
      ['concept', 'https://a.example/concept.png'],
      ['concept', 'https://pages.example/concept'],
      ['question', 'http://a.example/plain.png'],
      ['question', 'https://a.example/film.mp4'],
      ['question', 'https://a.example/still.png'],
      ['question', 'https://proxy.example/own'],
    ]);
    expect(stimuli.filter(({ mustWatch }) => mustWatch)).toEqual([film]);
    expect([unsafe?.address, still?.mustWatch]).toEqual([null, false]);
  });

  it('block Next until they were in sight, and watched if required, or the participant continues without them', () => {
    const textOf = (shown: typeof picture, showing: ReturnType<typeof firstShowing>) =>
      openOf(shown!, showing)?.(english) ?? null;
    const loading = firstShowing(picture!, false);
    expect(textOf(picture, loading)).toContain('still loading');
    const loaded = { ...loading, state: 'shown' as const };
    expect(textOf(picture, loaded)).toContain('look at');
    expect(textOf(picture, inSight(loaded, true, 0))).toBeNull();
    for (const state of ['failed', 'unseen', 'asking'] as const) {
      expect(textOf(picture, { ...loading, state }), state).toContain('not shown');
      expect(textOf(picture, { ...loading, state, without: true }), state).toBeNull();
    }
    const seen = inSight({ ...firstShowing(film!, false), state: 'shown' }, true, 0);
    expect(textOf(film, seen)).toContain('to the end');
    expect(textOf(film, { ...seen, watched: true })).toBeNull();
    expect(firstShowing(unsafe!, false).state).toBe('failed');
    expect(firstShowing(picture!, true).state).toBe('asking');
  });

  it('is reported with the time it was in sight, all its times together', () => {
    let showing = { ...firstShowing(film!, false), state: 'shown' as const } as ReturnType<typeof firstShowing>;
    for (const [isInSight, now] of [
      [true, 1000],
      [true, 2000],
      [false, 3540],
      [false, 9000],
      [true, 10_000],
    ] as const)
      showing = inSight(showing, isInSight, now);
    const reported = {
      kind: 'video',
      url: 'https://a.example/film.mp4',
      outcome: 'shown',
      seconds: 3.5,
      watched: false,
    };
    expect(exposureOf(film!, showing, 11_000)).toEqual(reported);
    const outcomes = (['failed', 'unseen', 'asking', 'loading'] as const).map((state) => {
      const { outcome, seconds, watched } = exposureOf(picture!, { ...firstShowing(picture!, false), state }, 5000);
      return [outcome, seconds, watched];
    });
    expect(outcomes).toEqual(['failed', 'notSeen', 'declined', 'failed'].map((outcome) => [outcome, 0, null]));
  });
});

describe('the kind of a device', () => {
  it('is read from what its browser reports', () => {
    const kindOf = (userAgent: string, maxTouchPoints = 0) => platformOf({ userAgent, maxTouchPoints });
    expect(kindOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toBe('ios');
    expect(kindOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe('ios');
    expect(kindOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('desktop');
    expect(kindOf('Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5)).toBe('android');
    expect(kindOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10)).toBe('desktop');
    expect(kindOf('Mozilla/5.0 (X11; Linux x86_64)')).toBe('desktop');
  });
});

describe('what an answer lacks', () => {
  it('is a text if nothing of it can be seen, and a ranking that nobody has looked at', () => {
    const lacks = (item: object, answer: object, isTouched = true) =>
      missingIn({ kind: 'item', item } as never, answer as never, 0, isTouched)?.(english) ?? null;
    expect(lacks({ type: 'open_ended' }, { text: '\u200B \u2060' })).toBe(english.missing.text);
    expect(lacks({ type: 'multiple_choice' }, { selected: [], custom: '\uFEFF' })).toBe(english.missing.own);
    const ranking = { type: 'ranking', options: [{ id: 'a' }, { id: 'b' }] };
    expect(lacks(ranking, { ranked: ['a', 'b'] }, false)).toBe(english.missing.ranking);
    expect(lacks(ranking, { ranked: ['a', 'b'] })).toBeNull();
    const best = { choices: [{ best: 'a', worst: '' }] };
    expect(lacks({ type: 'max_diff', metric: null }, best)).toBe(english.missing.best);
    expect(lacks({ type: 'max_diff', metric: 'help' }, best)).toBe(english.missing.most);
  });
});

describe('a key that belongs to an input method', () => {
  it('is not for the page, also where the browser sends it after the composition', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});

describe('small decisions', () => {
  it('waits longer each time, at most 15 s unless the service asks for more', () => {
    expect([1, 2, 3, 6, 50].map((attempt) => backoff(attempt, 0, 1))).toEqual([500, 1000, 2000, 15_000, 15_000]);
    expect(backoff(1, 0, 0)).toBe(250);
    expect(backoff(1, 30_000, 0)).toBe(30_000);
    expect(backoff(1, 1e9, 0)).toBe(60_000);
  });
});
