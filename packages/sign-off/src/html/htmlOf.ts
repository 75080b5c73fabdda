import { directionOf, directionOfLanguage } from '@guide-studio/guide-core/plurals';
import type { Pack, PackBlock, PackChanges, PackConcept, PackFinding, PackItem, PackTest } from '../pack/pack.ts';
import { packWords } from '../words/messages.ts';
import type { PackWords } from '../words/messages.types.ts';
import { type Markup, markup } from './markup.ts';
import { style } from './style.ts';

/** What the page embeds. */
export interface HtmlOptions {
  /** CSS rules with embedded fonts, of the family `Pack`; without them, the fonts of the reader's machine are used. */
  readonly fonts?: string;
  /** Pictures of the guide as `data:` addresses, by their addresses in the guide; without one, its name is shown. */
  readonly pictures?: ReadonlyMap<string, string>;
}

/** The page may load nothing but embedded data. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * Returns the pack as one accessible, self-contained HTML page, which loads and runs nothing (its content security
 * policy says so). Texts of the guide are escaped, and keep their own direction.
 *
 * @param pack As {@link packOf} returns it.
 * @example
 * ```ts
 * import { block, guide, open } from '@guide-studio/guide-core/author';
 * import { htmlOf, packOf } from '@guide-studio/sign-off';
 *
 * const cooking = guide('Home cooking', {}, [block('Last week', [open('What did you cook?')])]);
 * const page = htmlOf(packOf(cooking, { fingerprint: 'a1b2c3d4' }));
 * console.log(page.includes('<title>Home cooking</title>'), page.includes('<script')); // true false
 * ```
 */
export function htmlOf(pack: Pack, options: HtmlOptions = {}): string {
  const words = packWords[pack.language === 'de' ? 'de' : 'en'];
  const rules: Markup = { source: `${options.fonts ?? ''}${style}` };
  const page = markup`<!doctype html>
<html lang="${pack.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pack.title}</title>
<style>${rules}</style>
</head>
<body>
<a class="skip" href="#guide">${words.contents}</a>
<header>
<h1 ${own(pack)}>${guideText(pack, pack.title)}</h1>
<p class="sub">${pack.subtitle}</p>
</header>
<main id="guide">
<section aria-labelledby="about">
<h2 id="about">${words.aboutStudy}</h2>
<dl class="facts">${pack.facts.map(({ label, text }) => markup`<dt>${label}</dt><dd dir="auto">${text}</dd>`)}</dl>
${labelledText(pack, words.goal, pack.goal)}${labelledText(pack, words.background, pack.background)}
</section>
${pack.changes ? changesPart(pack.changes, words) : null}
${pack.findings.length === 0 ? null : findingsPart(pack.findings, words)}
<nav class="contents" aria-labelledby="contents">
<h2 id="contents">${words.contents}</h2>
<ol dir="${pack.direction ?? directionOfLanguage(pack.guideLanguage)}">${pack.blocks.map(({ number, title }) => markup`<li><a href="#block-${number}" ${own(pack)}>${guideText(pack, title)}</a></li>`)}</ol>
</nav>
${pack.welcome ? welcomePart(pack, pack.welcome, words) : null}
${pack.blocks.map((block) => blockPart(pack, block, words, options.pictures))}
${pack.closing === '' ? null : markup`<section><h2>${words.closing}</h2><p ${own(pack)}>${guideText(pack, pack.closing)}</p></section>`}
${pack.readings === null ? null : readingsPart(pack.readings)}
${pack.tests.length === 0 ? null : testsPart(pack.tests, words)}
${signPart(pack, words)}
</main>
</body>
</html>
`;
  return page.source;
}

/** Returns the attributes of a text from the guide: its language, and the direction of that if the guide names it. */
function own({ guideLanguage, direction }: Pack): Markup {
  return markup`lang="${guideLanguage}" dir="${direction ?? 'auto'}"`;
}

/**
 * Returns a text from the guide. In letters of the other direction alone it reads in that, and begins where others do.
 */
function guideText({ guideLanguage, direction }: Pack, text: string): Markup {
  const its = directionOf(text, guideLanguage);
  return direction === null || its === direction ? markup`${text}` : markup`<bdi dir="${its}">${text}</bdi>`;
}

function labelledText(pack: Pack, label: string, text: string): Markup | null {
  return text === '' ? null : markup`<h4>${label}</h4><p ${own(pack)}>${guideText(pack, text)}</p>`;
}

function welcomePart(pack: Pack, { title, message }: NonNullable<Pack['welcome']>, words: PackWords): Markup {
  const heading = title === '' ? null : markup`<h3 ${own(pack)}>${guideText(pack, title)}</h3>`;
  return markup`<section><h2>${words.welcome}</h2>${heading}${message === '' ? null : markup`<p ${own(pack)}>${guideText(pack, message)}</p>`}</section>`;
}

function changesPart({ since, summary, groups }: PackChanges, words: PackWords): Markup {
  const list = groups.map(
    ({ title, changes }) =>
      markup`<h4 dir="auto">${title}</h4><ul>${changes.map((change) => markup`<li dir="auto">${change}</li>`)}</ul>`,
  );
  return markup`<section><h2>${words.changesSince(since)}</h2><p>${summary}</p>${list}</section>`;
}

type Pictures = HtmlOptions['pictures'];

function blockPart(pack: Pack, block: PackBlock, words: PackWords, pictures: Pictures): Markup {
  return markup`<section aria-labelledby="block-${block.number}">
<h2 id="block-${block.number}" ${own(pack)}>${block.number}. ${guideText(pack, block.title)} <span class="kind" lang="${pack.language}">${block.kind}</span></h2>
${block.notes.map((note) => markup`<p class="details">${note}</p>`)}
${block.concepts.map((concept) => conceptPart(pack, concept, words, pictures))}
${block.items.map((item) => itemPart(pack, item, words, pictures))}
</section>
`;
}

