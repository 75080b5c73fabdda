// Specification, "Conditional and criteria": choices are option ids, falling back to option text.
import type { GuideAdvice } from './advice.ts';
import type { OptionNames } from './namedOptions.ts';

/** Each choice of a criterion names an option of its question. */
export const unknownChoice: GuideAdvice<'unknownChoice'> = {
  id: 'unknownChoice',
  check({ conditions, optionsOf }, advise) {
    for (const { path, answers, sourceOf } of conditions) {
      for (const answer of answers) {
        const source = sourceOf(answer);
        const names = source === undefined ? undefined : optionsOf(source);
        if (names === undefined) continue;
        for (const { position, choice } of answer.choices) {
          if (names.positionOf(choice) !== undefined) continue;
          const { questionId } = answer;
          const at = [...path(), 'criteria', answer.position, 'choices', position];
          advise(at, { choice, questionId, ...likeness(choice, names) });
        }
      }
    }
  },
};

function likeness(choice: string, names: OptionNames): { readonly looksLike?: string } {
  const looksLike = names.resembling(choice);
  return looksLike === undefined ? {} : { looksLike };
}
