import type { JsonObject } from '@guide-studio/guide-core';
import { urlOf } from '@guide-studio/guide-core/internal';
import type { Frame, Page } from '@playwright/test';

// Texts that do harm wherever they are treated as more than text.
const run = 'window.__pwn=1';
const vectors: readonly string[] = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src="https://evil.example/a.png">`,
  `<svg onload="${run}">`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<body onload="${run}">`,
  `<details open ontoggle="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}">`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.example/a.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="https://evil.example/">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<math><mtext></p><style><img src=x onerror="${run}">`,
  `<xmp><p title="</xmp><svg onload=${run}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `<style>@import 'https://evil.example/a.css';</style>`,
  `<input autofocus onfocus="${run}">`,
  `<marquee onstart="${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `[x](javascript:${run})`,
  `![x](https://evil.example/a.png)`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  ` javascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg onload="${run}">`,
  `file:///etc/passwd`,
  `file://host/share`,
  `\\\\host\\share`,
  `blob:https://evil.example/x`,
  `https://evil.example/track.png`,
  `//evil.example/x`,
  `https:evil.example`,
  `https://good.example@evil.example`,
  `http://169.254.169.254/latest/meta-data`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `');${run};//`,
  `";${run};//`,
  `\`;${run};//`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run}//<</script>`,
  `\u2028<script>${run}</script>\u2029`,
  `\u202e<script>${run}</script>`,
  `\u0000<script>${run}</script>`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  '__proto__',
  'constructor',
  '=cmd|/C calc!A0',
];

/** Ways in which a text hides its content or breaks out of its context. */
const disguises: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `">${vector}`,
  (vector) => `'>${vector}`,
  (vector) => `</textarea>${vector}`,
  (vector) => `</title></style></script>${vector}`,
  (vector) => `--!>${vector}<!--`,
  (vector) => vector.toUpperCase().replaceAll('WINDOW.__PWN=1', run),
  (vector) => vector.replaceAll(' ', '/').replaceAll('//', '/'),
  (vector) => vector.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (vector) => vector.replaceAll('<', '\\u003c'),
  (vector) => vector.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (vector) => vector.replaceAll('script', 'scr\u200bipt'),
  (vector) => `\ufeff${vector}\u2066`,
  (vector) => `\`\`\`html\n${vector}\n\`\`\``,
  (vector) => `${vector}\r\n${vector}`,
];

/** The plain payloads first, then each of them in another disguise. */
export function hostileTexts(count: number): readonly string[] {
  const all = disguises.flatMap((disguise) => vectors.map(disguise));
  return [...new Set(all)].slice(0, count);
}

export const plainCount = vectors.length;

/** Returns a guide, far from valid, in which every text contains all of `some`; each address contains one of them. */
export function hostileGuide(some: readonly string[]): object {
  const all = some.join(' ');
  const one = (turn: number) => some[turn % some.length] ?? '';
  const media = some.map((url) => ({ name: all, url, type: 'image' }));
  const option = (n: number) => ({ externalId: `${all} ${n}`, text: `${all} ${n}`, exclusiveOption: false });
  const base = (n: number) => ({
    externalId: `${all} ${n}`,
    text: all,
    media: media.map((each) => ({ ...each, forceWatching: true })),
    embed: { url: one(n), proxyUrl: one(n + 3) },
    conditional: {
      operator: 'and',
      criteria: [
        { type: 'searchParam', parameter: all, value: all },
        {
          type: 'selectedTemplateOptions',
          questionId: all,
          matchingCriteria: 'mustSelect',
          choices: [all],
          matrixRow: all,
        },
      ],
    },
  });
  return {
    title: all,
    externalTitle: all,
    background: all,
    studyGoal: all,
    config: { questionLanguage: all },
    welcomeMessage: { title: all, message: all },
    closingMessage: all,
    [all]: all,
    studyGuide: [
      {
        externalId: `${all} b`,
        type: 'concept',
        title: all,
        conceptSamplingConfig: {
          concepts: [
            {
              externalId: `${all} c`,
              nickname: all,
              content: { title: all, description: all, media, embed: { url: one(0) } },
            },
          ],
        },
        items: [
          { ...base(1), type: 'open_ended', addInstructions: all, followUp: all },
          { ...base(2), type: 'multiple_choice', options: [option(1), option(2)] },
          { ...base(3), type: 'ranking', carryForwardFrom: all },
          { ...base(4), type: 'matrix', options: [option(3)], rows: [{ text: all }] },
          { ...base(5), type: 'max_diff', options: [option(4), option(5)], metric: all },
          { ...base(6), type: 'statement', continueButtonText: all },
          { ...base(7), type: all },
        ],
      },
    ],
  };
}