function picturesPart(shown: PackItem['pictures'], pictures: Pictures): Markup | null {
  const parts = shown.flatMap(({ address, name }) => {
    const data = pictures?.get(address);
    return data === undefined ? [] : [markup`<img class="picture" src="${data}" alt="${name}">`];
  });
  return parts.length === 0 ? null : markup`<p class="pictures">${parts}</p>`;
}

function conceptPart(pack: Pack, concept: PackConcept, words: PackWords, pictures: Pictures): Markup {
  const shown = concept.shown === '' ? null : markup`<p class="asked some" dir="auto">${concept.shown}</p>`;
  return markup`<div class="concept"><h3 ${own(pack)}><span class="kind" lang="${pack.language}">${words.concept}</span> ${guideText(pack, concept.name)}</h3>
${shown}${concept.title === '' ? null : markup`<p ${own(pack)}>${guideText(pack, concept.title)}</p>`}${concept.description === '' ? null : markup`<p ${own(pack)}>${guideText(pack, concept.description)}</p>`}
${picturesPart(concept.pictures, pictures)}${concept.details.map((detail) => markup`<p class="details" dir="auto">${detail}</p>`)}</div>
`;
}

/** With more answers than this, keeping the question on one page would leave half a page empty. */
const longFrom = 8;

function itemPart(pack: Pack, item: PackItem, words: PackWords, pictures: Pictures): Markup {
  const isLong = item.answers.length + item.rows.length > longFrom;
  return markup`<article class="${isLong ? 'item long' : 'item'}" dir="${item.direction}">
<span class="number">${item.number}</span><h3 ${own(pack)}>${guideText(pack, item.text)}</h3>
<p class="${item.isForEverybody ? 'asked' : 'asked some'}" dir="auto">${item.isForEverybody ? `${item.type} · ${item.askedOf}` : item.askedOf}</p>
${item.isForEverybody ? null : markup`<p class="details" dir="auto">${item.type}</p>`}
${
  item.rows.length === 0
    ? null
    : markup`<p class="details" dir="auto">${words.answers.rows}</p>${answerList(
        pack,
        words.answers.rows,
        item.rows.map((text) => ({ text, marks: [] })),
      )}<p class="details" dir="auto">${item.answersTitle}</p>`
}
${item.answers.length === 0 ? null : answerList(pack, item.answersTitle, item.answers)}
${picturesPart(item.pictures, pictures)}${item.details.map((detail) => markup`<p class="details" dir="auto">${detail}</p>`)}
${item.instructions === '' ? null : markup`<div class="aside"><strong>${words.instructions}</strong><p ${own(pack)}>${guideText(pack, item.instructions)}</p></div>`}
</article>
`;
}

function answerList(pack: Pack, title: string, answers: PackItem['answers']): Markup {
  const entries = answers.map(({ text, marks }) => {
    const labelledText = marks.map((mark) => markup` <span class="mark" lang="${pack.language}">${mark}</span>`);
    return markup`<li><span ${own(pack)}>${guideText(pack, text)}</span>${labelledText}</li>`;
  });
  return markup`<ul class="answers" aria-label="${title}">${entries}</ul>`;
}

function readingsPart({ title, sentences }: NonNullable<Pack['readings']>): Markup {
  return markup`<section><h2>${title}</h2><ul>${sentences.map((sentence) => markup`<li>${sentence}</li>`)}</ul></section>`;
}

function findingsPart(findings: readonly PackFinding[], words: PackWords): Markup {
  const { title, about, severities } = words.findings;
  const list = findings.map(
    ({ severity, code, message }) =>
      markup`<li><strong>${severities[severity]}</strong>: <span dir="auto">${message}</span> <span class="kind">${code}</span></li>`,
  );
  return markup`<section aria-labelledby="findings"><h2 id="findings">${title}</h2><p>${about}</p><ul>${list}</ul></section>`;
}

function testsPart(tests: readonly PackTest[], words: PackWords): Markup {
  const list = (texts: readonly string[]) =>
    markup`<ul>${texts.map((text) => markup`<li dir="auto">${text}</li>`)}</ul>`;
  const parts = tests.map(
    ({ name, note, result, differences, participant, expected }) => markup`<section><h3 dir="auto">${name}</h3>
${result === '' ? null : markup`<p class="details">${result}</p>`}${differences.length === 0 ? null : list(differences)}
${note === '' ? null : markup`<p dir="auto">${note}</p>`}
<h4>${words.tests.participant}</h4>${list(participant)}
<h4>${words.tests.expected}</h4>${list(expected)}</section>
`,
  );
  return markup`<section aria-labelledby="tests"><h2 id="tests">${words.tests.title}</h2><p>${words.tests.about}</p>${parts}</section>`;
}

function signPart(pack: Pack, words: PackWords): Markup {
  const approvals = markup`<h4>${words.approvals}</h4><ul>${pack.approvals.map(({ text }) => markup`<li dir="auto">${text}</li>`)}</ul>`;
  return markup`<section aria-labelledby="sign"><h2 id="sign">${words.signature}</h2>
<p>${words.signatureNote}</p>
<h4>${words.fingerprint}</h4><p class="print">${pack.fingerprint}</p><p class="details">${words.fingerprintNote}</p>
${pack.approvals.length === 0 ? null : approvals}
<div class="sign"><div>${words.name}</div><div>${words.date}</div><div>${words.sign}</div></div>
</section>`;
}
