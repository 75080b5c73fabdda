import type { Guide, OpenProbe } from '@guide-studio/interview-engine';
import type { Health } from '../health.ts';
import { type EndpointFault, isEndpointFault } from '../endpointFault.ts';
import type { Moderation, ModerationAudit, Moderator } from './moderator.ts';

/** A moderator that keeps to the limit of each study, and counts what it does. */
export interface StudyModerator {
  /** Returns null if the study has used its tokens: the script decides then, and nothing is asked. */
  decide(studyId: string, guide: Guide, open: OpenProbe, patience: AbortSignal): Promise<Moderation | null>;
  /** Counts a spoken answer that nobody understood, so that the script decided. */
  unheard(reason: Unheard): void;
  /** Returns what came of it since the service started. */
  tally(): ModerationTally;
}

/**
 * Why the model was not asked about a spoken answer: there is no transcriber, it was not done in time, it failed, or
 * nothing was said.
 */
export type Unheard = 'transcriberNone' | 'transcriberLate' | 'transcriberFailed' | 'nothingSaid';

type Counted = ModerationAudit['outcome'] | 'limited' | Unheard;

export interface ModerationTally {
  /** How often each outcome occurred; `limited`: the study had used its tokens. */
  readonly outcomes: ReadonlyMap<Counted, number>;
  readonly tokens: number;
  /** Who asks: the model, or the script because of what the model or the transcriber failed with last. */
  readonly state: 'model' | EndpointFault | TranscriberTrouble;
}

type TranscriberTrouble = Exclude<Unheard, 'transcriberNone' | 'nothingSaid'>;

/** Where the tokens of each study are kept. */
interface TokenStore {
  modelTokens(studyId: string): Promise<number>;
  addModelTokens(studyId: string, tokens: number): Promise<void>;
}

interface Limit {
  readonly store: TokenStore;
  /** The tokens that a study may use; null for any number. Simultaneous answers may each use theirs beyond it. */
  readonly most: number | null;
  readonly health: Health<EndpointFault>;
}

/** Returns the moderator of all studies. */
export function studyModerator(moderator: Moderator, { store, most, health }: Limit): StudyModerator {
  const outcomes = new Map<Counted, number>();
  let tokens = 0;
  let trouble: TranscriberTrouble | null = null;
  const count = (outcome: Counted): void => {
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
      trouble = null;
      health.note(isEndpointFault(outcome) ? outcome : 'ready');
      tokens += used;
      if (used > 0) await store.addModelTokens(studyId, used);
      return moderation;
    },
    unheard(reason) {
      count(reason);
      if (reason === 'transcriberLate' || reason === 'transcriberFailed') trouble = reason;
    },
    tally() {
      const state = health.state();
      return { outcomes, tokens, state: state === 'ready' ? (trouble ?? 'model') : state };
    },
  };
}
