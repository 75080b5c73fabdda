import type { Guide, OpenProbe } from '@guide-studio/interview-engine';
import type { Moderation, ModerationAudit, Moderator, ModeratorFailure } from './moderator.ts';

/** A moderator that keeps to the limit of each study, and counts what it does. */
export interface StudyModerator {
  /** Returns null if the study has used its tokens: the script decides then, and nothing is asked. */
  decide(studyId: string, guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation | null>;
  /** Returns what came of it since the service started. */
  tally(): ModerationTally;
}

export interface ModerationTally {
  /** How often each outcome occurred; `limited`: the study had used its tokens. */
  readonly outcomes: ReadonlyMap<ModerationAudit['outcome'] | 'limited', number>;
  readonly tokens: number;
  /** Who asks: the model, or the script because of what the model failed with last. */
  readonly state: 'model' | ModeratorFailure;
}

/** Where the tokens of each study are kept. */
interface TokenStore {
  modelTokens(studyId: string): Promise<number>;
  addModelTokens(studyId: string, tokens: number): Promise<void>;
}

interface Limit {
  readonly store: TokenStore;
  /** The tokens that a study may use; null for any number. Simultaneous answers may each use theirs beyond it. */
  readonly most: number | null;
}

/** Returns the moderator of all studies. */
export function studyModerator(moderator: Moderator, { store, most }: Limit): StudyModerator {
  const outcomes = new Map<ModerationAudit['outcome'] | 'limited', number>();
  let tokens = 0;
  let state: ModerationTally['state'] = 'model';
  const count = (outcome: ModerationAudit['outcome'] | 'limited'): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  return {
    async decide(studyId, guide, open, patience) {
      if (most !== null && (await store.modelTokens(studyId)) >= most) {
        count('limited');
        return null;
      }
      const moderation = await moderator.decide(guide, open, patience);
      const { outcome, tokens: used } = moderation.audit;
      count(outcome);
      state = isFailure(outcome) ? outcome : 'model';
      tokens += used;
      if (used > 0) await store.addModelTokens(studyId, used);
      return moderation;
    },
    tally: () => ({ outcomes, tokens, state }),
  };
}

const failures: ReadonlySet<string> = new Set<ModeratorFailure>(['late', 'unreachable', 'refused', 'unreadable']);

const isFailure = (outcome: string): outcome is ModeratorFailure => failures.has(outcome);
