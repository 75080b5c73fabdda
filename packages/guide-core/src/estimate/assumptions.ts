/** The assumptions of a time estimate. Each one can be replaced by a team's own measurements. */
export interface EstimateAssumptions {
  /** Silent reading in words per minute. The mean of adults in their own language is about 240. */
  readonly wordsPerMinute: number;
  /** Seconds from one step to the next: finding the button and seeing the new content. */
  readonly secondsPerStep: number;
  /** Seconds to choose one option, excluding reading. */
  readonly secondsPerChoice: number;
  /** Seconds for each further option if several may be chosen; the question is already known. */
  readonly secondsPerFurtherChoice: number;
  /** Seconds for a row of a matrix, excluding reading: one decision among known columns. */
  readonly secondsPerRow: number;
  /** Seconds for each option of a ranking: comparing it with others and moving it. */
  readonly secondsPerRank: number;
  /** Seconds for a MaxDiff screen, including reading: two decisions among a few options. */
  readonly secondsPerScreen: number;
  /** Seconds before a participant begins an open answer. */
  readonly secondsToThink: number;
  /** Words in an open answer: two or three sentences. */
  readonly wordsPerAnswer: number;
  /** Words in an answer to a follow-up, which adds to the first answer. */
  readonly wordsPerFollowUp: number;
  /** Words typed per minute, averaged over phones and desktops. */
  readonly typedPerMinute: number;
  /** Words spoken per minute. Slower than in conversation, because people think while they speak. */
  readonly spokenPerMinute: number;
  /** Seconds to look at a picture. */
  readonly secondsPerPicture: number;
  /** Seconds to watch a video. A guide does not contain the length of its videos. */
  readonly secondsPerVideo: number;
  /** Seconds to use an embedded page. A guide does not say what is to be done there. */
  readonly secondsPerPage: number;
  /**
   * The share of conditions that hold, in percent. At 50, shown and hidden are equally likely for each question, so the
   * middle between shortest and longest is also the median of all paths.
   */
  readonly shareShown: number;
  /** Time of quick people in percent of the usual time: the fastest tenth of readers is about a third faster. */
  readonly quickPace: number;
  /** Time of slow people in percent of the usual time: the slowest tenth takes about one and a half times as long. */
  readonly slowPace: number;
}

/** The assumptions that apply unless the user or a guide changes them. */
export const usualAssumptions: EstimateAssumptions = Object.freeze({
  wordsPerMinute: 240,
  secondsPerStep: 2,
  secondsPerChoice: 4,
  secondsPerFurtherChoice: 2,
  secondsPerRow: 3,
  secondsPerRank: 4,
  secondsPerScreen: 10,
  secondsToThink: 5,
  wordsPerAnswer: 35,
  wordsPerFollowUp: 25,
  typedPerMinute: 36,
  spokenPerMinute: 120,
  secondsPerPicture: 5,
  secondsPerVideo: 30,
  secondsPerPage: 45,
  shareShown: 50,
  quickPace: 70,
  slowPace: 150,
});

/** The names of all assumptions. */
export const assumptionNames = Object.keys(usualAssumptions) as (keyof EstimateAssumptions)[];

/**
 * Returns the usual assumptions with these changes. Ignores negative numbers, speeds below 1 word per minute and
 * unknown names. Limits shares to 100 percent, and keeps quick people at or below and slow people at or above the usual
 * time.
 *
 * @param changes By name, such as the `assumptions` of notes.
 */
export function assumptionsWith(changes: Readonly<Record<string, unknown>>): EstimateAssumptions {
  const known = assumptionNames.flatMap((name) => {
    const value = changes[name];
    return typeof value === 'number' && Number.isFinite(value) && value >= least(name) ? [[name, value] as const] : [];
  });
  const merged: EstimateAssumptions = { ...usualAssumptions, ...Object.fromEntries(known) };
  return {
    ...merged,
    shareShown: Math.min(merged.shareShown, 100),
    quickPace: Math.min(merged.quickPace, 100),
    slowPace: Math.max(merged.slowPace, 100),
  };
}

const least = (name: string) => (name.endsWith('PerMinute') ? 1 : 0);

/** The maximum number of follow-up questions after an open answer, by depth. */
export const followUpsAtMost: Readonly<Record<string, number>> = { light: 1, medium: 2, heavy: 3 };

/** Words in a follow-up question: one sentence. */
export const wordsPerFollowUpQuestion = 12;

/** Options of a MaxDiff screen if the guide does not say, and the minimum number of times each option is shown. */
export const maxDiffDefaults = { itemsPerScreen: 4, showingsPerOption: 3 } as const;