/**
 * Returns a guide that the service accepts, with `textCount` texts, each the next one of `some`.
 */
export function soundHostileGuide(some: readonly string[], from = 0): { guide: JsonObject; textCount: number } {
  const storable = some.filter((text) => !text.includes('\u0000') && text.trim() !== '');
  const addresses = storable.filter((text) => urlOf(text) !== null);
  let texts = from;
  let urls = from;
  const text = () => storable[texts++ % storable.length] ?? '';
  const id = () => `${text()} ${texts}`;
  const url = () => addresses[urls++ % addresses.length] ?? 'https://evil.example/';
  const media = () => [
    { name: text(), url: url(), type: 'image' },
    { name: text(), url: url(), type: 'video' },
  ];
  const options = () => [1, 2, 3].map(() => ({ externalId: id(), text: id() }));
  const source = id();
  const chosen = options();
  const conditional = (): JsonObject => ({
    operator: 'or',
    criteria: [
      { type: 'searchParam', parameter: text(), value: text() },
      {
        type: 'selectedTemplateOptions',
        questionId: source,
        matchingCriteria: 'mustNotSelect',
        choices: [chosen[1]?.externalId ?? ''],
      },
    ],
  });
  const item = (rest: JsonObject): JsonObject => ({ externalId: id(), text: text(), media: media(), ...rest });
  const concept = (): JsonObject => ({
    externalId: id(),
    nickname: text(),
    content: { title: text(), description: text(), media: media(), embed: { url: url() } },
  });
  const study: JsonObject = {
    title: text(),
    externalTitle: text(),
    background: text(),
    studyGoal: text(),
    welcomeMessage: { title: text(), message: text() },
    closingMessage: text(),
  };
  const studyGuide: JsonObject[] = [
    {
      externalId: id(),
      type: 'flat',
      title: text(),
      items: [
        { ...item({ type: 'multiple_choice', options: chosen, multiSelect: true }), externalId: source },
        item({ type: 'open_ended', addInstructions: text(), conditional: conditional() }),
        item({ type: 'open_ended', embed: { url: url(), proxyUrl: url() } }),
        item({ type: 'ranking', options: options() }),
        item({ type: 'matrix', options: options(), rows: [{ text: id() }, { text: id() }] }),
        item({ type: 'max_diff', options: options(), itemsPerScreen: 3, metric: text() }),
        item({ type: 'statement', continueButtonText: text() }),
      ],
    },
    {
      externalId: id(),
      type: 'concept',
      title: text(),
      conceptSamplingConfig: { concepts: [concept(), concept()] },
      items: [item({ type: 'open_ended' })],
    },
  ];
  const guide = { ...study, studyGuide };
  return { guide, textCount: texts - from };
}

/** What no page of the editor may contain, whatever a guide says. */
export async function hostileParts(page: Page | Frame): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    if ('__pwn' in window) found.push('a payload ran');
    for (const element of document.querySelectorAll(
      'script, iframe, img, link, object, embed, video, audio, base, form, a',
    )) {
      const own = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (['SCRIPT', 'LINK'].includes(element.tagName) && new URL(own, location.href).origin === location.origin)
        continue;
      // The participant page in the preview, which is ours and has no origin.
      if (element.tagName === 'IFRAME' && own === './preview/index.html' && !element.hasAttribute('srcdoc')) continue;
      // A link within the same page.
      if (element.tagName === 'A' && own.startsWith('#')) continue;
      if (element.tagName === 'FORM' && !element.hasAttribute('action')) continue;
      found.push(element.outerHTML.slice(0, 200));
    }
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes) if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
    }
    return found;
  });
}
