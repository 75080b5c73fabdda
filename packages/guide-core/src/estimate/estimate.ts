import { isJsonObject, type JsonObject } from '../json.ts';
import { byIdentity } from '../validate/remember.ts';
import { type EstimateAssumptions, usualAssumptions } from './assumptions.ts';
import { type BlockTime, blockTimeOf, roundTime, type Source } from './blockTime.ts';
import { always, type Duration, sum } from './duration.ts';
import { listOf, readingTime, wordsIn } from './itemTime.ts';

/** How long an interview takes, in seconds, for whoever is not screened out. */
export interface Estimate {
  /** `usual` is the median of all paths as long as half of the conditions hold. */
  readonly whole: Duration;
  /** Welcome and closing. */
  readonly frame: Duration;
  readonly blocks: readonly Duration[];
  /** Words that stand in the guide for participants. */
  readonly words: number;
}

/** Estimates a guide. Asked again about a guide that changed a little, it works only for the blocks that changed. */
export type Estimator = (guide: JsonObject) => Estimate;

/**
 * The way to estimate under some assumptions. The shortest way is that of quick people who see nothing that depends on
 * something, the longest that of slow people who see everything. A guide of wrong shape has the time of what is right.
 */
export function createEstimator(assumptions: EstimateAssumptions = usualAssumptions): Estimator {
  const byMode = new Map<string | null, (block: JsonObject) => BlockTime>();
  const blockOf = (mode: string | null) => {
    const known = byMode.get(mode) ?? byIdentity(blockTimeOf({ assumptions, interviewMode: mode }));
    byMode.set(mode, known);
    return known;
  };
  return byIdentity((guide: JsonObject): Estimate => {
    const interviewMode = modeOf(guide);
    const parts = listOf(guide['studyGuide']).map(blockOf(interviewMode));
    const sources = (id: string): Source | undefined => {
      for (const part of parts) if (part.sources.has(id)) return part.sources.get(id);
      return undefined;
    };
    const blocks = parts.map((part) => paced(roundTime(part, sources, { assumptions, interviewMode }), assumptions));
    const texts = frameTexts(guide);
    const frame = paced(always(readingTime(texts, assumptions)), assumptions);
    const words = parts.reduce((total, part) => total + part.words, wordsIn(texts));
    return { whole: sum([frame, ...blocks]), frame, blocks, words };
  });
}

/** At the pace of the quickest and of the slowest. */
function paced({ least, usual, most }: Duration, { quickPace, slowPace }: EstimateAssumptions): Duration {
  return { least: (least * quickPace) / 100, usual, most: (most * slowPace) / 100 };
}

function modeOf({ config }: JsonObject): string | null {
  const mode = isJsonObject(config) ? config['interviewMode'] : null;
  return typeof mode === 'string' ? mode : null;
}

function frameTexts({ welcomeMessage, closingMessage }: JsonObject): readonly unknown[] {
  const welcome = isJsonObject(welcomeMessage) ? welcomeMessage : {};
  return [welcome['title'], welcome['message'], closingMessage];
}
