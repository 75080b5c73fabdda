/**
 * The sign-off pack of a guide as data, HTML and Markdown.
 *
 * @module @guide-studio/sign-off
 */

// The whole guide for stakeholders, as data.
export * from './pack/index.ts';
// The same as Markdown and HTML.
export { htmlOf, type HtmlOptions } from './html/htmlOf.ts';
export { markdownOf } from './markdown/markdownOf.ts';
export * from './words/index.ts';
