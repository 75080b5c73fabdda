import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { carryChain } from '../references/options.ts';
import { wireReader } from '../references/reader.ts';
import { carriedFrom } from '../references/source.ts';
import { byIdentity } from '../remember.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import type { EstimateAssumptions } from './assumptions.ts';
import { always, type Duration, noTime, sum, times } from './duration.ts';
import {
  type Circumstances,
  itemTime,
  listOf,
  ownOptions,
  readingTime,
  selections,
  stimulusTime,
  textsOf,
  wordsIn,
} from './itemTime.ts';

/** The time of a block. Items with carried options are computed later, with the whole guide. */
export interface BlockTime {
  readonly items: Duration;
  readonly carrying: readonly JsonObject[];
  /** The first item with each externalId: the sources of carried options. */
  readonly sources: ReadonlyMap<string, JsonObject>;
  /** How many times the items are asked: once, or once per concept. */
  readonly rounds: Duration;
  readonly concepts: Duration;
  readonly words: number;
}

/** Finds the first item with an externalId. */
export type FindSource = (id: string) => JsonObject | undefined;

/** Returns a function that reads blocks. For a changed block, only changed items are read again. */
export function blockTimeOf(circumstances: Circumstances): (block: JsonObject) => BlockTime {
  const { assumptions } = circumstances;
  const timeOf = byIdentity((item: JsonObject) =>
    ifShown(item, itemTime(item, ownOptions(item), circumstances), assumptions),
  );
  const wordsOf = byIdentity((item: JsonObject) => ({ count: wordsIn([...textsOf(item), ...screenTexts(item)]) }));
  return (block) => {
    const items = listOf(block['items']);
    const concepts = block['type'] === 'concept' ? conceptsOf(block) : [];
    const rounds = concepts.length === 0 ? always(1) : drawn(block, concepts, assumptions);
    return {
      items: sum(items.filter((item) => carriedFrom<Json>(item, wireReader) === null).map(timeOf)),
      carrying: items.filter((item) => carriedFrom<Json>(item, wireReader) !== null),
      // Of items with the same id, the first one counts.
      sources: new Map(items.toReversed().flatMap(sourceOf)),
      rounds,
      concepts: conceptTime(concepts, rounds, assumptions),
      words: [
        ...items.map((item) => wordsOf(item).count),
        ...concepts.map((each) => wordsIn(conceptTexts(each))),
      ].reduce((total, count) => total + count, 0),
    };
  };
}

/** Returns the time of a block, including the items whose carried options come from other blocks. */
export function roundTime(
  { items, carrying, rounds, concepts }: BlockTime,
  sources: FindSource,
  circumstances: Circumstances,
): Duration {
  const carried = carrying.map((item) => {
    const { options, conditional } = carriedOptions(item, sources);
    const time = itemTime(item, options, circumstances);
    return conditional || isConditional(item) ? sometimes(time, circumstances.assumptions) : time;
  });
  return sum([times(sum([items, ...carried]), rounds), concepts]);
}

/** The number of options of an item, and whether anything they come from is conditional. */
interface Carried {
  readonly options: Duration;
  readonly conditional: boolean;
}

/** Returns how many options are carried into an item. None if its source does not exist. */
function carriedOptions(item: JsonObject, itemNamed: FindSource): Carried {
  const { carrying, first } = carryChain<Json>(item, { read: wireReader, itemNamed });
  if (!isJsonObject(first) || !Array.isArray(first['options'])) return { options: noOptions, conditional: false };
  const sources = [...carrying, first].slice(1).filter(isJsonObject);
  return {
    options: sources.reduceRight((options, source) => selections(source, options), ownOptions(first)),
    conditional: sources.some(isConditional),
  };
}

const noOptions = always(0);

function sourceOf(item: JsonObject): [string, JsonObject][] {
  const id = item['externalId'];
  return typeof id === 'string' && id !== '' ? [[id, item]] : [];
}

const isConditional = (holder: JsonObject): boolean => isJsonObject(holder['conditional']);

const ifShown = (item: JsonObject, time: Duration, assumptions: EstimateAssumptions): Duration =>
  isConditional(item) ? sometimes(time, assumptions) : time;

const sometimes = ({ usual, most }: Duration, { shareShown }: EstimateAssumptions): Duration => ({
  least: 0,
  usual: (usual * shareShown) / 100,
  most,
});

function conceptsOf(block: JsonObject): readonly JsonObject[] {
  const config = block['conceptSamplingConfig'];
  return isJsonObject(config) ? listOf(config['concepts']) : [];
}

/** Returns how many concepts a participant sees: a sample of those whose condition holds. */
function drawn(block: JsonObject, concepts: readonly JsonObject[], { shareShown }: EstimateAssumptions): Duration {
  const config = block['conceptSamplingConfig'];
  const wanted = isJsonObject(config) ? config['subsampleCount'] : null;
  const most = typeof wanted === 'number' && wanted >= 1 ? Math.floor(wanted) : concepts.length;
  const gated = concepts.filter(isConditional).length;
  const open = concepts.length - gated;
  return {
    least: Math.min(most, open),
    usual: Math.min(most, open + (gated * shareShown) / 100),
    most: Math.min(most, concepts.length),
  };
}

/** Returns the time to read the sampled concepts: for the shortest, the average and the longest ones. */
function conceptTime(concepts: readonly JsonObject[], rounds: Duration, assumptions: EstimateAssumptions): Duration {
  if (concepts.length === 0) return noTime;
  const each = concepts.map((concept) => conceptSeconds(concept, assumptions));
  const sorted = each.toSorted((a, b) => a - b);
  const total = (list: readonly number[]) => list.reduce((all, seconds) => all + seconds, 0);
  return {
    least: total(sorted.slice(0, rounds.least)),
    usual: (total(sorted) / sorted.length) * rounds.usual,
    most: total(sorted.toReversed().slice(0, rounds.most)),
  };
}

/** Returns the seconds to look at a concept. */
export function conceptSeconds(concept: JsonObject, assumptions: EstimateAssumptions): number {
  const content = isJsonObject(concept['content']) ? concept['content'] : {};
  return (
    assumptions.secondsPerStep + readingTime(conceptTexts(concept), assumptions) + stimulusTime(content, assumptions)
  );
}

function conceptTexts({ content }: JsonObject): readonly unknown[] {
  return isJsonObject(content) ? [content['title'], content['description']] : [];
}

// Reading them is part of the time of a screen, but they count as words of the guide.
const screenTexts = (item: JsonObject): readonly unknown[] =>
  hasTrait(item['type'], 'showsOptionsOnScreens') ? listOf(item['options']).map(({ text }) => text) : [];
