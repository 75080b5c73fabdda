import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readPageFiles } from '../../packages/study-service/src/node/page/pageFiles.ts';
import { withPage } from '../../packages/study-service/src/node/page/withPage.ts';
import { pagePolicy } from '../../packages/study-service/src/node/page/pagePolicy.ts';
import type { CreateStudyRequest, InterviewMode, PreferredInput } from '@guide-studio/guide-core';
import type { LinkTarget } from '../../packages/study-service/src/store/store.ts';
import { type RunningService, startService } from '@guide-studio/study-service/node';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../e2e/browser.ts';
import { sized } from '../size.ts';
import { send } from '../study-service/harness.ts';

const executablePath = process.env['GUIDE_STUDIO_BROWSER'] ?? findChromium() ?? '/usr/bin/chromium';
const root = fileURLToPath(new URL('../..', import.meta.url));
const pageDir = join(root, 'packages/study-service/dist/page');
const budget = 60_000;
/** What a phone must have before the first question, without style sheets. */
const firstScripts = 25_000;
/** What interviews that record need besides, in one language. */
const recordingBudget = 16_000;
let service: RunningService;

beforeAll(async () => {
  expect(spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'page']).status).toBe(0);
  service = await startService({ port: 0, data: ':memory:', pageDir, log: { write: () => {} } });
});
afterAll(async () => await service.close());

const originOf = (url = '') => new URL(url).origin;

/** Returns the addresses that a page refuses to load, as pictures, videos and pages. */
async function blockedOn(link: string, addresses: readonly string[]) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.route(/\.example\//u, async (route) => await route.fulfill({ status: 200, body: '' }));
    await page.goto(link);
    return await page.evaluate(async (urls) => {
      const blocked: Record<string, string[]> = { 'img-src': [], 'media-src': [], 'frame-src': [] };
      const once = new Set<string>();
      const settled = ['load', 'error', 'loadedmetadata'];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        const origin = new URL(blockedURI).origin;
        if (once.has(effectiveDirective + origin)) return;
        once.add(effectiveDirective + origin);
        blocked[effectiveDirective]?.push(origin);
      });
      const elements = (['img', 'video', 'iframe'] as const).flatMap((tag) =>
        urls.map((src) => Object.assign(document.createElement(tag), { src })),
      );
      await Promise.all(
        elements.map(async (element) => {
          const over = settled.map(
            (event) => new Promise((resolve) => element.addEventListener(event, resolve, { once: true })),
          );
          document.body.append(element);
          await Promise.race(over);
        }),
      );
      // Each element has finished; the browser reports refusals in a later task. After 30 s, those that came are compared.
      for (let left = 1500; left > 0 && once.size < 9; left -= 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return blocked;
    }, addresses);
  } finally {
    await browser.close();
  }
}

const get = async (path: string, init: RequestInit = {}) =>
  await fetch(service.url + path, { redirect: 'manual', ...init });

const namesOf = (pattern: RegExp) => readdirSync(join(pageDir, 'page')).filter((name) => pattern.test(name));
const bytesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(pageDir, 'page', name))).length, 0);

