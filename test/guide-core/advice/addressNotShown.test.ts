import { advise, type JsonObject, verdict } from '@guide-studio/guide-core';
import { urlOf } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../packages/study-service/src/page/media/addressOf.ts';
import { pagePolicy } from '../../../packages/study-service/src/node/page/pagePolicy.ts';
import { createRandom } from '../../generate/random.ts';
import { concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const code = 'addressNotShown';
const picture = (url: string): JsonObject => ({ name: 'Loaf', url, type: 'image' });
const withPicture = (url: string): JsonObject => guideOf(flat(open({ media: [picture(url)] })));

describe('addressNotShown', () => {
  test('an address that the participant page loads is fine', () => {
    expectAdvice(withPicture('https://media.example.org/loaf.png'), []);
    expectAdvice(withPicture(' HTTPS:\\\\media.example.org'), []);
    expectAdvice(withPicture('https://localhost.example.org/127.0.0.1'), []);
  });

  test.each([
    ['http://media.example.org/loaf.png', 'http'],
    ['HTTP:media.example.org', 'http'],
    ['http://127.0.0.1:4310/loaf.png', 'http'],
    ['ftp://media.example.org/loaf.png', 'scheme'],
    ['data:image/png;base64,AAAA', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://me:secret@media.example.org/loaf.png', 'account'],
    ['https://*.example.org/loaf.png', 'host'],
    ['https://localhost/loaf.png', 'ownMachine'],
    ['https://Studies.LOCALHOST:4310/loaf.png', 'ownMachine'],
    ['https://127.0.0.1:8443/loaf.png', 'ownMachine'],
    ['https://2130706433/loaf.png', 'ownMachine'],
    ['https://[::1]/loaf.png', 'ownMachine'],
    ['https://[::]/loaf.png', 'ownMachine'],
    ['https://[::ffff:127.0.0.1]/loaf.png', 'ownMachine'],
  ] as const)('%s is not shown', (url, reason) => {
    const path = ['studyGuide', 0, 'items', 0, 'media', 0, 'url'];
    expectAdvice(withPicture(url), [{ code, path, params: { reason } }]);
  });

  test('holds for pictures and pages of concepts and of questions, and for a proxy in the place of its page', () => {
    const url = 'http://a.example/';
    const params = { reason: 'http' };
    const shown = concept({ content: { title: 'Bread', media: [picture(url)], embed: { url } } });
    const proxied = open({ embed: { url, proxyUrl: 'https://a.example/' } });
    const wronglyProxied = open({ embed: { url: 'https://a.example/', proxyUrl: url } });
    const inConcept = ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content'];
    expectAdvice(guideOf(conceptBlock([shown], open({ embed: { url } }), proxied, wronglyProxied)), [
      { code, path: [...inConcept, 'media', 0, 'url'], params },
      { code, path: [...inConcept, 'embed', 'url'], params },
      { code, path: ['studyGuide', 0, 'items', 0, 'embed', 'url'], params },
      { code, path: ['studyGuide', 0, 'items', 2, 'embed', 'proxyUrl'], params },
    ]);
  });

  test('is serious, and the service accepts the guide all the same', () => {
    const guide = withPicture('http://a.example/loaf.png');
    expect(advise(guide).map(({ severity }) => severity)).toEqual(['serious']);
    expect(verdict(guide)).toEqual({ ok: true, code: null, guide });
  });

  test('says nothing of what is no address, because the shape does', () => {
    for (const url of ['', 'loaf.png', 'http://', '//a.example/']) expect(advise(withPicture(url))).toEqual([]);
  });

  test('an address is found exactly if the page or its policy would not load it from another host', () => {
    const random = createRandom(30);
    const origin = 'https://interviews.example';
    const pieces = [
      ['', ' ', '\t'],
      ['https', 'HTTPS', 'http', 'h\nttps', 'ftp', 'data', 'javascript', 'blob', 'ws'],
      [':', ':/', '://', ':\\\\', ':///'],
      ['', '', '', '@', ':@', 'me@', 'me:x@', 'a@b@'],
      [
        'a.example',
        'münchen.example',
        '[::1]',
        '127.0.0.1',
        '*.a.example',
        'a%2Ab.example',
        '＊.a.example',
        "a'b.c",
        'x_y.z',
      ],
      ['', ':80', ':443', ':8080'],
      ['', '/', '/loaf.png?size=1#top', '/a@b', '?a@b', '\\a', '#*'],
    ];
    let loaded = 0;
    for (let n = 0; n < 2_000; n += 1) {
      const url = pieces.map((all) => random.pick(all)).join('');
      const host = urlOf(url)?.host;
      if (host === undefined) continue;
      const { header } = pagePolicy(withPicture(url) as never);
      const isLoaded =
        addressOf(url, `${origin}/s/abc/media/`) !== null && header.includes(`img-src 'self' https://${host}`);
      if (isLoaded) loaded += 1;
      const found = advise(withPicture(url)).filter(({ params }) => params?.['reason'] !== 'ownMachine');
      expect(found.length === 0, url).toBe(isLoaded);
    }
    expect(loaded).toBeGreaterThan(50);
  });
});
