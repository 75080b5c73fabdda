/** What an estimate of an interview's length rests on. People differ: each can be set to what a team has measured. */
export interface EstimateAssumptions {
  /** Silent reading in words per minute: about 240 is the mean of adults in their own language. */
  readonly wordsPerMinute: number;
  /** Seconds from one step to the next: finding the button and seeing what is new. */
  readonly secondsPerStep: number;
  /** Seconds to decide for one option, its reading not counted. */
  readonly secondsPerChoice: number;
  /** Seconds for each further option where several may be chosen: the question is known by then. */
  readonly secondsPerFurtherChoice: number;
  /** Seconds for a row of a matrix, its reading not counted: one decision among columns that are known. */
  readonly secondsPerRow: number;
  /** Seconds for each option of a ranking: it is compared with several and moved. */
  readonly secondsPerRank: number;
  /** Seconds for a MaxDiff screen with its reading: two decisions among a few options. */
  readonly secondsPerScreen: number;
  /** Seconds before somebody begins to answer in own words. */
  readonly secondsToThink: number;
  /** Words of an answer in own words: two or three sentences. */
  readonly wordsPerAnswer: number;
  /** Words of an answer to a follow-up: it adds to what was said. */
  readonly wordsPerFollowUp: number;
  /** Words typed per minute, phones and desktops together. */
  readonly typedPerMinute: number;
  /** Words spoken per minute: slower than in a conversation, since people think while they speak. */
  readonly spokenPerMinute: number;
  /** Seconds to look at a picture. */
  readonly secondsPerPicture: number;
  /** Seconds to watch a video. A guide does not say how long its videos are. */
  readonly secondsPerVideo: number;
  /** Seconds to use an embedded page. A guide does not say what is to be done there. */
  readonly secondsPerPage: number;
  /**
   * How many of the conditions hold, in percent. At one half every choice of shown questions is as likely as its
   * opposite, so that the middle between shortest and longest is also the median of all paths.
   */
  readonly shareShown: number;
  /** Time of quick people in percent of the usual one: the first tenth of readers is about a third faster. */
  readonly quickPace: number;
  /** Time of slow people in percent of the usual one: the last tenth takes about half as long again. */
  readonly slowPace: number;
}

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

export const assumptionNames = Object.keys(usualAssumptions) as (keyof EstimateAssumptions)[];

/**
 * What was changed, over the usual assumptions. Speeds of zero would take forever and unknown names mean nothing: they
 * are left out. A share is at most 100 percent; nobody quick is slower than usual, nobody slow quicker.
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

/** The most follow-up questions after an open answer, by depth. */
export const followUpsAtMost: Readonly<Record<string, number>> = { light: 1, medium: 2, heavy: 3 };

/** Words of a follow-up question: one sentence. */
export const wordsPerFollowUpQuestion = 12;

/** Options of a MaxDiff screen where the guide does not say, and how often each option is shown at least. */
export const maxDiffDefaults = { itemsPerScreen: 4, showingsPerOption: 3 } as const;
