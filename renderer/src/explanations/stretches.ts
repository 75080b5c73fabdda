import { wordsIn } from './wordsIn.ts';

/** Returns the common start of two texts, what differs in the first, and the common end. Words are never split. */
export function stretches(text: string, other: string): readonly [before: string, differs: string, after: string] {
  const [words, others] = [wordsIn(text), wordsIn(other)];
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const cut = words.length - end;
  return [words.slice(0, start).join(''), words.slice(start, cut).join(''), words.slice(cut).join('')];
}
