import { pluralsOf } from '@guide-studio/guide-core';
import type { Markup } from './markup.ts';

const { number } = pluralsOf('en');

/** Lines of a list that are printed; JSON has all. */
const mostListed = 10;

/** Returns a list below its heading, cut if it is long. Nothing if it is empty. */
export function listText(heading: string, lines: readonly string[], markup: Markup): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - mostListed;
  return [
    markup.point(heading),
    ...lines.slice(0, mostListed).map(markup.under),
    ...(more > 0 ? [markup.under(`… and ${number(more)} more: see --format json`)] : []),
  ];
}
