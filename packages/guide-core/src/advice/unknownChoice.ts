// Specification, "Conditional and criteria": choices are option ids, falling back to option text.
import type { GuideAdvice } from './advice.ts';
import type { OptionFacts } from './namedOptions.ts';

/** Each choice of a criterion must name an option of its question. */
export const unknownChoice: GuideAdvice<'unknownChoice'> = {
  id: 'unknownChoice',
  check({ conditions }, advise) {
    for (const { path, answers } of conditions) {
      for (const { position: criterion, questionId, choices, names, options } of answers) {
        if (names === undefined || !options.includes(undefined)) continue;
        for (const [at, { position, choice }] of choices.entries()) {
          if (options[at] !== undefined) continue;
          const place = [...path(), 'criteria', criterion, 'choices', position];
          advise(place, { choice, questionId, ...likeness(choice, names) });
        }
      }
    }
  },
};

function likeness(choice: string, names: OptionFacts): { readonly looksLike?: string } {
  const looksLike = names.resembling(choice);
  return looksLike === undefined ? {} : { looksLike };
}
