/**
 * The whole guide as stakeholders read and approve it: numbered, with conditions in words, as data, HTML and Markdown.
 * Pure: it runs in Node and in browsers.
 *
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { markdownOf, packOf } from '@guide-studio/sign-off';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const pack = packOf(cooking, { fingerprint: 'a1b2c3d4' });
 * console.log(pack.blocks[0]?.items[1]?.askedOf); // Asked of those who did not choose “Never” in question 1
 * console.log(markdownOf(pack).split('\n')[0]); // # Home cooking
 * ```
 *
 * Make the pack with {@link packOf}, then a document of it: {@link htmlOf} for a page that prints well,
 * {@link markdownOf} for plain text. For a file with a fingerprint of the content, fonts and a list of changes, and for Word
 * and PDF, use `exportGuide` of `@guide-studio/sign-off/node`.
 *
 * @module @guide-studio/sign-off
 */

// The whole guide for stakeholders, as data.
export * from './pack/index.ts';
// The same as Markdown and HTML.
export { htmlOf, type HtmlOptions } from './html/htmlOf.ts';
export { markdownOf } from './markdown/markdownOf.ts';
