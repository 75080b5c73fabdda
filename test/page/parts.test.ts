import { describe, expect, it } from 'vitest';
import { linkOf, sameParams } from '../../packages/study-service/src/page/browser/linkOf.ts';
import { takeUp } from '../../packages/study-service/src/page/browser/takeUp.ts';
import { directionOf } from '../../packages/study-service/src/page/app/directionOf.ts';
import {
  chooseOption,
  chooseOwn,
  isFull,
  lockingOption,
} from '../../packages/study-service/src/page/items/choosing.ts';
import { reordered } from '../../packages/study-service/src/page/items/reordered.ts';
import { addressOf } from '../../packages/study-service/src/page/media/addressOf.ts';
import { sandboxFor } from '../../packages/study-service/src/page/media/Frame.tsx';
import { heldBy } from '../../packages/study-service/src/page/media/mustWatch.ts';
import { backoff } from '../../packages/study-service/src/page/sender/backoff.ts';
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

  it('takes an interview up, and asks when it was begun with other parameters', () => {
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

  it('takes one answer where one is asked for', () => {
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

  it('are loaded over https only, or from the service itself', () => {
    expect(addressOf('https://media.example.org/a.png', origin)).toEqual({
      url: 'https://media.example.org/a.png',
      host: 'media.example.org',
      isOwn: false,
    });
    expect(addressOf(`${origin}/a.png`, origin)?.isOwn).toBe(true);
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
    ])
      expect(addressOf(text, origin), text).toBeNull();
  });

  it('never give a page of our own origin that origin', () => {
    expect(sandboxFor({ url: `${origin}/x`, host: '', isOwn: true })).not.toContain('allow-same-origin');
    expect(sandboxFor({ url: 'https://x.example/', host: '', isOwn: false })).toContain('allow-same-origin');
  });

  it('hold the way on only while a video must be watched and can be', () => {
    const video = (url: string) => ({ name: 'v', url, type: 'video' as const, forceWatching: true });
    const media = [
      video('https://a.example/1'),
      video('http://a.example/2'),
      { ...video('https://a.example/3'), forceWatching: false },
    ];
    expect(heldBy(media, new Set(), origin)).toEqual(['https://a.example/1']);
    expect(heldBy(media, new Set(['https://a.example/1']), origin)).toEqual([]);
  });
});

describe('small decisions', () => {
  it('reads a text in the direction of its first letter', () => {
    expect(directionOf('1. ما رأيك؟')).toBe('rtl');
    expect(directionOf('שלום')).toBe('rtl');
    expect(directionOf('Bread (خبز)')).toBe('ltr');
    expect(directionOf('…')).toBe('ltr');
  });

  it('waits longer each time, at most 15 s unless the service asks for more', () => {
    expect([1, 2, 3, 6, 50].map((attempt) => backoff(attempt, 0, 1))).toEqual([500, 1000, 2000, 15_000, 15_000]);
    expect(backoff(1, 0, 0)).toBe(250);
    expect(backoff(1, 30_000, 0)).toBe(30_000);
    expect(backoff(1, 1e9, 0)).toBe(60_000);
  });
});
