import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../validate/guideIndex.ts';

/** The options that a choice about this question may name. */
export interface OptionNames {
  /** The position of the option that a choice names: by id, and if no option has that id, by its exact text. */
  positionOf(choice: string): number | undefined;
  /** Every id and text, for telling what an unknown choice resembles. */
  readonly names: readonly string[];
}

/** Looks up the options of a question; undefined where they cannot be known. */
export type NamedOptions = (target: ItemTarget) => OptionNames | undefined;

/** Looks options up in one guide. `namesIn` reads the names in one list of options. */
export function createNamedOptions(
  index: GuideIndex,
  namesIn: (options: readonly Json[]) => OptionNames,
): NamedOptions {
  return (target) => {
    const options = optionsOf(index, target);
    return options === undefined ? undefined : namesIn(options);
  };
}

// The options of a carried question are those of its source; a circle of carrying leads nowhere.
function optionsOf(index: GuideIndex, start: ItemTarget): readonly Json[] | undefined {
  const seen = new Set<Json>();
  let target: ItemTarget | undefined = start;
  while (target !== undefined && isJsonObject(target.value) && !seen.has(target.value)) {
    seen.add(target.value);
    const source: string | null = carriedFrom(target.value);
    if (source === null) return Array.isArray(target.value['options']) ? target.value['options'] : undefined;
    target = index.itemOf(source);
  }
  return undefined;
}

function carriedFrom(item: JsonObject): string | null {
  const source = item['carryForwardFrom'];
  return typeof source === 'string' ? source : null;
}

/** The names in a list of options; the first option of a name counts. */
export function namesIn(options: readonly Json[]): OptionNames {
  const byId = new Map<string, number>();
  const byText = new Map<string, number>();
  for (const [position, option] of options.entries()) {
    if (!isJsonObject(option)) continue;
    const { externalId, text } = option;
    if (typeof externalId === 'string' && !byId.has(externalId)) byId.set(externalId, position);
    if (typeof text === 'string' && !byText.has(text)) byText.set(text, position);
  }
  const positionOf = (choice: string): number | undefined => byId.get(choice) ?? byText.get(choice);
  return { positionOf, names: [...byId.keys(), ...byText.keys()] };
}
