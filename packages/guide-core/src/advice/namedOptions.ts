import { isExclusive } from '../assumptions.ts';
import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../validate/guideIndex.ts';
import { skeleton } from './skeleton.ts';

/** The options that a choice about a question may name. */
export interface OptionNames {
  /** Returns the position of the option with this id or, if no option has that id, with exactly this text. */
  positionOf(choice: string): number | undefined;
  /** Returns the id or text that looks like an unknown choice. */
  resembling(choice: string): string | undefined;
  readonly count: number;
  /** The positions of options that end the interview. */
  readonly rejected: ReadonlySet<number>;
  /** The positions of options that cannot be combined with others. */
  readonly exclusive: ReadonlySet<number>;
}

/** Returns the options of a question, or undefined if they cannot be known. */
export type NamedOptions = (target: ItemTarget) => OptionNames | undefined;

/** Returns the lookup of options in one guide. `namesIn` reads the names in one list of options. */
export function createNamedOptions(
  index: GuideIndex,
  namesIn: (options: readonly Json[]) => OptionNames,
): NamedOptions {
  const known = new Map<Json, readonly Json[] | undefined>();
  return (target) => {
    const options = optionsOf(index, target, known);
    return options === undefined ? undefined : namesIn(options);
  };
}

// A question that carries options forward has those of its source, or none if the chain is circular. The result is
// stored for every question on the way, so a long chain is walked only once.
function optionsOf(
  index: GuideIndex,
  start: ItemTarget,
  known: Map<Json, readonly Json[] | undefined>,
): readonly Json[] | undefined {
  // Nearly every question has its own options and needs no cache.
  if (isJsonObject(start.value) && carriedFrom(start.value) === null) return ownOptions(start.value);
  const passed: Json[] = [];
  let target: ItemTarget | undefined = start;
  let options: readonly Json[] | undefined;
  while (target !== undefined && isJsonObject(target.value)) {
    if (known.has(target.value)) {
      options = known.get(target.value);
      break;
    }
    known.set(target.value, undefined);
    passed.push(target.value);
    const source: string | null = carriedFrom(target.value);
    if (source === null) options = ownOptions(target.value);
    target = source === null ? undefined : index.itemOf(source);
  }
  for (const item of passed) known.set(item, options);
  return options;
}

function ownOptions({ options }: JsonObject): readonly Json[] | undefined {
  return Array.isArray(options) ? (options as readonly Json[]) : undefined;
}

function carriedFrom(item: JsonObject): string | null {
  const source = item['carryForwardFrom'];
  return typeof source === 'string' ? source : null;
}

/** Returns the names in a list of options. If several options share a name, the first one counts. */
export function namesIn(options: readonly Json[]): OptionNames {
  const byId = new Map<string, number>();
  const byText = new Map<string, number>();
  const rejected = new Set<number>();
  const exclusive = new Set<number>();
  for (const [position, option] of options.entries()) {
    if (!isJsonObject(option)) continue;
    const { externalId, text, status, exclusiveOption } = option;
    if (status === 'reject') rejected.add(position);
    if (isExclusive(exclusiveOption)) exclusive.add(position);
    if (typeof externalId === 'string' && !byId.has(externalId)) byId.set(externalId, position);
    if (typeof text === 'string' && !byText.has(text)) byText.set(text, position);
  }
  const positionOf = (choice: string): number | undefined => byId.get(choice) ?? byText.get(choice);
  let appearances: Map<string, string> | undefined;
  const resembling = (choice: string): string | undefined => {
    appearances ??= new Map([...byText.keys(), ...byId.keys()].map((name) => [skeleton(name), name]));
    return appearances.get(skeleton(choice));
  };
  return { positionOf, resembling, count: options.length, rejected, exclusive };
}
