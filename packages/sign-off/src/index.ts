// The whole guide as stakeholders read it, as data.
export * from './pack/index.ts';
// The same as text for people and pages.
export { htmlOf, type HtmlOptions } from './html/htmlOf.ts';
export { markdownOf } from './markdown/markdownOf.ts';
export * from './words/index.ts';
