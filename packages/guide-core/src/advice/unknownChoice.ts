// Specification, "Conditional and criteria": choices are option ids, falling back to option text.
import { itemIndex } from '../doc/itemIndex.ts';
import { textField } from '../doc/node.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import type { Fix, FixPlace } from '../findings/fix.ts';
import { comparableName } from '../findings/comparableName.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { GuideAdvice } from './advice.ts';
import type { OptionFacts } from './namedOptions.ts';

type Params = {
  readonly choice: string;
  readonly questionId: string;
  /** The id or text of an option that looks the same but consists of different characters. */
  readonly looksLike?: string;
};

/** Each choice of a criterion must name an option of its question. */
export const unknownChoice: GuideAdvice<'unknownChoice', Params, 'chooseChoice' | 'removeChoice'> = {
  id: 'unknownChoice',
  checkGuide({ conditions }, report) {
    for (const { path, answers } of conditions) {
      for (const { position: criterion, questionId, choices, names, options } of answers) {
        if (names === undefined || !options.includes(undefined)) continue;
        for (const [at, { position, choice }] of choices.entries()) {
          if (options[at] !== undefined) continue;
          const place = [...path(), 'criteria', criterion, 'choices', position];
          report(place, { choice, questionId, ...lookAlike(choice, names) });
        }
      }
    }
  },
  // Removes the choice, with its criterion if it was the only choice.
  fix(place) {
    const { node, params, rest, fields } = place;
    const { choice } = params;
    const { choices } = fields;
    if (!Array.isArray(choices) || choices.length < 2) return [...chooseMeant(place), ...removeCriterion(place)];
    return [
      ...chooseMeant(place),
      { id: 'removeChoice', params: { choice }, how: (draft) => draft.set(node.key, rest, undefined) },
    ];
  },
};

function lookAlike(choice: string, names: OptionFacts): { readonly looksLike?: string } {
  const looksLike = names.resembling(choice);
  return looksLike === undefined ? {} : { looksLike };
}

/** Returns the fix to choose the option that must be meant, if exactly one is similar. */
function chooseMeant(place: FixPlace<Params>): readonly Fix<'chooseChoice'>[] {
  const { node, params, rest } = place;
  const wanted = comparableName(params.choice);
  const like = optionNames(place).filter((name) => name === params.looksLike || comparableName(name) === wanted);
  const [to] = like;
  if (to === undefined || like.length > 1) return [];
  return [{ id: 'chooseChoice', isCertain: true, params: { to }, how: (draft) => draft.set(node.key, rest, to) }];
}

function optionNames({ doc, fields }: FixPlace<Params>): readonly string[] {
  const index = itemIndex(doc);
  const source = index.byId.get(String(fields['questionId']))?.node;
  if (!source) return [];
  return namedOptions(source, index).map((option) => textField(option, 'externalId') || textField(option, 'text'));
}
