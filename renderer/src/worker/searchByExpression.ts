import { createFinder, type Match } from '@guide-studio/guide-core/find';
import type { ExpressionQuestion, ExpressionReply } from './expressionMessages.ts';

/** Searches the texts of a question one after the other. What was found by then is known if the worker is ended. */
export function searchByExpression(
  { query, texts }: ExpressionQuestion,
  reply: (message: ExpressionReply) => void,
): void {
  reply({ kind: 'begins' });
  const finder = createFinder(query);
  if ('error' in finder) throw new Error(`The expression is invalid: ${finder.error}.`);
  let [matches, reported]: [(readonly Match[])[], number] = [[], 0];
  try {
    for (const text of texts) {
      // Few messages for many texts, and at most one text of a hundred is unknown if the next one takes too long.
      if (matches.length > reported / 100) {
        reply({ kind: 'found', matches, isLast: false });
        [matches, reported] = [[], reported + matches.length];
      }
      matches.push(finder.matches(text));
    }
    reply({ kind: 'found', matches, isLast: true });
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    reply({ kind: 'tooLarge' });
  }
}
