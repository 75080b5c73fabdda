import { escapedMarkdown, withoutMarks } from '@guide-studio/guide-core/internal';

/** How lines are marked up. */
export interface Markup {
  readonly heading: (text: string) => string;
  readonly point: (text: string) => string;
  readonly under: (text: string) => string;
  readonly below: (text: string) => string;
}

export const plainMarkup: Markup = {
  heading: (text) => text,
  point: (text) => `  ${withoutMarks(text)}`,
  under: (text) => `    ${withoutMarks(text)}`,
  below: (text) => `      ${withoutMarks(text)}`,
};

export const markdownMarkup: Markup = {
  heading: (text) => `## ${escapedMarkdown(text)}`,
  point: (text) => `- ${escapedMarkdown(text)}`,
  under: (text) => `  - ${escapedMarkdown(text)}`,
  below: (text) => `    - ${escapedMarkdown(text)}`,
};
