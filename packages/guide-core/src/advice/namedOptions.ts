import type { Json } from '../json.ts';
import { optionNames, positionNamed } from '../references/names.ts';
import { optionsOf } from '../references/options.ts';
import { type ReferenceGuide, wireReader } from '../references/reader.ts';
import type { GuideIndex, ItemTarget } from '../guideIndex/guideIndex.ts';
import { skeleton } from './skeleton.ts';

/** What advice needs to know about the options of a question. */
export interface OptionFacts {
  /** Returns the position of the option with this id or, if no option has that id, with exactly this text. */
  positionOf(choice: string): number | undefined;
  /** Returns the id or text that looks like an unknown choice. */
  resembling(choice: string): string | undefined;
}

/** Returns the options of a question, or undefined if they cannot be known. */
export type NamedOptions = (target: ItemTarget) => OptionFacts | undefined;

/** Returns the lookup of options in one guide. `factsOf` reads one list of options. */
export function createNamedOptions(
  index: GuideIndex,
  factsOf: (options: readonly Json[]) => OptionFacts,
): NamedOptions {
  const guide: ReferenceGuide<Json> = { read: wireReader, itemNamed: (id) => index.itemOf(id)?.value };
  const known = new Map<Json, readonly Json[] | undefined>();
  return ({ value }) => {
    const options = optionsOf(value, guide, known);
    return options === undefined ? undefined : factsOf(options);
  };
}

/** Returns the facts about a list of options. */
export function factsOf(options: readonly Json[]): OptionFacts {
  const names = optionNames(options, wireReader);
  let appearances: Map<string, string> | undefined;
  const resembling = (choice: string): string | undefined => {
    appearances ??= new Map([...names.byText.keys(), ...names.byId.keys()].map((name) => [skeleton(name), name]));
    return appearances.get(skeleton(choice));
  };
  const positionOf = (choice: string): number | undefined => positionNamed(names, choice);
  return { positionOf, resembling };
}
