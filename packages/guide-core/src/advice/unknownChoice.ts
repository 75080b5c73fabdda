// Specification, "Conditional and criteria": choices are option ids, falling back to option text.
import type { GuideAdvice } from './advice.ts';
import { conditionsOf } from './criteria.ts';
import type { OptionNames } from './namedOptions.ts';
import { skeleton } from './skeleton.ts';

/** Each choice of a criterion names an option of its question. */
export const unknownChoice: GuideAdvice<'unknownChoice'> = {
  id: 'unknownChoice',
  check(index, options, advise) {
    for (const { path, answers } of conditionsOf(index)) {
      for (const { position: criterion, questionId, choices, source } of answers) {
        const names = source === undefined ? undefined : options(source);
        if (names === undefined) continue;
        for (const { position, choice } of choices) {
          if (names.positionOf(choice) !== undefined) continue;
          const at = [...path, 'criteria', criterion, 'choices', position];
          advise(at, { choice, questionId, ...likeness(choice, names) });
        }
      }
    }
  },
};

function likeness(choice: string, { names }: OptionNames): { readonly looksLike?: string } {
  const wanted = skeleton(choice);
  const looksLike = names.find((name) => skeleton(name) === wanted);
  return looksLike === undefined ? {} : { looksLike };
}
