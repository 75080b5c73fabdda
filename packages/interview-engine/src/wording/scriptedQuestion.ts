const gap = '{word}';

/** Returns a question of the script with a word of the answer in its gap, if it has one. */
export function scriptedQuestion(template: string, word: string): string {
  return template.replace(gap, () => word);
}

/** Returns the word that a question has in the gap of this template, empty for one without a gap; null if it is another. */
export function wordInGap(template: string, question: string): string | null {
  const [before = '', after] = template.split(gap);
  if (after === undefined) return question === template ? '' : null;
  const isThis = question.startsWith(before) && question.endsWith(after);
  return isThis ? question.slice(before.length, question.length - after.length) : null;
}
