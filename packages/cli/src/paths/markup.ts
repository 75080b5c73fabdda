import { escapedMarkdown } from '@guide-studio/guide-core';

/** How lines are marked up. */
export interface Markup {
  readonly heading: (text: string) => string;
  readonly point: (text: string) => string;
  readonly under: (text: string) => string;
  readonly below: (text: string) => string;
}

export const plainMarkup: Markup = {
  heading: (text) => text,
  point: (text) => `  ${text}`,
  under: (text) => `    ${text}`,
  below: (text) => `      ${text}`,
};

export const markdownMarkup: Markup = {
  heading: (text) => `## ${escapedMarkdown(text)}`,
  point: (text) => `- ${escapedMarkdown(text)}`,
  under: (text) => `  - ${escapedMarkdown(text)}`,
  below: (text) => `    - ${escapedMarkdown(text)}`,
};