describe('the participant page as it is served', () => {
  it(`weighs at most ${budget} bytes, gzipped`, () => {
    const names = namesOf(/^(?!messages\.|recording\.|openRecording-).*\.(js|css)$/u);
    expect(names.length).toBeGreaterThan(1);
    expect(bytesOf(names)).toBeLessThanOrEqual(budget);
  });

  it(`loads at most ${firstScripts} bytes of scripts first, and the words of a language in a file of their own`, () => {
    const document = readFileSync(join(pageDir, 'index.html'), 'utf8');
    const scripts = [...document.matchAll(/"\/page\/([^"]+\.js)"/gu)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(firstScripts);
    const languages = namesOf(/^messages\.\w\w-/u);
    expect(languages).toHaveLength(20);
    for (const name of languages) expect(bytesOf([name]), name).toBeLessThanOrEqual(4000);
  });

  it(`loads at most ${recordingBudget} bytes more to record, with the words of a language in a file of their own`, () => {
    const document = readFileSync(join(pageDir, 'index.html'), 'utf8');
    expect(document).not.toMatch(/recording/iu);
    const parts = namesOf(/^openRecording-/u);
    expect(parts.map((name) => name.split('.').at(-1)).sort()).toEqual(['css', 'js']);
    const languages = namesOf(/^recording\.\w\w-/u);
    expect(languages).toHaveLength(20);
    for (const name of languages) expect(bytesOf([...parts, name]), name).toBeLessThanOrEqual(recordingBudget);
  });

  it('allows the microphone, the camera and the screen only where the study records them and recordings are kept', async () => {
    const files = await readPageFiles(pageDir);
    const next = async () => new Response(null, { status: 404 });
    const allowed = async (interviewMode: InterviewMode, preferredInput: PreferredInput | null, records = true) => {
      const items = [{ type: 'open_ended' as const, text: 'Why?', preferredInput }];
      const guide: CreateStudyRequest = {
        title: 'R',
        config: { interviewMode },
        studyGuide: [{ type: 'flat', title: 'B', items }],
      };
      const link = { linkId: 'x', studyId: 'x', status: 'live' } as LinkTarget;
      const studies = { findLink: async () => link, readGuide: async () => ({ guide }) };
      const { headers } = await withPage(next, files, studies, records)(new Request('http://localhost/s/x'));
      const media = /media-src ([^;]*)/u.exec(headers.get('content-security-policy') ?? '')?.[1];
      const own = (headers.get('permissions-policy') ?? '').match(/[\w-]+(?==\(self\))/gu) ?? [];
      return [...own, media].join(' ');
    };
    expect(await allowed('audio', null)).toBe('microphone blob:');
    expect(await allowed('audio_text', 'screenRecording')).toBe('microphone display-capture blob:');
    expect(await allowed('video_screen', null)).toBe('camera microphone display-capture blob:');
    expect(await allowed('video', 'voice')).toBe('camera microphone blob:');
    expect(await allowed('text', 'voice')).toBe("'none'");
    expect(await allowed('video', 'text')).toBe("'none'");
    expect(await allowed('video_screen', null, false)).toBe("'none'");
  });

  it('leads a link with the end of the sentence or bracket around it to the study', async () => {
    const files = await readPageFiles(pageDir);
    const link = { linkId: 'bread-1', studyId: 'x', status: 'live' } as LinkTarget;
    const studies = { findLink: async (id: string) => (id === 'bread-1' ? link : null), readGuide: async () => null };
    const page = withPage(async () => new Response(null, { status: 404 }), files, studies, false);
    const asked = async (path: string) => {
      const { status, headers } = await page(new Request(`http://localhost${path}`));
      return `${status} ${headers.get('location') ?? ''}`.trim();
    };
    expect(await asked('/s/bread-1')).toBe('200');
    for (const ending of ['.', ')', ').', ',', '%22', '%E2%80%9D.', '%3E']) {
      expect(await asked(`/s/bread-1${ending}?lang=de`), ending).toBe('302 /s/bread-1?lang=de');
    }
    expect(await asked('/s/bread.1')).toBe('404');
  });

  it('answers an unknown link with 404 and the page, under a policy that allows only its own scripts', async () => {
    const response = await get('/s/nothing-here?x=1');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<div id="page">');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self'`);
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|https/u);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  it('serves the files that the document names, for ever, and no others', async () => {
    const document = await (await get('/s/x')).text();
    const names = [...document.matchAll(/"(\/page\/[^"]+)"/gu)].map((match) => match[1] ?? '');
    expect(names.length).toBe(4);
    for (const name of names) {
      const response = await get(name);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    for (const path of [
      '/page/',
      '/page/index.html',
      '/page/..%2Findex.html',
      '/page/%2e%2e/index.html',
      '/s/',
      '/s/a/b',
    ])
      expect((await get(path)).status, path).toBe(404);
    expect((await get('/s/x', { method: 'POST' })).status).toBe(405);
  });

  it('may load what its study shows from the addresses of the guide, and nothing else', () => {
    const media = (...urls: readonly string[]) => urls.map((url) => ({ name: 'm', url, type: 'image' as const }));
    const urls = [
      'https://a.example/one.png?size=2#top',
      'https://a.example/one.png',
      'https://b.example:8443/%C3%A9;x,y/z.png',
      'http://plain.example/a.png',
      "https://*.example/a.png'",
      'https://user:secret@c.example/a.png',
      'data:image/png;base64,AAAA',
      "https://d.example/'unsafe-inline'",
    ];
    const policyOf = (images: readonly string[]) => {
      const { header, inDocument } = pagePolicy({
        title: 'T',
        studyGuide: [
          {
            type: 'concept',
            title: 'B',
            conceptSamplingConfig: {
              concepts: [{ nickname: 'c', content: { title: 'C', embed: { url: 'https://pages.example/x' } } }],
            },
            items: [
              {
                type: 'statement',
                text: 'S',
                media: [...media(...images), { name: 'v', url: 'https://v.example/f.mp4', type: 'video' }],
                embed: { url: 'https://not.example/', proxyUrl: 'https://proxy.example/p' },
              },
            ],
          },
        ],
      });
      expect(inDocument).toBeNull();
      return header;
    };
    const parts = new Map(
      policyOf(urls)
        .split('; ')
        .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
    );
    expect(parts.get('img-src')).toBe(
      `'self' https://a.example/one.png https://b.example:8443/%C3%A9%3Bx%2Cy/z.png https://d.example/%27unsafe-inline%27`,
    );
    expect(parts.get('media-src')).toBe('https://v.example/f.mp4');
    expect(parts.get('frame-src')).toBe('https://pages.example/x https://proxy.example/p');
    expect([...parts.keys()]).toHaveLength(10);
    const many = Array.from({ length: 400 }, (_, at) => `https://a${at % 3}.example/${at}.png`);
    expect(policyOf(many)).toContain(`img-src 'self' https://a0.example https://a1.example https://a2.example;`);
  });

  const many = sized(1500, 8000, 8000);
  const address = (kind: string, question: number, hosts: number) =>
    `https://${kind}${question % hosts}.media.example/folder/${kind}-number-${question}`;

  it.each([
    ['60 questions with a picture, a video and a page each, on three hosts', 60, 1],
    ['60 questions with all three on 180 hosts', 60, 60],
    [`${many} questions with all three on as many hosts`, many, many],
  ])(`has no long header for %s, and loads from no other host in Chromium`, async (_, questions, hosts) => {
    const items = Array.from({ length: questions }, (_, at) => ({
      type: 'statement',
      text: `Question ${at}`,
      media: [
        { name: 'p', url: address('p', at, hosts), type: 'image' },
        { name: 'v', url: address('v', at, hosts), type: 'video' },
      ],
      embed: { url: address('e', at, hosts) },
    }));
    const key = service.newKey ?? '';
    const guide = { title: 'Many', studyGuide: [{ type: 'flat', title: 'All', items }] };
    const created = await send(service.url, 'createStudy', { key, body: guide });
    const launched = await send(service.url, 'launchStudy', { key, params: { studyId: created.body.id ?? '' } });
    const link = String(launched.body['selfRecruitLink']);
    const headers = (await fetch(link)).headers;
    expect([...headers].join('').length).toBeLessThan(4000);
    const last = questions - 1;
    const asked = [
      address('p', last, hosts),
      address('v', last, hosts),
      address('e', last, hosts),
      'https://elsewhere.example/',
    ];
    const blocked = await blockedOn(link, asked);
    const [picture, video, embed, elsewhere] = asked;
    expect(blocked).toEqual({
      'img-src': [video, embed, elsewhere].map(originOf),
      'media-src': [picture, embed, elsewhere].map(originOf),
      'frame-src': [picture, video, elsewhere].map(originOf),
    });
  });
});
