import { isJsonObject, type JsonObject } from '../json.ts';
import { byIdentity, remembered } from '../remember.ts';
import { type EstimateAssumptions, usualAssumptions } from './assumptions.ts';
import { type BlockTime, blockTimeOf, type FindSource, roundTime } from './blockTime.ts';
import { always, type Duration, sum } from './duration.ts';
import { listOf, readingTime, wordsIn } from './itemTime.ts';

/** The length of an interview in seconds, for participants who are not screened out. */
export interface Estimate {
  /** `usual` is the median of all paths if half of the conditions hold. */
  readonly whole: Duration;
  /** Reading the welcome and closing messages. */
  readonly frame: Duration;
  /** For each block of the guide, in order. Of a concept block: for all concepts that a participant sees. */
  readonly blocks: readonly Duration[];
  /** The number of words for participants. */
  readonly words: number;
}

/** Estimates a guide. Later calls only process blocks that changed. */
export type Estimator = (guide: JsonObject) => Estimate;

/**
 * Returns an estimator. The shortest case is a quick participant who sees nothing conditional, the longest a slow one
 * who sees everything. In a malformed guide, only the valid parts count.
 *
 * @param assumptions Seconds, words per minute and shares; {@link usualAssumptions} by default.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { assumptionsWith, createEstimator } from '@guide-studio/guide-core/estimate';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const why = open('Why not?', { when: often.includes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, why])]);
 * const { usual } = createEstimator()(cooking).whole;
 * const rarely = createEstimator(assumptionsWith({ shareShown: 10 }))(cooking).whole;
 * console.log(Math.round(usual), Math.round(rarely.usual)); // 41 15
 * ```
 */
export function createEstimator(assumptions: EstimateAssumptions = usualAssumptions): Estimator {
  const byMode = new Map<string | null, (block: JsonObject) => BlockTime>();
  const blockOf = (mode: string | null) => {
    return remembered(byMode, mode, () => byIdentity(blockTimeOf({ assumptions, interviewMode: mode })));
  };
  return byIdentity((guide: JsonObject): Estimate => {
    const interviewMode = modeOf(guide);
    const parts = listOf(guide['studyGuide']).map(blockOf(interviewMode));
    const sources: FindSource = (id) => {
      for (const part of parts) if (part.sources.has(id)) return part.sources.get(id);
      return undefined;
    };
    const blocks = parts.map((part) => paced(roundTime(part, sources, { assumptions, interviewMode }), assumptions));
    const texts = [...welcomeTexts(guide), guide['closingMessage']];
    const frame = paced(always(readingTime(texts, assumptions)), assumptions);
    const words = parts.reduce((total, part) => total + part.words, wordsIn(texts));
    return { whole: sum([frame, ...blocks]), frame, blocks, words };
  });
}

/** Applies the pace of the quickest and the slowest people. */
function paced({ least, usual, most }: Duration, { quickPace, slowPace }: EstimateAssumptions): Duration {
  return { least: (least * quickPace) / 100, usual, most: (most * slowPace) / 100 };
}

/** Returns how participants answer in a study; null if the guide does not say. */
export function modeOf({ config }: JsonObject): string | null {
  const mode = isJsonObject(config) ? config['interviewMode'] : null;
  return typeof mode === 'string' ? mode : null;
}

/** Returns the texts of the welcome message. */
export function welcomeTexts({ welcomeMessage }: JsonObject): readonly unknown[] {
  const welcome = isJsonObject(welcomeMessage) ? welcomeMessage : {};
  return [welcome['title'], welcome['message']];
}
