import { entryOf, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { ItemType } from '../schema/item.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import { type EstimateAssumptions, followUpsAtMost, maxDiffDefaults, wordsPerFollowUpQuestion } from './assumptions.ts';
import { countWords } from './countWords.ts';
import { always, type Duration, noTime, sum, times } from './duration.ts';

/** What the time depends on besides the item. */
export interface Circumstances {
  readonly assumptions: EstimateAssumptions;
  /** How participants answer in this study; null means in writing. */
  readonly interviewMode: string | null;
}

/**
 * Returns the time of one item for a participant who sees it, at the usual pace. `options` is the number of options,
 * which depends on answers if they are carried forward.
 */
export function itemTime(item: JsonObject, options: Duration, circumstances: Circumstances): Duration {
  const { assumptions } = circumstances;
  const fixed = assumptions.secondsPerStep + readingTime(textsOf(item), assumptions) + stimulusTime(item, assumptions);
  return sum([always(fixed), answerTime(item, options, circumstances)]);
}

/** Returns the number of an item's own options. */
export const ownOptions = (item: JsonObject): Duration => always(listOf(item['options']).length);

type AnswerTime = (item: JsonObject, options: Duration, circumstances: Circumstances) => Duration;

const answerTimes: Readonly<Record<ItemType, AnswerTime>> = {
  open_ended: (item, _, { assumptions, interviewMode }) => openTime(item, interviewMode, assumptions),
  multiple_choice: (item, options, { assumptions }) => choiceTime(selections(item, options), assumptions),
  ranking: (_, options, { assumptions }) => times(always(assumptions.secondsPerRank), options),
  matrix: (item, _, { assumptions }) => always(assumptions.secondsPerRow * listOf(item['rows']).length),
  max_diff: (item, options, { assumptions }) => times(always(assumptions.secondsPerScreen), screens(item, options)),
  statement: () => noTime,
};

function answerTime(item: JsonObject, options: Duration, circumstances: Circumstances): Duration {
  return entryOf<AnswerTime>(answerTimes, item['type'])?.(item, options, circumstances) ?? noTime;
}

/** Returns how many options people choose: one, or a number within the bounds, usually about every third. */
export function selections(item: JsonObject, options: Duration): Duration {
  if (item['multiSelect'] !== true) return always(1);
  const low = Math.max(1, numberOf(item['minSelect']) ?? 1);
  const high = Math.max(low, numberOf(item['maxSelect']) ?? Infinity);
  const bounded = (count: number, shown: number) => Math.max(1, Math.min(count, high, Math.max(shown, 1)));
  const least = bounded(low, options.least);
  const usual = Math.max(least, bounded(Math.max(low, Math.round(options.usual / 3)), options.usual));
  return { least, usual, most: Math.max(usual, bounded(options.most, options.most)) };
}

/** Returns the time to choose this many options, excluding reading. */
export function choiceTime(
  count: Duration,
  { secondsPerChoice, secondsPerFurtherChoice }: EstimateAssumptions,
): Duration {
  const time = (selected: number) => secondsPerChoice + secondsPerFurtherChoice * (selected - 1);
  return { least: time(count.least), usual: time(count.usual), most: time(count.most) };
}

function screens(item: JsonObject, options: Duration): Duration {
  const { itemsPerScreen, showingsPerOption } = maxDiffDefaults;
  const size = numberOf(item['itemsPerScreen']) ?? itemsPerScreen;
  const count = (shown: number) => (shown < 1 ? 0 : Math.ceil((showingsPerOption * shown) / Math.min(size, shown)));
  return { least: count(options.least), usual: count(options.usual), most: count(options.most) };
}

function openTime(item: JsonObject, mode: string | null, assumptions: EstimateAssumptions): Duration {
  const answer = sum([
    always(assumptions.secondsToThink),
    speakingTime(assumptions.wordsPerAnswer, item, mode, assumptions),
  ]);
  const question = assumptions.secondsPerStep + (60 * wordsPerFollowUpQuestion) / assumptions.wordsPerMinute;
  const followUp = sum([always(question), speakingTime(assumptions.wordsPerFollowUp, item, mode, assumptions)]);
  const most = followUpsAtMost[String(item['followUp'])] ?? 0;
  // A detailed answer gets no follow-ups; usually about half of them are asked.
  return sum([answer, times(followUp, { least: 0, usual: Math.ceil(most / 2), most })]);
}

/**
 * Returns the time to give an answer of this length, typed or spoken. If the participant chooses, both count; usual is
 * the preferred one.
 */
function speakingTime(
  words: number,
  item: JsonObject,
  mode: string | null,
  assumptions: EstimateAssumptions,
): Duration {
  const typed = (60 * words) / assumptions.typedPerMinute;
  const spoken = (60 * words) / assumptions.spokenPerMinute;
  const way = wayOf(item['preferredInput'], mode);
  if (way === 'typed') return always(typed);
  if (way === 'spoken') return always(spoken);
  const usual = way === 'rather spoken' ? spoken : (typed + spoken) / 2;
  return { least: Math.min(typed, spoken), usual, most: Math.max(typed, spoken) };
}

function wayOf(preferred: unknown, mode: string | null): 'typed' | 'spoken' | 'rather spoken' | 'either' {
  if (mode === null || mode === 'text' || preferred === 'text') return 'typed';
  if (mode !== 'audio_text') return 'spoken';
  return preferred === 'voice' || preferred === 'screenRecording' ? 'rather spoken' : 'either';
}

/** Returns the time for pictures, videos and an embedded page. */
export function stimulusTime(holder: JsonObject, assumptions: EstimateAssumptions): number {
  const media = listOf(holder['media']).map(({ type }) =>
    type === 'video' ? assumptions.secondsPerVideo : assumptions.secondsPerPicture,
  );
  const page = isJsonObject(holder['embed']) ? assumptions.secondsPerPage : 0;
  return media.reduce((total, seconds) => total + seconds, page);
}

/** Returns the seconds to read all texts. Values that are not texts are ignored. */
export function readingTime(texts: readonly unknown[], { wordsPerMinute }: EstimateAssumptions): number {
  return (60 * wordsIn(texts)) / wordsPerMinute;
}

/** Returns the number of words in all texts. Values that are not texts are ignored. */
export const wordsIn = (texts: readonly unknown[]): number =>
  texts.reduce<number>((total, text) => total + (typeof text === 'string' ? countWords(text) : 0), 0);

/** Returns the texts of an item that everyone reads. Options on screens are part of the screen time. */
export function textsOf(item: JsonObject): readonly unknown[] {
  const options = hasTrait(item['type'], 'showsOptionsOnScreens') ? [] : listOf(item['options']);
  return [item['text'], ...[...options, ...listOf(item['rows'])].map(({ text }) => text)];
}

/** Returns the objects in a list and ignores other values. */
export const listOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
